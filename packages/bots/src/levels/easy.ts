import type { Bot } from '../bot.ts';
import { greedy } from '../greedy/greedy.ts';

/** Of so many decisions, this many are slips. */
const DECISIONS = 5;
const SLIPS = 3;

/**
 * For children and first games: plays like `greedy`, but every now and then, and so also where it could win, it plays a card without
 * looking. A slip is a placement if there is one, so that nobody loses hand or Goal to it for no reason.
 */
export const easy: Bot = (view, legal, pick) => {
	if (pick.below(DECISIONS) >= SLIPS) return greedy(view, legal, pick);
	const placements = legal.filter(({ type }) => type === 'place');
	return placements.length > 0 ? pick(placements) : greedy(view, legal, pick);
};
