import { LOWER_RIGHT, UPPER_LEFT, WILD_KIND } from './kinds.ts';
import type { Memory } from './memory.ts';

const LEVEL_OF_A_WILD = 0x3ff;
const UPRIGHT_OF_A_WILD = 0xffc00;
const BIT_COUNT = Uint8Array.from({ length: 32 }, (_, bits) => [0, 1, 2, 3, 4].filter((e) => (bits >> e) & 1).length);

/** The elements (bits) that a face connects with what lies around, Wilds included. */
export function joinedElements(face: number, upperLeft: number, lowerRight: number): number {
	return folded((upperLeft & (UPPER_LEFT[face] as number)) | (lowerRight & (LOWER_RIGHT[face] as number)));
}

/** How many cards a placement earns, given the halves around: different elements less one (E6), none for a Wild (C11). */
export function bonusFor(s: Memory, face: number, upperLeft: number, lowerRight: number): number {
	if (!s.rules.bonus || face >> 1 === WILD_KIND) return 0;
	const plainUpperLeft = withoutWilds(upperLeft);
	const plainLowerRight = withoutWilds(lowerRight);
	const besideWild = plainUpperLeft !== upperLeft || plainLowerRight !== lowerRight;
	if (besideWild && s.rules.bonusBesideWild === 'none') return 0; // E7
	const count = BIT_COUNT[joinedElements(face, plainUpperLeft, plainLowerRight)] as number;
	return count > 1 ? count - 1 : 0;
}

/** A side of a Wild shows every element on both halves, and no other card's does. */
function withoutWilds(halves: number): number {
	let plain = halves;
	if ((plain & LEVEL_OF_A_WILD) === LEVEL_OF_A_WILD) plain &= ~LEVEL_OF_A_WILD;
	if ((plain & UPRIGHT_OF_A_WILD) === UPRIGHT_OF_A_WILD) plain &= ~UPRIGHT_OF_A_WILD;
	return plain;
}

function folded(halves: number): number {
	return (halves | (halves >> 5) | (halves >> 10) | (halves >> 15)) & 31;
}
