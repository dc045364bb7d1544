import { DIRECTIONS } from '../actions/rotate.ts';
import { assertNever } from '../assert-never.ts';
import { disbelieve } from '../disbelieve.ts';
import { ACTIONS, type Action, type Move, type Placement, type Seat, type Spot } from '../types.ts';
import { MOVE_A_CARD } from './action-numbers.ts';
import {
	CLAIM,
	deedCode,
	deedOf,
	FORM,
	formOf,
	isByWild,
	LOOK,
	MOVE,
	MOVE_BY_WILD,
	NO_MOVE,
	PASS,
	PASS_CODE,
	PLACE,
	targetOf,
} from './codes.ts';
import { numberAt } from './grid.ts';
import { faceOf, wordOfFace } from './kinds.ts';
import type { Memory } from './memory.ts';
import { cellAt, xOf, yOf } from './window.ts';

/** The move of a code, in the position in which it is legal. */
export function toMove(s: Memory, code: number): Move {
	const cell = (code >> 1) & s.cellMask;
	switch (formOf(code)) {
		case PLACE:
			return { type: 'place', ...placementOf(s, (code >> s.aboveCell) * 2 + (code & 1), cell) };
		case MOVE:
			return toCardMove(s, code, cell);
		case MOVE_BY_WILD:
			return { ...toCardMove(s, code, cell), wild: true };
		default:
			return toDeed(s, deedOf(code), isByWild(code), targetOf(code));
	}
}

/** The code of a move of the seat on turn (of `seat`, where a Goal is opened), or NO_MOVE. Whether it is legal is not asked. */
export function fromMove(s: Memory, move: Move, seat: Seat): number {
	switch (move.type) {
		case 'place':
			return inWindow(s, move) ? placedCode(s, faceOf(move.card) >> 1, move) : NO_MOVE;
		case 'move-a-card': {
			if (move.target === null || move.to === undefined) return deedCode(MOVE_A_CARD, move.wild === true, 0);
			if (!inWindow(s, move.target) || !inWindow(s, move.to)) return NO_MOVE;
			const number = numberAt(s, cellAt(s, move.target.x, move.target.y));
			const form = move.wild ? MOVE_BY_WILD : MOVE;
			return number < 0 ? NO_MOVE : (form << FORM) | placedCode(s, number, move.to);
		}
		case 'pass':
			return PASS_CODE;
		case 'look':
			return deedCode(LOOK, false, seat + 1);
		case 'claim':
			return deedCode(CLAIM, false, seat + 1);
		case 'stack':
		case 'call':
		case 'resign':
			return NO_MOVE;
		default:
			return fromAction(s, move);
	}
}

type ActionMove = Extract<Move, { type: Action }>;
type CardMove = Extract<Move, { type: 'move-a-card' }>;

function toCardMove(s: Memory, code: number, cell: number): CardMove {
	const number = (code & ((1 << FORM) - 1)) >> s.aboveCell;
	const face = ((s.tableFace[number] as number) & ~1) | (code & 1);
	return { type: 'move-a-card', target: spotOf(s, s.tableCell[number] as number), to: placementOf(s, face, cell) };
}

function toDeed(s: Memory, deed: number, wild: boolean, target: number): Move {
	if (deed === PASS) return { type: 'pass' };
	if (deed === LOOK) return { type: 'look' };
	if (deed === CLAIM) return { type: 'claim' };
	const action = ACTIONS[deed];
	if (action === undefined) disbelieve(`${deed} is the number of an Action`);
	const move = toAction(s, action, target);
	return wild ? { ...move, wild } : move;
}

function toAction(s: Memory, type: Action, target: number): ActionMove {
	switch (type) {
		case 'trade-goals':
			return { type, seat: target === 0 ? 'unused' : target - 1 };
		case 'trade-hands':
			return { type, seat: target - 1 };
		case 'shuffle-goals':
		case 'rotate-goals':
		case 'shuffle-hands': {
			const rotate = DIRECTIONS[target - 1];
			return rotate === undefined ? { type } : { type, rotate };
		}
		case 'zap-a-card':
		case 'rotate-a-card':
		case 'move-a-card':
			return { type, target: target === 0 ? null : spotOf(s, target - 1) };
		default:
			return assertNever(type);
	}
}

function fromAction(s: Memory, move: Exclude<ActionMove, CardMove>): number {
	const deed = ACTIONS.indexOf(move.type);
	const wild = move.wild === true;
	switch (move.type) {
		case 'trade-goals':
			return deedCode(deed, wild, move.seat === 'unused' ? 0 : move.seat + 1);
		case 'trade-hands':
			return deedCode(deed, wild, move.seat + 1);
		case 'shuffle-goals':
		case 'rotate-goals':
		case 'shuffle-hands':
			return deedCode(deed, wild, move.rotate === undefined ? 0 : DIRECTIONS.indexOf(move.rotate) + 1);
		case 'zap-a-card':
		case 'rotate-a-card': {
			if (move.target === null) return deedCode(deed, wild, 0);
			return inWindow(s, move.target) ? deedCode(deed, wild, cellAt(s, move.target.x, move.target.y) + 1) : NO_MOVE;
		}
		default:
			return assertNever(move);
	}
}

function placedCode(s: Memory, above: number, { card, x, y }: Placement): number {
	return (above << s.aboveCell) | (cellAt(s, x, y) << 1) | (faceOf(card) & 1);
}

function placementOf(s: Memory, face: number, cell: number): Placement {
	return { card: wordOfFace(face), ...spotOf(s, cell) };
}

function spotOf(s: Memory, cell: number): Spot {
	return { x: xOf(s, cell), y: yOf(s, cell) };
}

function inWindow(s: Memory, { x, y }: Spot): boolean {
	const [column, row] = [x - s.left, y - s.top];
	return Number.isInteger(x) && Number.isInteger(y) && column >= 0 && row >= 0 && column < s.width && row < s.height;
}
