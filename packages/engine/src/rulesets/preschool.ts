import type { RuleSet } from '../types.ts';
import { withDeck } from './decks.ts';
import { v3 } from './v3.ts';

/** What the four games for young children have in common (D.2): no Wild, and few Actions or none. */
const preschool: RuleSet = { ...v3, actions: [], bonus: false, wildMayStart: false, wildAsAction: false };
const withoutGoals: RuleSet = withDeck({
	...preschool,
	deckKinds: ['double', 'triple', 'quad'],
	goals: [],
	unusedGoals: 'aside',
	openHands: true,
});

/** Everybody together keeps a path open from each element of the start card (E52, E52b). */
export const dontBlockItOff: RuleSet = {
	...withoutGoals,
	id: 'dont-block-it-off',
	players: { min: 1, max: 8 },
	handSize: 7,
	startKind: 'double',
	drawing: 'never',
	win: 'path',
};

/** Who has seven cards after a turn wins (E53, E53b). */
export const collectSeven: RuleSet = {
	...withoutGoals,
	id: 'collect-seven',
	players: { min: 2, max: 8 },
	bonus: true,
	win: 'cards',
};

/** Seven connected panels of the own Goal, with Elements only (E51). */
export const connectSeven: RuleSet = withDeck({
	...preschool,
	id: 'connect-seven',
	deckKinds: ['ace', 'double', 'triple', 'quad'],
});

/** The same with Move a Card (E51). */
export const getMoving: RuleSet = withDeck({ ...connectSeven, id: 'get-moving', actions: ['move-a-card'] });
