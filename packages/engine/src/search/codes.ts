/**
 * How a move is written as a 32-bit integer. The two highest bits say which of four forms it has:
 *
 * - place: kind · cell · lie
 * - any other move but Move a Card to a spot: what it is (`Deed`) · whether a Wild is played for it · target
 * - Move a Card, by itself or by a Wild: number of the card on the table · cell · lie
 *
 * Cells take as many bits as the grid needs, so a code holds until the next `load` or `deal`.
 */
export const FORM = 30;
/** All bits but those of the form, which stands right above the number of a card and would be read as part of it. */
export const BELOW_FORM = (1 << FORM) - 1;
export const PLACE = 0;
export const DEED = 1;
export const MOVE = 2;
export const MOVE_BY_WILD = 3;

/** What `fromMove` gives for a move that cannot be written: no card of that kind lies there, or the spot is off the grid. */
export const NO_MOVE = -1;

/** Bits of a target: a seat, a direction or a cell, plus one; 0 is none. */
const TARGET_BITS = 25;
const TARGET = (1 << TARGET_BITS) - 1;
const BY_WILD = 1 << TARGET_BITS;
const DEED_SHIFT = TARGET_BITS + 1;

/** Deeds below this are the numbers of Actions. */
export const PASS = 13;
export const LOOK = 14;
export const CLAIM = 15;

/** The code of a deed. `target`: a seat, a direction or a cell, plus one, or 0. */
export function deedCode(deed: number, wild: boolean, target: number): number {
	return (DEED << FORM) | (deed << DEED_SHIFT) | (wild ? BY_WILD : 0) | target;
}

export const PASS_CODE = deedCode(PASS, false, 0);

export function formOf(code: number): number {
	return code >>> FORM;
}

export function deedOf(code: number): number {
	return (code >>> DEED_SHIFT) & 15;
}

export function isByWild(code: number): boolean {
	return (code & BY_WILD) !== 0;
}

export function targetOf(code: number): number {
	return code & TARGET;
}
