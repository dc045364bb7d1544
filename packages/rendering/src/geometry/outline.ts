import { num } from '../svg.ts';
import {
	type Curve,
	chord,
	cut,
	distance,
	isLevel,
	mix,
	reversed,
	samePoint,
	step,
	swing,
	turnBetween,
	unit,
} from './curve.ts';
import type { JoinedGroup, Mouth } from './join.ts';
import { EDGES, type Side } from './panels.ts';
import { CARD, CORNER, middleOf, type Point, QUADRANT } from './units.ts';

/** How far a divider swings to each side. */
const SWAY = 6.5;
/** Rounding of panel corners inside a card; at a card's own corners it is CORNER. */
const ROUND = 12;
/** A joint that turns by more than this (radians) is a corner and gets rounded. */
const SHARP = 0.5;

const place = (card: { readonly x: number; readonly y: number }, [i, j]: Point): Point => [
	(2 * card.x + i) * QUADRANT.width,
	(2 * card.y + j) * QUADRANT.height,
];

function sideCurve(card: { readonly x: number; readonly y: number }, side: Side): Curve {
	const { from, to, sway } = EDGES[side.name];
	const curve = swing(place(card, from), place(card, to), sway * SWAY);
	return side.back ? reversed(curve) : curve;
}

/**
 * The way of a panel's border into a Wild: along the border from both ends, then in, as a stem that ends under the flower.
 * look 5.8: a group joined through a Wild runs to its flower.
 */
function stem({ sides, piece, wild }: Mouth): readonly [into: Curve, tip: Curve, out: Curve] {
	const curves = sides.map((side) => sideCurve(piece.card, side));
	const first = curves.find((c) => !curves.some((d) => samePoint(d[3], c[0])));
	const last = curves.find((c) => !curves.some((d) => samePoint(d[0], c[3])));
	if (!first || !last) throw new Error('the border into a Wild does not hang together');
	const [a, b] = [first[0], last[3]];
	const along = unit(a, b);
	const middle = mix(a, b, 0.5);
	const centre = middleOf(wild);
	const ahead = unit(middle, centre);
	const across: Point = [-ahead[1], ahead[0]];
	const side = across[0] * along[0] + across[1] * along[1] > 0 ? 1 : -1;
	const half = curves.length > 1 ? 10 : 8;
	const tip = step(centre, ahead, -12);
	const reach = distance(middle, tip);
	const shoulder = distance(a, b) / 2 - half;
	const left = step(tip, across, -side * half);
	const right = step(tip, across, side * half);
	return [
		[a, step(a, along, shoulder), step(left, ahead, -reach * 0.62), left],
		[left, mix(left, right, 0.3), mix(left, right, 0.7), right],
		[right, step(right, ahead, -reach * 0.62), step(b, along, -shoulder), b],
	];
}

/** A way into a Wild as an area, a little short of where it starts so that a fat line around it stays inside the table. */
export function mouthPath(mouth: Mouth): string {
	const [into, tip, out] = stem(mouth);
	const short = (curve: Curve, end: 0 | 3): number => (isCardCorner(curve[end]) ? CORNER : 5) / chord(curve);
	const curves = [cut(into, short(into, 0), 1), tip, cut(out, 0, 1 - short(out, 3))];
	return `${curves.map(([a, b, c, d], i) => `${i === 0 ? `M${text(a)}` : ''}C${[b, c, d].map(text).join(' ')}`).join('')}Z`;
}

/** The loops around a group, each a closed chain of curves with the group at its right hand. */
export function loopsOf(group: JoinedGroup): readonly (readonly Curve[])[] {
	const edges = [...group.closed.map(({ piece, side }) => sideCurve(piece.card, side)), ...group.mouths.flatMap(stem)];
	const left = new Set(edges);
	const loops: Curve[][] = [];
	for (const start of edges) {
		if (!left.has(start)) continue;
		const loop: Curve[] = [];
		let next: Curve | undefined = start;
		while (next) {
			left.delete(next);
			loop.push(next);
			next = follow(next, start, left);
		}
		loops.push(loop);
	}
	return loops;
}

/** The curve that goes on from here: the sharpest right turn, since touching at a point never joins. Nothing when the loop is closed. */
function follow(from: Curve, start: Curve, left: ReadonlySet<Curve>): Curve | undefined {
	const onward = [...left]
		.filter((c) => samePoint(c[0], from[3]))
		.sort((a, b) => turnBetween(from, b) - turnBetween(from, a))[0];
	if (!samePoint(from[3], start[0])) {
		if (!onward) throw new Error('an outline breaks off');
		return onward;
	}
	return onward && turnBetween(from, onward) > turnBetween(from, start) ? onward : undefined;
}

const isCardCorner = (p: Point): boolean => p[0] % CARD.width === 0 && p[1] % CARD.height === 0;

/** The outline of a group as path data, corners rounded; `notched` marks where two of its cards meet at the edge. */
export function outlinePath(loops: readonly (readonly Curve[])[], notched: boolean): string {
	return loops.map((loop) => `${loopPath(loop, notched)}Z`).join('');
}

function loopPath(loop: readonly Curve[], notched: boolean): string {
	const joints = loop.map((curve, i) => jointBetween(loop.at(i - 1) ?? curve, curve, notched));
	return loop
		.map((curve, i) => {
			const before = joints[i];
			const after = joints[(i + 1) % loop.length];
			const next = loop[(i + 1) % loop.length] ?? curve;
			const [start, ...rest] = cut(curve, before ? trim(curve, 0) : 0, after ? 1 - trim(curve, 3) : 1);
			return `${i === 0 ? `M${text(start)}` : ''}C${rest.map(text).join(' ')}${after ? corner(curve, next, after) : ''}`;
		})
		.join('');
}

const text = (p: Point): string => `${num(p[0])} ${num(p[1])}`;

/** How much of a curve its rounded end takes, as a parameter; never more than a bit under half. */
const trim = (curve: Curve, end: 0 | 3): number =>
	Math.min(0.45, (isCardCorner(curve[end]) ? CORNER : ROUND) / chord(curve));

type Joint = 'round' | 'notch' | undefined;

function jointBetween(before: Curve, after: Curve, notched: boolean): Joint {
	if (Math.abs(turnBetween(before, after)) > SHARP) return 'round';
	return notched && isCardCorner(after[0]) && isLevel(before) && isLevel(after) ? 'notch' : undefined;
}

/** Through the corner to where the next curve takes up; a notch goes in by a quarter curve and out again. */
function corner(curve: Curve, next: Curve, joint: 'round' | 'notch'): string {
	const end = text(curve[3]);
	const on = text(cut(next, trim(next, 0), 1)[0]);
	if (joint === 'round') return `Q${end} ${on}`;
	const [x, y] = unit(curve[0], curve[3]);
	return `Q${end} ${text(step(curve[3], [-y, x], CORNER))}Q${end} ${on}`;
}
