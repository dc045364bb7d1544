import type { Bot } from '../bot.ts';
import { candidatesOf } from '../search/candidates.ts';
import { effortFor, type Thinking } from '../search/effort.ts';
import { rate } from '../search/rate.ts';
import { pilesSearch } from '../solitaire/piles-search.ts';

/** What a level thinks at tables, and in the solitaire. */
export interface Level extends Thinking {
	/**
	 * How many games it plays on in the solitaire, where each goes on to its end. With fewer than a few dozen the search has nothing to leave
	 * its plain rules for (`race.ts`).
	 */
	readonly inSolitaire: number;
}

/** A bot that looks at the moves that seem best and plays on from each, in deals that go with all it knows. */
export const thinking =
	(level: Level): Bot =>
	(view, legal, pick, given) => {
		if (view.solitaire !== undefined) return pilesSearch(view, legal, pick, given ?? { playouts: level.inSolitaire });
		const effort = effortFor(view, level, pick, given);
		const candidates = candidatesOf(view, legal, effort);
		const [first] = candidates.length > 1 ? rate(view, candidates, effort).map(({ move }) => move) : candidates;
		if (first === undefined) throw new Error('There was believed to be a move to look at');
		return first;
	};
