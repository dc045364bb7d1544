import { type Move, makeMove, type Seat } from '@aquarius/engine';
import {
	type Answer,
	CLOSE_CODES,
	type CommandType,
	type Emote,
	type Joined,
	type JoinTable,
	linesOf,
	PROTOCOL_VERSION,
	type Refusal,
	type TableState,
	tableOf,
	viewOf,
} from '@aquarius/protocol';
import { isShownJson } from '../play/shown-rules.ts';
import type { Reply } from './api.ts';
import { commandKey, randomSalt, wishKey } from './browser.ts';
import type { Connect, Line } from './line.ts';
import { connectionOf, FIRST, type Link, type LinkEvent, nextLink } from './link.ts';
import { guessedClock, localTime, type ServerClock, withDeadline } from './server-clock.ts';
import {
	type Answered,
	type Connection,
	type GameSession,
	Listeners,
	type SaidEmote,
	type TableDeed,
	type TableSnapshot,
} from './session.ts';
import type { Tickets } from './tickets.ts';

/** Deeds that name a chair and mean the person or bot on it. */
const ABOUT_SOMEBODY: readonly TableDeed['do'][] = ['kick', 'remove-bot'];

/** How somebody comes to a table. A credential that is kept comes first. */
export type Entrance =
	| { readonly type: 'reserved'; readonly joined: Joined }
	| { readonly type: 'credential' }
	| { readonly type: 'named'; readonly name: string }
	| { readonly type: 'watch' };

/** What an online session needs from the world. */
export interface OnlineWorld {
	readonly join: (code: string, body: JoinTable) => Promise<Reply<Joined>>;
	readonly connect: Connect;
	readonly tickets: Tickets;
	readonly now: () => number;
	/** 0..1, to spread the tries of many clients. */
	readonly spread: () => number;
	/** Calls back after a while; returns the undo. */
	readonly after: (ms: number, then: () => void) => () => void;
	/** Calls back when the page or the line wakes up; returns the undo. */
	readonly onWake: (then: () => void) => () => void;
}

interface Pending {
	readonly type: CommandType;
	readonly payload: object;
	readonly done: (answer: Answered) => void;
}

/** A live line that gives no sign of life for this long is dead. */
const ALIVE_WITHIN = 2500;

/** A table on a server, through drops, sleep, restarts and other windows. */
export class OnlineSession implements GameSession {
	readonly #code: string;
	readonly #world: OnlineWorld;
	readonly #listeners = new Listeners();
	readonly #undo: (() => void)[] = [];
	#entrance: Entrance;
	/** Asking again for a seat whose answer got lost gives the same seat. */
	readonly #wish = wishKey();
	#link: Link = FIRST;
	#line: Line | null = null;
	#stopTimer = (): void => {};
	#seat: Seat | null = null;
	#clock: ServerClock = { ahead: 0, deadline: null, measured: false };
	#snapshot: TableSnapshot | null = null;
	#version = 0;
	/** The rules, as the server tells them, that were last found to be shown. */
	#rules = '';
	#emotes: readonly SaidEmote[] = [];
	#pending: Pending | null = null;
	/** The promise of a shuffle that still takes salts. */
	#commit: string | null = null;
	/** For which of them, and on which chair, this player has given one. */
	#salted = '';
	/** Counts tries to join: what an earlier one still has to say is not heard. */
	#try = 0;

	constructor(code: string, entrance: Entrance, world: OnlineWorld) {
		this.#code = code;
		this.#world = world;
		this.#entrance = entrance;
		this.#undo.push(world.onWake(() => this.#step({ type: 'woke' })));
		void this.#join();
	}

