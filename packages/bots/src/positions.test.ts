import {
	type Card,
	type GameState,
	isAction,
	legalMoves,
	legalPlacements,
	makeMove,
	type Placement,
	parsePosition,
	type RuleSet,
	ruleSet,
	viewFor,
	whyNot,
} from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import { BOT_NAMES, type BotName, chooseMove } from './bots.ts';
import { rateMoves } from './hints.ts';
import { winChances } from './review.ts';
import { must, newGame } from './testing/games.ts';

const position = (given: object): GameState => must(parsePosition({ format: 'aquarius-position/1', ...given }));
/** Cards by their words, as they lie in a hand. */
const cards = (...hand: readonly string[]): readonly Card[] =>
	position({
		rules: 'v3',
		table: [],
		players: [
			{ hand, goal: 'E' },
			{ hand: [], goal: 'A' },
		],
	}).players[0]?.hand ?? [];
const ELEMENTS = cards('EEEE', 'FFFF', 'AWFE', 'AESW', 'EEFF', 'AAWW', 'FSFS', 'AASS', 'EEWW', 'EWEW');
const EVERYTHING = cards('AWFE', 'move-a-card', 'zap-a-card', 'trade-goals', 'shuffle-hands', '****');

/** A table of so many cards that nobody won by. */
function crowded(rules: RuleSet, count: number, hand: readonly Card[]): GameState {
	const state = newGame(2, 1, rules);
	const table: Placement[] = [...state.table];
	for (let n = 0; table.length < count; n++) {
		const card = ELEMENTS[n % ELEMENTS.length];
		const fits = card === undefined || isAction(card) ? [] : legalPlacements([...table], card, rules);
		const placed = fits[(n * 7) % fits.length];
		if (placed !== undefined) table.push(placed);
	}
	return { ...state, table, players: state.players.map((player, seat) => (seat === 0 ? { ...player, hand } : player)) };
}

const ODD: readonly (readonly [string, GameState])[] = [
	[
		'nothing that can be done',
		position({
			rules: 'v3',
			table: ['EEEE@0,0'],
			players: [
				{ hand: ['FFFF'], goal: 'F' },
				{ hand: ['AAAA'], goal: 'A' },
			],
		}),
	],
	[
		'no card in hand while others have some',
		position({
			rules: 'v3',
			table: ['EEEE@0,0'],
			players: [
				{ hand: [], goal: 'F' },
				{ hand: ['AAAA'], goal: 'A' },
			],
			deck: [],
		}),
	],
	[
		'nothing to aim an Action at',
		position({
			rules: 'v3',
			table: [],
			players: [
				{ hand: ['zap-a-card', 'move-a-card'], goal: 'F' },
				{ hand: ['AAAA'], goal: 'A' },
			],
		}),
	],
	[
		'nobody else with a card',
		position({
			rules: 'v3',
			table: ['FFFF@0,0'],
			players: [
				{ hand: ['trade-hands', 'FFFF'], goal: 'F' },
				{ hand: [], goal: 'A' },
			],
			deck: [],
		}),
	],
	[
		'an empty table and a card',
		position({
			rules: 'v3',
			table: [],
			players: [
				{ hand: ['FFFF', 'AAAA'], goal: 'F' },
				{ hand: ['AAAA'], goal: 'A' },
			],
		}),
	],
	[
		'more cards than its deck has',
		position({
			rules: 'v3',
			table: ['FFFF@0,0'],
			players: [
				{ hand: ['FFFF', 'FFFF', 'FFFF', 'FFFF', 'FFFF', 'FFFF', 'FFFF'], goal: 'F' },
				{ hand: ['****', '****', '****', '****'], goal: 'F' },
			],
			deck: ['****', '****'],
		}),
	],
	['a hundred cards on the table and every kind of card', crowded(ruleSet('v3'), 100, EVERYTHING)],
	['a hundred cards that may overlap', crowded(ruleSet('summary'), 100, cards('AWFE', 'zap-a-card', 'trade-goals'))],
	['a game of one that all lose', newGame(1, 1, ruleSet('dont-block-it-off'))],
];

describe.each(ODD)('with %s', (_, state) => {
	const view = viewFor(state, state.turn);

	it.each(BOT_NAMES)('%s makes a legal move, the same each time', (bot) => {
		const budget = { playouts: state.rules.overlap ? 4 : 60 };
		const move = chooseMove(bot, view, 'a', { budget });
		expect(whyNot(state, state.turn, move)).toBeUndefined();
		expect(chooseMove(bot, view, 'a', { budget })).toEqual(move);
	});

	it('there is a good move to show', () => {
		const legal = legalMoves(view, state.turn).map(makeMove);
		const rated = rateMoves(view, 'a', { budget: { playouts: state.rules.overlap ? 4 : 60 } });
		expect(rated.length).toBeGreaterThan(0);
		for (const { move, value } of rated) {
			expect(legal).toContain(makeMove(move));
			expect(value).toBeGreaterThanOrEqual(0);
			expect(value).toBeLessThanOrEqual(1);
		}
	});
});

