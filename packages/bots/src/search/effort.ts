import type { PlayerView } from '@aquarius/engine';
import { createSearch, type Search } from '@aquarius/engine/search';
import type { Budget } from '../bot.ts';
import type { Pick } from '../pick.ts';
import { type Spending, spendingOf } from './budget.ts';
import { costOf } from './cost.ts';

/** How a bot thinks that plays games on in its head. */
export interface Thinking {
	/** How many games it plays on, if not told otherwise; fewer under rules whose games cost more. */
	readonly playouts: number;
	/** How many moves it looks at, of placements the best. */
	readonly moves: number;
}

/** What goes into a decision. */
export interface Effort {
	readonly pick: Pick;
	/** Its time runs from here on. */
	readonly spending: Spending;
	readonly search: Search;
	/** How many moves are looked at by what they gain. */
	readonly keep: number;
	/** How many are looked at in all. */
	readonly most: number;
}

/** A move that is looked at should be so with so many playouts at least. */
const PLAYOUTS_A_MOVE = 4;
/** So many cost nothing to speak of where moves are made in place. */
const CHEAP = 20;

/** What a level puts into a decision, for about as much time under all rules; or as much as is `given` instead, no matter what that costs. */
export function effortFor(view: PlayerView, { playouts, moves }: Thinking, pick: Pick, given?: Budget): Effort {
	// Its own chance is set by whoever searches.
	const search = createSearch(view.rules, { seed: 1 });
	const own = Math.max(
		Math.ceil(playouts / costOf(search, view.table.length)),
		search.inPlace ? Math.min(playouts, CHEAP) : 1,
	);
	const budget = given ?? { playouts: own };
	const most = Math.max(1, Math.floor(('playouts' in budget ? budget.playouts : own) / PLAYOUTS_A_MOVE));
	return { pick, spending: spendingOf(budget), search, keep: Math.min(moves, most), most };
}
