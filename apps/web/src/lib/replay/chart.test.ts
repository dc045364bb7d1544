import { describe, expect, it } from 'vitest';
import { type ChartBox, linePieces, lookOf, markedPoints, pathOf, SHAPES, shapePath, xOf, yOf } from './chart.ts';

const BOX: ChartBox = { width: 240, height: 120, left: 30, right: 10, top: 10, bottom: 10 };
const CHANCES = Array.from({ length: 41 }, (_, at) => 1 - at / 40);

describe('the chart of chances', () => {
	it('goes from the first position at the left to the last at the right, and from 0 at the foot to 1', () => {
		expect([xOf(BOX, 0, 40), xOf(BOX, 40, 40), xOf(BOX, 0, 0)]).toEqual([30, 230, 30]);
		expect([yOf(BOX, 0), yOf(BOX, 1)]).toEqual([110, 10]);
	});

	it('draws a line as far as its chances are known', () => {
		const [points = [], ...others] = linePieces(BOX, CHANCES.slice(0, 3), 40);
		expect(others).toEqual([]);
		expect(points).toHaveLength(3);
		expect(pathOf(points)).toBe('M30 10L35 12.5L40 15');
		expect(linePieces(BOX, [], 40)).toEqual([]);
		expect(pathOf([])).toBe('');
	});

	it('draws nothing of a player who was not in the game', () => {
		const pieces = linePieces(BOX, [null, null, 0.5, 0.6, null, 0.7], 40);
		expect(pieces.map((piece) => piece.map(({ x }) => x))).toEqual([[40, 45], [55]]);
		expect(pieces.map((piece) => markedPoints(piece, 3))).toEqual(pieces.map((piece) => piece.slice(0, 1)));
	});

	it.each([
		['the start', 0],
		['a later move', 7],
	])('marks lines that lie on each other at other places, one of them from %s', (_, from) => {
		const late = CHANCES.map((chance, at) => (at < from ? null : chance));
		const [a = [], b = []] = [CHANCES, late].map((chances, n) =>
			linePieces(BOX, chances, 40).flatMap((piece) => markedPoints(piece, n).map(({ x }) => x)),
		);
		expect(a.length).toBeGreaterThan(1);
		expect(b.length).toBeGreaterThan(1);
		expect(a.filter((x) => b.includes(x))).toEqual([]);
	});

	it('tells ten players apart without colour, and each five by the shape of their marks alone', () => {
		const looks = Array.from({ length: 10 }, (_, n) => lookOf(n));
		expect(new Set(looks.map(({ shape, dash }) => `${shape} ${dash}`)).size).toBe(10);
		expect(new Set(looks.slice(0, 5).map(({ shape }) => shape)).size).toBe(5);
	});

	it.each(SHAPES)('the mark %s is a closed path around its point', (shape) => {
		expect(shapePath(shape, { x: 50, y: 50 }, 4)).toMatch(/^M[^M]*Z$/);
	});
});
