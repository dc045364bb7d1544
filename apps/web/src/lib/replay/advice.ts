import type { RatedMove } from '@aquarius/bots';
import { type Move, makeMove } from '@aquarius/engine';

/** What can be said about a move that cost its player much. */
export type Advice =
	/** What would have been better, and how often both won from there, as far as their player could know. */
	| { readonly type: 'better'; readonly move: Move; readonly value: number; readonly playedValue: number }
	/** Nobody in that seat could have known better. */
	| { readonly type: 'unforeseen' };

/** A difference below this is no reason for advice. */
const WORTH_SAYING = 0.05;

/** Two moves compared in the same deals: the best one that was found, and the one that was made. */
export function adviceOf(played: Move, best: Move, compared: readonly RatedMove[]): Advice {
	const worth = (move: Move): number => compared.find((rated) => makeMove(rated.move) === makeMove(move))?.value ?? 0;
	const [value, playedValue] = [worth(best), worth(played)];
	if (value - playedValue < WORTH_SAYING) return { type: 'unforeseen' };
	return { type: 'better', move: best, value, playedValue };
}
