import { ZAP_A_CARD } from './action-numbers.ts';
import { deedCode } from './codes.ts';
import { unlift } from './grid.ts';
import { holds } from './hands.ts';
import { ELEMENT_BITS, FIRST_ACTION, WILD_KIND } from './kinds.ts';
import { type Memory, reserveMoves } from './memory.ts';
import { sizeOf } from './sizes.ts';
import { takeUp } from './table-actions.ts';

/**
 * Writes to `moves` the Zaps of the seat on turn that leave an element's largest group as small as can be, and smaller than it is; none if
 * it has no such card or there is no such target. A Wild is used for it only where there is no Zap a Card in the hand.
 */
export function generateShrinking(s: Memory, element: number): number {
	s.moveCount = 0;
	const zaps = s.allowed[ZAP_A_CARD] === 1 && holds(s, s.turn, FIRST_ACTION + ZAP_A_CARD);
	const byWild = !zaps && s.wildActions.includes(ZAP_A_CARD) && holds(s, s.turn, WILD_KIND);
	// The last card of a table is not just taken: another one is turned up (E19).
	if (s.over || (!zaps && !byWild) || s.tableCount < 2) return 0;
	reserveMoves(s, s.tableCount);
	const { sizes } = s;
	let least = sizeOf(s, element) - 1;
	for (let number = 0; number < s.tableCount; number++) {
		if ((((ELEMENT_BITS[s.tableFace[number] as number] as number) >> element) & 1) === 0) continue;
		const cell = s.tableCell[number] as number;
		takeUp(s, number);
		const size = sizeOf(s, element);
		unlift(s);
		s.sizes = sizes;
		if (size > least) continue;
		if (size < least) s.moveCount = 0;
		least = size;
		s.moves[s.moveCount++] = deedCode(ZAP_A_CARD, byWild, cell + 1);
	}
	return s.moveCount;
}
