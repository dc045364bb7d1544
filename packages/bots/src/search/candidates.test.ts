import { ACTIONS, type GameState, legalMoves, type Move, makeMove, parsePosition, viewFor } from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import { pickFrom } from '../pick.ts';
import { must } from '../testing/games.ts';
import { candidatesOf } from './candidates.ts';

/** Six of Fire and five of Earth in rows; seat 0 of three has Fire, wins with the one card, and has every Action. */
function position(hand: readonly string[] = ['FFFF', ...ACTIONS]): GameState {
	const row = (card: string, count: number, y: number) => Array.from({ length: count }, (_, x) => `${card}@${x},${y}`);
	const players = [
		{ hand, goal: 'F' },
		{ hand: ['EEEE', 'AAAA'], goal: 'E' },
		{ hand: ['SSSS'], goal: 'A' },
	];
	// No half turn leaves a Double as it is, so that it can be rotated.
	const table = [...row('FFFF', 6, 0), ...row('EEEE', 5, 5), 'WWAA@0,6'];
	const rules = { base: 'v3', actions: ACTIONS, rotateOption: true };
	return must(
		parsePosition({ format: 'aquarius-position/1', rules, table, players, unusedGoals: ['W', 'S'], turn: 0 }),
	);
}

const legalOf = (state: GameState): readonly Move[] => legalMoves(state, state.turn);
function candidates(state: GameState, keep: number, most = 200): readonly Move[] {
	const view = viewFor(state, 0);
	return candidatesOf(view, legalOf(state), { pick: pickFrom('a', view), keep, most });
}
const textsOf = (moves: readonly Move[], ...types: readonly Move['type'][]): readonly string[] =>
	moves.filter(({ type }) => types.includes(type)).map(makeMove);

describe('moves to look at', () => {
	it('are legal ones, each once, the best by one look ahead first', () => {
		const state = position();
		const found = candidates(state, 2).map(makeMove);
		const legal = legalOf(state).map(makeMove);
		expect(found.slice(0, 2).every((text) => text.startsWith('FFFF@'))).toBe(true);
		expect(new Set(found).size).toBe(found.length);
		expect(legal).toEqual(expect.arrayContaining(found));
		expect(found.length).toBeLessThan(legal.length / 4);
	});

	it.each(['trade-goals', 'shuffle-goals', 'rotate-goals', 'trade-hands', 'shuffle-hands'] as const)(
		'are all that %s can do, however little each seems to gain',
		(type) => {
			const all = textsOf(legalOf(position()), type);
			expect(all.length).toBeGreaterThan(0);
			expect([...textsOf(candidates(position(), 1), type)].sort()).toEqual([...all].sort());
		},
	);

	it.each(['zap-a-card', 'move-a-card', 'rotate-a-card'] as const)('are some of what %s can do', (type) => {
		const some = textsOf(candidates(position(), 1), type).length;
		expect(some).toBeGreaterThan(0);
		expect(some).toBeLessThan(4);
	});

	it('are the best of what aims at a card', () => {
		const zaps = textsOf(candidates(position(['FFFF', 'zap-a-card']), 1), 'zap-a-card');
		// Of five of Earth in a row the second to the fourth leave three, two, and three.
		expect([...zaps].sort()).toEqual(['zap-a-card 1,5', 'zap-a-card 2,5', 'zap-a-card 3,5']);
	});

	it.each([1, 3, 10])('are %i at most, if that is said, with Actions among more than two', (most) => {
		const found = candidates(position(), most, most);
		expect(found).toHaveLength(most);
		if (most > 2) expect(found.some(({ type }) => type !== 'place')).toBe(true);
	});
});
