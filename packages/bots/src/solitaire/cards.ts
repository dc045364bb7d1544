import { cardOf, ELEMENTS, type Element, isWild, type PileCard } from '@aquarius/engine';

/** Bit e stands for `ELEMENTS[e]`. */
export type ElementBits = number;

export const bitOf = (element: Element): ElementBits => 1 << ELEMENTS.indexOf(element);

/**
 * The cards of one solitaire as small numbers, alike cards with one number; 0 stands for no card. A card's lie has no number: whatever
 * lies below, one of the two lies of the card above fits if one of them fits the same card turned, so lies decide nothing.
 */
export interface CardNumbers {
	/** By number; `[0]` is no card's. */
	readonly cards: readonly PileCard[];
	numberOf(card: PileCard): number;
	/** The elements that let a card move, by its number. 0 for Goals, which always may. */
	readonly elements: Uint8Array;
	/** Goals alone: the bit of the Goal's element; 0 for others. */
	readonly goals: Uint8Array;
	/** The elements in which a card may lie on another, at `below * size + above`. On a Goal: its Ace, and that on slots only. */
	readonly fits: Uint8Array;
	/** How many numbers there are, that of no card included. */
	readonly size: number;
}

/** Numbers for all these cards, in whatever lie and order they come: the same set gives the same numbers. */
export function numberCards(all: Iterable<PileCard>): CardNumbers {
	const cards = ['' as PileCard, ...[...new Set([...all].map(offTable))].sort()]; // the empty word is no card: number 0
	const numbers = new Map(cards.map((card, i) => [card, i]));
	const size = cards.length;
	const fits = new Uint8Array(size * size);
	for (const [b, below] of cards.entries()) {
		for (const [a, above] of cards.entries()) fits[b * size + a] = a === 0 || b === 0 ? 0 : fitsBits(below, above);
	}
	return {
		cards,
		numberOf(card) {
			const number = numbers.get(offTable(card));
			if (number === undefined) throw new Error(`${card} was believed to be numbered`);
			return number;
		},
		elements: Uint8Array.from(cards, (card) => (isGoal(card) ? 0 : elementsOf(card))),
		goals: Uint8Array.from(cards, (card) => (isGoal(card) ? bitOf(card) : 0)),
		fits,
		size,
	};
}

export function isGoal(card: PileCard): card is Element {
	return card.length === 1;
}

/** The one of the card's two words that stands for both; Goals lie one way. */
export function offTable(card: PileCard): PileCard {
	return isGoal(card) ? card : cardOf(card);
}

function elementsOf(card: PileCard): ElementBits {
	return ELEMENTS.reduce((bits, element) => bits | (quadrantsOf(card, element) === 0 ? 0 : bitOf(element)), 0);
}

/** In which elements some quadrant of both coincides (D.4), the upper card in either lie. */
function fitsBits(below: PileCard, above: PileCard): ElementBits {
	if (isGoal(above)) return 0;
	if (isGoal(below)) return above === below.repeat(4) ? bitOf(below) : 0;
	return ELEMENTS.reduce((bits, element) => {
		const under = quadrantsOf(below, element);
		const over = quadrantsOf(above, element);
		return (over | turn(over)) & under ? bits | bitOf(element) : bits;
	}, 0);
}

/** Bit q: quadrant q of the word is of the element. A cut one is of none, the Wild's are of all. */
function quadrantsOf(word: PileCard, element: Element): number {
	if (isWild(word)) return 0b1111;
	return [...word].reduce((bits, letter, q) => (letter === element ? bits | (1 << q) : bits), 0);
}

const turn = (quadrants: number): number =>
	[0, 1, 2, 3].reduce((bits, q) => (quadrants & (1 << q) ? bits | (1 << (3 - q)) : bits), 0);
