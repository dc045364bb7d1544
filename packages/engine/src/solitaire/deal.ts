import { deckOf, isAction } from '../cards.ts';
import { closeGenerator, openGenerator, shuffled } from '../random/generator.ts';
import { type Action, ELEMENTS, type GameState, type PileCard, type RuleSet } from '../types.ts';
import { PLACES } from './piles.ts';

/**
 * A new solitaire (D.4): Elements and Goals shuffled together, one on each main pile; one Action turned up. `random`: a generator's
 * state. Order of chance: main deck, Action deck.
 */
export function dealSolitaire(rules: RuleSet, random: string): GameState {
	const generator = openGenerator(random);
	const cards: PileCard[] = [...ELEMENTS];
	const ofActions: Action[] = [];
	for (const card of deckOf(rules)) {
		if (isAction(card)) ofActions.push(card);
		else cards.push(card);
	}
	const deck = shuffled(generator, cards);
	const actions = shuffled(generator, ofActions);
	return {
		rules,
		players: [{ hand: [] }],
		unusedGoals: [],
		table: [],
		deck: [],
		discard: [],
		turn: 0,
		phase: 'play',
		passed: 0,
		rebuilt: 0,
		random: closeGenerator(generator, random),
		outcome: null,
		solitaire: {
			deck: deck.slice(PLACES),
			piles: Array.from({ length: PLACES }, (_, pile) => deck.slice(pile, pile + 1)),
			slots: Array.from({ length: PLACES }, () => []),
			called: actions.slice(0, 1),
			actions: actions.slice(1),
		},
	};
}
