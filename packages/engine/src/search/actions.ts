import { disbelieve } from '../disbelieve.ts';
import type { Chance } from '../types.ts';
import {
	MOVE_A_CARD,
	ROTATE_GOALS,
	SHUFFLE_GOALS,
	SHUFFLE_HANDS,
	TRADE_GOALS,
	TRADE_HANDS,
	ZAP_A_CARD,
} from './action-numbers.ts';
import { rotateGoals, shuffleGoals, takeBackGoals, tradeGoals } from './goals.ts';
import { rotateHands, shuffleHands, takeBackHands, takeBackRotation, tradeHands } from './hand-actions.ts';
import type { Memory } from './memory.ts';
import { zap, zapBack } from './table-actions.ts';

/** Carries out an Action of the seat on turn whose card lies on the discards. `target` as in codes.ts. */
export function runAction(s: Memory, action: number, target: number, chance: Chance | undefined): void {
	switch (action) {
		case TRADE_GOALS:
			tradeGoals(s, target, chance);
			break;
		case SHUFFLE_GOALS:
		case ROTATE_GOALS:
			if (target === 0) shuffleGoals(s, chance);
			else rotateGoals(s, target);
			break;
		case TRADE_HANDS:
			tradeHands(s, s.turn, target - 1);
			break;
		case SHUFFLE_HANDS:
			if (target === 0) shuffleHands(s, chance);
			else rotateHands(s, target);
			break;
		case ZAP_A_CARD:
			if (target > 0) zap(s, target - 1, chance);
			break;
		case MOVE_A_CARD:
			break; // without a target; with one it is not written as an Action
		default:
			disbelieve(`the search is not asked for Action ${action}`);
	}
}

/** Takes it back. The turn is the mover's again. */
export function takeBackAction(s: Memory, action: number, target: number): void {
	switch (action) {
		case TRADE_GOALS:
		case SHUFFLE_GOALS:
		case ROTATE_GOALS:
			takeBackGoals(s);
			break;
		case TRADE_HANDS:
			tradeHands(s, s.turn, target - 1);
			break;
		case SHUFFLE_HANDS:
			if (target === 0) takeBackHands(s);
			else takeBackRotation(s);
			break;
		case ZAP_A_CARD:
			if (target > 0) zapBack(s);
			break;
		case MOVE_A_CARD:
			break;
		default:
			disbelieve(`the search is not asked for Action ${action}`);
	}
}
