import type { PlayerView } from '@aquarius/engine';

/** One of the items, each as likely as the others. */
export type Pick = <T>(items: readonly T[]) => T;

/**
 * A source of choices for one decision. The view goes into it so that a bot that is given one seed for a whole game does not make
 * the same choice each turn; it is fast, and no secret hangs on it.
 */
export function pickFrom(seed: string, view: PlayerView): Pick {
	const { table, deck, discard, turn, passed, solitaire } = view;
	const piles = solitaire === undefined ? '' : ` ${solitaire.deck} ${solitaire.called.length}`;
	let state = hash(`${seed} ${table.length} ${deck} ${discard.length} ${turn} ${passed}${piles}`);
	return (items) => {
		// Numbers past the last whole multiple are thrown away, or the first items would be a little likelier.
		const limit = 2 ** 32 - (2 ** 32 % items.length);
		let drawn: number;
		do {
			state = (state + 0x9e3779b9) | 0;
			drawn = mix(state);
		} while (drawn >= limit);
		const item = items[drawn % items.length];
		if (item === undefined) throw new Error('There was believed to be something to pick from');
		return item;
	};
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
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
