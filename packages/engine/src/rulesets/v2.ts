import type { Action, RuleSet } from '../types.ts';
import { withDeck } from './decks.ts';
import { v3 } from './v3.ts';

const ACTIONS: readonly Action[] = [
	'trade-goals',
	'rotate-goals',
	'trade-hands',
	'shuffle-hands',
	'zap-a-card',
	'move-a-card',
];

/** Edition 2.0 (2009): 55 Elements, 18 Actions, a Wild that is an Element only, 5 Goals of which the undealt ones make a pile. */
export const v2: RuleSet = withDeck({
	...v3,
	id: 'v2',
	deckProfile: '2.0',
	actions: ACTIONS,
	unusedGoals: 'pile',
	wildAsAction: false, // E14
});

/** The Vietnamese document as it is printed: Rotate Goals shuffles (E48), and an Element starts (E11). */
export const v2Vi: RuleSet = { ...v2, id: 'v2-vi', rotateGoals: 'shuffle', wildMayStart: false };
