import type { Joined, TableCode } from '@aquarius/protocol';
import { Protocol } from '@colyseus/core';
import { decode, type Iterator } from '@colyseus/schema';
import { call } from '../testing/guest.ts';
import { pack, requestFrame } from '../testing/pack.ts';
import { frameOf, NotOpened, RawLine } from '../testing/raw-line.ts';

/** What an attacker heard. */
export interface Heard {
	/** Answers by `ok` or the refusal. */
	readonly answers: Map<string, number>;
	/** Answers that are neither: none. */
	readonly untyped: string[];
	/** Messages that said that something was no request. */
	complaints: number;
	/** Closed lines by code. */
	readonly closes: Map<string, number>;
	resumed: number;
	readonly faults: string[];
}
export const newHeard = (): Heard => ({
	answers: new Map(),
	untyped: [],
	complaints: 0,
	closes: new Map(),
	resumed: 0,
	faults: [],
});

/** What several attackers heard, together. */
export function together(all: readonly Heard[]): Heard {
	const sum = newHeard();
	for (const heard of all) {
		for (const name of ['answers', 'closes'] as const)
			for (const [key, count] of heard[name]) sum[name].set(key, (sum[name].get(key) ?? 0) + count);
		sum.untyped.push(...heard.untyped);
		sum.faults.push(...heard.faults);
		sum.complaints += heard.complaints;
		sum.resumed += heard.resumed;
	}
	return sum;
}

/** Numbers that no hostile message has. */
const FIRST_MARK = 2_000_000_000;
const KIND = 0x1f;
const PATIENCE_MS = 30_000;
const RETRY_MS = 100;
/** The limit of an address lets two in a second, and many wait for it. */
const RETURN_MS = 180_000;
/** What would give up a seat that shall be there afterwards. */
const GIVES_UP = ['leave', 'stand'] as const;

/** Whether a frame ends its connection, so that what was asked before has no answer any more. */
export const isLast = (frame: Buffer): boolean =>
	frame.length > 16 * 1024 || ((frame[0] ?? 0) & KIND) === Protocol.LEAVE_ROOM;

/** A connection at a table that says what it is told to, counts what it hears, and comes back to its seat whenever it was thrown out. */
export class Attacker {
	readonly #url: string;
	readonly #code: TableCode;
	readonly #credential: string | null;
	readonly #heard: Heard;
	readonly #from: string | undefined;
	#line: RawLine | undefined;
	#mark = FIRST_MARK;
	#onMark: () => void = () => {};

	private constructor(
		url: string,
		code: TableCode,
		o: { credential: string | null; heard: Heard; from: string | undefined },
	) {
		this.#url = url;
		this.#code = code;
		this.#credential = o.credential;
		this.#heard = o.heard;
		this.#from = o.from;
	}

	/** `name`: sits down under it; otherwise only watches. `from`: the address of this machine. */
	static async come(
		url: string,
		code: TableCode,
		heard: Heard,
		{ name, from }: { name?: string; from?: string | undefined } = {},
	): Promise<Attacker> {
		const body = name === undefined ? { watch: true } : { name };
		const joined = await joinTable(url, code, body);
		if (joined === undefined) throw new Error(`an attacker did not get to ${code}`);
		const attacker = new Attacker(url, code, { credential: joined.credential, heard, from });
		await attacker.#connect(joined);
		return attacker;
	}

	get isSeated(): boolean {
		return this.#credential !== null;
	}

	get isConnected(): boolean {
		return this.#line?.isOpen === true;
	}

	/** Whether it may send this without giving its seat up. */
	maySend(frame: Buffer): boolean {
		return !this.isSeated || !GIVES_UP.some((word) => frame.includes(word));
	}

