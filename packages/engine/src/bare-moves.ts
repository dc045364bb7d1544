import type { Move } from './types.ts';

/** Moves without any choice: their name is their text. */
const BARE = ['pass', 'look', 'claim', 'call', 'resign'] as const;
export type BareMove = Extract<Move, { type: (typeof BARE)[number] }>;

/** Whether a move is one of them. */
export function isBare(move: Move): move is BareMove {
	const { type } = move;
	return BARE.some((bare) => bare === type);
}

/** The one with that name, or undefined. */
export function parseBare(text: string): BareMove | undefined {
	const type = BARE.find((known) => known === text);
	return type && { type };
}
