import type { CardWord, Move, PlayerView } from '@aquarius/engine';
import { type Answer, CLOSE_CODES, type Joined, PROTOCOL_VERSION, SeatState, TableState } from '@aquarius/protocol';
import { describe, expect, it } from 'vitest';
import { closedWords } from '../table/closed-words.ts';
import type { TextStore } from './browser.ts';
import type { LineHandlers } from './line.ts';
import { type Entrance, OnlineSession } from './online-session.ts';
import { Tickets } from './tickets.ts';

/** What came over the wire and what the test lets come back. The socket is the test's; schema, tickets and session are the real ones. */
function wire(entrance: Entrance = { type: 'named', name: 'Mai' }, isUp = true) {
	const joins: object[] = [];
	const sent: { readonly type: string; readonly payload: Record<string, unknown> }[] = [];
	const timers: (() => void)[] = [];
	let wake = (): void => {};
	let handlers: LineHandlers | undefined;
	let answer: (payload: Record<string, unknown>) => Promise<Answer> = async () => ({ ok: true, version: 1 });
	let open = isUp;
	const local = new Map<string, string>();
	const store: TextStore = {
		read: (key) => local.get(key) ?? null,
		write: (key, text) => void (text === null ? local.delete(key) : local.set(key, text)),
	};
	const tickets = new Tickets(store, store);
	const session = new OnlineSession('KTX294', entrance, {
		join: async (code, body) => {
			joins.push(body);
			if (!open) return { ok: false, code: 'unreachable' };
			return { ok: true, value: joinedAt(code, 'watch' in body ? null : 0), serverNow: null };
		},
		connect: async (_, h) => {
			handlers = h;
			return {
				request: (type, payload) => {
					const p = payload as Record<string, unknown>;
					sent.push({ type, payload: p });
					return answer(p);
				},
				ping: async () => {},
				close: () => {},
			};
		},
		tickets,
		now: () => 0,
		spread: () => 0,
		after: (_, then) => {
			timers.push(then);
			return () => void timers.splice(timers.indexOf(then), 1);
		},
		onWake: (then) => {
			wake = then;
			return () => {};
		},
	});
	return {
		session,
		joins,
		sent,
		tickets,
		state: (state: TableState) => handlers?.onState(state),
		drop: (code: number) => handlers?.onClosed(code),
		wake: () => wake(),
		due: () => timers.shift()?.(),
		serverIsUp: (up: boolean) => {
			open = up;
		},
		answers: (next: typeof answer) => {
			answer = next;
		},
	};
}

const joinedAt = (code: string, seat: number | null): Joined => ({
	code,
	seat,
	credential: seat === null ? null : 'secret',
	reservation: { name: 'table', sessionId: 's', roomId: code, processId: 'p' },
});

function lobby(): TableState {
	const state = new TableState();
	state.protocol = PROTOCOL_VERSION;
	state.code = 'KTX294';
	state.version = 7;
	state.rules = '"v3"';
	state.seatCount = 2;
	state.host = 0;
	for (const name of ['Mai', '']) {
		const seat = new SeatState();
		seat.kind = name === '' ? 'empty' : 'person';
		seat.name = name;
		state.seats.push(seat);
	}
	return state;
}

/** Lets everything that is already decided happen. */
const settle = async (): Promise<void> => {
	for (let i = 0; i < 12; i++) await Promise.resolve();
};
const MOVE: Move = { type: 'place', card: 'EEFF' as CardWord, x: 1, y: 0 };

