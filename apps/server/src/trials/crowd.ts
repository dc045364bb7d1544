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

const TRIES = 5;

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

	/** On a busy machine a place may be lost before its person has come; nobody else can have it, so they open another table. */
	async #sitDown(): Promise<readonly [Steadfast, Steadfast]> {
		for (let tries = 0; ; tries++) {
			const ann = await this.#open();
			const pair = await this.#seat(ann).catch(() => undefined);
			if (pair !== undefined) return pair;
			await ann.guest.leave();
			if (tries === TRIES) throw new Error(`nobody could sit down with who opened ${TRIES} tables`);
		}
	}

	#open(): Promise<Steadfast> {
		const table = this.counts.tables++;
		const rules = RULES[table % RULES.length] ?? 'v3';
		const isPrivate = table % 4 === 0;
		const clock = table % 2 === 0 ? 0 : 3600;
		const body = { name: 'Ann', seats: 3, bots: ['random' as const], rules, isPrivate, clock };
		return Steadfast.create(this.#options.site, body, this.#think);
	}

	async #seat(ann: Steadfast): Promise<readonly [Steadfast, Steadfast]> {
		const ben = await Steadfast.join(this.#options.site, ann.guest.code, { name: 'Ben' }, this.#think);
		const pair = [ann, ben] as const;
		await ann.start();
		this.#pairs.add(pair);
		return pair;
	}

	readonly #think = () => this.#between(this.#options.thinkMs);

	/** Plays at one table after the other. */
	async #live(first: readonly [Steadfast, Steadfast]) {
		let pair = first;
		try {
			while (!this.#isOver) {
				await this.#play(pair);
				if (this.#isOver) break;
				if (randomInt(3) === 0) {
					await this.#giveUp(pair);
					pair = await this.#sitDown();
				} else await this.#nap(pair);
			}
		} finally {
			// Whatever went wrong, what is left afterwards is to be the server's alone.
			this.#pairs.delete(pair);
			await Promise.all(pair.map(({ guest }) => guest.leave()));
		}
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
			// A connection that was kept for the next request may be closed in the moment when that comes.
			const answer = await call(this.#options.site(), `/api/tables/${code}/join`, { watch: true }).catch(() => null);
			if (answer !== null) this.counts.vanished += 1;
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
			const reading = (async () => {
				const { body } = await fetch(`${this.#options.site()}/api/lobby/events`, { signal: stop.signal });
				for await (const _ of body ?? []) this.counts.listened += 1;
			})();
			reading.catch(() => {});
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
