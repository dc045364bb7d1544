import { type Action, CARD_KINDS, ELEMENTS, type RuleSet } from '../types.ts';
import { withDeck } from './decks.ts';

const ACTIONS: readonly Action[] = [
	'trade-goals',
	'shuffle-goals',
	'trade-hands',
	'shuffle-hands',
	'zap-a-card',
	'move-a-card',
];

/** Edition 3.0 (2020): 75 Elements, 18 Actions, 2 Wilds, 5 Goals. */
export const v3: RuleSet = withDeck({
	id: 'v3',
	layout: 'table',
	deckProfile: '3A',
	deckKinds: CARD_KINDS,
	decks: 1,
	goals: ELEMENTS,
	fifthElement: 'space',
	players: { min: 2, max: 5 },
	handSize: 3,
	openHands: false,
	startKind: 'any',
	wildMayStart: true,
	unusedGoals: 'seats',
	goalsCovered: false,
	drawing: 'turn',
	actions: ACTIONS,
	matchRequired: true,
	overlap: false,
	bonus: true,
	bonusBesideWild: 'ignore-wild',
	bonusOnMove: false,
	wildAsAction: true,
	rotateOption: false,
	rotateGoals: 'rotate',
	pileTrade: 'middle',
	zapTo: 'hand',
	deckOut: 'play-on',
	maxRebuilds: 0,
	win: 'seven',
	tieAtSeven: 'turn-order',
	closestTie: 'shared',
	openTable: 'any-hole',
	solitaireRuns: 'one',
	solitaireSlots: 'any',
});