describe('a budget', () => {
	const view = viewFor(newGame(3, 5), 0);
	/** A hand with which there are dozens of Actions to look at. */
	const many = viewFor(crowded(ruleSet('v3'), 20, EVERYTHING), 0);

	it.each([view, many])('of playouts is kept', (thought) => {
		for (const playouts of [1, 2, 7, 50, 500, 3000]) {
			const all = rateMoves(thought, 'a', { budget: { playouts } }).reduce((sum, rated) => sum + rated.playouts, 0);
			expect(all).toBeLessThanOrEqual(playouts);
			expect(all).toBeGreaterThan(playouts * 0.7);
		}
	});

	it('that is none is refused', () => {
		const budgets = [{ playouts: Number.NaN }, { playouts: -1 }, { ms: Number.NaN, now: () => 0 }];
		for (const budget of budgets) {
			expect(() => chooseMove('medium', view, 'a', { budget })).toThrow(RangeError);
			expect(() => rateMoves(view, 'a', { budget })).toThrow(RangeError);
			expect(() => winChances(newGame(3, 5), 'a', budget)).toThrow(RangeError);
		}
	});

	it.each([{ playouts: 0 }, { ms: 0, now: () => 0 }])('of nothing still gives a move', (budget) => {
		expect(rateMoves(view, 'a', { budget })).toHaveLength(1);
		expect(chooseMove('expert', view, 'a', { budget })).toBeDefined();
	});

	it('of time that is over in the middle ends there, with the moves that were looked at', () => {
		for (const ms of [1, 2, 5, 10]) {
			let asked = 0;
			const rated = rateMoves(many, 'a', { budget: { ms, now: () => asked++ } });
			expect(rated.reduce((sum, { playouts }) => sum + playouts, 0)).toBeLessThanOrEqual(ms);
			expect(rated.every(({ playouts }) => playouts > 0)).toBe(true);
		}
	});

	it('of time ends with the time, whatever the clock began with', () => {
		for (const beginning of [0, 1e12]) {
			let asked = 0;
			const budget = { ms: 100, now: () => beginning + asked++ };
			expect(rateMoves(view, 'a', { budget }).length).toBeGreaterThan(1);
			expect(asked).toBeGreaterThan(50);
			expect(asked).toBeLessThan(120);
		}
	});

	it('that is larger goes to the best moves', () => {
		const few = rateMoves(view, 'a', { budget: { playouts: 50 } });
		const many = rateMoves(view, 'a', { budget: { playouts: 3000 } });
		expect(many[0]?.playouts ?? 0).toBeGreaterThan((few[0]?.playouts ?? 0) * 10);
	});
});

it('is asked of a bot that there is, with moves to choose from', () => {
	const view = viewFor(newGame(3, 5), 0);
	expect(() => chooseMove('toString' as BotName, view, 'a')).toThrow(
		new RangeError('toString is no bot (bots: random, greedy, easy, medium, strong, expert)'),
	); // as a program without types may
	expect(() => chooseMove('medium', view, 'a', { among: [] })).toThrow('a move to choose');
});

describe('a covered Goal', () => {
	/** Seven of Fire lie there. */
	const table = Array.from({ length: 7 }, (_, x) => `FFFF@${x},0`);
	const other = { hand: ['EEEE', 'AAAA'], goal: 'A', covered: true };
	const withOwn = (own: object) =>
		viewFor(
			position({ rules: 'aqua-chicken', table, players: [{ hand: ['AAAA', 'EEEE'], goal: 'F', ...own }, other] }),
			0,
		);

	it.each(['strong', 'expert'] as const)(
		'is looked at by %s when it may have won, and then the win is claimed',
		(bot) => {
			expect(chooseMove(bot, withOwn({ covered: true }), 'a')).toEqual({ type: 'look' });
			expect(chooseMove(bot, withOwn({}), 'a')).toEqual({ type: 'claim' });
		},
	);
});

describe('a win', () => {
	/** Six of Fire in a row, and a seventh in hand. */
	const table = Array.from({ length: 6 }, (_, x) => `FFFF@${x},0`);
	const thinking: readonly BotName[] = ['medium', 'strong', 'expert'];

	it.each(thinking)('that %s can make at once it makes', (bot) => {
		const players = [
			{ hand: ['AAAA', 'FFFF', 'zap-a-card'], goal: 'F' },
			{ hand: ['EEEE'], goal: 'E' },
		];
		const move = chooseMove(bot, viewFor(position({ rules: 'v3', table, players }), 0), 'a', {
			budget: { playouts: 200 },
		});
		expect(makeMove(move)).toMatch(/^FFFF@/);
	});

	it.each(thinking)('that the other is about to make %s prevents', (bot) => {
		// Whoever sits there has shown its Goal by a trade of which both know.
		const players = [
			{ hand: ['AAAA', 'zap-a-card', 'EEEE'], goal: 'A' },
			{ hand: ['FFFF', 'FFFF'], goal: 'F' },
		];
		const state = position({ rules: 'v3', table, players });
		const seen = [{ type: 'goals-traded', seat: 1, with: 0, goals: ['A', 'F'] } as const];
		const move = chooseMove(bot, viewFor(state, 0, seen), 'a', { budget: { playouts: 400 } });
		expect(makeMove(move)).toMatch(/^zap-a-card/);
	});
});
