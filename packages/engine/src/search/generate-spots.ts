import { LEVEL_SIDES, UPRIGHT_SIDES } from '../board.ts';
import { FORM, MOVE, MOVE_BY_WILD } from './codes.ts';
import { lowerRightNeed, upperLeftNeed } from './grid.ts';
import { LOWER_RIGHT, SYMMETRIC, UPPER_LEFT } from './kinds.ts';
import { type Memory, reserveMoves } from './memory.ts';

/** Adds every placement of a kind of card. */
export function addPlacements(s: Memory, kind: number): void {
	addLies(s, kind, kind << s.aboveCell);
}

/**
 * Adds every Move of a card on the table. A card is lifted first (E16): while it is looked at, the spots beside it do not meet it.
 * In its own place it may only turn (E17).
 */
export function addMoves(s: Memory, wild: boolean): void {
	if (s.tableCount < 2) return; // E18b
	const form = (wild ? MOVE_BY_WILD : MOVE) << FORM;
	for (let number = 0; number < s.tableCount; number++) {
		const cell = s.tableCell[number] as number;
		const face = s.tableFace[number] as number;
		const kind = face >> 1;
		const base = form | (number << s.aboveCell);
		flipSides(s, cell, face);
		addLies(s, kind, base);
		flipSides(s, cell, face);
		if (SYMMETRIC[kind] === 1) continue;
		const turned = face ^ 1;
		const upperLeft = ((UPPER_LEFT[turned] as number) | s.anyEdge) & upperLeftNeed(s, cell);
		const lowerRight = ((LOWER_RIGHT[turned] as number) | s.anyEdge) & lowerRightNeed(s, cell);
		if ((upperLeft | lowerRight) !== 0) {
			s.moves[s.moveCount++] = base | (cell << 1) | (turned & 1);
		}
	}
}

/**
 * Adds a code for every open spot and lie in which a card meets its match there. No branch depends on whether it does, which the
 * machine could not foresee: every code is written, and the count goes on only behind those that hold.
 */
function addLies(s: Memory, kind: number, base: number): void {
	const { anyEdge, spotCount, spotCode, spotUpperLeft, spotLowerRight } = s;
	reserveMoves(s, spotCount * 2 + 2);
	const { moves } = s;
	const upperLeft = (UPPER_LEFT[kind * 2] as number) | anyEdge;
	const lowerRight = (LOWER_RIGHT[kind * 2] as number) | anyEdge;
	let count = s.moveCount;
	if (SYMMETRIC[kind] === 1) {
		for (let i = 0; i < spotCount; i++) {
			const met = (upperLeft & (spotUpperLeft[i] as number)) | (lowerRight & (spotLowerRight[i] as number));
			moves[count] = base | (spotCode[i] as number);
			count += (met | -met) >>> 31;
		}
	} else {
		const turnedUpperLeft = (UPPER_LEFT[kind * 2 + 1] as number) | anyEdge;
		const turnedLowerRight = (LOWER_RIGHT[kind * 2 + 1] as number) | anyEdge;
		for (let i = 0; i < spotCount; i++) {
			const needUpperLeft = spotUpperLeft[i] as number;
			const needLowerRight = spotLowerRight[i] as number;
			const code = base | (spotCode[i] as number);
			const met = (upperLeft & needUpperLeft) | (lowerRight & needLowerRight);
			moves[count] = code;
			count += (met | -met) >>> 31;
			const metTurned = (turnedUpperLeft & needUpperLeft) | (turnedLowerRight & needLowerRight);
			moves[count] = code | 1;
			count += (metTurned | -metTurned) >>> 31;
		}
	}
	s.moveCount = count;
}

/** Takes what a card shows away from the open spots beside its cell, or gives it back: a side of a spot meets one card only. */
function flipSides(s: Memory, cell: number, face: number): void {
	const upperLeft = UPPER_LEFT[face] as number;
	const lowerRight = LOWER_RIGHT[face] as number;
	flip(s.spotLowerRight, s.spotAt[cell - s.width] as number, upperLeft & LEVEL_SIDES);
	flip(s.spotLowerRight, s.spotAt[cell - 1] as number, upperLeft & UPRIGHT_SIDES);
	flip(s.spotUpperLeft, s.spotAt[cell + 1] as number, lowerRight & UPRIGHT_SIDES);
	flip(s.spotUpperLeft, s.spotAt[cell + s.width] as number, lowerRight & LEVEL_SIDES);
}

function flip(need: Int32Array, spotAndOne: number, halves: number): void {
	if (spotAndOne > 0) need[spotAndOne - 1] = (need[spotAndOne - 1] as number) ^ halves;
}
