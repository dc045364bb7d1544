import { factsOf, isAction, parseWord, WILD } from '../cards.ts';
import { disbelieve } from '../disbelieve.ts';
import { ACTIONS, type Card, type CardWord, ELEMENTS } from '../types.ts';

/**
 * Cards as small numbers, the same for every rule set. A *kind* is a card off the table: words in their order first (the Wild is kind
 * 0), then the Actions in rule book order. A *face* is a kind as it lies: twice the kind, plus one for the larger of its two words.
 */
export const CARDS: readonly Card[] = [...wordsOffTheTable(), ...ACTIONS];
/** Kinds below this are Elements and the Wild; the others are Actions. */
export const FIRST_ACTION = CARDS.length - ACTIONS.length;

/** The word of each face. */
export const WORDS: readonly CardWord[] = CARDS.flatMap((card) => (isAction(card) ? [] : [card, factsOf(card).turned]));
/** By either word of a card, and by the name of an Action. */
const KINDS: ReadonlyMap<string, number> = new Map<string, number>([
	...WORDS.map((word, face) => [word, face >> 1] as const),
	...ACTIONS.map((action, number) => [action, FIRST_ACTION + number] as const),
]);
export const WILD_KIND = kindOfCard(WILD);
/** By face, the masks of `WordFacts`. The second face of a card that looks the same turned meets nothing. */
export const UPPER_LEFT = new Int32Array(WORDS.length);
export const LOWER_RIGHT = new Int32Array(WORDS.length);
/** By face, bit e: there is a panel of `ELEMENTS[e]`. */
export const ELEMENT_BITS = new Uint8Array(WORDS.length);
/** By kind, 1 where both faces look the same. */
export const SYMMETRIC = new Uint8Array(FIRST_ACTION);

for (let kind = 0; kind < FIRST_ACTION; kind++) {
	const { first, second } = factsOf(CARDS[kind] as CardWord); // kinds below FIRST_ACTION are words
	UPPER_LEFT.set([first.upperLeft, second.upperLeft], kind * 2);
	LOWER_RIGHT.set([first.lowerRight, second.lowerRight], kind * 2);
	ELEMENT_BITS.fill(first.elements, kind * 2, kind * 2 + 2);
	SYMMETRIC[kind] = first.turned === first.word ? 1 : 0;
}

/** Whether a kind of card has a panel of `ELEMENTS[element]`. */
export function shows(kind: number, element: number): boolean {
	return kind < FIRST_ACTION && (((ELEMENT_BITS[kind * 2] as number) >> element) & 1) === 1;
}

/** The kind of a card, off the table or as it lies. */
export function kindOfCard(card: Card): number {
	const kind = KINDS.get(card);
	if (kind === undefined) disbelieve(`${card} is a card`);
	return kind;
}

/** The face of a word. */
export function faceOf(word: CardWord): number {
	const kind = kindOfCard(word);
	return kind * 2 + (CARDS[kind] === word ? 0 : 1);
}

/** The card of a kind. */
export function cardOfKind(kind: number): Card {
	const card = CARDS[kind];
	if (card === undefined) disbelieve(`${kind} is the number of a card`);
	return card;
}

/** The word of a face. */
export function wordOfFace(face: number): CardWord {
	const word = WORDS[face];
	if (word === undefined) disbelieve(`${face} is the number of a face`);
	return word;
}

/** Every word that is the smaller of its card's two. */
function wordsOffTheTable(): readonly CardWord[] {
	const letters = ['*', '.', ...ELEMENTS];
	const texts = letters.flatMap((a) =>
		letters.flatMap((b) => letters.flatMap((c) => letters.map((d) => a + b + c + d))),
	);
	return texts
		.flatMap((text) => parseWord(text) ?? [])
		.filter((word) => factsOf(word).card === word)
		.sort();
}
