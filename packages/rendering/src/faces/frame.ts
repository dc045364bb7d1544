import { CARD, CORNER, INK } from '../geometry/units.ts';
import { filled, roundRect, shortHash, stroked } from '../svg.ts';

export const CARD_SHAPE = roundRect(0, 0, CARD.width, CARD.height, CORNER);
const INSIDE = roundRect(INK / 2, INK / 2, CARD.width - INK, CARD.height - INK, CORNER - INK / 2);

/** A face without panels: rim, ink, and what is inside of its edge. */
export function framed(inside: string, idPrefix: string): string {
	const id = `${idPrefix}f${shortHash(inside)}`;
	const rim = stroked(CARD_SHAPE, 'var(--rim)', INK + 4.6);
	const ink = filled(CARD_SHAPE, 'var(--ink)') + stroked(CARD_SHAPE, 'var(--ink)', INK);
	return `${rim}${ink}<clipPath id="${id}"><path d="${INSIDE}"/></clipPath><g clip-path="url(#${id})">${inside}</g>`;
}

/** The light line inside the edge. */
export const glowLine = (colour: string): string => stroked(CARD_SHAPE, colour, INK + 4);