describe('an online session', () => {
	it('joins by name once, keeps the credential, and folds the state', async () => {
		const w = wire();
		await settle();
		expect(w.session.snapshot()).toBeNull();
		w.state(lobby());
		expect(w.session.snapshot()).toMatchObject({ phase: 'lobby', me: 0, host: 0, connection: { type: 'open' } });
		expect(w.tickets.of('KTX294')).toBe('secret');
		expect(w.joins).toEqual([{ name: 'Mai', key: expect.stringMatching(/^[0-9a-f]{48}$/) }]);
	});

	it('asks for its seat again under the same key where no answer came, so that it never has two', async () => {
		const w = wire(undefined, false);
		await settle();
		w.serverIsUp(true);
		w.due();
		await settle();
		const [first, second] = w.joins;
		expect(first).toHaveProperty('key');
		expect(second).toEqual(first);
	});

	it('a reserved seat needs no second join', async () => {
		const w = wire({ type: 'reserved', joined: joinedAt('KTX294', 0) });
		await settle();
		w.state(lobby());
		expect(w.joins).toEqual([]);
		expect(w.session.connection()).toEqual({ type: 'open' });
	});

	it('comes back with its credential after a drop, and says what it is doing', async () => {
		const w = wire();
		await settle();
		w.state(lobby());
		w.serverIsUp(false);
		w.drop(1006);
		expect(w.session.snapshot()?.connection).toMatchObject({ type: 'waiting' });
		w.due();
		await settle();
		expect(w.session.connection().type).toBe('waiting');
		w.serverIsUp(true);
		w.due();
		await settle();
		expect(w.session.connection()).toEqual({ type: 'open' });
		expect(w.joins.slice(1)).toEqual([{ credential: 'secret' }, { credential: 'secret' }]);
	});

	it('sends a move whose answer was lost again, with the same key and version', async () => {
		const w = wire();
		await settle();
		w.state(lobby());
		w.answers(() => Promise.reject(new Error('the line broke')));
		const answer = w.session.play(MOVE);
		w.answers(async () => ({ ok: true, version: 8 }));
		await settle();
		expect(await answer).toEqual({ ok: true });
		expect(w.sent).toHaveLength(2);
		expect(w.sent[0]?.payload).toMatchObject({ version: 7, move: 'EEFF@1,0' });
		expect(w.sent[1]?.payload).toEqual(w.sent[0]?.payload);
	});

	it('a second move while one is on its way is not sent (A02)', async () => {
		const w = wire();
		await settle();
		w.state(lobby());
		let release = (_: Answer): void => {};
		w.answers(() => new Promise((done) => (release = done)));
		const first = w.session.play(MOVE);
		expect(w.session.snapshot()?.busy).toBe(true);
		expect(await w.session.play(MOVE)).toEqual({ refused: 'room/too-fast' });
		release({ refused: 'room/stale' });
		expect(await first).toEqual({ refused: 'room/stale' });
		expect(w.sent).toHaveLength(1);
		await settle();
		expect(w.session.snapshot()?.busy).toBe(false);
	});

	it('gives a salt for each shuffle that is promised, once, and none for a game that is on', async () => {
		const w = wire();
		await settle();
		const state = lobby();
		const salts = () => w.sent.map(({ payload }) => payload.salt);
		state.commit = 'a';
		w.state(state);
		state.version = 8;
		w.state(state);
		const salt = expect.stringMatching(/^[0-9a-f]{32}$/);
		expect(w.sent).toMatchObject([{ type: 'table', payload: { do: 'salt', salt } }]);
		state.phase = 'playing';
		state.commit = 'b';
		w.state(state);
		expect(w.sent).toHaveLength(1);
		state.phase = 'ended';
		state.commit = 'c';
		w.state(state);
		w.state(state);
		await settle();
		expect(new Set(salts()).size).toBe(2);
		expect(w.sent).toHaveLength(2);
	});

	it('gives the salt again after a line that broke before it was answered', async () => {
		const w = wire();
		await settle();
		const state = lobby();
		state.commit = 'a';
		w.answers(() => Promise.reject(new Error('the line broke')));
		w.state(state);
		await settle();
		w.answers(async () => ({ ok: true, version: 8 }));
		w.drop(1006);
		w.due();
		await settle();
		expect(w.sent.map(({ payload }) => payload.do)).toEqual(['salt', 'salt']);
		w.state(state);
		expect(w.sent).toHaveLength(2);
	});

	it('whoever watches gives no salt', async () => {
		const w = wire({ type: 'watch' });
		await settle();
		const state = lobby();
		state.commit = 'a';
		w.state(state);
		expect(w.sent).toEqual([]);
	});

	it('another window takes the seat; this one waits to be asked', async () => {
		const w = wire();
		await settle();
		w.state(lobby());
		w.drop(CLOSE_CODES.takenOver);
		w.wake();
		await settle();
		expect(w.session.connection()).toEqual({ type: 'elsewhere' });
		expect(w.joins).toHaveLength(1);
		w.session.retry();
		await settle();
		expect(w.session.connection()).toEqual({ type: 'open' });
	});

	it('a seat that the host gave up is not ours any more', async () => {
		const w = wire();
		await settle();
		w.state(lobby());
		w.drop(CLOSE_CODES.removed);
		expect(w.session.connection()).toEqual({ type: 'closed', code: 'removed' });
		expect(w.tickets.of('KTX294')).toBeNull();
	});

	it('an old page meets a new server: one word, no loop (A23)', async () => {
		const w = wire();
		await settle();
		const state = lobby();
		state.protocol = PROTOCOL_VERSION + 1;
		w.state(state);
		expect(w.session.connection()).toEqual({ type: 'closed', code: 'outdated' });
		w.drop(1006);
		expect(w.session.connection()).toEqual({ type: 'closed', code: 'outdated' });
	});

	it.each(['"solitaire"', '"summary"', '{"base":"v3","goalsCovered":true}', '"v9"'])(
		'a table that plays by %s is told in words, not shown as a broken board',
		async (rules) => {
			const w = wire({ type: 'credential' });
			await settle();
			const state = lobby();
			Object.assign(state, { rules, phase: 'playing', game: 1 });
			w.state(state);
			expect(w.session.snapshot()).toBeNull();
			expect(w.session.connection()).toEqual({ type: 'closed', code: 'unshown' });
			expect(closedWords('unshown')).toMatch(/cannot show/);
		},
	);

	it('a host who chooses other rules in the lobby ends the pages that cannot show them', async () => {
		const w = wire();
		await settle();
		w.state(lobby());
		expect(w.session.connection()).toEqual({ type: 'open' });
		const state = lobby();
		state.rules = '"solitaire"';
		w.state(state);
		expect(w.session.connection()).toEqual({ type: 'closed', code: 'unshown' });
	});

	it('watchers hold no seat and come back as watchers', async () => {
		const w = wire({ type: 'watch' });
		await settle();
		w.state(lobby());
		expect(w.session.snapshot()?.me).toBeNull();
		expect(w.tickets.of('KTX294')).toBeNull();
		w.drop(1006);
		w.due();
		await settle();
		expect(w.joins).toEqual([{ watch: true }, { watch: true }]);
	});

	it('snapshots are new values, never changed ones', async () => {
		const w = wire();
		await settle();
		const state = lobby();
		w.state(state);
		const before = w.session.snapshot();
		const copy = structuredClone(before);
		state.version = 9;
		state.seats[1]?.assign({ kind: 'bot', name: 'Juno', bot: 'greedy' });
		w.state(state);
		expect(before).toEqual(copy);
		expect(w.session.snapshot()?.seats[1]).toMatchObject({ kind: 'bot', bot: 'greedy' });
		const none: PlayerView | null = w.session.snapshot()?.view ?? null;
		expect(none).toBeNull();
	});
});
