import { ELEMENT_BITS, FIRST_ACTION, LOWER_RIGHT, SYMMETRIC, UPPER_LEFT } from './kinds.ts';
import { type Memory, reserveMoves } from './memory.ts';
import { sizeWith } from './sizes.ts';

/** All halves of one element, in the masks of WordFacts. */
const HALVES = 0b1_00001_00001_00001;

/**
 * Writes to `moves` the placements of a seat whose panel of an element would be in the largest group, and to `grown` how many
 * panels that is, up to seven; none, and 0, if no card of the hand joins the element anywhere. Playouts take such a step each turn, so
 * only spots that show the element are looked at.
 */
export function generateGrowing(s: Memory, element: number, seat: number): number {
	s.moveCount = 0;
	s.grown = 0;
	if (s.over || s.tableCount === 0) return 0;
	const { hands, met } = s;
	const start = s.handStart[seat] as number;
	const end = start + (s.handCount[seat] as number);
	const meeting = ++s.meeting;
	for (let i = start; i < end; i++) {
		const kind = hands[i] as number;
		if (kind >= FIRST_ACTION || met[kind] === meeting) continue;
		met[kind] = meeting;
		if ((((ELEMENT_BITS[kind * 2] as number) >> element) & 1) === 0) continue;
		addGrowing(s, kind * 2, element);
		if (SYMMETRIC[kind] !== 1) addGrowing(s, kind * 2 + 1, element);
	}
	return s.moveCount;
}

function addGrowing(s: Memory, face: number, element: number): void {
	const { spotCount, spotCode, spotUpperLeft, spotLowerRight } = s;
	const halves = HALVES << element;
	const upperLeft = (UPPER_LEFT[face] as number) & halves;
	const lowerRight = (LOWER_RIGHT[face] as number) & halves;
	reserveMoves(s, spotCount);
	for (let i = 0; i < spotCount; i++) {
		if (((upperLeft & (spotUpperLeft[i] as number)) | (lowerRight & (spotLowerRight[i] as number))) === 0) continue;
		const code = spotCode[i] as number;
		const size = sizeWith(s, code >> 1, face, element);
		if (size < s.grown) continue;
		if (size > s.grown) {
			s.grown = size;
			s.moveCount = 0;
		}
		s.moves[s.moveCount++] = ((face >> 1) << s.aboveCell) | code | (face & 1);
	}
}
