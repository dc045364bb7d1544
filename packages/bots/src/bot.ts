import type { Move, PlayerView } from '@aquarius/engine';
import type { Pick } from './pick.ts';

/**
 * How much a searching bot may think: so many playouts, which gives the same move each time; or until a clock that the caller brings
 * (milliseconds, any beginning) has gone on so far, which does not.
 */
export type Budget = { readonly playouts: number } | { readonly ms: number; readonly now: () => number };

/**
 * A player: a view and its legal moves (at least one) in, one of those moves out. It may use nothing but the view, and `pick` for
 * chance, so the same view and seed give the same move.
 */
export type Bot = (view: PlayerView, legal: readonly Move[], pick: Pick, budget?: Budget) => Move;

/** Throws a RangeError for a budget that is none. At least one playout is made of any other. */
export function expectBudget(budget: Budget | undefined): void {
	if (budget === undefined) return;
	const [amount, what] = 'ms' in budget ? [budget.ms, 'time in ms'] : [budget.playouts, 'number of playouts'];
	if (!(amount >= 0)) throw new RangeError(`${amount} is not a ${what}`);
}
