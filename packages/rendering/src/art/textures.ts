import { assertNever, type Element } from '@aquarius/engine';
import { CORNER, type Point, QUADRANT } from '../geometry/units.ts';
import { tone } from '../palette.ts';
import { num, ROUND_CAPS } from '../svg.ts';

/** A quadrant of the table: column and row in half cards. */
export type Cell = readonly [column: number, row: number];

/** Textures have the period of a quadrant and are anchored to the table, so that they run on over every border. */
const { width: PX, height: PY } = QUADRANT;
/** How far a panel may reach over its quadrants: the swing of its dividers. */
const SPILL = CORNER;

const key = ([i, j]: Cell): string => `${i},${j}`;

/** Middles of motifs at `offset` in each cell that may show on these cells, upper rows first. */
function motifsNear(cells: readonly Cell[], offset: Point, reach: number): readonly Cell[] {
	const found = new Map<string, Cell>();
	const [rx, ry] = [reach + SPILL, reach + SPILL];
	for (const [i, j] of cells) {
		const from = [Math.ceil((i * PX - rx - offset[0]) / PX), Math.ceil((j * PY - ry - offset[1]) / PY)] as const;
		const to = [((i + 1) * PX + rx - offset[0]) / PX, ((j + 1) * PY + ry - offset[1]) / PY] as const;
		for (let y = from[1]; y <= to[1]; y++) for (let x = from[0]; x <= to[0]; x++) found.set(key([x, y]), [x, y]);
	}
	return [...found.values()].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
}

/** Runs of neighbours in a sorted list of cells, along (1, slope). */
function runs(cells: readonly Cell[], slope: 0 | -1): readonly { readonly start: Cell; readonly length: number }[] {
	const all = new Set(cells.map(key));
	return cells
		.filter(([i, j]) => !all.has(key([i - 1, j - slope])))
		.map((start) => {
			let length = 1;
			while (all.has(key([start[0] + length, start[1] + length * slope]))) length++;
			return { start, length };
		});
}

/** Discs in rows, as one dashed line with round ends: a row of hills is one path. */
function discs(cells: readonly Cell[], offset: Point, radius: number, colour: string): string {
	const d = runs(cells, 0)
		.map(({ start, length }) => {
			const [x, y] = [start[0] * PX + offset[0], start[1] * PY + offset[1]];
			return `M${num(x)} ${num(y)}h${num((length - 1) * PX + 0.1)}`;
		})
		.join('');
	return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(2 * radius)}" stroke-dasharray="0 ${PX}"${ROUND_CAPS}/>`;
}

/** One small shape at many places, as one path. The shape is written in relative commands after its own start. */
function scattered(places: readonly Point[], start: Point, shape: string, colour: string): string {
	const d = places.map(([x, y]) => `M${num(x + start[0])} ${num(y + start[1])}${shape}`).join('');
	return `<path d="${d}" fill="${colour}"/>`;
}

const placesOf = (cells: readonly Cell[], offset: Point): readonly Point[] =>
	cells.map(([i, j]): Point => [i * PX + offset[0], j * PY + offset[1]]);

/** Overlapping hills; a lower row lies in front. */
function hills(cells: readonly Cell[]): string {
	const rings = [
		[32, 'deep'],
		[27.5, 'light'],
		[22, 'base'],
		[12, 'deep'],
	] as const;
	const rows = [[0, 14] as const, [30, 34] as const].flatMap((offset) => {
		const near = motifsNear(cells, offset, 32);
		return [...new Set(near.map((c) => c[1]))].map((row) => ({ offset, row, cells: near.filter((c) => c[1] === row) }));
	});
	return rows
		.sort((a, b) => a.row * PY + a.offset[1] - (b.row * PY + b.offset[1]))
		.map((row) => rings.map(([r, t]) => discs(row.cells, row.offset, r, tone('E', t))).join(''))
		.join('');
}

