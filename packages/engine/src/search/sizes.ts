import { ALL_ELEMENTS } from '../cards.ts';
import { ELEMENTS, SEVEN } from '../types.ts';
import { ELEMENT_BITS, LOWER_RIGHT, UPPER_LEFT } from './kinds.ts';
import type { Memory } from './memory.ts';

/**
 * The largest group of each element, as far as it matters: up to seven. They stand in one number, three bits an element, so that a ply
 * keeps them as one integer.
 */
const BITS = 3;
const FULL = 7;
/** The lowest bit of each element's three. */
const LOWEST = 0o11111;

/** The size of the largest group of `ELEMENTS[element]`; seven stands for seven and more. */
export function sizeOf(s: Memory, element: number): number {
	return (s.sizes >> (element * BITS)) & FULL;
}

/** Not 0 if some element has a group of seven. */
export function sevens(s: Memory): number {
	return s.sizes & (s.sizes >> 1) & (s.sizes >> 2) & LOWEST;
}

/** Looks for the largest groups on a table of which nothing is known. */
export function countSizes(s: Memory): void {
	s.sizes = LOWEST * SEVEN;
	shrinkSizes(s, ALL_ELEMENTS);
}

/** A card came to lie at a cell. `joined`: the elements (bits) that it connects with a neighbour. */
export function growSizes(s: Memory, cell: number, face: number, joined: number): void {
	let sizes = s.sizes;
	for (let e = 0, rest = ELEMENT_BITS[face] as number; rest !== 0; e++, rest >>= 1) {
		if ((rest & 1) === 0) continue;
		const at = e * BITS;
		const size = (sizes >> at) & FULL;
		if (size === SEVEN) continue;
		const group = (joined >> e) & 1 ? flood(s, cell, e, startVisits(s)) : 1;
		if (group > size) sizes = (sizes & ~(FULL << at)) | (group << at);
	}
	s.sizes = sizes;
}

/** The elements (bits) of which a card on the table is in a largest group: without it there may be a smaller one. */
export function largestAt(s: Memory, cell: number, face: number): number {
	let elements = 0;
	for (let e = 0, rest = ELEMENT_BITS[face] as number; rest !== 0; e++, rest >>= 1) {
		if ((rest & 1) !== 0 && flood(s, cell, e, startVisits(s)) === sizeOf(s, e)) elements |= 1 << e;
	}
	return elements;
}

/** A card was taken away that was in a largest group of these elements (bits): looks for the largest now. */
export function shrinkSizes(s: Memory, elements: number): void {
	for (let e = 0; e < ELEMENTS.length; e++) {
		if (((elements >> e) & 1) === 0) continue;
		const before = sizeOf(s, e);
		const visit = startVisits(s);
		let largest = 0;
		for (let i = 0; i < s.tableCount && largest < before; i++) {
			if ((((ELEMENT_BITS[s.tableFace[i] as number] as number) >> e) & 1) === 0) continue;
			const cell = s.tableCell[i] as number;
			if (s.visits[cell] !== visit) largest = Math.max(largest, flood(s, cell, e, visit));
		}
		s.sizes = (s.sizes & ~(FULL << (e * BITS))) | (largest << (e * BITS));
	}
}

/** How many panels, up to seven, the group of an element would have at an empty cell with this face there. */
export function sizeWith(s: Memory, cell: number, face: number, element: number): number {
	s.cellUpperLeft[cell] = UPPER_LEFT[face] as number;
	s.cellLowerRight[cell] = LOWER_RIGHT[face] as number;
	const size = flood(s, cell, element, startVisits(s));
	s.cellUpperLeft[cell] = 0;
	s.cellLowerRight[cell] = 0;
	return size;
}

function startVisits(s: Memory): number {
	if (s.visit === 0xffff_ffff) {
		s.visits.fill(0);
		s.visit = 0;
	}
	return ++s.visit;
}

/** How many panels of an element hang together with that of the card at a cell, counted up to seven. */
function flood(s: Memory, first: number, element: number, visit: number): number {
	const { cellUpperLeft, cellLowerRight, visits, queue, width } = s;
	// Both halves of a level side, and of an upright one, in the masks of WordFacts.
	const level = 33 << element;
	const upright = level << 10;
	let count = 1;
	queue[0] = first;
	visits[first] = visit;
	for (let i = 0; i < count; i++) {
		const cell = queue[i] as number;
		const upperLeft = cellUpperLeft[cell] as number;
		const lowerRight = cellLowerRight[cell] as number;
		let next = cell - width;
		if (upperLeft & level & (cellLowerRight[next] as number) && visits[next] !== visit) {
			visits[next] = visit;
			queue[count++] = next;
		}
		next = cell - 1;
		if (upperLeft & upright & (cellLowerRight[next] as number) && visits[next] !== visit) {
			visits[next] = visit;
			queue[count++] = next;
		}
		next = cell + 1;
		if (lowerRight & upright & (cellUpperLeft[next] as number) && visits[next] !== visit) {
			visits[next] = visit;
			queue[count++] = next;
		}
		next = cell + width;
		if (lowerRight & level & (cellUpperLeft[next] as number) && visits[next] !== visit) {
			visits[next] = visit;
			queue[count++] = next;
		}
		if (count >= SEVEN) return SEVEN;
	}
	return count;
}
