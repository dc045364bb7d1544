import { LEVEL_SIDES, UPRIGHT_SIDES } from '../board.ts';
import { ELEMENT_BITS } from './kinds.ts';
import type { Memory } from './memory.ts';

/** Whether from every panel of the start card, the first on the table, a path of its element leads to open table (E52). */
export function pathsLeadOut(s: Memory): boolean {
	if (s.tableCount === 0) return false;
	const isOpen = s.rules.openTable === 'outside' ? outsideOf(s) : (cell: number) => s.cellUpperLeft[cell] === 0;
	for (let e = 0, rest = ELEMENT_BITS[s.tableFace[0] as number] as number; rest !== 0; e++, rest >>= 1) {
		if ((rest & 1) !== 0 && !leadsOut(s, e, isOpen)) return false;
	}
	return true;
}

/** Follows an element from the start card until one of its panels borders on an open cell. */
function leadsOut(s: Memory, element: number, isOpen: (cell: number) => boolean): boolean {
	const halves = (33 << element) | (33 << (element + 10));
	const reached = new Set([s.tableCell[0] as number]);
	for (const cell of reached) {
		const upperLeft = (s.cellUpperLeft[cell] as number) & halves;
		const lowerRight = (s.cellLowerRight[cell] as number) & halves;
		for (const [mine, sides, next, before] of [
			[upperLeft, LEVEL_SIDES, cell - s.width, true],
			[upperLeft, UPRIGHT_SIDES, cell - 1, true],
			[lowerRight, UPRIGHT_SIDES, cell + 1, false],
			[lowerRight, LEVEL_SIDES, cell + s.width, false],
		] as const) {
			if ((mine & sides) === 0) continue;
			if (isOpen(next)) return true;
			const theirs = (before ? s.cellLowerRight : s.cellUpperLeft)[next] as number;
			if ((mine & sides & theirs) !== 0) reached.add(next);
		}
	}
	return false;
}

/** Tells the empty cells that hang together with the outside, side by side. */
function outsideOf(s: Memory): (cell: number) => boolean {
	const reached = new Set([0]);
	for (const cell of reached) {
		const x = cell % s.width;
		const steps = [
			cell - s.width,
			...(x > 0 ? [cell - 1] : []),
			...(x < s.width - 1 ? [cell + 1] : []),
			cell + s.width,
		];
		for (const next of steps) if (s.cellUpperLeft[next] === 0) reached.add(next);
	}
	return (cell) => reached.has(cell);
}
