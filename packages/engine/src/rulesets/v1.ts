import type { Action, RuleSet } from '../types.ts';
import { withDeck } from './decks.ts';
import { v3 } from './v3.ts';

const ACTIONS: readonly Action[] = ['trade-goals', 'shuffle-goals', 'trade-hands', 'zap-a-card', 'move-a-card'];

/** Edition 1.0 (1998): 40 Elements, 15 Actions, 5 Goals; no Wild and no bonus. */
export const v1: RuleSet = withDeck({
	...v3,
	id: 'v1',
	deckProfile: '1.0',
	fifthElement: 'ether',
	actions: ACTIONS,
	unusedGoals: 'aside',
	bonus: false,
	wildMayStart: false,
	wildAsAction: false,
});

/** The French document's clarifications: an undealt Goal can be traded for, and the undealt ones are then shuffled (E24b, E24d). */
export const v1Fr: RuleSet = { ...v1, id: 'v1-fr', fifthElement: 'space', unusedGoals: 'pile', pileTrade: 'shuffle' };
