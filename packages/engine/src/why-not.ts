import { actionRule } from './actions/table.ts';
import { isSpot } from './actions/target.ts';
import { isBare } from './bare-moves.ts';
import { cardOf, parseWord, WILD } from './cards.ts';
import { isFree, whyNotFree } from './free-moves.ts';
import { hasLegalMove } from './legal-moves.ts';
import { whyNotPlace } from './placing.ts';
import { holds, isOnTurn, type Position } from './position.ts';
import { isReadableStack, isSolitaireMove, whyNotSolitaire } from './solitaire/moves.ts';
import { begun } from './turn.ts';
import { ACTIONS, type Action, type Move, type ReasonCode, type Seat } from './types.ts';

/**
 * Why a seat may not make a move, or undefined if it may. The first code that applies, in the order of formats. In a view it is nobody's
 * turn yet while the seat on turn has to draw: with the card, which the view does not know, it may no longer be one to pass.
 */
export function whyNot(position: Position, seat: Seat, move: Move): ReasonCode | undefined {
	const ready = begun(position);
	if (!isReadable(move)) return 'text/unreadable';
	if (ready.outcome !== null) return 'game/over';
	if (isFree(move)) return 'me' in ready && ready.me !== seat ? 'turn/not-yours' : whyNotFree(ready, seat, move);
	if (!isOnTurn(ready, seat)) return 'turn/not-yours';
	if (ready.solitaire !== undefined) return whyNotSolitaire(ready.solitaire, ready.rules, move);
	if (isSolitaireMove(move)) return 'action/not-in-rules';
	if (move.type === 'pass') return hasLegalMove(ready, seat) ? 'pass/not-allowed' : undefined;
	if (move.type === 'place') {
		if (!holds(ready, seat, cardOf(move.card))) return 'card/not-in-hand';
		return whyNotPlace(ready.table, move, ready.rules);
	}
	const rule = actionRule(move.type);
	if (!inRules(ready, move.type, move.wild) || rule.lacksOption?.(ready.rules, move)) return 'action/not-in-rules';
	if (!holds(ready, seat, move.wild ? WILD : move.type)) return 'card/not-in-hand';
	return rule.whyNot(ready, seat, move);
}

function inRules({ rules }: Position, action: Action, wild: true | undefined): boolean {
	return rules.actions.includes(action) && (wild !== true || rules.wildAsAction);
}

/** A move that came as data, not as text, can still be no move, hold words that are no cards, or lack a part. */
function isReadable(move: Move): boolean {
	if (typeof move !== 'object' || move === null) return false;
	if (isBare(move)) return true;
	if (move.type === 'place') return parseWord(move.card) !== undefined && isSpot(move);
	if (move.type === 'stack') return isReadableStack(move);
	const byWild = move.wild === undefined || move.wild === true;
	return ACTIONS.includes(move.type) && byWild && actionRule(move.type).isReadable(move);
}
