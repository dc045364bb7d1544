import type { PlayerView } from '@aquarius/engine';
import { createSearch } from '@aquarius/engine/search';
import type { Budget } from '../bot.ts';

/** How much is thought about a decision. */
export interface Effort {
	readonly budget: Budget;
	/** How many moves are looked at. */
	readonly moves: number;
}

/** What a playout costs, measured against one on a grid: where each move is a new state, and where cards overlap as well, by the card. */
const COST_OF_STATES = 20;
const COST_OF_OVERLAP = 100;
const COST_OF_A_CARD = 10;
/** A move that is looked at should be so with so many playouts at least. */
const PLAYOUTS_A_MOVE = 4;

/** What a level thinks about a decision, for about as much time under all rules; or as much as is `given` instead, no matter what that costs. */
export function effortFor(view: PlayerView, playouts: number, moves: number, given?: Budget): Effort {
	const budget = given ?? { playouts: Math.ceil(playouts / costOf(view)) };
	const expected = 'playouts' in budget ? budget.playouts : Math.ceil(playouts / costOf(view));
	return { budget, moves: Math.min(moves, Math.max(2, Math.floor(expected / PLAYOUTS_A_MOVE))) };
}

function costOf({ rules, table }: PlayerView): number {
	if (rules.overlap) return COST_OF_OVERLAP + COST_OF_A_CARD * table.length;
	return createSearch(rules).inPlace ? 1 : COST_OF_STATES;
}
