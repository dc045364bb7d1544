import { EVERY_EDGE, LEVEL_SIDES, UPRIGHT_SIDES } from '../board.ts';
import { LOWER_RIGHT, UPPER_LEFT } from './kinds.ts';
import { type Memory, popSpill, pushSpill, reserveSpill } from './memory.ts';

/**
 * Putting cards on the grid and taking them up again. Each change has its exact inverse, which leaves the open spots in the order in
 * which they were.
 */

/** Puts a card on an open spot, last in the table's order. Gives the number that the spot had, for `unput`. */
export function put(s: Memory, cell: number, face: number): number {
	const spot = (s.spotAt[cell] as number) - 1;
	if (spot >= 0) dropSpot(s, spot, cell);
	const number = s.tableCount++;
	s.tableCell[number] = cell;
	s.tableFace[number] = face;
	const upperLeft = UPPER_LEFT[face] as number;
	const lowerRight = LOWER_RIGHT[face] as number;
	s.cellUpperLeft[cell] = upperLeft;
	s.cellLowerRight[cell] = lowerRight;
	meetAt(s, cell - s.width, 0, upperLeft & LEVEL_SIDES);
	meetAt(s, cell - 1, 0, upperLeft & UPRIGHT_SIDES);
	meetAt(s, cell + 1, lowerRight & UPRIGHT_SIDES, 0);
	meetAt(s, cell + s.width, lowerRight & LEVEL_SIDES, 0);
	return spot;
}

/** Takes back the last `put`. */
export function unput(s: Memory, spot: number): void {
	const cell = s.tableCell[--s.tableCount] as number;
	unmeetAt(s, cell + s.width, LEVEL_SIDES, 0);
	unmeetAt(s, cell + 1, UPRIGHT_SIDES, 0);
	unmeetAt(s, cell - 1, 0, UPRIGHT_SIDES);
	unmeetAt(s, cell - s.width, 0, LEVEL_SIDES);
	s.cellUpperLeft[cell] = 0;
	s.cellLowerRight[cell] = 0;
	restoreSpot(s, spot, cell, upperLeftNeed(s, cell), lowerRightNeed(s, cell));
}

/** Takes a card off the table, by its number; those after it move up. Writes to the spill what `unlift` needs. */
export function lift(s: Memory, number: number): void {
	const cell = s.tableCell[number] as number;
	const face = s.tableFace[number] as number;
	s.tableCell.copyWithin(number, number + 1, s.tableCount);
	s.tableFace.copyWithin(number, number + 1, s.tableCount);
	s.tableCount--;
	s.cellUpperLeft[cell] = 0;
	s.cellLowerRight[cell] = 0;
	reserveSpill(s, 7);
	leaveSpot(s, cell - s.width, 0, LEVEL_SIDES);
	leaveSpot(s, cell - 1, 0, UPRIGHT_SIDES);
	leaveSpot(s, cell + 1, UPRIGHT_SIDES, 0);
	leaveSpot(s, cell + s.width, LEVEL_SIDES, 0);
	const upperLeft = upperLeftNeed(s, cell);
	const lowerRight = lowerRightNeed(s, cell);
	if ((upperLeft | lowerRight) !== 0) addSpot(s, cell, upperLeft, lowerRight);
	else if (s.tableCount === 0) addSpot(s, s.origin, EVERY_EDGE, EVERY_EDGE); // E19b
	pushSpill(s, cell);
	pushSpill(s, face);
	pushSpill(s, number);
}

/** Takes back the last `lift`. */
export function unlift(s: Memory): void {
	const number = popSpill(s);
	const face = popSpill(s);
	const cell = popSpill(s);
	if ((upperLeftNeed(s, cell) | lowerRightNeed(s, cell)) !== 0 || s.tableCount === 0) popSpot(s);
	const upperLeft = UPPER_LEFT[face] as number;
	const lowerRight = LOWER_RIGHT[face] as number;
	returnToSpot(s, cell + s.width, lowerRight & LEVEL_SIDES, 0);
	returnToSpot(s, cell + 1, lowerRight & UPRIGHT_SIDES, 0);
	returnToSpot(s, cell - 1, 0, upperLeft & UPRIGHT_SIDES);
	returnToSpot(s, cell - s.width, 0, upperLeft & LEVEL_SIDES);
	s.cellUpperLeft[cell] = upperLeft;
	s.cellLowerRight[cell] = lowerRight;
	s.tableCell.copyWithin(number + 1, number, s.tableCount);
	s.tableFace.copyWithin(number + 1, number, s.tableCount);
	s.tableCell[number] = cell;
	s.tableFace[number] = face;
	s.tableCount++;
}

/** Empties table and spots, for a new game in the same window. */
export function clearGrid(s: Memory): void {
	for (let i = 0; i < s.tableCount; i++) {
		const cell = s.tableCell[i] as number;
		s.cellUpperLeft[cell] = 0;
		s.cellLowerRight[cell] = 0;
	}
	for (let i = 0; i < s.spotCount; i++) s.spotAt[(s.spotCode[i] as number) >> 1] = 0;
	s.tableCount = 0;
	s.spotCount = 0;
	addSpot(s, s.origin, EVERY_EDGE, EVERY_EDGE);
}

