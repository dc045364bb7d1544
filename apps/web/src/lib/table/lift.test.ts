import { describe, expect, it } from 'vitest';
import { isLifted } from './lift.ts';

describe('a press on a card of the hand', () => {
	it.each([
		['a mouse, anywhere', { x: 9, y: 0 }, true, 'above', true],
		['a mouse that trembles', { x: 3, y: 3 }, true, 'above', false],
		['a finger up to the board', { x: 2, y: -12 }, false, 'above', true],
		['a finger along the hand', { x: 30, y: -12 }, false, 'above', false],
		['a finger away from the board', { x: 0, y: 30 }, false, 'above', false],
		['a finger to the board beside', { x: -12, y: 2 }, false, 'left', true],
		['a finger along the hand beside', { x: -12, y: -30 }, false, 'left', false],
	] as const)('%s', (_, by, mouse, board, lifted) => {
		expect(isLifted(by, mouse, board)).toBe(lifted);
	});
});
