import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { chooseMove } from '@aquarius/bots';
import { type Move, makeMove, type PlayerView, type Viewer } from '@aquarius/engine';
import {
	type Answer,
	type Codec,
	type CreateTable,
	type Emote,
	isTableCode,
	type Joined,
	type JoinTable,
	type QuickMatch,
	type ServerMessages,
	type TableCode,
	type TableInfo,
	TableState,
	tableOf,
	unpackAnswer,
	viewOf,
} from '@aquarius/protocol';
import type { Room } from '@colyseus/sdk';
import { bytesOf } from './capture-socket.ts';

// After the capture of sockets is in place: the SDK takes the class once, when it loads.
const { Client } = await import('@colyseus/sdk');

const PATIENCE_MS = 30_000;
/** Tests play by themselves: they need no chance of their own. */
const SALT = '5a17'.repeat(8);

/** What an HTTP call answered: status, body, and the exact text for byte scans. */
export interface Reply {
	readonly status: number;
	readonly body: unknown;
	readonly text: string;
}

export async function call(url: string, path: string, body?: unknown): Promise<Reply> {
	const init = body === undefined ? {} : { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(body) };
	const response = await fetch(url + path, init);
	const text = await response.text();
	return { status: response.status, body: JSON.parse(text), text };
}
const JSON_TYPE = { 'content-type': 'application/json' };

/** A person at a table: an SDK client that reads what it is sent, and nothing else. */
export class Guest {
	readonly joined: Joined;
	readonly room: Room<unknown, TableState>;
	readonly emotes: { seat: number; emote: Emote }[] = [];
	readonly said: ServerMessages['talk'][] = [];
	readonly complaints: unknown[] = [];
	/** The codec to read hands with; tests with canaries set it. */
	codec: ((table: TableInfo, rules: PlayerView['rules']) => Codec) | undefined;
	me: Viewer;
	closeCode: number | undefined;
	readonly #url: string;
	readonly #texts: string[] = [];
	readonly #news = new EventEmitter();
	/** Who waits for an answer that will not come any more once the line is lost. */
	readonly #waiting = new Set<() => void>();

