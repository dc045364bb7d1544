import {
	applyMove,
	type Chance,
	type GameState,
	leaveGame,
	legalMoves,
	type Move,
	makeMove,
	parsePosition,
	parseRules,
	RULE_SET_IDS,
	whyNot,
} from '@aquarius/engine';
import { createSearch, type Search } from '@aquarius/engine/search';
import { describe, expect, it } from 'vitest';
import { must, newGame } from '../testing/games.ts';
import { HOUSE } from '../testing/house-rules.ts';
import { makeLikelyMove } from './likely-move.ts';

/** The move that somebody makes in a position: what is tried and taken back does not count. */
function moveIn(state: GameState, seed: number): Move {
	const search = createSearch(state.rules, { seed });
	search.load(state);
	const made: Move[] = [];
	const watched: Search = Object.create(search, {
		make: {
			value(code: number, chance?: Chance) {
				made.push(search.toMove(code));
				search.make(code, chance);
			},
		},
		unmake: {
			value() {
				made.pop();
				search.unmake();
			},
		},
	});
	makeLikelyMove(watched);
	const [move] = made;
	if (move === undefined || made.length > 1) throw new Error('One move was believed to be made');
	return move;
}

/** How many of a hundred moves in a position have such a text. */
function percentOf(state: GameState, text: RegExp): number {
	return Array.from({ length: 100 }, (_, seed) => makeMove(moveIn(state, seed))).filter((made) => text.test(made))
		.length;
}

const row = (card: string, count: number, y: number) => Array.from({ length: count }, (_, x) => `${card}@${x},${y}`);

/** Seat 0 is on turn; in v3 of two, if nothing else is said. */
function position(table: readonly string[], hand: readonly string[], goals: readonly string[], rest: object = {}) {
	const players = goals.map((goal, seat) => ({ hand: seat === 0 ? hand : ['SSSS', 'SSSS'], goal }));
	const given = { rules: 'v3', table, players, deck: ['SSSS', 'WWWW', 'EEEE'], ...rest };
	return must(parsePosition({ format: 'aquarius-position/1', ...given }));
}

describe('who plays for a Goal', () => {
	// One move in ten is anything.
	it('wins if it can, whatever others are about to do', () => {
		const table = [...row('FFFF', 6, 0), ...row('EEEE', 6, 5)];
		const state = position(table, ['FFFF', 'EEEE', 'zap-a-card', 'trade-goals'], ['F', 'E']);
		expect(percentOf(state, /^FFFF@/)).toBeGreaterThan(80);
	});

	it('makes its own group bigger', () => {
		const state = position([...row('FFFF', 3, 0), ...row('EEEE', 3, 5)], ['FFFF', 'EEEE', 'zap-a-card'], ['F', 'E']);
		expect(percentOf(state, /^FFFF@/)).toBeGreaterThan(80);
	});

	it.each([
		['zap-a-card', /^zap-a-card [23],0$/],
		['****', /^\*{4}=zap-a-card [23],0$/],
		['trade-goals', /^trade-goals 1$/],
	])('by %s takes from who is about to win, rather than grow', (card, defence) => {
		const state = position([...row('FFFF', 6, 0), ...row('AAAA', 3, 5)], [card, 'AAAA', 'AAWW'], ['A', 'F']);
		expect(percentOf(state, defence)).toBeGreaterThan(80);
	});

	it('trades for a Goal that has come farther, of an invisible player too', () => {
		const table = [...row('FFFF', 4, 0), ...row('WWWW', 2, 5)];
		const hand = ['trade-goals', 'WWWW', 'zap-a-card', 'shuffle-hands'];
		expect(percentOf(position(table, hand, ['A', 'F']), /^trade-goals 1$/)).toBeGreaterThan(80);
		const invisible = position(table, hand, ['A', 'E'], { unusedGoals: ['S', 'F', 'W'] });
		expect(percentOf(invisible, /^trade-goals 3$/)).toBeGreaterThan(80);
	});

	it('trades with nobody who left where those Goals lie aside', () => {
		const players = [
			{ hand: ['trade-goals', 'WWWW'], goal: 'A' },
			{ hand: ['SSSS'], goal: 'W' },
			{ hand: [], goal: 'F', invisible: true },
		];
		const state = position([...row('FFFF', 4, 0), ...row('WWWW', 2, 5)], [], [], { rules: 'v1', players });
		expect(percentOf(state, /^trade-goals 2$/)).toBe(0);
		expect(percentOf(state, /^trade-goals 1$/)).toBeGreaterThan(80);
	});

	it('takes nothing from who has the same Goal of two decks', () => {
		const rules = { base: 'v3', decks: 2 };
		const table = [...row('FFFF', 6, 0), ...row('EEEE', 5, 5)];
		const state = position(table, ['zap-a-card', 'EEEE', 'EEWW'], ['F', 'F'], { rules });
		expect(percentOf(state, /^zap-a-card \d,0$/)).toBeLessThan(25);
	});

	it('makes the best of some moves where each is a new state', () => {
		const hand = ['FFFF', 'EEEE', 'AAAA'];
		const state = position(['FFFF@0,0', 'EEEE@1,0', 'AAAA@0,1'], hand, ['F', 'E'], { rules: 'summary' });
		const legal = legalMoves(state, 0);
		const growing = legal.filter((move) => makeMove(move).startsWith('FFFF@'));
		const byChance = (100 * growing.length) / legal.length;
		expect(byChance).toBeLessThan(50);
		expect(percentOf(state, /^FFFF@/)).toBeGreaterThan(byChance + 20);
	});
});

describe('the move of somebody in a playout', () => {
	const games = [...RULE_SET_IDS.map((id) => [id, id] as const), ...HOUSE].flatMap(([name, json]) => {
		const rules = must(parseRules(json));
		const { min, max } = rules.players;
		return rules.layout === 'piles' ? [] : [...new Set([min, max])].map((count) => [name, count, rules] as const);
	});

	it.each(games)('is legal under %s with %i players, after one has left too', (_, players, rules) => {
		const begun = newGame(players, 3, rules);
		const left = players > 2 ? [must(leaveGame(begun, 1)).state] : [];
		for (const start of [begun, ...left]) {
			let state = start;
			for (let n = 0; n < (rules.overlap ? 3 : 25) && state.outcome === null; n++) {
				const move = moveIn(state, n);
				expect([makeMove(move), whyNot(state, state.turn, move)]).toEqual([makeMove(move), undefined]);
				state = must(applyMove(state, state.turn, move)).state;
			}
		}
	});
});
