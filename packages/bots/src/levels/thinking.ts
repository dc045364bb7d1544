import type { Bot } from '../bot.ts';
import { candidatesOf } from '../search/candidates.ts';
import { rate } from '../search/rate.ts';

/** How a bot thinks that plays games on in its head. */
export interface Thinking {
	/** How many games it plays on, if not told otherwise. */
	readonly playouts: number;
	/** How many moves it looks at. */
	readonly moves: number;
}

/** A bot that looks at the moves that seem best and plays on from each, in deals that go with all it knows. */
export const thinking =
	({ playouts, moves }: Thinking): Bot =>
	(view, legal, pick, budget = { playouts }) => {
		const candidates = candidatesOf(view, legal, moves, pick);
		const [best] = candidates.length === 1 ? candidates : rate(view, candidates, pick, budget).map(({ move }) => move);
		if (best === undefined) throw new Error('There was believed to be a move to look at');
		return best;
	};
