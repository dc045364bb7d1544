import type { Pick } from '../pick.ts';

/** Whole numbers from 0 to below `n`. */
export type Below = (n: number) => number;

/** Chance for many playouts, begun by one: a fast generator (Marsaglia's xorshift, 32 bits), good enough for guesses. */
export function chanceFrom(pick: Pick): Below {
	let state = 1;
	for (let i = 0; i < 4; i++) state = (state << 8) | pick(BYTES);
	if (state === 0) state = 1; // 0 would stay 0
	return (n) => {
		state ^= state << 13;
		state ^= state >>> 17;
		state ^= state << 5;
		return (state >>> 0) % n;
	};
}

const BYTES: readonly number[] = Array.from({ length: 256 }, (_, byte) => byte);
