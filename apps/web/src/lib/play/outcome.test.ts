import { applyMove, type CardWord, type Move, viewFor } from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import { stateOf } from '../testing/positions.ts';
import { closestGroup, goalsAtEnd, lastMoveOf, moveCount, winningElement } from './outcome.ts';

const ROW = Array.from({ length: 6 }, (_, x) => `FFFF@${x},0`);
const LAY: Move = { type: 'place', card: 'FFEE' as CardWord, x: 6, y: 0 };

/** The view of a seat after the winning card. */
function won(seat: number | null) {
	const applied = applyMove(stateOf({ hand: ['EEFF'], table: ROW, goal: 'F' }), 0, LAY);
	if (!applied.ok) throw new Error(applied.code);
	return viewFor(applied.value.state, seat, applied.value.events);
}

describe('the end of a game', () => {
	it.each([0, 1, null])('viewer %s learns the winning element and the winner’s Goal', (seat) => {
		const view = won(seat);
		expect(winningElement(view)).toBe('F');
		expect(goalsAtEnd(view).find((g) => g.won)).toEqual({ seat: 0, goal: 'F', won: true });
	});

	it('counts moves and knows the last one', () => {
		expect(moveCount(won(1))).toBe(1);
		expect(lastMoveOf(won(1))).toEqual([{ x: 6, y: 0 }]);
	});

	it('after the last card the one winner’s group is told, a shared win has none', () => {
		const view = won(null);
		const ended = (winners: readonly number[]) => ({ ...view, outcome: { winners, reason: 'closest' as const } });
		expect(closestGroup(ended([0]))).toEqual({ element: 'F', size: 7 });
		expect(closestGroup(ended([0, 1]))).toBeNull();
		expect(closestGroup(view)).toBeNull();
	});

	it('nothing is told while the game goes on', () => {
		const view = viewFor(stateOf({ hand: ['EEFF'], table: ROW, goal: 'F' }), 1);
		expect(winningElement(view)).toBeNull();
		expect(goalsAtEnd(view)).toEqual([]);
		expect(closestGroup(view)).toBeNull();
	});
});
