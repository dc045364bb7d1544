import { legalMoves, type Move, type PlayerView } from '@aquarius/engine';
import { type Budget, expectBudget } from './bot.ts';
import { pickFrom } from './pick.ts';
import { candidatesOf } from './search/candidates.ts';
import { effortFor, type Thinking } from './search/effort.ts';
import { type RatedMove, rate } from './search/rate.ts';
import { pilesSearch } from './solitaire/piles-search.ts';

export type { RatedMove } from './search/rate.ts';

/** How many games are played on for a hint, and from how many moves. */
const HINT: Thinking = { playouts: 6000, moves: 32 };
/** The same for the solitaire. */
const PILES_HINT: Budget = { playouts: 400 };

/**
 * The moves that seem best for the seat whose view this is, each with how often it won when games were played on from it, best first.
 * The order is that of survival: those that were still compared when the others had been dropped, and then by `value`. One that was
 * dropped early may have a higher value than one before it, by chance: values of few playouts are rough.
 *
 * In the solitaire it is the one move that its bot would make, and nothing is counted. The view must be as `chooseMove` wants it, and
 * the same view, seed and options give the same answer unless the budget is one of time.
 */
export function rateMoves(
	view: PlayerView,
	seed: string,
	{ among, budget }: { readonly among?: readonly Move[]; readonly budget?: Budget } = {},
): readonly RatedMove[] {
	expectBudget(budget);
	if (view.me === null) throw new Error('A hint was believed to be for a seat');
	const legal = among ?? legalMoves(view, view.me);
	if (legal.length === 0) throw new Error(`Seat ${view.me} was believed to have a move to choose`);
	const pick = pickFrom(seed, view);
	if (view.solitaire !== undefined)
		return [{ move: pilesSearch(view, legal, pick, budget ?? PILES_HINT), value: 0, playouts: 0 }];
	const effort = effortFor(view, HINT, pick, budget);
	return rate(view, candidatesOf(view, legal, effort), effort);
}