	snapshot = (): TableSnapshot | null => this.#snapshot;
	connection = (): Connection => connectionOf(this.#link);
	subscribe = (changed: () => void): (() => void) => this.#listeners.add(changed);
	retry = (): void => this.#step({ type: 'asked' });

	play = (move: Move): Promise<Answered> => {
		if (this.#pending !== null) return Promise.resolve({ refused: 'room/too-fast' });
		return this.#sendMove({ version: this.#version, key: commandKey(), move: makeMove(move) });
	};

	/** Whoever names a chair means who is on it now. */
	#dated = ({ do: what }: TableDeed) => (ABOUT_SOMEBODY.includes(what) ? { version: this.#version } : {});

	command = async (deed: TableDeed): Promise<Answered> => {
		const answer = await this.#send('table', { key: commandKey(), ...this.#dated(deed), ...deed });
		if ('refused' in answer) return answer;
		if (answer.credential !== undefined) {
			this.#world.tickets.keep(this.#code, answer.credential);
			this.#entrance = { type: 'credential' };
		}
		if (answer.seat !== undefined) this.#sitAt(answer.seat);
		if (deed.do === 'stand') {
			this.#world.tickets.keep(this.#code, null);
			this.#entrance = { type: 'watch' };
		}
		return { ok: true };
	};

	emote = async (emote: Emote): Promise<Answered> => {
		const answer = await this.#send('emote', { key: commandKey(), emote });
		return 'refused' in answer ? answer : { ok: true };
	};

	leave = async (): Promise<void> => {
		if (this.#seat !== null) await this.#send('table', { key: commandKey(), do: 'leave' });
		this.#world.tickets.keep(this.#code, null);
		this.#step({ type: 'left' });
		this.close();
	};

	close = (): void => {
		this.#try += 1;
		this.#stopTimer();
		for (const undo of this.#undo) undo();
		this.#line?.close();
		this.#line = null;
		this.#giveUp();
	};

	// ---------- the line ----------

	#step(event: LinkEvent): void {
		const { link, deed } = nextLink(this.#link, event, this.#world.now(), this.#world.spread());
		this.#link = link;
		switch (deed.do) {
			case 'nothing':
				break;
			case 'join':
				void this.#join();
				break;
			case 'check':
				this.#check();
				break;
			case 'wait':
				this.#stopTimer();
				this.#stopTimer = this.#world.after(deed.ms, () => this.#step({ type: 'due' }));
				break;
			case 'disconnect':
				this.#line?.close();
				this.#line = null;
				break;
			default:
				deed satisfies never;
		}
		if (link.type === 'closed' || link.type === 'elsewhere') this.#giveUp();
		this.#changed();
	}

	async #join(): Promise<void> {
		this.#try += 1;
		const mine = this.#try;
		this.#stopTimer();
		this.#line?.close();
		this.#line = null;
		const reply = await this.#reserve();
		if (mine !== this.#try) return;
		if (!reply.ok) {
			if (reply.code === 'room/not-seated') this.#world.tickets.keep(this.#code, null);
			this.#step({ type: 'join-failed', code: reply.code });
			return;
		}
		const { seat, credential, reservation } = reply.value;
		this.#seat = seat;
		this.#clock = guessedClock(reply.serverNow, this.#world.now());
		if (credential !== null) {
			this.#world.tickets.keep(this.#code, credential);
			this.#entrance = { type: 'credential' };
		} else {
			this.#entrance = { type: 'watch' };
		}
		try {
			const line = await this.#world.connect(reservation, {
				onState: (state) => mine === this.#try && this.#fold(state),
				onEmote: (from, emote) => mine === this.#try && this.#hear(from, emote),
				onSeat: (now) => mine === this.#try && this.#sitAt(now),
				onClosed: (code) => mine === this.#try && this.#dropped(code),
			});
			if (mine !== this.#try) {
				line.close();
				return;
			}
			this.#line = line;
			this.#step({ type: 'joined' });
			this.#resend();
			this.#giveSalt();
		} catch {
			if (mine === this.#try) this.#step({ type: 'join-failed', code: 'unreachable' });
		}
	}

	/** The first time by what we came with, later by the credential. */
	async #reserve(): Promise<Reply<Joined>> {
		const entrance = this.#entrance;
		switch (entrance.type) {
			case 'reserved': {
				this.#entrance = entrance.joined.credential === null ? { type: 'watch' } : { type: 'credential' };
				if (entrance.joined.credential !== null) this.#world.tickets.keep(this.#code, entrance.joined.credential);
				return { ok: true, value: entrance.joined, serverNow: null };
			}
			case 'credential':
				return this.#world.join(this.#code, { credential: this.#world.tickets.of(this.#code) });
			case 'named':
				return this.#world.join(this.#code, { name: entrance.name, key: this.#wish });
			case 'watch':
				return this.#world.join(this.#code, { watch: true });
			default:
				return entrance satisfies never;
		}
	}

	#dropped(code: number): void {
		this.#line = null;
		const why =
			code === CLOSE_CODES.takenOver
				? 'taken-over'
				: code === CLOSE_CODES.removed
					? 'removed'
					: code === CLOSE_CODES.asleep
						? 'asleep'
						: 'lost';
		if (why === 'removed') this.#world.tickets.keep(this.#code, null);
		this.#step({ type: 'dropped', why });
	}

	#check(): void {
		const line = this.#line;
		const mine = this.#try;
		const stop = this.#world.after(ALIVE_WITHIN, () => mine === this.#try && this.#step({ type: 'silent' }));
		const alive = (): void => {
			stop();
			if (mine === this.#try) this.#step({ type: 'alive' });
		};
		line?.ping().then(alive, () => {});
	}

	// ---------- commands ----------

	/** A move is kept until it is answered: after a lost line it goes again under the same key, and the server does it once. */
	#sendMove(payload: object): Promise<Answered> {
		return new Promise((done) => {
			this.#pending = { type: 'move', payload, done };
			this.#changed();
			this.#resend();
		});
	}

