import { BY_ITSELF, BY_WILD, type ByWild } from './actions/rule.ts';
import { actionRule } from './actions/table.ts';
import { isAction, isWild } from './cards.ts';
import { addFreeMoves } from './free-moves.ts';
import { addPlacements, fitsSomewhere } from './placing.ts';
import { handOf, isOnTurn, type Position } from './position.ts';
import { solitaireMoves } from './solitaire/moves.ts';
import { begun } from './turn.ts';
import { type Action, HIDDEN_CARD, type Move, type Seat, type SeenCard } from './types.ts';

/**
 * Every legal move of a seat, each once: by card in the hand's order, placements before uses of a Wild as an Action. Empty if the seat
 * is not on turn, the game is over, the view is another's or its seat has yet to draw; one `pass` if no card can be played (E21). With
 * covered Goals also, on turn or not, `look` and `claim`.
 */
export function legalMoves(position: Position, seat: Seat): readonly Move[] {
	if (position.outcome !== null || ('me' in position && position.me !== seat)) return [];
	const into: Move[] = [];
	if (isOnTurn(position, seat)) addTurnMoves(position, seat, into);
	addFreeMoves(position, seat, into);
	return into;
}

function addTurnMoves(position: Position, seat: Seat, into: Move[]): void {
	const ready = begun(position);
	if (ready.solitaire !== undefined) {
		into.push(...solitaireMoves(ready.solitaire, ready.rules));
		return;
	}
	const hand = handOf(ready, seat);
	for (let i = 0; i < hand.length; i++) {
		const card = hand[i];
		if (card === undefined || card === HIDDEN_CARD || isHeldBefore(hand, i)) continue;
		if (isAction(card)) addAction(ready, seat, card, BY_ITSELF, into);
		else {
			addPlacements(ready.table, card, ready.rules, into);
			if (isWild(card) && ready.rules.wildAsAction) {
				for (const action of ready.rules.actions) addAction(ready, seat, action, BY_WILD, into);
			}
		}
	}
	if (into.length === 0) into.push({ type: 'pass' });
}

/** Whether a seat could do anything but pass. */
export function hasLegalMove(position: Position, seat: Seat): boolean {
	return handOf(position, seat).some((card) => {
		if (card === HIDDEN_CARD) return false;
		if (isAction(card)) return canPlay(position, seat, card);
		// A Wild is not asked for its Actions: there is always a spot for it.
		return fitsSomewhere(position.table, card, position.rules);
	});
}

function canPlay(position: Position, seat: Seat, action: Action): boolean {
	const moves: Move[] = [];
	addAction(position, seat, action, BY_ITSELF, moves);
	return moves.length > 0;
}

/** Whether a hand has a card of the same kind before that place. (Hands are short: `indexOf` takes twice as long.) */
function isHeldBefore(hand: readonly SeenCard[], place: number): boolean {
	for (let i = 0; i < place; i++) if (hand[i] === hand[place]) return true;
	return false;
}

function addAction(position: Position, seat: Seat, action: Action, by: ByWild, into: Move[]): void {
	if (position.rules.actions.includes(action)) actionRule(action).moves(position, seat, by, into);
}
