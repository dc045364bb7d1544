import type { Bot, Budget } from '../bot.ts';
import { candidatesOf } from '../search/candidates.ts';
import { effortFor, type Thinking } from '../search/effort.ts';
import { rate } from '../search/rate.ts';
import { pilesSearch } from '../solitaire/piles-search.ts';

/**
 * How many games a level plays on in the solitaire, where each goes on to its end; which level it is shows by how many it plays on at a
 * table. With fewer than a few dozen the search has nothing to leave its plain rules for (`race.ts`).
 */
const IN_SOLITAIRE = [
	{ level: 'expert', atTable: 10_000, playouts: 1500 },
	{ level: 'strong', atTable: 500, playouts: 300 },
	{ level: 'medium', atTable: 0, playouts: 100 },
] as const;

/** A bot that looks at the moves that seem best and plays on from each, in deals that go with all it knows. */
export const thinking =
	(level: Thinking): Bot =>
	(view, legal, pick, given) => {
		if (view.solitaire !== undefined) return pilesSearch(view, legal, pick, given ?? inSolitaire(level));
		const effort = effortFor(view, level, pick, given);
		const candidates = candidatesOf(view, legal, effort);
		const [first] = candidates.length > 1 ? rate(view, candidates, effort).map(({ move }) => move) : candidates;
		if (first === undefined) throw new Error('There was believed to be a move to look at');
		return first;
	};

function inSolitaire(level: Thinking): Budget {
	const { playouts } = IN_SOLITAIRE.find(({ atTable }) => level.playouts >= atTable) ?? level;
	return { playouts };
}