/** Takes the spot of an empty table away: a given table need not begin at the origin. */
export function closeOrigin(s: Memory): void {
	popSpot(s);
}

/** The halves that the neighbours above and left show to a cell; a cell itself is not looked at. */
export function upperLeftNeed(s: Memory, cell: number): number {
	return (
		((s.cellLowerRight[cell - s.width] as number) & LEVEL_SIDES) |
		((s.cellLowerRight[cell - 1] as number) & UPRIGHT_SIDES)
	);
}

/** The same for the neighbours below and right. */
export function lowerRightNeed(s: Memory, cell: number): number {
	return (
		((s.cellUpperLeft[cell + s.width] as number) & LEVEL_SIDES) |
		((s.cellUpperLeft[cell + 1] as number) & UPRIGHT_SIDES)
	);
}

/** The number of the card at a cell, or -1. */
export function numberAt(s: Memory, cell: number): number {
	for (let i = s.tableCount - 1; i >= 0; i--) if (s.tableCell[i] === cell) return i;
	return -1;
}

// ---------- spots ----------

function addSpot(s: Memory, cell: number, upperLeft: number, lowerRight: number): void {
	const spot = s.spotCount++;
	s.spotAt[cell] = spot + 1;
	s.spotCode[spot] = cell << 1;
	s.spotUpperLeft[spot] = upperLeft;
	s.spotLowerRight[spot] = lowerRight;
}

function popSpot(s: Memory): void {
	s.spotAt[(s.spotCode[--s.spotCount] as number) >> 1] = 0;
}

/** Takes a spot out; the last one takes its number. */
function dropSpot(s: Memory, spot: number, cell: number): void {
	const last = --s.spotCount;
	s.spotAt[cell] = 0;
	if (spot !== last) copySpot(s, last, spot);
}

/** Takes back a `dropSpot`. */
function restoreSpot(s: Memory, spot: number, cell: number, upperLeft: number, lowerRight: number): void {
	const last = s.spotCount++;
	if (spot !== last) copySpot(s, spot, last);
	s.spotAt[cell] = spot + 1;
	s.spotCode[spot] = cell << 1;
	// Only the origin of an empty table has no neighbour.
	const free = (upperLeft | lowerRight) === 0 ? EVERY_EDGE : 0;
	s.spotUpperLeft[spot] = upperLeft | free;
	s.spotLowerRight[spot] = lowerRight | free;
}

function copySpot(s: Memory, from: number, to: number): void {
	const code = s.spotCode[from] as number;
	s.spotCode[to] = code;
	s.spotUpperLeft[to] = s.spotUpperLeft[from] as number;
	s.spotLowerRight[to] = s.spotLowerRight[from] as number;
	s.spotAt[code >> 1] = to + 1;
}

/** A new card beside an empty cell: it is an open spot now, or meets more. */
function meetAt(s: Memory, cell: number, upperLeft: number, lowerRight: number): void {
	if (s.cellUpperLeft[cell] !== 0) return;
	const spot = (s.spotAt[cell] as number) - 1;
	if (spot < 0) {
		addSpot(s, cell, upperLeft, lowerRight);
		return;
	}
	s.spotUpperLeft[spot] = (s.spotUpperLeft[spot] as number) | upperLeft;
	s.spotLowerRight[spot] = (s.spotLowerRight[spot] as number) | lowerRight;
}

/** Takes back a `meetAt`: what became a spot by it is the last one. */
function unmeetAt(s: Memory, cell: number, upperLeft: number, lowerRight: number): void {
	if (s.cellUpperLeft[cell] !== 0) return;
	const spot = (s.spotAt[cell] as number) - 1;
	const restUpperLeft = (s.spotUpperLeft[spot] as number) & ~upperLeft;
	const restLowerRight = (s.spotLowerRight[spot] as number) & ~lowerRight;
	if ((restUpperLeft | restLowerRight) === 0) {
		popSpot(s);
		return;
	}
	s.spotUpperLeft[spot] = restUpperLeft;
	s.spotLowerRight[spot] = restLowerRight;
}

/** A card beside a cell goes: the spot there meets less, or is none any more; then its number is written down. */
function leaveSpot(s: Memory, cell: number, upperLeft: number, lowerRight: number): void {
	let dropped = -1;
	if (s.cellUpperLeft[cell] === 0) {
		const spot = (s.spotAt[cell] as number) - 1;
		s.spotUpperLeft[spot] = (s.spotUpperLeft[spot] as number) & ~upperLeft;
		s.spotLowerRight[spot] = (s.spotLowerRight[spot] as number) & ~lowerRight;
		if (((s.spotUpperLeft[spot] as number) | (s.spotLowerRight[spot] as number)) === 0) {
			dropSpot(s, spot, cell);
			dropped = spot;
		}
	}
	pushSpill(s, dropped);
}

/** Takes back a `leaveSpot`. */
function returnToSpot(s: Memory, cell: number, upperLeft: number, lowerRight: number): void {
	const dropped = popSpill(s);
	if (dropped >= 0) restoreSpot(s, dropped, cell, upperLeft, lowerRight);
	else if (s.cellUpperLeft[cell] === 0) meetAt(s, cell, upperLeft, lowerRight);
}
