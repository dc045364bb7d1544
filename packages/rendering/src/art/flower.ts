import type { Element } from '@aquarius/engine';
import type { Point } from '../geometry/units.ts';
import { tone } from '../palette.ts';
import { num } from '../svg.ts';
import { paintSign } from './signs.ts';

/** The elements around the flower, clockwise from above. */
export const PETALS: readonly Element[] = ['F', 'A', 'E', 'S', 'W'];

const petal = (i: number, radius: number): Point => {
	const angle = (i * 2 * Math.PI) / 5;
	return [Math.sin(angle) * radius, -Math.cos(angle) * radius];
};

/** Five discs, or what lies under them, as one path. */
const ring = (radius: number, fill: string): string => {
	const d = PETALS.map((_, i) => {
		const [x, y] = petal(i, 12.5);
		return `M${num(x - radius)} ${num(y)}a${radius} ${radius} 0 1 0 ${num(2 * radius)} 0a${radius} ${radius} 0 1 0 ${num(-2 * radius)} 0Z`;
	}).join('');
	return `<path d="${d}" fill="${fill}"/>`;
};

/** The flower of the Wild, five petals each with its sign; also the product's mark. Size 1 has radius 27. */
export function paintFlower(where: Point, size: number): string {
	const petals = PETALS.map((element, i) => {
		const [x, y] = petal(i, 12.5);
		return `<circle cx="${num(x)}" cy="${num(y)}" r="8.4" fill="${tone(element, 'base')}" stroke="${tone(element, 'glow')}" stroke-width="1.5"/>`;
	}).join('');
	const signs = PETALS.map((element, i) => paintSign(element, petal(i, 13.25), 0.4)).join('');
	const heart = '<circle r="5.8" fill="var(--ink)"/><circle r="3.6" fill="var(--card-paper)"/>';
	return `<g class="aq-flower" transform="translate(${num(where[0])} ${num(where[1])}) scale(${num(size)})">${ring(14.5, 'var(--card-paper)')}${ring(11.5, 'var(--ink)')}${petals}${signs}${heart}</g>`;
}
