import { disbelieve } from '../disbelieve.ts';
import type { Chance } from '../types.ts';
import { MOVE_A_CARD } from './action-numbers.ts';
import { runAction, takeBackAction } from './actions.ts';
import { bonusFor, joinedElements } from './bonus.ts';
import {
	BELOW_FORM,
	CLAIM,
	DEED,
	deedOf,
	formOf,
	isByWild,
	LOOK,
	MOVE_BY_WILD,
	PASS,
	PLACE,
	targetOf,
} from './codes.ts';
import { put, unput } from './grid.ts';
import { dropFromHand, restoreToHand } from './hands.ts';
import { FIRST_ACTION, WILD_KIND } from './kinds.ts';
import { type Memory, PLY, reservePly } from './memory.ts';
import { growSizes } from './sizes.ts';
import { moveCard, moveCardBack } from './table-actions.ts';
import { draw, end, endByClaim, endIfCollected, endIfWon, passOn } from './turn.ts';

/** What a ply writes down, each a place in its record: how things stood before, and what it did. */
const CODE = 0;
const SIZES = 1;
const TURN = 2;
const PASSED = 3;
const DECK = 4;
/** Where in the hand the card was. */
const PLACE_IN_HAND = 5;
/** Which number the spot of a placement had. */
const SPOT = 6;
/** How many cards the bonus gave, and the next player drew. */
const BONUS = 7;
const DREW = 8;

/** Makes a legal move of the seat on turn. `chance`: results to take instead of own ones, as a record's entry has them. */
export function make(s: Memory, code: number, chance?: Chance): void {
	reservePly(s);
	const { plies } = s;
	const at = s.plyCount++ * PLY;
	plies[at + CODE] = code;
	plies[at + SIZES] = s.sizes;
	plies[at + TURN] = s.turn;
	plies[at + PASSED] = s.passed;
	plies[at + DECK] = s.deckCount;
	plies[at + BONUS] = 0;
	plies[at + DREW] = 0;
	const form = formOf(code);
	let due = 0;
	if (form === PLACE) due = place(s, code, at);
	else if (form !== DEED) due = playMove(s, code, at);
	else {
		const deed = deedOf(code);
		if (deed === PASS) {
			// A seat that has no card is not stuck but out of cards: its pass is no part of a round of passes.
			if ((s.handCount[s.turn] as number) > 0) s.passed++;
		} else if (deed >= LOOK) {
			openGoal(s, deed, targetOf(code) - 1);
			return;
		} else {
			plies[at + PLACE_IN_HAND] = discard(s, isByWild(code) ? WILD_KIND : FIRST_ACTION + deed);
			runAction(s, deed, targetOf(code), chance);
		}
	}
	// E9b: the win is tested first, and a winning placement draws nothing.
	if (endIfWon(s)) return;
	if (due > 0) plies[at + BONUS] = draw(s, s.turn, due);
	if (endIfCollected(s)) return;
	plies[at + DREW] = passOn(s);
}

/** Takes the last move back: everything is as it was, down to the order of cards in hands. */
export function unmake(s: Memory): void {
	if (s.plyCount === 0) disbelieve('a move was made');
	const { plies, handCount } = s;
	const at = --s.plyCount * PLY;
	const code = plies[at + CODE] as number;
	const seat = plies[at + TURN] as number;
	if (s.over) end(s, 0, 'none');
	s.over = false;
	handCount[s.turn] = (handCount[s.turn] as number) - (plies[at + DREW] as number);
	handCount[seat] = (handCount[seat] as number) - (plies[at + BONUS] as number);
	s.turn = seat;
	s.passed = plies[at + PASSED] as number;
	s.deckCount = plies[at + DECK] as number;
	const form = formOf(code);
	if (form === PLACE) {
		unput(s, plies[at + SPOT] as number);
		restoreToHand(s, seat, code >> s.aboveCell, plies[at + PLACE_IN_HAND] as number);
	} else if (form !== DEED) {
		moveCardBack(s);
		undiscard(s, seat, plies[at + PLACE_IN_HAND] as number);
	} else {
		const deed = deedOf(code);
		if (deed === LOOK) s.covered |= 1 << (targetOf(code) - 1);
		else if (deed < PASS) {
			takeBackAction(s, deed, targetOf(code));
			undiscard(s, seat, plies[at + PLACE_IN_HAND] as number);
		}
	}
	s.sizes = plies[at + SIZES] as number;
}

/** Gives the bonus that is due. */
function place(s: Memory, code: number, at: number): number {
	const kind = code >> s.aboveCell;
	const cell = (code >> 1) & s.cellMask;
	const face = kind * 2 + (code & 1);
	s.passed = 0;
	s.plies[at + PLACE_IN_HAND] = dropFromHand(s, s.turn, kind);
	const spot = (s.spotAt[cell] as number) - 1;
	const upperLeft = s.spotUpperLeft[spot] as number;
	const lowerRight = s.spotLowerRight[spot] as number;
	s.plies[at + SPOT] = put(s, cell, face);
	growSizes(s, cell, face, joinedElements(face, upperLeft, lowerRight));
	return bonusFor(s, face, upperLeft, lowerRight);
}

function playMove(s: Memory, code: number, at: number): number {
	const wild = formOf(code) === MOVE_BY_WILD;
	s.plies[at + PLACE_IN_HAND] = discard(s, wild ? WILD_KIND : FIRST_ACTION + MOVE_A_CARD);
	return moveCard(s, (code & BELOW_FORM) >> s.aboveCell, (code >> 1) & s.cellMask, code & 1);
}

/** The seat on turn puts an Action, or a Wild for one, on the discards. Gives the place in the hand where it was. */
function discard(s: Memory, kind: number): number {
	s.passed = 0;
	s.discard[s.discardCount++] = kind;
	return dropFromHand(s, s.turn, kind);
}

function undiscard(s: Memory, seat: number, place: number): void {
	restoreToHand(s, seat, s.discard[--s.discardCount] as number, place);
}

/** D.5: changes neither turn nor round of passes. */
function openGoal(s: Memory, deed: number, seat: number): void {
	if (deed === CLAIM) endByClaim(s, seat);
	else s.covered &= ~(1 << seat);
}
