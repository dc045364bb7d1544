import type { Point } from './units.ts';

/** A cubic Bézier curve: start, two handles, end. */
export type Curve = readonly [Point, Point, Point, Point];

export const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
export const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);
export const samePoint = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];
export const step = (from: Point, way: Point, length: number): Point => [
	from[0] + way[0] * length,
	from[1] + way[1] * length,
];

/** The way from a to b, of length 1. */
export function unit(a: Point, b: Point): Point {
	const length = distance(a, b) || 1;
	return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
}

export const reversed = (c: Curve): Curve => [c[3], c[2], c[1], c[0]];

/** A half-sine swing from a to b, `height` to the right hand of the way (y grows downwards). */
export function swing(a: Point, b: Point, height: number): Curve {
	const [ux, uy] = unit(a, b);
	const side: Point = [(-uy * height * 4) / 3, (ux * height * 4) / 3];
	const handle = (t: number): Point => step(mix(a, b, t), side, 1);
	return [a, handle(0.42), handle(0.58), b];
}

/** De Casteljau: the two parts of a curve before and after t. */
function split(c: Curve, t: number): readonly [Curve, Curve] {
	const a = mix(c[0], c[1], t);
	const b = mix(c[1], c[2], t);
	const d = mix(c[2], c[3], t);
	const e = mix(a, b, t);
	const f = mix(b, d, t);
	const g = mix(e, f, t);
	return [
		[c[0], a, e, g],
		[g, f, d, c[3]],
	];
}

/** The part of a curve between two parameters, 0 <= from < to <= 1. */
export function cut(c: Curve, from: number, to: number): Curve {
	const head = to < 1 ? split(c, to)[0] : c;
	return from > 0 ? split(head, from / to)[1] : head;
}

export const pointAt = (c: Curve, t: number): Point => split(c, t)[0][3];

const heading = (a: Point, b: Point): number => Math.atan2(b[1] - a[1], b[0] - a[0]);

/** The turn at the joint of two curves, in radians from -π to π; to the right hand is positive. */
export function turnBetween(before: Curve, after: Curve): number {
	const turn = heading(after[0], after[1]) - heading(before[2], before[3]);
	return Math.atan2(Math.sin(turn), Math.cos(turn));
}

/** Whether a curve runs along the grid of cards. */
export const isLevel = (c: Curve): boolean =>
	(c[0][0] === c[3][0] && c[1][0] === c[0][0] && c[2][0] === c[0][0]) ||
	(c[0][1] === c[3][1] && c[1][1] === c[0][1] && c[2][1] === c[0][1]);

export const chord = (c: Curve): number => distance(c[0], c[3]);
