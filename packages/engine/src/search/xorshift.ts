/**
 * The search's own chance: Marsaglia's xorshift with 32 bits. Good for playouts, not for dealing games to people. It is no part of the
 * position: taking a move back does not turn it back, so a shuffle that is tried again can come out otherwise.
 */
export class Xorshift {
	private state = 1;

	/** Any integer will do. */
	constructor(number: number) {
		this.seed(number);
	}

	/** Begins anew. */
	seed(number: number): void {
		// Neighbouring seeds would give streams that begin alike.
		let x = Math.imul((number | 0) ^ 0x9e3779b9, 0x85ebca6b);
		x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
		this.state = x ^ (x >>> 16) || 1;
	}

	/** A whole number from 0 to n - 1; n is at most 2^21. */
	below(n: number): number {
		let x = this.state;
		x ^= x << 13;
		x ^= x >>> 17;
		x ^= x << 5;
		this.state = x;
		// The upper bits of a product: faster than a remainder, and the better bits.
		return ((x >>> 0) * n * 2 ** -32) | 0;
	}

	/** Shuffles the first `count` items in place. */
	shuffle(items: Uint8Array, count: number): void {
		for (let i = count - 1; i > 0; i--) {
			const j = this.below(i + 1);
			const kept = items[i] as number;
			items[i] = items[j] as number;
			items[j] = kept;
		}
	}

	/** A shuffled copy. */
	shuffled<T>(items: readonly T[]): T[] {
		const copy = [...items];
		for (let i = copy.length - 1; i > 0; i--) {
			const j = this.below(i + 1);
			const kept = copy[i] as T; // both places are inside the list
			copy[i] = copy[j] as T;
			copy[j] = kept;
		}
		return copy;
	}
}
