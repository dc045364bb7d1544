import { describe, expect, test } from 'vitest';
import { applyMove } from '../apply-move.ts';
import { legalMoves } from '../legal-moves.ts';
import { wordOf } from '../testing/tables.ts';
import { parseMove } from '../text/move.ts';
import { parsePosition } from '../text/position.ts';
import type { Action, GameState } from '../types.ts';

/** Seat 0 of two players and three invisible ones is on turn and holds an Action and three cards. */
function holding(action: Action, rules: unknown = 'v3'): GameState {
	const result = parsePosition({
		rules,
		players: [
			{ hand: [action, 'EEEE', 'AAAA', 'WWWW'], goal: 'E' },
			{ hand: ['SSSS'], goal: 'A' },
		],
		unusedGoals: ['W', 'F', 'S'],
		table: ['FFFF@0,0', 'FFFF@1,0'],
	});
	if (!result.ok) throw new Error(`${result.code.at}: ${result.code.detail}`);
	return result.value;
}

describe('a Shuffle', () => {
	test('has no field for a way that it does not take: moves are plain data', () => {
		const rules = { base: 'v3', rotateOption: true };
		const shuffles = legalMoves(holding('shuffle-goals', rules), 0).filter(({ type }) => type === 'shuffle-goals');
		expect(shuffles).toStrictEqual([
			{ type: 'shuffle-goals' },
			{ type: 'shuffle-goals', rotate: 'left' },
			{ type: 'shuffle-goals', rotate: 'right' },
		]);
		expect(parseMove('shuffle-goals')).toStrictEqual({ type: 'shuffle-goals' });
	});
	test('of hands is recorded without the invisible players, who come last and hold none', () => {
		const result = applyMove(holding('shuffle-hands'), 0, { type: 'shuffle-hands' });
		if (!result.ok) throw new Error(result.code);
		expect(result.value.entry.chance?.hands?.map(({ length }) => length)).toEqual([2, 2]);
		expect(result.value.state.players.map(({ hand }) => hand.length)).toEqual([2, 2, 0, 0, 0]);
	});
});

test.each([
	{ x: -0, y: 1 },
	{ x: -1, y: -0 },
])('a Move to %o, which only data can name, is one to a plain 0', ({ x, y }) => {
	const to = { card: wordOf('FFFF'), x, y };
	const result = applyMove(holding('move-a-card'), 0, { type: 'move-a-card', target: { x: 1, y: 0 }, to });
	if (!result.ok) throw new Error(result.code);
	expect(result.value.state.table.at(-1)).toEqual({ ...to, x: x + 0, y: y + 0 });
});
