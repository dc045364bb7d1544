import { ALL_ELEMENTS } from '../cards.ts';

/** Sides of a quadrant. The opposite of a side is two further on. */
export const TOP = 0;
export const LEFT = 1;
export const BOTTOM = 2;
export const RIGHT = 3;

/** The elements on a side of a quadrant as `WordFacts` has it, as bits. */
export function shownAt(quadrant: number, side: number): number {
	return (quadrant >> (side * 5)) & ALL_ELEMENTS;
}
