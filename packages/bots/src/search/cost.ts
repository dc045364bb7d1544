import type { Search } from '@aquarius/engine/search';

const WITHOUT_GOALS = 6;
const STATES = 20;
const OVERLAP = 50;
const CARDS = 4;

/**
 * What a playout costs, measured against one on a grid where Goals are played for: where none says which moves are good, and games are
 * played on for longer; where each move is a new state; and where cards overlap as well, with the square of the cards on the table. What
 * is said of those is half of what they cost: they get twice the time, or nothing could be told apart in them.
 */
export function costOf({ rules, inPlace }: Search, cards: number): number {
	if (rules.overlap) return OVERLAP + cards ** 2 / CARDS;
	if (!inPlace) return STATES;
	return rules.goals.length === 0 ? WITHOUT_GOALS : 1;
}
