import type { Card } from '@aquarius/engine';

/** The cards less others, one for one; what is to be taken and is not there is left out of account. */
export function cardsWithout(cards: readonly Card[], taken: readonly Card[]): readonly Card[] {
	if (taken.length === 0) return cards;
	const left = countsOf(taken);
	return cards.filter((card) => {
		const count = left.get(card) ?? 0;
		if (count > 0) left.set(card, count - 1);
		return count === 0;
	});
}

/** How often each card is among them. */
export function countsOf(cards: readonly Card[]): Map<Card, number> {
	const counts = new Map<Card, number>();
	for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
	return counts;
}

/**
 * Which of some cards must lie in a part of the places that they lie in: a card of which there are more than `elsewhere` places has the
 * rest of its copies here.
 */
export function cardsThatMustBe(cards: readonly Card[], elsewhere: number): readonly Card[] {
	if (elsewhere <= 0) return cards;
	return [...countsOf(cards)].flatMap(([card, count]) => new Array<Card>(Math.max(0, count - elsewhere)).fill(card));
}
