import type { Memory } from './memory.ts';

/**
 * The search's own chance: Marsaglia's xorshift with 32 bits. Good for playouts, not for dealing games to people. It is no part of the
 * position: taking a move back does not turn it back, so a shuffle that is tried again can come out otherwise.
 */
export function below(s: Memory, n: number): number {
	let x = s.chance;
	x ^= x << 13;
	x ^= x >>> 17;
	x ^= x << 5;
	s.chance = x;
	// The upper bits of the product: faster than a remainder, and they are the better bits.
	return ((x >>> 0) * n * 2.3283064365386963e-10) | 0;
}

/** Begins the stream of chance anew; any integer will do. */
export function seed(s: Memory, number: number): void {
	// Neighbouring seeds would give streams that begin alike.
	let x = Math.imul((number | 0) ^ 0x9e3779b9, 0x85ebca6b);
	x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
	s.chance = x ^ (x >>> 16) || 1;
}

/** Shuffles the first `count` items in place. */
export function shuffle(s: Memory, items: Uint8Array, count: number): void {
	if (!s.mixes) return;
	let x = s.chance;
	for (let i = count - 1; i > 0; i--) {
		x ^= x << 13;
		x ^= x >>> 17;
		x ^= x << 5;
		const j = ((x >>> 0) * (i + 1) * 2.3283064365386963e-10) | 0;
		const kept = items[i] ?? 0;
		items[i] = items[j] ?? 0;
		items[j] = kept;
	}
	s.chance = x;
}