	/** Sends all, and resolves once they are answered or the line is closed. */
	async volley(frames: readonly Buffer[]): Promise<void> {
		const line = this.#line;
		if (line === undefined) return;
		this.#mark += 1;
		const { promise: marked, resolve } = Promise.withResolvers<void>();
		this.#onMark = resolve;
		const timer = setTimeout(() => {
			this.#heard.faults.push(`no answer within ${PATIENCE_MS} ms at ${this.#code}`);
			resolve();
		}, PATIENCE_MS);
		line.write(Buffer.concat([...frames, markFrame(this.#mark)].map((frame) => frameOf(frame))));
		await Promise.race([marked, line.closed]);
		clearTimeout(timer);
	}

	/** Writes as fast as the line takes it, without waiting for an answer. */
	async flood(bytes: Uint8Array): Promise<void> {
		const { socket, closed } = this.#line ?? {};
		if (socket === undefined || socket.write(bytes)) return;
		await Promise.race([new Promise((done) => socket.once('drain', done)), closed]);
	}

	/** Comes back if it was thrown out: to its seat, or to watch. */
	async back(): Promise<void> {
		if (this.#line?.isOpen) return;
		const code = String(await this.#line?.closed);
		this.#heard.closes.set(code, (this.#heard.closes.get(code) ?? 0) + 1);
		const body = this.#credential === null ? { watch: true } : { credential: this.#credential };
		const until = Date.now() + RETURN_MS;
		while (Date.now() < until) {
			const joined = await joinTable(this.#url, this.#code, body);
			if (joined !== undefined && (await this.#connect(joined))) {
				if (this.isSeated !== (joined.seat !== null))
					this.#heard.faults.push(`another seat after coming back to ${this.#code}`);
				this.#heard.resumed += 1;
				return;
			}
			await new Promise((done) => setTimeout(done, RETRY_MS));
		}
		this.#heard.faults.push(`no way back to ${this.#code}`);
	}

	async end(): Promise<void> {
		await this.#line?.end();
	}

	/** False if this address may not open one more now. */
	async #connect(joined: Joined): Promise<boolean> {
		const { promise, resolve } = Promise.withResolvers<void>();
		try {
			this.#line = await RawLine.join(this.#url, joined, {
				from: this.#from,
				onFrame: (payload) => {
					resolve();
					this.#hear(payload);
				},
			});
		} catch (error) {
			if (error instanceof NotOpened && error.status === 429) return false;
			throw error;
		}
		await Promise.race([promise, this.#line.closed]);
		return true;
	}

	#hear(payload: Buffer) {
		const kind = (payload[0] ?? 0) & KIND;
		if (kind === Protocol.ROOM_DATA && payload.includes('refused')) this.#heard.complaints += 1;
		if (kind !== Protocol.ROOM_RESPONSE) return;
		const at: Iterator = { offset: 1 };
		const request = decode.number(payload, at);
		if (request === this.#mark) this.#onMark();
		const text = payload.toString('latin1', at.offset + 1);
		const refused = /refused.{1,2}?([a-z]+\/[a-z-]+)/s.exec(text)?.[1];
		const answer =
			payload[at.offset] !== 0 ? undefined : (refused ?? (isAccepted(payload, at.offset + 1) ? 'ok' : undefined));
		if (answer === undefined) this.#heard.untyped.push(`${payload.toString('hex', 0, 60)} ${text.slice(0, 200)}`);
		else this.#heard.answers.set(answer, (this.#heard.answers.get(answer) ?? 0) + 1);
	}
}

/** An answer that says yes is the version that came of it, by itself or beside what else there is to tell. */
function isAccepted(payload: Buffer, at: number): boolean {
	const head = payload[at] ?? 0xc0;
	return head < 0x80 || (head >= 0xcc && head <= 0xcf) || payload.includes('credential', at);
}

/** A move that waits for its turn at the table like any other and is refused then, so that all that was asked before is over. */
const markFrame = (mark: number): Buffer =>
	requestFrame(mark, 'move', pack({ version: 0xffffffff, key: `${mark}`, move: 'pass' }));

/** Undefined: not now. Fails for anything else. */
async function joinTable(url: string, code: TableCode, body: unknown): Promise<Joined | undefined> {
	const reply = await call(url, `/api/tables/${code}/join`, body);
	if (reply.status === 200) return reply.body as Joined; // the protocol says so
	if (reply.status === 429 || reply.status === 503) return undefined;
	throw new Error(`${code}: ${reply.status} ${reply.text}`);
}
