import { rateMoves, winChances } from '@aquarius/bots';
import { legalMoves, makeMove, type PlayerView, type RuleSetId } from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import type { BotReviewer } from '../session/bot-player.ts';
import type { Thinking } from '../session/bot-questions.ts';
import { finishedGame } from '../testing/games.ts';
import { lostChance } from '../testing/lost-chance.ts';
import { type PlayedGame, replayOf } from './replay.ts';
import { Review, type ReviewEffort } from './review.ts';

const EFFORT: ReviewEffort = { chances: { playouts: 30 }, moves: { playouts: 200 }, two: { playouts: 100 } };
const budgetOf = (thinking: Thinking | undefined) =>
	thinking !== undefined && 'playouts' in thinking ? { budget: thinking } : {};

/** The real bots without a worker; remembers what they were shown. */
function bots() {
	const seen: PlayerView[] = [];
	let closed = 0;
	const made: BotReviewer = {
		choose: async () => ({ type: 'pass' }),
		rate: async (view, seed, thinking, among) => {
			seen.push(view);
			return rateMoves(view, seed, { ...budgetOf(thinking), ...(among === undefined ? {} : { among }) });
		},
		chances: async (state, seed, thinking) => winChances(state, seed, budgetOf(thinking).budget),
		close: () => {
			closed++;
		},
	};
	return { bots: made, seen, closed: () => closed };
}

function reviewOf(game: PlayedGame, effort = EFFORT) {
	const replay = replayOf(game);
	if (replay === undefined) throw new Error('the game can be played again');
	const helpers = bots();
	return { review: new Review(replay, helpers.bots, effort), replay, ...helpers };
}

describe('a review', () => {
	it.each<[RuleSetId, number]>([
		['v1', 3],
		['v2', 3],
		['v3', 4],
		['connect-seven', 2],
		['collect-seven', 2],
		['dont-block-it-off', 2],
		['aqua-chicken', 2],
	])('of a game by %s tells the chances in every position, and ends with who won', async (id, players) => {
		const { review, replay } = reviewOf(finishedGame(id, players));
		await review.start();
		const { ended, chances } = review.snapshot();
		expect(ended).toBe('done');
		expect(chances).toHaveLength(replay.positions.length);
		const winners = replay.positions.at(-1)?.outcome?.winners ?? [];
		expect(chances.at(-1)?.flatMap((chance, seat) => (chance > 0 ? [seat] : []))).toEqual(winners);
	});

	it('of a game whose cards overlap is rough, and marks no turning points', async () => {
		const { review, replay } = reviewOf(finishedGame('summary', 2), { ...EFFORT, chances: { playouts: 1 } });
		await review.start();
		const { ended, chances, isRough, turns } = review.snapshot();
		expect({ ended, isRough, turns }).toEqual({ ended: 'done', isRough: true, turns: [] });
		expect(chances).toHaveLength(replay.positions.length);
	}, 120_000);

	it('of a solitaire has no chances, and asks for none', async () => {
		const { review } = reviewOf(finishedGame('solitaire', 1));
		await review.start();
		expect(review.snapshot()).toMatchObject({ ended: 'no-chances', doing: 'nothing', chances: [] });
	});

	it('finds the move that threw a won game away, and what would have won it, from what its player could know', async () => {
		const { review, seen } = reviewOf(lostChance());
		await review.start();
		const { turns, advice } = review.snapshot();
		const blunder = turns.find(({ entry }) => entry === 0);
		expect(blunder).toMatchObject({ seat: 0, kind: 'blunder' });
		const told = advice.get(0);
		if (told?.type !== 'better') throw new Error(`something better was to be found, not ${told?.type}`);
		expect(makeMove(told.move)).toMatch(/FFWW|WWFF/);
		expect(told.value).toBeGreaterThan(0.9);
		expect(told.value - told.playedValue).toBeGreaterThan(0.3);
		const [first] = seen;
		expect(first?.players[1]?.hand).toEqual(expect.arrayContaining(['????']));
		expect(first?.players[1]?.goal).toBe('?');
		if (first) expect(legalMoves(first, 0)).toContainEqual(told.move);
	});

	it('is stopped and gone on with, and is then the same', async () => {
		const game = finishedGame('v3', 3);
		const whole = reviewOf(game);
		await whole.review.start();
		const { review, closed } = reviewOf(game);
		const undo = review.subscribe(() => {
			if (review.snapshot().chances.length === 5) review.stop();
		});
		await review.start();
		undo();
		expect(review.snapshot()).toMatchObject({ doing: 'nothing', ended: 'stopped' });
		expect(review.snapshot().chances).toHaveLength(5);
		expect(closed()).toBe(1);
		await review.start();
		expect(review.snapshot()).toEqual(whole.review.snapshot());
	});

	it('whose helper fails says so, and may be tried again', async () => {
		const { replay, bots: helpers } = reviewOf(lostChance());
		let broken = true;
		const chances: BotReviewer['chances'] = (...asked) =>
			broken ? Promise.reject(new Error('out of order')) : helpers.chances(...asked);
		const review = new Review(replay, { ...helpers, chances }, EFFORT);
		await review.start();
		expect(review.snapshot()).toMatchObject({ doing: 'nothing', ended: 'failed' });
		broken = false;
		await review.start();
		expect(review.snapshot().ended).toBe('done');
	});
});
