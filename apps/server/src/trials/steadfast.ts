import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { chooseMove } from '@aquarius/bots';
import { makeMove } from '@aquarius/engine';
import type { CreateTable, JoinTable, TableCode } from '@aquarius/protocol';
import { Guest } from '../testing/guest.ts';

/** A move that the server said it has. */
export interface Acknowledged {
	readonly key: string;
	readonly version: number;
	readonly move: string;
	readonly game: number;
}

/** Where the site can be reached now: one process, or several behind one name. */
export type Site = () => string;

const RETRY_MS = 60;
/** A thing goes wrong only once nothing has helped for this long. */
const PATIENCE_MS = 60_000;

/**
 * A person who plays on whatever happens to the server: comes back by the credential, asks again what was not answered, under the same key,
 * and keeps what was acknowledged. It does what the site's pages do, and nothing that they could not.
 */
export class Steadfast {
	readonly #site: Site;
	readonly #pauseMs: () => number;
	guest: Guest;
	readonly acknowledged: Acknowledged[] = [];
	/** How many of these were asked for more than once, since the first answer got lost. */
	askedAgain = 0;
	/** How often the line was lost, and how long each time until it was back, in ms. */
	readonly outages: number[] = [];
	/** What was wrong after coming back: must stay empty. */
	readonly faults: string[] = [];

	private constructor(site: Site, guest: Guest, pauseMs: () => number) {
		this.#site = site;
		this.guest = guest;
		this.#pauseMs = pauseMs;
	}

	static async create(site: Site, body: Partial<CreateTable>, pauseMs = () => 0): Promise<Steadfast> {
		return new Steadfast(site, await insisting(() => Guest.create(site(), body)), pauseMs);
	}

	static async join(site: Site, code: TableCode, body: JoinTable, pauseMs = () => 0): Promise<Steadfast> {
		return new Steadfast(site, await insisting(() => Guest.join(site(), code, body)), pauseMs);
	}

	/** Plays until somebody says stop or `games` games are over. Whoever is host asks for the next one. */
	async play(isOver: () => boolean, games = Number.POSITIVE_INFINITY): Promise<void> {
		while (!isOver()) {
			if (this.guest.closeCode !== undefined) await this.comeBack();
			const { table } = this.guest;
			if (table.phase === 'ended' && table.game >= games) return;
			if (table.phase === 'ended' && table.host === this.guest.me) await this.#deed({ do: 'rematch' });
			else if (table.phase === 'playing' && this.guest.isMyTurn) await this.#move();
			else await this.#news(isOver);
		}
	}

	/** Starts the table's first game. */
	start(): Promise<void> {
		return this.#deed({ do: 'start' });
	}

	/** Back to the own seat, however long it takes. What the seat sees must be what it saw, unless the table has gone on. */
	async comeBack(): Promise<void> {
		const since = Date.now();
		const { joined, code } = this.guest;
		const before = JSON.stringify({ view: this.guest.view, version: this.guest.table.version });
		const { version } = this.guest.table;
		this.guest = await insisting(() => Guest.join(this.#site(), code, { credential: joined.credential }));
		this.outages.push(Date.now() - since);
		const after = JSON.stringify({ view: this.guest.view, version: this.guest.table.version });
		if (this.guest.table.version < version)
			this.faults.push(`${code}: version ${this.guest.table.version} after ${version}`);
		if (this.guest.table.version === version && after !== before)
			this.faults.push(`${code}: another view of version ${version}`);
	}

	async #move() {
		const { view, table } = this.guest;
		if (view === null || view.outcome !== null) return;
		await wait(this.#pauseMs());
		const move = makeMove(chooseMove('random', view, randomUUID()));
		const command = { version: table.version, key: randomUUID(), move };
		const { tries, answer } = await this.#ask('move', command);
		if ('ok' in answer) {
			if (tries > 1) this.askedAgain += 1;
			this.acknowledged.push({ key: command.key, version: answer.version, move, game: table.game });
			await this.#untilVersion(answer.version);
		} else if (answer.refused !== 'room/stale' && answer.refused !== 'room/wrong-phase') {
			this.faults.push(`${this.guest.code}: ${move} was refused: ${answer.refused}`);
		} else await this.#untilVersion(table.version + 1);
	}

	async #deed(deed: Record<string, unknown>) {
		const { answer } = await this.#ask('table', { key: randomUUID(), ...deed });
		if ('ok' in answer) await this.#untilVersion(answer.version);
	}

	/** Asks until there is an answer that means something, each time the same under the same key. */
	async #ask(type: string, command: unknown) {
		for (let tries = 1; ; tries++) {
			try {
				const answer = await this.guest.orLost(this.guest.ask(type, command));
				if (answer !== undefined && (!('refused' in answer) || answer.refused !== 'room/restarting'))
					return { tries, answer };
			} catch {
				// Its fate is not known. The answer to the same key will tell.
			}
			if (this.guest.closeCode === undefined) await wait(RETRY_MS);
			else await this.comeBack();
		}
	}

	async #untilVersion(version: number) {
		await this.guest.until(
			'a version or the close',
			() => this.guest.table.version >= version || this.guest.closeCode !== undefined,
		);
	}

	async #news(isOver: () => boolean) {
		const { version, phase } = this.guest.table;
		await this.guest.until(
			'news',
			() =>
				isOver() ||
				this.guest.closeCode !== undefined ||
				this.guest.isMyTurn ||
				this.guest.table.version !== version ||
				this.guest.table.phase !== phase,
		);
	}
}

async function insisting<T>(work: () => Promise<T>): Promise<T> {
	const since = Date.now();
	for (;;) {
		try {
			return await work();
		} catch (error) {
			if (Date.now() - since > PATIENCE_MS) throw error;
			await wait(RETRY_MS);
		}
	}
}
