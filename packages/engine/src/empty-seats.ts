import type { Element, Player, RuleSet } from './types.ts';

/** Somebody who has just sat down, without cards. */
export function newPlayer(goal: Element | undefined, { goalsCovered }: RuleSet): Player {
	return goalsCovered ? { ...seatWith(goal), covered: true } : seatWith(goal);
}

/** A seat where nobody sits, with the Goal that is there. */
export function invisiblePlayer(goal: Element | undefined): Player {
	return { ...seatWith(goal), invisible: true };
}

function seatWith(goal: Element | undefined): Player {
	return goal === undefined ? { hand: [] } : { hand: [], goal };
}
