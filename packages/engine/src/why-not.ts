import { actionRule } from './actions/table.ts';
import { cardOf, parseWord, WILD } from './cards.ts';
import { hasLegalMove } from './legal-moves.ts';
import { whyNotPlace } from './placing.ts';
import { holds, type Position } from './position.ts';
import { withTurnDrawn } from './turn.ts';
import type { Action, Move, ReasonCode, Seat, Spot } from './types.ts';

/** Why a seat may not make a move, or undefined if it may. The first code that applies, in the order of formats. */
export function whyNot(position: Position, seat: Seat, move: Move): ReasonCode | undefined {
	const ready = 'me' in position ? position : withTurnDrawn(position);
	if (!isReadable(move)) return 'text/unreadable';
	if (ready.outcome !== null) return 'game/over';
	if (seat !== ready.turn || ('me' in ready && ready.me !== seat)) return 'turn/not-yours';
	if (move.type === 'pass') return hasLegalMove(ready, seat) ? 'pass/not-allowed' : undefined;
	if (move.type === 'place') {
		if (!holds(ready, seat, cardOf(move.card))) return 'card/not-in-hand';
		return whyNotPlace(ready.table, move, ready.rules);
	}
	const rule = actionRule(move.type);
	if (!inRules(ready, move.type, move.wild) || rule.lacksOption(ready.rules, move)) return 'action/not-in-rules';
	if (!holds(ready, seat, move.wild ? WILD : move.type)) return 'card/not-in-hand';
	return rule.whyNot(ready, seat, move);
}

function inRules({ rules }: Position, action: Action, wild: true | undefined): boolean {
	return rules.actions.includes(action) && (wild !== true || rules.wildAsAction);
}

/** A move that came as data, not as text, can still be no move, hold words that are no cards, or lack a part. */
function isReadable(move: Move): boolean {
	switch (move.type) {
		case 'place':
			return parseWord(move.card) !== undefined;
		case 'move-a-card':
			if (move.target === null) return move.to === undefined;
			return isSpot(move.target) && move.to !== undefined && isSpot(move.to) && parseWord(move.to.card) !== undefined;
		case 'zap-a-card':
			return move.target === null || isSpot(move.target);
		case 'pass':
		case 'trade-goals':
		case 'trade-hands':
		case 'shuffle-goals':
		case 'shuffle-hands':
			return true;
		default:
			// No assertNever: data from elsewhere gets here.
			return false;
	}
}

function isSpot(spot: Spot): boolean {
	return typeof spot === 'object' && spot !== null;
}
