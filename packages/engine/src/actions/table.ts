import type { Action } from '../types.ts';
import { rotateGoals, shuffleGoals } from './all-goals.ts';
import { moveACard } from './move-a-card.ts';
import { rotateACard } from './rotate-a-card.ts';
import type { ActionRule } from './rule.ts';
import type { Shuffle } from './shuffle.ts';
import { shuffleHands } from './shuffle-hands.ts';
import type { Aimed } from './target.ts';
import { tradeGoals } from './trade-goals.ts';
import { tradeHands } from './trade-hands.ts';
import { zapACard } from './zap-a-card.ts';

/** Every kind of Action, one row each. */
const TABLE: { readonly [A in Action]: ActionRule<A extends Shuffle ? Shuffle : A extends Aimed ? Aimed : A> } = {
	'trade-goals': tradeGoals,
	'shuffle-goals': shuffleGoals,
	'rotate-goals': rotateGoals,
	'trade-hands': tradeHands,
	'shuffle-hands': shuffleHands,
	'zap-a-card': zapACard,
	'move-a-card': moveACard,
	'rotate-a-card': rotateACard,
};

/** The rule of an Action. Callers pass it moves of that Action only, which the compiler cannot follow through a union. */
export function actionRule(action: Action): ActionRule<Action> {
	return TABLE[action] as unknown as ActionRule<Action>;
}
