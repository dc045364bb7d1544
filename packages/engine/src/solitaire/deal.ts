import { deckOf, isAction } from '../cards.ts';
import { type Generator, shuffled } from '../random/generator.ts';
import { ELEMENTS, type PileCard, type RuleSet, type Solitaire } from '../types.ts';
import { PLACES } from './piles.ts';

/** Elements and Goals shuffled together, one on each main pile; one Action turned up (D.4). Order of chance: main deck, Action deck. */
export function dealSolitaire(rules: RuleSet, generator: Generator): Solitaire {
	const cards = deckOf(rules);
	const deck = shuffled<PileCard>(generator, [...ELEMENTS, ...cards.flatMap((card) => (isAction(card) ? [] : card))]);
	const actions = shuffled(generator, cards.filter(isAction));
	return {
		deck: deck.slice(PLACES),
		piles: ELEMENTS.map((_, pile) => deck.slice(pile, pile + 1)),
		slots: ELEMENTS.map(() => []),
		called: actions.slice(0, 1),
		actions: actions.slice(1),
	};
}
