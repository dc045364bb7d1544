import type { Bot } from '../bot.ts';
import { candidatesOf } from '../search/candidates.ts';
import { effortFor, type Thinking } from '../search/effort.ts';
import { rate } from '../search/rate.ts';
import { pilesSearch } from '../solitaire/index.ts';

/** Games that are played on for each in the solitaire: its end is far. */
const SOLITAIRE = 10;

/** A bot that looks at the moves that seem best and plays on from each, in deals that go with all it knows. */
export const thinking =
	(level: Thinking): Bot =>
	(view, legal, pick, given) => {
		if (view.solitaire !== undefined)
			return pilesSearch(view, legal, pick, given ?? { playouts: level.playouts / SOLITAIRE });
		const effort = effortFor(view, level, pick, given);
		const candidates = candidatesOf(view, legal, effort);
		const [first] = candidates.length > 1 ? rate(view, candidates, effort).map(({ move }) => move) : candidates;
		if (first === undefined) throw new Error('There was believed to be a move to look at');
		return first;
	};
