import { cardOf, deckOf } from '../cards.ts';
import { goalsOf } from '../setup.ts';
import { type Card, ELEMENTS, type Element, type GameState, type PileCard, type RuleSet } from '../types.ts';

/** Every card of a state wherever it is, Goals aside, in alphabetical order. The Goals of the solitaire are cards of its main deck. */
export function cardsIn({ deck, discard, table, players, solitaire }: GameState): readonly string[] {
	const cards: (Card | Element)[] = [...deck, ...discard, ...table.map(({ card }) => cardOf(card))];
	for (const { hand } of players) cards.push(...hand);
	if (solitaire !== undefined) {
		const lists: readonly (readonly PileCard[])[] = [solitaire.deck, ...solitaire.piles, ...solitaire.slots];
		for (const card of lists.flat()) cards.push(isGoal(card) ? card : cardOf(card));
		cards.push(...solitaire.called, ...solitaire.actions);
	}
	return cards.sort();
}

/** What there is of cards under some rules. */
export function cardsUnder(rules: RuleSet): readonly string[] {
	return [...deckOf(rules), ...(rules.layout === 'piles' ? ELEMENTS : [])].sort();
}

/** Every Goal of a state: those of the seats and those that nobody holds. */
export function goalsIn({ players, unusedGoals }: GameState): readonly string[] {
	return [...players.flatMap(({ goal }) => goal ?? []), ...unusedGoals].sort();
}

export function goalsUnder(rules: RuleSet): readonly string[] {
	return [...goalsOf(rules)].sort();
}

function isGoal(card: PileCard): card is Element {
	return card.length === 1;
}
