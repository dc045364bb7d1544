import { SEVEN } from '@aquarius/engine';

/**
 * What a seat's chances hang on, in a game for seven connected panels, each with as many numbers as there are cases: 1 for the case that
 * it is, or how much of it there is.
 */
export const PARTS = {
	/** The own Goal's largest group. */
	size: SEVEN,
	/** By how much the hand could make it bigger (0, 1, more), for groups up to 2, of 3, 4, 5 and 6. */
	gain: 15,
	/** It could win by a placement, on turn after so many others. */
	winsAfter: 5,
	/** Cards in hand that show the own element: 0, 1, 2, more. */
	fitting: 4,
	/** The part of a round until its turn; the same for groups of 6, 5 and 4. */
	wait: 4,
	/** Placements that make the group as big as can be: 1, up to 4, up to 9, more; the same where they win. */
	ways: 8,
	/** Cards in hand. */
	hand: 1,
	/** Zap a Card, Trade Goals, Move a Card, Shuffle Goals, Trade Hands, a Wild. */
	holds: 6,
	/** With Trade Goals or a Wild in hand: the largest group of any other seat's Goal. */
	trades: SEVEN,
	/** With Zap a Card or Move a Card in hand: the same. */
	breaks: SEVEN,
} as const;

export type Part = keyof typeof PARTS;
