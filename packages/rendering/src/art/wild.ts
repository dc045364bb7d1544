import type { Placement, Spot } from '@aquarius/engine';
import { CARD, CORNER, INK, isWildWord, middleOf } from '../geometry/units.ts';
import { tone } from '../palette.ts';
import { inked, num, roundRect, shortHash, stroked } from '../svg.ts';
import { PETALS } from './flower.ts';

const RAYS = 10;

/** The ground of a Wild: ten curved rays, each element twice and opposite itself. Its flower is painted later, on top of all that runs in. */
export function paintWild(spot: Spot, idPrefix: string): string {
	const [x, y] = middleOf(spot);
	const at = (radius: number, angle: number): string =>
		`${num(x + Math.cos(angle) * radius)} ${num(y + Math.sin(angle) * radius)}`;
	const turn = (2 * Math.PI) / RAYS;
	const rays = Array.from({ length: RAYS }, (_, i) => {
		const a = i * turn - 0.9;
		const b = a + turn;
		const element = PETALS[(i * 3) % 5] ?? 'F';
		const d = `M${num(x)} ${num(y)}Q${at(38, a - 0.5)} ${at(90, a + 0.15)}L${at(110, (a + b) / 2 + 0.15)} ${at(90, b + 0.15)}Q${at(38, b - 0.5)} ${num(x)} ${num(y)}Z`;
		return inked(d, tone(element, 'base'), 2.4);
	}).join('');
	const [left, top] = [spot.x * CARD.width, spot.y * CARD.height];
	const inside = roundRect(left + INK / 2, top + INK / 2, CARD.width - INK, CARD.height - INK, CORNER - INK / 2);
	const id = `${idPrefix}w${shortHash(inside)}`;
	const glow = stroked(roundRect(left, top, CARD.width, CARD.height, CORNER), 'var(--card-paper)', INK + 4);
	return `<clipPath id="${id}"><path d="${inside}"/></clipPath><g clip-path="url(#${id})">${rays}${glow}</g>`;
}

/** Five ribbons from flower to flower. Rulings E12: two Wilds side by side are connected for all five elements. */
export function paintWildBridges(table: readonly Placement[]): string {
	const wilds = table.filter((p) => isWildWord(p.card));
	return wilds
		.flatMap((a) =>
			wilds
				.filter((b) => (b.x === a.x + 1 && b.y === a.y) || (b.y === a.y + 1 && b.x === a.x))
				.map((b) => bridge(a, b)),
		)
		.join('');
}

function bridge(a: Spot, b: Spot): string {
	const [x0, y0] = middleOf(a);
	const [x1, y1] = middleOf(b);
	const level = a.y === b.y;
	const stripe = 5.6;
	const line = (offset: number): string =>
		level ? `M${num(x0)} ${num(y0 + offset)}H${num(x1)}` : `M${num(x0 + offset)} ${num(y0)}V${num(y1)}`;
	const bed = stroked(line(0), 'var(--ink)', 5 * stripe + 2 * INK);
	const stripes = PETALS.map((element, i) => stroked(line((i - 2) * stripe), tone(element, 'base'), stripe)).join('');
	const seams = [-1.5, -0.5, 0.5, 1.5].map((i) => line(i * stripe)).join('');
	return bed + stripes + stroked(seams, 'var(--ink)', 1.6);
}