/** The flame's outline, relative to its tip: three nested tongues of fire. */
const LICKS = [
	{
		tone: 'deep',
		tip: [2.6, -22],
		shape: 'c1.3 10.5 11.7 15.8 11.7 26.3c0 7.4-6.5 11.6-14.3 11.6s-14.3-4.2-14.3-11.6c0-8.4 11.7-13.7 16.9-26.3z',
	},
	{
		tone: 'light',
		tip: [1.7, -15.9],
		shape: 'c.9 8.5 7.7 12.8 7.7 21.3c0 5.9-4.2 9.3-9.3 9.3s-9.4-3.4-9.4-9.3c0-6.8 7.7-11.1 11-21.3z',
	},
	{
		tone: 'base',
		tip: [0.8, -3.8],
		shape: 'c.4 4.2 3.8 6.3 3.8 10.5c0 2.9-2.1 4.6-4.6 4.6s-4.6-1.7-4.6-4.6c0-3.4 3.7-5.5 5.4-10.5z',
	},
] as const;

function licks(cells: readonly Cell[]): string {
	const places = (
		[
			[0, 2],
			[30, 22],
		] as const
	).flatMap((offset) => placesOf(motifsNear(cells, offset, 20), offset));
	return LICKS.map((lick) => scattered(places, lick.tip, lick.shape, tone('F', lick.tone))).join('');
}

const SMALL_STAR = 'c.6 3.8 2 5.1 5.9 5.9c-3.9.8-5.3 2.1-5.9 5.9c-.6-3.8-2-5.1-5.9-5.9c3.9-.8 5.3-2.1 5.9-5.9z';

/** Rings are discs laid into each other; no two of them touch. */
function rings(cells: readonly Cell[]): string {
	const offsets = [[0, 0] as const, [30, 20] as const];
	const bands = [
		[18, 'light'],
		[16, 'base'],
		[12.5, 'light'],
		[9.5, 'base'],
	] as const;
	const near = offsets.map((offset) => motifsNear(cells, offset, 18));
	const drawn = bands.map(([r, t]) =>
		offsets.map((offset, i) => discs(near[i] ?? [], offset, r, tone('S', t))).join(''),
	);
	const places = offsets.flatMap((offset, i) => placesOf(near[i] ?? [], offset));
	return drawn.join('') + scattered(places, [0, -5.9], SMALL_STAR, tone('S', 'glow'));
}

/** Long strokes through neighbouring cells: step of one cell, slope of the way, height at its start, tone, width. */
const STROKES = {
	W: [
		['c10-9 20-9 30 0s20 9 30 0', 0, 0, 'deep', 7],
		['c10-9 20-9 30 0s20 9 30 0', 0, 20, 'light', 7],
		['c10-9 20-9 30 0s20 9 30 0', 0, 20, 'glow', 2],
	],
	A: [
		['c36 0 24-40 60-40', -1, 40, 'deep', 11],
		['c36 0 24-40 60-40', -1, 40, 'glow', 6],
		['c36 0 24-40 60-40', -1, 60, 'deep', 2.4],
	],
} as const;

function strokes(element: 'W' | 'A', cells: readonly Cell[]): string {
	const around = new Map<string, Cell>();
	for (const [i, j] of cells) {
		for (const di of [-1, 0, 1]) for (const dj of [-1, 0, 1]) around.set(key([i + di, j + dj]), [i + di, j + dj]);
	}
	const sorted = [...around.values()].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
	return STROKES[element]
		.map(([way, slope, y, t, width]) => {
			const d = runs(sorted, slope)
				.map(({ start, length }) => `M${num(start[0] * PX)} ${num(start[1] * PY + y)}${way.repeat(length)}`)
				.join('');
			return `<path d="${d}" fill="none" stroke="${tone(element, t)}" stroke-width="${width}"/>`;
		})
		.join('');
}

/** The texture of an element over these cells: whole motifs and long runs, to be clipped to a group, never to a cell (that leaves hairlines). */
export function paintTexture(element: Element, cells: readonly Cell[]): string {
	switch (element) {
		case 'E':
			return hills(cells);
		case 'F':
			return licks(cells);
		case 'S':
			return rings(cells);
		case 'W':
		case 'A':
			return strokes(element, cells);
		default:
			return assertNever(element);
	}
}
