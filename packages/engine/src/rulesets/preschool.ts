import type { CardKind, RuleSet } from '../types.ts';
import { deckOfProfile } from './decks.ts';
import { v3 } from './v3.ts';

const ELEMENT_KINDS: readonly CardKind[] = ['ace', 'double', 'triple', 'quad'];
const SEVERAL_PANELS: readonly CardKind[] = ['double', 'triple', 'quad'];

/** What the four games for young children have in common (D.2): no Wild, and few Actions or none. */
const preschool: RuleSet = { ...v3, actions: [], bonus: false, wildMayStart: false, wildAsAction: false };
const withoutGoals: RuleSet = {
	...preschool,
	deckKinds: SEVERAL_PANELS,
	deck: deckOfProfile('3A', SEVERAL_PANELS, []),
	goals: [],
	unusedGoals: 'aside',
	openHands: true,
};

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
export const connectSeven: RuleSet = {
	...preschool,
	id: 'connect-seven',
	deckKinds: ELEMENT_KINDS,
	deck: deckOfProfile('3A', ELEMENT_KINDS, []),
};

/** The same with Move a Card (E51). */
export const getMoving: RuleSet = {
	...connectSeven,
	id: 'get-moving',
	actions: ['move-a-card'],
	deck: deckOfProfile('3A', ELEMENT_KINDS, ['move-a-card']),
};
