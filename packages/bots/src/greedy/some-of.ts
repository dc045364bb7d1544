import type { Move } from '@aquarius/engine';
import type { Pick } from '../pick.ts';

/** With overlapping cards there can be tens of thousands of moves; so many of them are weighed then. */
const MOST_WEIGHED = 400;

/** The moves, or so many of them, drawn by chance, if they are too many to be weighed; then one may be there twice. */
export function someOf(moves: readonly Move[], pick: Pick): readonly Move[] {
	return moves.length <= MOST_WEIGHED ? moves : Array.from({ length: MOST_WEIGHED }, () => pick(moves));
}
