import type { Move } from '@aquarius/engine';

/** How much better off a move leaves the seat; only the order of the numbers counts. */
export type Weigher = (move: Move) => number;
