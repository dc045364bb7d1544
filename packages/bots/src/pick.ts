import type { PlayerView } from '@aquarius/engine';

/** A source of choices. */
export interface Pick {
	/** One of the items, each as likely as the others. */
	<T>(items: readonly T[]): T;
	/** A whole number from 0 to n - 1, each as likely as the others; n is at most 2^32. */
	readonly below: (n: number) => number;
}

/**
 * A source of choices for one decision. The view goes into it so that a bot that is given one seed for a whole game does not make
 * the same choice each turn; it is fast, and no secret hangs on it.
 */
export function pickFrom(seed: string, view: PlayerView): Pick {
	const { table, deck, discard, turn, passed, solitaire } = view;
	const piles = solitaire === undefined ? '' : ` ${solitaire.deck} ${solitaire.called.length}`;
	let state = hash(`${seed} ${table.length} ${deck} ${discard.length} ${turn} ${passed}${piles}`);
	const below = (n: number): number => {
		// Numbers past the last whole multiple are thrown away, or the first ones would be a little likelier.
		const limit = 2 ** 32 - (2 ** 32 % n);
		let drawn: number;
		do {
			state = (state + 0x9e3779b9) | 0;
			drawn = mix(state);
		} while (drawn >= limit);
		return drawn % n;
	};
	const pick = <T>(items: readonly T[]): T => {
		if (items.length === 0) throw new Error('There was believed to be something to pick from');
		return items[below(items.length)] as T; // an index inside the list
	};
	return Object.assign(pick, { below });
}

/** FNV-1a, 32 bits: a number from a seed, which is any text. */
export function hash(text: string): number {
	let h = 0x811c9dc5;
	for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
	return h;
}

/** The finalizer of MurmurHash3: every bit in turns about half of the bits out. */
function mix(n: number): number {
	let h = n ^ (n >>> 16);
	h = Math.imul(h, 0x85ebca6b);
	h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
	return (h ^ (h >>> 16)) >>> 0;
}
