import { parsePileCard, type Stack } from './piles.ts';

/** Piles and slots count from 1 in text. */
const STACK = /^p([1-5])>([ap])([1-5]) (.{1,4})$/;

/** The text of a card move of the solitaire (formats: moves): `p2>p4 AWFF`, `p2>a3 F`; undefined for any other. */
export function parseStack(text: string): Stack | undefined {
	const [, from, onto, to, word] = STACK.exec(text) ?? [];
	const card = word === undefined ? undefined : parsePileCard(word);
	if (card === undefined) return undefined;
	return { type: 'stack', from: Number(from) - 1, onto: onto === 'p' ? 'pile' : 'slot', to: Number(to) - 1, card };
}

/** The text that `parseStack` reads back as the same move. */
export function makeStack(move: Stack): string {
	return `p${move.from + 1}>${move.onto === 'pile' ? 'p' : 'a'}${move.to + 1} ${move.card}`;
}
