import { ACTIONS, ELEMENTS, type RuleSet } from '../types.ts';
import { deckOfProfile } from './decks.ts';

/** Edition 3.0 (2020): 75 Elements, 18 Actions, 2 Wilds, 5 Goals. */
export const v3: RuleSet = {
	id: 'v3',
	deckProfile: '3A',
	deck: deckOfProfile('3A', ACTIONS),
	goals: ELEMENTS,
	players: { min: 2, max: 5 },
	handSize: 3,
	actions: ACTIONS,
	bonus: true,
	bonusBesideWild: 'ignore-wild',
	bonusOnMove: false,
	wildAsAction: true,
	wildMayStart: true,
	unusedGoals: 'seats',
	rotateOption: false,
	deckOut: 'play-on',
	win: 'seven',
	tieAtSeven: 'turn-order',
	closestTie: 'shared',
	fifthElement: 'space',
};