	#resend(): void {
		const pending = this.#pending;
		const line = this.#line;
		if (pending === null || line === null) return;
		line.request(pending.type, pending.payload).then(
			(answer) => {
				if (this.#pending !== pending) return;
				this.#pending = null;
				pending.done('refused' in answer ? answer : { ok: true });
				this.#changed();
			},
			// Broken or silent: the answer comes after joining again.
			() => {
				if (this.#pending === pending && this.#line === line) this.#step({ type: 'silent' });
			},
		);
	}

	/** Once for each promise: with everybody's salt in the shuffle no server chooses the deal. Nobody need ask the person for it. */
	#giveSalt(): void {
		if (this.#commit === null || this.#seat === null || this.#line === null) return;
		const mark = `${this.#commit} ${this.#seat}`;
		if (mark === this.#salted) return;
		this.#salted = mark;
		void this.#send('table', { key: commandKey(), do: 'salt', salt: randomSalt() }).then((answer) => {
			// After the next join.
			if ('refused' in answer && answer.refused === 'unreachable' && this.#salted === mark) this.#salted = '';
		});
	}

	#giveUp(): void {
		this.#pending?.done({ refused: 'unreachable' });
		this.#pending = null;
	}

	async #send(type: CommandType, payload: object): Promise<Answer | { readonly refused: Refusal | 'unreachable' }> {
		try {
			return this.#line === null ? { refused: 'unreachable' } : await this.#line.request(type, payload);
		} catch {
			return { refused: 'unreachable' };
		}
	}

	// ---------- what comes in ----------

	#sitAt(seat: Seat | null): void {
		this.#seat = seat;
		// Whoever stands up takes the salt along.
		if (seat === null) this.#salted = '';
		if (this.#snapshot !== null) this.#snapshot = { ...this.#snapshot, me: seat };
		this.#giveSalt();
		this.#changed();
	}

	#hear(seat: Seat, emote: Emote): void {
		const id = (this.#emotes.at(-1)?.id ?? 0) + 1;
		this.#emotes = [...this.#emotes.slice(-9), { id, seat, emote, at: this.#world.now() }];
		this.#changed();
	}

	#fold(state: TableState): void {
		if (state.protocol !== PROTOCOL_VERSION) {
			this.#step({ type: 'outdated' });
			return;
		}
		const table = tableOf(state);
		if (state.rules !== this.#rules && !isShownJson(table.rules)) {
			this.#step({ type: 'unshown' });
			return;
		}
		this.#rules = state.rules;
		const me = this.#seat;
		this.#version = table.version;
		this.#commit = table.phase === 'playing' ? null : table.commit;
		this.#giveSalt();
		this.#clock = withDeadline(this.#clock, table.deadline, table.options.clock * 1000, this.#world.now());
		const view = viewOf(state, me);
		const lines = view === null ? [] : linesOf(state, me);
		this.#snapshot = {
			code: this.#code,
			phase: table.phase,
			view,
			seats: table.seats,
			me,
			host: table.host,
			options: table.options,
			quick: table.quick,
			startsAt: localTime(this.#clock, table.startsAt),
			deadline: localTime(this.#clock, table.deadline),
			watchers: table.watchers,
			game: table.game,
			resultId: table.resultId,
			log: lines.flatMap((line) =>
				line.events.map((event) => (line.by === undefined ? { event } : { event, by: line.by })),
			),
			connection: connectionOf(this.#link),
			emotes: this.#emotes,
			busy: this.#pending !== null,
		};
		this.#listeners.tell();
	}

	#changed(): void {
		if (this.#snapshot !== null) {
			this.#snapshot = {
				...this.#snapshot,
				connection: connectionOf(this.#link),
				emotes: this.#emotes,
				busy: this.#pending !== null,
			};
		}
		this.#listeners.tell();
	}
}