	private constructor(url: string, joined: Joined, room: Room<unknown, TableState>, text: string) {
		this.#url = url;
		this.joined = joined;
		this.room = room;
		this.me = joined.seat;
		this.#texts.push(text);
		this.#news.setMaxListeners(50);
		room.reconnection.enabled = false;
		room.onStateChange(() => this.#tell());
		room.onMessage('seat', ({ seat }: ServerMessages['seat']) => {
			this.me = seat;
			this.#tell();
		});
		room.onMessage('emote', (emote: ServerMessages['emote']) => {
			this.emotes.push(emote);
			this.#tell();
		});
		room.onMessage('talk', (line: ServerMessages['talk']) => {
			this.said.push(line);
			this.#tell();
		});
		room.onMessage('refused', (refused: unknown) => {
			this.complaints.push(refused);
			this.#tell();
		});
		room.onLeave((code) => {
			this.#close(code);
		});
	}

	static create(url: string, body: Partial<CreateTable> = {}): Promise<Guest> {
		return Guest.#enter(url, '/api/tables', { name: 'Ann', ...body });
	}

	static join(url: string, code: string, body: JoinTable = { name: 'Ben' }): Promise<Guest> {
		return Guest.#enter(url, `/api/tables/${code}/join`, body);
	}

	/** Gives a part in the shuffle at once, as pages do. */
	static async quick(url: string, seats: number, name = 'Cleo', wish: Partial<QuickMatch> = {}): Promise<Guest> {
		const guest = await Guest.#enter(url, '/api/quick-match', { name, seats, ...wish });
		await guest.deed({ do: 'salt', salt: SALT });
		return guest;
	}

	static async #enter(url: string, path: string, body: unknown): Promise<Guest> {
		const reply = await call(url, path, body);
		if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${reply.text}`);
		return Guest.sitDown(url, reply.body as Joined, reply.text);
	}

	/** Connects with what an HTTP call has answered. */
	static async sitDown(url: string, joined: Joined, text = JSON.stringify(joined)): Promise<Guest> {
		const room = await new Client(url).consumeSeatReservation(joined.reservation, TableState);
		const guest = new Guest(url, joined, room, text);
		const isThere = () => room.state?.code !== undefined && room.state.code !== '';
		await guest.until('the first state', () => isThere() || guest.closeCode !== undefined);
		if (!isThere()) throw new Error(`the line was closed with ${guest.closeCode} before the first state`);
		return guest;
	}

	/** Comes back with the credential, as after a reload. */
	again(): Promise<Guest> {
		return Guest.join(this.#url, this.code, { credential: this.joined.credential });
	}

	get code(): TableCode {
		if (!isTableCode(this.joined.code)) throw new Error('a join answers with a table code');
		return this.joined.code;
	}

	get table(): TableInfo {
		return tableOf(this.room.state);
	}

	get view(): PlayerView | null {
		const plain = this.codec === undefined ? viewOf(this.room.state, null) : undefined;
		if (this.codec === undefined) return plain === null ? null : viewOf(this.room.state, this.me);
		return viewOf(this.room.state, this.me, this.codec(this.table, JSON.parse(this.room.state.rules)));
	}

	get isMyTurn(): boolean {
		return this.table.phase === 'playing' && this.room.state.turn === this.me;
	}

	/** Everything that reached this client: frames and HTTP bodies. */
	get bytes(): Buffer {
		return Buffer.concat([bytesOf(this.room.sessionId), Buffer.from(this.#texts.join('\n'))]);
	}

	async ask(type: string, payload: unknown): Promise<Answer> {
		return unpackAnswer(await this.room.request(type, payload));
	}

	deed(deed: Record<string, unknown>): Promise<Answer> {
		return this.ask('table', { key: randomUUID(), ...deed });
	}

	play(move: Move | string, o: { version?: number; key?: string } = {}): Promise<Answer> {
		const text = typeof move === 'string' ? move : makeMove(move);
		return this.ask('move', { version: this.table.version, key: randomUUID(), move: text, ...o });
	}

	/** Plays what a bot would. */
	async playAsBot(bot: 'random' | 'greedy', seed: string): Promise<Answer> {
		const { view } = this;
		if (view === null) throw new Error('a bot needs a game');
		return this.play(chooseMove(bot, view, seed));
	}

	/** Resolves as soon as `isSo`, looked at after each piece of news. */
	async until(what: string, isSo: () => boolean): Promise<void> {
		const timeUp = AbortSignal.timeout(PATIENCE_MS);
		while (!isSo()) {
			try {
				await once(this.#news, 'news', { signal: timeUp });
			} catch {
				throw new Error(`waited in vain for ${what}; table ${JSON.stringify(this.room.state?.toJSON())}`);
			}
		}
	}

	untilVersion(version: number): Promise<void> {
		return this.until(`version ${version}`, () => this.table.version >= version);
	}

	async untilClosed(): Promise<number> {
		await this.until('the close', () => this.closeCode !== undefined);
		return this.closeCode ?? 0;
	}

	/** Cuts the line without a word, as an outage does. */
	cut(): void {
		this.room.connection.close(4999);
	}

	/** Takes the line for lost without a word from it, as a client does whose server has long been silent. */
	giveUp(): void {
		this.#close(this.closeCode ?? 1006);
	}

	/** Closes the line for good. The SDK's own promise never settles on a line that is closed already. */
	async leave(): Promise<void> {
		if (this.closeCode === undefined) void this.room.leave(true);
		await this.untilClosed();
	}

	/** What comes of some work, or undefined if the line is lost first. */
	async orLost<T>(work: Promise<T>): Promise<T | undefined> {
		// No promise that lives as long as the guest: each race would leave something behind in it.
		const { promise, resolve } = Promise.withResolvers<undefined>();
		const onLost = () => resolve(undefined);
		this.#waiting.add(onLost);
		if (this.closeCode !== undefined) onLost();
		try {
			return await Promise.race([work, promise]);
		} finally {
			this.#waiting.delete(onLost);
		}
	}

	#close(code: number) {
		this.closeCode = code;
		for (const onLost of this.#waiting) onLost();
		this.#tell();
	}

	#tell() {
		this.#news.emit('news');
	}
}

/** Lets each guest play as a bot whenever it is their turn, until the game is over. Returns how many moves they made. */
export async function playOut(
	guests: readonly Guest[],
	bot: 'random' | 'greedy' = 'greedy',
	onMove?: () => void,
): Promise<number> {
	let moves = 0;
	const play = async (guest: Guest) => {
		for (;;) {
			await guest.until('a turn or the end', () => guest.isMyTurn || guest.table.phase === 'ended');
			if (guest.table.phase === 'ended') return;
			const answer = await guest.playAsBot(bot, `${moves}`);
			if ('refused' in answer) throw new Error(`seat ${guest.me} was refused: ${answer.refused}`);
			moves += 1;
			onMove?.();
			await guest.untilVersion(answer.version);
		}
	};
	await Promise.all(guests.map(play));
	return moves;
}
