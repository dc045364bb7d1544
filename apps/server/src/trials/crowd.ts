import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { RULE_SET_IDS, type RuleSetId, ruleSet } from '@aquarius/engine';
import type { TableCode } from '@aquarius/protocol';
import { call, Guest } from '../testing/guest.ts';
import { type Site, Steadfast } from './steadfast.ts';

export interface CrowdOptions {
	readonly site: Site;
	/** People think this long about a move, in ms: from, to. */
	readonly thinkMs: readonly [number, number];
	/** How long a pair plays before it does something else, in ms: from, to. */
	readonly playMs: readonly [number, number];
	/** A table that nobody looks at for longer is asleep, in ms. */
	readonly asleepMs: number;
}

export interface CrowdCounts {
	tables: number;
	moves: number;
	cuts: number;
	naps: number;
	watched: number;
	vanished: number;
	listened: number;
}

/** Played by two people and a bot. */
const RULES: readonly RuleSetId[] = RULE_SET_IDS.filter((id) => {
	const { min, max } = ruleSet(id).players;
	return min <= 3 && max >= 3;
});

/**
 * People who do what people do for hours: play, lose the line, leave a table asleep and come back, give one up and open another,
 * look on, ask for a place and do not come, look at the lobby. They keep nothing of it but counts.
 */
export class Crowd {
	readonly counts: CrowdCounts = { tables: 0, moves: 0, cuts: 0, naps: 0, watched: 0, vanished: 0, listened: 0 };
	/** What was wrong: must stay empty. */
	readonly faults: string[] = [];
	readonly #options: CrowdOptions;
	readonly #pairs = new Set<readonly [Steadfast, Steadfast]>();
	readonly #done: Promise<void>[] = [];
	#isOver = false;

	constructor(options: CrowdOptions) {
		this.#options = options;
	}

	/** Opens that many tables, with watchers and people in the lobby to match. Resolves when all pairs sit. */
	async come(tables: number): Promise<void> {
		for (let n = 0; n < tables; n++) {
			const pair = await this.#sitDown();
			this.#begin(() => this.#live(pair));
		}
		for (let n = 0; n < Math.ceil(tables / 8); n++) {
			this.#begin(() => this.#watch());
			this.#begin(() => this.#vanish());
			this.#begin(() => this.#listen());
		}
		this.#begin(() => this.#cut());
	}

	/** Everybody stops and closes their line. */
	async go(): Promise<void> {
		this.#isOver = true;
		await Promise.all(this.#done);
	}

	#begin(work: () => Promise<void>) {
		this.#done.push(work().catch((error) => void this.faults.push(String(error))));
	}

	async #sitDown(): Promise<readonly [Steadfast, Steadfast]> {
		const { site, thinkMs } = this.#options;
		const pause = () => randomInt(thinkMs[0], thinkMs[1] + 1);
		const table = this.counts.tables++;
		const rules = RULES[table % RULES.length] ?? 'v3';
		const isPrivate = table % 4 === 0;
		const ann = await Steadfast.create(
			site,
			{ name: 'Ann', seats: 3, bots: ['random'], rules, isPrivate, clock: table % 2 === 0 ? 0 : 3600 },
			pause,
		);
		const pair = [ann, await Steadfast.join(site, ann.guest.code, { name: 'Ben' }, pause)] as const;
		await ann.start();
		this.#pairs.add(pair);
		return pair;
	}

	/** Plays at one table after the other. */
	async #live(first: readonly [Steadfast, Steadfast]) {
		let pair = first;
		while (!this.#isOver) {
			await this.#play(pair);
			if (this.#isOver) break;
			if (randomInt(3) === 0) {
				await this.#giveUp(pair);
				pair = await this.#sitDown();
			} else await this.#nap(pair);
		}
		this.#pairs.delete(pair);
		await Promise.all(pair.map(({ guest }) => guest.leave()));
	}

	async #play(pair: readonly [Steadfast, Steadfast]) {
		const until = Date.now() + this.#between(this.#options.playMs);
		const isOver = () => this.#isOver || Date.now() > until;
		await Promise.all(pair.map((person) => person.play(isOver)));
		for (const person of pair) {
			this.counts.moves += person.acknowledged.length;
			person.acknowledged.length = 0;
			person.outages.length = 0;
			this.faults.push(...person.faults.splice(0));
		}
	}

	/** The table is left alone until it is asleep; then both come back to it. */
	async #nap(pair: readonly [Steadfast, Steadfast]) {
		this.counts.naps += 1;
		this.#pairs.delete(pair);
		await Promise.all(pair.map(({ guest }) => guest.leave()));
		await this.#pause(this.#options.asleepMs);
		await Promise.all(pair.map((person) => person.comeBack()));
		this.#pairs.add(pair);
	}

	/** Both leave for good: bots would play on if anybody were there. */
	async #giveUp(pair: readonly [Steadfast, Steadfast]) {
		this.#pairs.delete(pair);
		for (const { guest } of pair) await guest.orLost(guest.deed({ do: 'leave' }).catch(() => undefined));
		await Promise.all(pair.map(({ guest }) => guest.leave()));
	}

	/** Cuts somebody's line again and again. */
	async #cut() {
		while (!this.#isOver) {
			await this.#pause(randomInt(50, 400));
			const guest = this.#anybody()?.guest;
			if (guest === undefined || guest.closeCode !== undefined) continue;
			guest.cut();
			this.counts.cuts += 1;
		}
	}

	async #watch() {
		while (!this.#isOver) {
			await this.#pause(randomInt(20, 200));
			const code = this.#anybody()?.guest.code;
			const eve = code === undefined ? undefined : await this.#lookOn(code);
			if (eve === undefined) continue;
			this.counts.watched += 1;
			await this.#pause(randomInt(50, 3000));
			if (randomInt(2) === 0) eve.cut();
			await eve.leave();
		}
	}

	/** Asks for a place again and again, and never comes. */
	async #vanish() {
		while (!this.#isOver) {
			await this.#pause(randomInt(100, 1000));
			const code = this.#anybody()?.guest.code;
			if (code === undefined) continue;
			await call(this.#options.site(), `/api/tables/${code}/join`, { watch: true });
			this.counts.vanished += 1;
		}
	}

	/** Undefined where the table's people have just left it. */
	async #lookOn(code: TableCode): Promise<Guest | undefined> {
		try {
			return await Guest.join(this.#options.site(), code, { watch: true });
		} catch {
			return undefined;
		}
	}

	async #listen() {
		while (!this.#isOver) {
			await this.#pause(randomInt(20, 200));
			const stop = new AbortController();
			const { body } = await fetch(`${this.#options.site()}/api/lobby/events`, { signal: stop.signal });
			const reader = body?.getReader();
			const reading = (async () => {
				while (!(await reader?.read())?.done) this.counts.listened += 1;
			})();
			await this.#pause(randomInt(50, 3000));
			stop.abort();
			await reading.catch(() => {});
		}
	}

	#anybody(): Steadfast | undefined {
		const pairs = [...this.#pairs];
		return pairs.length === 0 ? undefined : pairs[randomInt(pairs.length)]?.[randomInt(2)];
	}

	#between([from, to]: readonly [number, number]): number {
		return randomInt(from, to + 1);
	}

	/** Waits, but not much longer than everybody stays. */
	async #pause(ms: number) {
		const until = Date.now() + ms;
		while (!this.#isOver && Date.now() < until) await wait(Math.min(200, Math.max(0, until - Date.now())));
	}
}
