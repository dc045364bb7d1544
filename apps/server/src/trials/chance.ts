/** Chance that can be repeated (mulberry32): the same seed gives the same numbers. */
export class Chance {
	#state: number;

	constructor(seed: number) {
		this.#state = seed | 0;
	}

	/** From 0 up to but not including `limit`. */
	below(limit: number): number {
		this.#state = (this.#state + 0x6d2b79f5) | 0;
		let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * limit);
	}

	of<T>(list: readonly T[]): T {
		if (list.length === 0) throw new Error('chance needs a list with something in it');
		return list[this.below(list.length)] as T; // one of the list, undefined if that is in it
	}

	bytes(length: number): Buffer {
		const bytes = Buffer.allocUnsafe(length);
		for (let at = 0; at < length; at++) bytes[at] = this.below(256);
		return bytes;
	}
}
