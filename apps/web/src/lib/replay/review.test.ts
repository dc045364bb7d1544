import { rateMoves, winChances } from '@aquarius/bots';
import { legalMoves, makeMove, type PlayerView, type RuleSet, type RuleSetId, ruleSet } from '@aquarius/engine';
import { createSearch } from '@aquarius/engine/search';
import { describe, expect, it } from 'vitest';
import { type BotReviewer, TimedOut, workerBotPlayer } from '../session/bot-player.ts';
import type { Thinking } from '../session/bot-questions.ts';
import { nodeThread } from '../session/testing/node-thread.ts';
import { finishedGame } from '../testing/games.ts';
import { lostChance } from '../testing/lost-chance.ts';
import { type PlayedGame, type Replay, replayOf } from './replay.ts';
import { Review, type ReviewEffort } from './review.ts';

const EFFORT: ReviewEffort = { chances: { playouts: 30 }, moves: { playouts: 200 }, two: { playouts: 100 } };
const budgetOf = (thinking: Thinking | undefined) =>
	thinking !== undefined && 'playouts' in thinking ? { budget: thinking } : {};

/** The real bots without a worker; remembers what they were shown. */
function bots() {
	const seen: PlayerView[] = [];
	const made: BotReviewer = {
		choose: async () => ({ type: 'pass' }),
		rate: async (view, seed, thinking, among) => {
			seen.push(view);
			return rateMoves(view, seed, { ...budgetOf(thinking), ...(among === undefined ? {} : { among }) });
		},
		chances: async (state, seed, thinking) => winChances(state, seed, budgetOf(thinking).budget),
		start: () => {},
		close: () => {},
	};
	return { bots: made, seen };
}

function reviewOf(game: PlayedGame, effort = EFFORT) {
	const replay = replayOf(game);
	if (replay === undefined) throw new Error('the game can be played again');
	const helpers = bots();
	return { review: new Review(replay, helpers.bots, { effort, report: fail }), replay, ...helpers };
}

/** Which question for chances is asked when a review is stopped. */
const STOPPED_AT = 6;

/** A review by the page's own player, whose worker is a thread of Node; `stop` is called once, while a question waits for its answer. */
function withWorker(replay: Replay, stop: () => void) {
	const player = workerBotPlayer({ start: nodeThread });
	let asked = 0;
	const chances: BotReviewer['chances'] = (...question) => {
		const answer = player.chances(...question);
		asked += 1;
		if (asked === STOPPED_AT) stop();
		return answer;
	};
	return { review: new Review(replay, { ...player, chances }, { effort: EFFORT, report: fail }), asked: () => asked };
}

const fail = (what: string): never => {
	throw new Error(`nothing was to be reported: ${what}`);
};

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

	it.each([
		['stopped', 'stop'],
		['left', 'close'],
	] as const)('is %s in the middle of a question, and comes to its end at once', async (_, how) => {
		const { replay } = reviewOf(finishedGame('v3', 3));
		const { review, asked } = withWorker(replay, () => review[how]());
		await review.start();
		expect(asked()).toBe(STOPPED_AT);
		expect(review.snapshot().chances).toHaveLength(STOPPED_AT - 1);
	});

	it('is gone on with where it was stopped, and is then the same', async () => {
		const whole = reviewOf(finishedGame('v3', 3));
		await whole.review.start();
		const { review } = withWorker(whole.replay, () => review.stop());
		await review.start();
		expect(review.snapshot()).toMatchObject({ doing: 'nothing', ended: 'stopped' });
		await review.start();
		review.close();
		expect(review.snapshot()).toEqual(whole.review.snapshot());
	});

	it.each<Partial<RuleSet>>([
		{},
		{ overlap: true },
		{ zapTo: 'discard' },
		{ deckOut: 'rebuild' },
		{ actions: [...ruleSet('v3').actions, 'rotate-a-card'] },
	])('is rough where moves are not made in place: v3 with %j', (change) => {
		const { replay, bots: helpers } = reviewOf(finishedGame('v3', 2));
		const rules = { ...replay.start.rules, ...change };
		const review = new Review({ ...replay, start: { ...replay.start, rules } }, helpers, { report: fail });
		expect(review.snapshot().isRough).toBe(!createSearch(rules).inPlace);
	});

	it('leaves it to the bots how much to think about a position', async () => {
		const { replay, bots: helpers } = reviewOf(lostChance());
		const asked: (Thinking | undefined)[] = [];
		const chances: BotReviewer['chances'] = async (state, seed, thinking) => {
			asked.push(thinking);
			return winChances(state, seed, { playouts: 20 });
		};
		await new Review(replay, { ...helpers, chances }, { report: fail }).start();
		expect(asked).toEqual(replay.positions.map(() => undefined));
	});

	it('whose question takes too long goes on with less effort and is rough; with less yet to give it fails', async () => {
		const { replay, bots: helpers } = reviewOf(lostChance());
		const asked: (Thinking | undefined)[] = [];
		let isSlow = false;
		const chances: BotReviewer['chances'] = async (state, seed, thinking) => {
			asked.push(thinking);
			if (isSlow || thinking === undefined) throw new TimedOut('no answer within 30000 ms');
			return winChances(state, seed, { playouts: 20 });
		};
		const told: string[] = [];
		const make = () => new Review(replay, { ...helpers, chances }, { report: (what) => told.push(what) });
		const review = make();
		await review.start();
		expect(review.snapshot()).toMatchObject({ ended: 'done', isRough: true, turns: [] });
		expect(asked.slice(0, 2)).toEqual([undefined, { ms: 2000 }]);
		expect(told).toEqual(['the review failed: Error: no answer within 30000 ms']);
		isSlow = true;
		const slow = make();
		await slow.start();
		expect(slow.snapshot()).toMatchObject({ doing: 'nothing', ended: 'failed' });
	});

	it('whose helper fails says so, reports why, and may be tried again', async () => {
		const { replay, bots: helpers } = reviewOf(lostChance());
		let broken = true;
		const chances: BotReviewer['chances'] = (...asked) =>
			broken ? Promise.reject(new Error('out of order')) : helpers.chances(...asked);
		const told: string[] = [];
		const review = new Review(replay, { ...helpers, chances }, { effort: EFFORT, report: (what) => told.push(what) });
		await review.start();
		expect(review.snapshot()).toMatchObject({ doing: 'nothing', ended: 'failed' });
		expect(told).toEqual(['the review failed: Error: out of order']);
		broken = false;
		await review.start();
		expect(review.snapshot().ended).toBe('done');
	});
});
