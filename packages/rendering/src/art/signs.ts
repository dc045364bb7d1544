import type { Element } from '@aquarius/engine';
import type { Point } from '../geometry/units.ts';
import { tone } from '../palette.ts';
import { num, ROUND_CAPS } from '../svg.ts';

/** A sign fits a circle of radius 15 around its origin: filled shapes or one fat line. */
type Shape =
	| {
			readonly type: 'fill';
			/** The shape that counts, alone: its outlines make the aura. */
			readonly main: string;
			/** Dots beside it. */
			readonly dots?: string;
			/** An ink shape inside. */
			readonly hole?: string;
	  }
	| { readonly type: 'line'; readonly line: string };

/** The four-pointed star of Space, which also sits on the card back. */
export const STAR = 'M0-15.5C1.7-5.5 5.2-2 15.5 0C5.2 2 1.7 5.5 0 15.5C-1.7 5.5-5.2 2-15.5 0C-5.2-2-1.7-5.5 0-15.5Z';

/** Silhouettes that stay apart even as blots: V, coil, double bar, drop with a tip, cross. */
const SHAPES: Readonly<Record<Element, Shape>> = {
	E: {
		type: 'fill',
		main: 'M-2.6 14C-2.4 10-2.4 8-2.6 5.6C-9.5 6-14.5 1.5-15-7C-8.5-7.6-3.5-4.5-1.4 .6C-1-7.5 4.5-13.6 14.6-13.8C15.2-4.5 10.6 2.6 2.2 3.8C2.2 7.5 2.4 10.5 2.8 14Z',
	},
	A: {
		type: 'line',
		line: 'M5.4-1.8a3.8 3.8 0 0 1-7.6 0a7.4 7.4 0 0 1 14.8 0a11 11 0 0 1-11 11C-4 9.2-9 8.8-13.8 6.4',
	},
	W: {
		type: 'line',
		line: 'M-13.5-5.5c4.5-6.5 9-6.5 13.5 0s9 6.5 13.5 0M-13.5 5.5c4.5-6.5 9-6.5 13.5 0s9 6.5 13.5 0',
	},
	F: {
		type: 'fill',
		main: 'M2-16C3-8.5 11.5-5 11.5 4.2C11.5 10.8 6.5 14.8 0 14.8S-11.5 10.8-11.5 4C-11.5-.8-8.8-4-7.2-8.4C-5.4-6.8-4.4-5-3.8-3C-2.2-6.5-1.5-11 2-16Z',
		hole: 'M.6 1.6C2.2 4.2 4.8 5.6 4.8 8.8C4.8 11.4 2.6 12.8 .2 12.8S-4.4 11.3-4.4 8.9C-4.4 6.2-1.2 5 .6 1.6Z',
	},
	S: {
		type: 'fill',
		main: STAR,
		dots: 'M9.5-13.5a2.7 2.7 0 1 1 0 5.4a2.7 2.7 0 1 1 0-5.4ZM-10 8.4a2.7 2.7 0 1 1 0 5.4a2.7 2.7 0 1 1 0-5.4Z',
	},
};

const LINE = 4.6;
/** The ink line around a sign, both sides together. */
const OUTLINE = 5.4;

const at = ([x, y]: Point, size: number): string =>
	`translate(${num(x)} ${num(y)})${size === 1 ? '' : ` scale(${num(size)})`}`;

const path = (d: string, more: string): string => `<path d="${d}"${more}/>`;

/** A sign with its ink line, middle at `where`. The class `aq-sign` is what moves when a panel joins. */
export function paintSign(element: Element, where: Point, size: number): string {
	const shape = SHAPES[element];
	const fill = tone(element, 'symbol');
	const ink = 'var(--sign-ink)';
	const round = ` stroke-linejoin="round"${ROUND_CAPS}`;
	const body =
		shape.type === 'line'
			? path(shape.line, ` fill="none" stroke="${ink}" stroke-width="${num(LINE + OUTLINE)}"${round}`) +
				path(shape.line, ` fill="none" stroke="${fill}" stroke-width="${LINE}"${round}`)
			: path(
					shape.main + (shape.dots ?? ''),
					` fill="${fill}" stroke="${ink}" stroke-width="${OUTLINE}" paint-order="stroke"${round}`,
				) + (shape.hole ? path(shape.hole, ` fill="${ink}"`) : '');
	return `<g class="aq-sign aq-${element}" transform="${at(where, size)}">${body}</g>`;
}

/** One band of a sign's aura: the sign's own shape, grown by half of `width`. */
export function paintAura(element: Element, where: Point, size: number, width: number, colour: string): string {
	const shape = SHAPES[element];
	const [d, fill, extra] = shape.type === 'line' ? [shape.line, 'none', LINE] : [shape.main, colour, 0];
	return path(
		d,
		` class="aq-fine" transform="${at(where, size)}" fill="${fill}" stroke="${colour}" stroke-width="${num(width + extra)}" stroke-linejoin="round"${ROUND_CAPS}`,
	);
}
