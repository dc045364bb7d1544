import { type Card, HIDDEN_CARD, type PileCard, type SeenCard } from '@aquarius/engine';

/** The cards less others, one for one; what is to be taken and is not there is left out of account. */
export function cardsWithout<T extends Card | PileCard>(cards: readonly T[], taken: readonly T[]): readonly T[] {
	if (taken.length === 0) return cards;
	const left = countsOf(taken);
	return cards.filter((card) => {
		const count = left.get(card) ?? 0;
		if (count > 0) left.set(card, count - 1);
		return count === 0;
	});
}

/**
 * Which of some cards must lie in a part of the places that they lie in: a card of which there are more than `elsewhere` places has the
 * rest of its copies here.
 */
export function cardsThatMustBe(cards: readonly Card[], elsewhere: number): readonly Card[] {
	if (elsewhere <= 0) return cards;
	return [...countsOf(cards)].flatMap(([card, count]) => new Array<Card>(Math.max(0, count - elsewhere)).fill(card));
}

/** Those of the cards that are shown. */
export function shownOf(cards: readonly SeenCard[]): readonly Card[] {
	return cards.flatMap((card) => (card === HIDDEN_CARD ? [] : card));
}

/** How often each card is among them. */
function countsOf<T>(cards: readonly T[]): Map<T, number> {
	const counts = new Map<T, number>();
	for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
	return counts;
}
