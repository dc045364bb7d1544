import { chooseMove, rateMoves } from '@aquarius/bots';
import { hashOf, legalMoves, type PlayerView, ruleSet } from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import { loadGame } from './local-game.ts';
import { LocalSession, type LocalWorld } from './local-session.ts';

/** The real bots without a worker or pauses; chance counts up. */
function world() {
	let n = 0;
	const saved: { text: string | null } = { text: null };
	const reports: string[] = [];
	const made: LocalWorld = {
		bots: {
			choose: async (bot, view, seed) => chooseMove(bot, view, seed),
			rate: async (view, seed) => rateMoves(view, seed, { budget: { playouts: 200 } }),
			start: () => {},
			close: () => {},
		},
		randomKey: () => String(++n).padStart(64, '0'),
		wait: () => Promise.resolve(),
		now: () => 0,
		save: (text) => {
			saved.text = text;
		},
		report: (what) => {
			reports.push(what);
		},
	};
	return { world: made, saved, reports };
}

/** Resolves as soon as the session is in a state that the test waits for. */
function until(session: LocalSession, is: () => boolean): Promise<void> {
	return new Promise((done) => {
		const look = (): void => {
			if (!is()) return;
			undo();
			done();
		};
		const undo = session.subscribe(look);
		look();
	});
}

const SETUP = { bots: ['greedy', 'random', 'greedy'], names: ['You', 'Juno', 'Basil', 'Opal'] } as const;
const myTurn = (session: LocalSession) => (): boolean => {
	const view = session.snapshot().view;
	return view === null || view.outcome !== null || view.turn === 0;
};

/** Plays the first legal move whenever it is our turn. */
async function playOn(session: LocalSession, turns: number): Promise<void> {
	for (let i = 0; i < turns; i++) {
		await until(session, myTurn(session));
		const view = session.snapshot().view;
		if (view === null || view.outcome !== null) return;
		const move = legalMoves(view, 0)[0];
		if (move === undefined) throw new Error('on turn there is a move');
		expect(await session.play(move)).toEqual({ ok: true });
	}
}

