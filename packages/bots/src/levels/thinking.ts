import type { Bot } from '../bot.ts';
import { candidatesOf } from '../search/candidates.ts';
import { effortFor } from '../search/effort.ts';
import { rate } from '../search/rate.ts';
import { pilesSearch } from '../solitaire/index.ts';

/** How a bot thinks that plays games on in its head. */
export interface Thinking {
	/** How many games it plays on, if not told otherwise; fewer under rules whose games cost more. */
	readonly playouts: number;
	/** How many moves it looks at. */
	readonly moves: number;
}

/** Games that are played on for each in the solitaire: its end is far. */
const SOLITAIRE = 10;

/** A bot that looks at the moves that seem best and plays on from each, in deals that go with all it knows. */
export const thinking =
	({ playouts, moves }: Thinking): Bot =>
	(view, legal, pick, given) => {
		if (view.solitaire !== undefined)
			return pilesSearch(view, legal, pick, given ?? { playouts: playouts / SOLITAIRE });
		const effort = effortFor(view, playouts, moves, given);
		const candidates = candidatesOf(view, legal, effort.moves, pick);
		const [first] =
			candidates.length > 1 ? rate(view, candidates, pick, effort.budget).map(({ move }) => move) : candidates;
		if (first === undefined) throw new Error('There was believed to be a move to look at');
		return first;
	};
