import { ACTIONS, type Action } from '../types.ts';

/** Actions as numbers: their places in `ACTIONS`. */
export const TRADE_GOALS = numberOf('trade-goals');
export const SHUFFLE_GOALS = numberOf('shuffle-goals');
export const ROTATE_GOALS = numberOf('rotate-goals');
export const TRADE_HANDS = numberOf('trade-hands');
export const SHUFFLE_HANDS = numberOf('shuffle-hands');
export const ZAP_A_CARD = numberOf('zap-a-card');
export const MOVE_A_CARD = numberOf('move-a-card');

function numberOf(action: Action): number {
	return ACTIONS.indexOf(action);
}