describe('a game against bots in the page', () => {
	it('starts with hands dealt and shows only our own', () => {
		const { world: w } = world();
		const session = LocalSession.deal(SETUP, ruleSet('v3'), w);
		const { view, seats } = session.snapshot();
		expect(view?.players[0]?.hand).not.toContain('????');
		expect(view?.players.slice(1).flatMap((p) => p.hand)).toEqual(expect.arrayContaining(['????']));
		expect(new Set(view?.players.slice(1).flatMap((p) => p.hand))).toEqual(new Set(['????']));
		expect(seats.map((s) => s.kind)).toEqual(['person', 'bot', 'bot', 'bot', 'invisible']);
		session.close();
	});

	it('runs to an end, and again after a rematch', async () => {
		const { world: w } = world();
		const session = LocalSession.deal(SETUP, ruleSet('v3'), w);
		await playOn(session, 300);
		await until(session, () => session.snapshot().phase === 'ended');
		expect(session.snapshot().log.at(-1)?.event.type).toBe('game-over');
		expect(await session.command({ do: 'rematch' })).toEqual({ ok: true });
		expect(session.snapshot()).toMatchObject({ phase: 'playing', game: 2 });
		session.close();
	});

	it('a refused move changes nothing', async () => {
		const { world: w } = world();
		const session = LocalSession.deal(SETUP, ruleSet('v3'), w);
		await until(session, myTurn(session));
		const before = session.snapshot();
		expect(await session.play({ type: 'zap-a-card', target: { x: 40, y: 40 } })).toHaveProperty('refused');
		expect(session.snapshot()).toBe(before);
		session.close();
	});

	it('a reload continues with the same hands and log', async () => {
		const { world: w, saved } = world();
		const session = LocalSession.deal(SETUP, ruleSet('v3'), w);
		await playOn(session, 4);
		await until(session, myTurn(session));
		session.close();
		const again = LocalSession.resume(saved.text ?? '', world().world);
		expect(again?.snapshot().view).toEqual(session.snapshot().view);
		expect(again?.snapshot().seats).toEqual(session.snapshot().seats);
		const a = loadGame(saved.text ?? '');
		expect(a && hashOf(a.state)).toBe(a && hashOf(loadGame(saved.text ?? '')?.state ?? a.state));
		again?.close();
	});

	it.each([
		'',
		'null',
		'{}',
		'{"format":"aquarius-local/1"}',
		'{"format":"aquarius-local/1","setup":{"bots":[]},"start":{},"entries":[]}',
		'{"format":"aquarius-local/1","__proto__":{},"setup":1,"start":[],"entries":[1]}',
	])('damaged text %j is no game', (text) => {
		expect(LocalSession.resume(text, world().world)).toBeUndefined();
	});

	it.each<[string, (saved: { setup: object }) => object]>([
		['no setup', () => ({})],
		['no names', ({ setup }) => ({ ...setup, names: undefined })],
		['a name that is none', ({ setup }) => ({ ...setup, names: ['You', 'Juno', 7, 'Opal'] })],
		['a bot nobody knows', ({ setup }) => ({ ...setup, bots: ['greedy', 'hal', 'greedy'] })],
		['a name too few', ({ setup }) => ({ ...setup, names: ['You', 'Juno', 'Basil'] })],
		['a seat too few', () => ({ bots: ['greedy'], names: ['You', 'Juno'] })],
	])('a saved game with %s is no game', (_, damage) => {
		const { world: w, saved } = world();
		LocalSession.deal(SETUP, ruleSet('v3'), w).close();
		const text = JSON.parse(saved.text ?? '');
		expect(LocalSession.resume(JSON.stringify({ ...text, setup: damage(text) }), world().world)).toBeUndefined();
	});

	it('a saved game of rules that the page cannot show is no game', () => {
		const { world: w, saved } = world();
		LocalSession.deal(SETUP, ruleSet('v3'), w).close();
		const text = JSON.parse(saved.text ?? '');
		for (const rules of ['v2', 'aqua-chicken', { base: 'v3', overlap: true }, 'v9']) {
			const other = { ...text, start: { ...text.start, rules }, entries: [] };
			expect(LocalSession.resume(JSON.stringify(other), world().world)).toBeUndefined();
		}
	});

	it('bots are told what happened, as far as their seat knows', async () => {
		const views: PlayerView[] = [];
		const { world: w } = world();
		const bots: LocalWorld['bots'] = {
			...w.bots,
			choose: async (bot, view, seed) => {
				views.push(view);
				return chooseMove(bot, view, seed);
			},
		};
		const session = LocalSession.deal(SETUP, ruleSet('v3'), { ...w, bots });
		await playOn(session, 5);
		await until(session, myTurn(session));
		expect(views.at(-1)?.seen.length).toBeGreaterThan(0);
		const drawn = views.flatMap((v) => v.seen.flatMap((e) => (e.type === 'drew' && e.seat !== v.me ? e.cards : [])));
		expect(new Set(drawn)).toEqual(new Set(['????']));
		session.close();
	});

	it('rates the person’s moves from what the person may know', async () => {
		const views: PlayerView[] = [];
		const { world: w } = world();
		const bots: LocalWorld['bots'] = {
			...w.bots,
			rate: (view, seed, thinking) => {
				views.push(view);
				return w.bots.rate(view, seed, thinking);
			},
		};
		const session = LocalSession.deal(SETUP, ruleSet('v3'), { ...w, bots });
		await until(session, myTurn(session));
		const { view } = session.snapshot();
		if (view === null) throw new Error('there is a game');
		const [best] = await session.advise(view);
		expect(legalMoves(view, 0)).toContainEqual(best?.move);
		expect(views).toEqual([view]);
		expect(view.players.slice(1).flatMap(({ hand, goal }) => [...hand, goal])).not.toContainEqual(
			expect.stringMatching(/^[^?]/),
		);
		session.close();
	});

	it.each<[string, LocalWorld['bots']['choose'], string]>([
		['does not answer', () => Promise.reject(new Error('no worker')), 'a bot did not answer: Error: no worker'],
		[
			'breaks the rules',
			async () => ({ type: 'zap-a-card', target: { x: 40, y: 40 } }),
			'a bot made an illegal move: zap-a-card 40,40 (card/not-in-hand)',
		],
	])('a bot that %s plays nothing: the table says so, until it is tried again', async (_, failing, why) => {
		const { world: w, reports } = world();
		let isBroken = true;
		const bots: LocalWorld['bots'] = {
			...w.bots,
			choose: (...asked) => (isBroken ? failing : w.bots.choose)(...asked),
		};
		const session = LocalSession.deal(SETUP, ruleSet('v3'), { ...w, bots });
		const hasFailed = (): boolean => session.connection().type === 'bots-failed';
		await playOn(session, 1);
		await until(session, hasFailed);
		const { log, view } = session.snapshot();
		expect(view?.turn).not.toBe(0);
		expect(reports).toEqual([why]);
		session.retry();
		expect(hasFailed()).toBe(false);
		await until(session, hasFailed);
		expect(session.snapshot().log).toEqual(log);
		isBroken = false;
		session.retry();
		await until(session, myTurn(session));
		expect(session.connection()).toEqual({ type: 'local' });
		expect(session.snapshot().log.length).toBeGreaterThan(log.length);
		expect(await session.command({ do: 'rematch' })).toEqual({ ok: true });
		session.close();
	});

	it('has its bots started when it begins, and when it is gone on with', () => {
		const { world: w, saved } = world();
		let started = 0;
		const bots: LocalWorld['bots'] = { ...w.bots, start: () => void started++ };
		LocalSession.deal(SETUP, ruleSet('v3'), { ...w, bots }).close();
		expect(started).toBe(1);
		LocalSession.resume(saved.text ?? '', { ...w, bots })?.close();
		expect(started).toBe(2);
	});

	it('after close nobody moves any more', async () => {
		const { world: w } = world();
		const session = LocalSession.deal(SETUP, ruleSet('v3'), w);
		session.close();
		const before = session.snapshot();
		await Promise.resolve();
		expect(session.snapshot()).toBe(before);
	});
});
