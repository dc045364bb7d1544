import { chooseMove } from '@aquarius/bots';
import { hashOf, legalMoves, ruleSet } from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import { loadGame } from './local-game.ts';
import { LocalSession, type LocalWorld } from './local-session.ts';

/** The real bots without a worker or pauses; chance counts up. */
function world() {
	let n = 0;
	const saved: { text: string | null } = { text: null };
	const made: LocalWorld = {
		bots: { choose: async (bot, view, seed) => chooseMove(bot, view, seed), close: () => {} },
		randomKey: () => String(++n).padStart(64, '0'),
		wait: () => Promise.resolve(),
		now: () => 0,
		save: (text) => {
			saved.text = text;
		},
	};
	return { world: made, saved };
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

	it('after close nobody moves any more', async () => {
		const { world: w } = world();
		const session = LocalSession.deal(SETUP, ruleSet('v3'), w);
		session.close();
		const before = session.snapshot();
		await Promise.resolve();
		expect(session.snapshot()).toBe(before);
	});
});
