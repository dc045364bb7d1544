import { parseWord } from '../cards.ts';
import { ELEMENTS, type PileCard } from '../types.ts';
import type { SolitaireMove } from './moves.ts';

/** Piles and slots count from 1 in text. */
const STACK = /^p([1-5])>([ap])([1-5]) (.{1,4})$/;

/** The text of a move that only the solitaire has (formats: moves): `p2>p4 AWFF`, `p2>a3 F`, `call`, `resign`; undefined for any other. */
export function parseSolitaireMove(text: string): SolitaireMove | undefined {
	if (text === 'call' || text === 'resign') return { type: text };
	const [, from, onto, to, word] = STACK.exec(text) ?? [];
	const card = word === undefined ? undefined : parsePileCard(word);
	if (card === undefined) return undefined;
	return { type: 'stack', from: Number(from) - 1, onto: onto === 'p' ? 'pile' : 'slot', to: Number(to) - 1, card };
}

/** The text that `parseSolitaireMove` reads back as the same move. */
export function makeSolitaireMove(move: SolitaireMove): string {
	if (move.type !== 'stack') return move.type;
	return `p${move.from + 1}>${move.onto === 'pile' ? 'p' : 'a'}${move.to + 1} ${move.card}`;
}

/** A word as the card lies, or a Goal's letter. */
function parsePileCard(text: string): PileCard | undefined {
	return parseWord(text) ?? ELEMENTS.find((goal) => goal === text);
}
