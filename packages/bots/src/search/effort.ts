import type { RuleSet } from '@aquarius/engine';
import { createSearch } from '@aquarius/engine/search';
import type { Budget } from '../bot.ts';

/** How much is thought about a decision. */
export interface Effort {
	readonly budget: Budget;
	/** How many moves are looked at. */
	readonly moves: number;
}

/** What a playout costs, measured against one on a grid: where each move is a new state, and where cards overlap as well. */
const COST_OF_STATES = 8;
const COST_OF_OVERLAP = 100;
/** A move that is looked at should be so with so many playouts at least. */
const PLAYOUTS_A_MOVE = 4;

/** What a level thinks under these rules, for about as much time under all. A budget that was `given` is kept as it is. */
export function effortFor(rules: RuleSet, playouts: number, moves: number, given?: Budget): Effort {
	const own = Math.ceil(playouts / costOf(rules));
	const enough = Math.max(2, Math.floor(own / PLAYOUTS_A_MOVE));
	return { budget: given ?? { playouts: own }, moves: Math.min(moves, enough) };
}

function costOf(rules: RuleSet): number {
	if (rules.overlap) return COST_OF_OVERLAP;
	return createSearch(rules).inPlace ? 1 : COST_OF_STATES;
}
