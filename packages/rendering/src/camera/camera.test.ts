import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BY_HAND, between, keptInSight, revealed, toScreen, toTable, zoomedAt } from './camera.ts';

const camera = fc.record({
	x: fc.integer({ min: -4000, max: 4000 }),
	y: fc.integer({ min: -4000, max: 4000 }),
	card: fc.integer({ min: 30, max: 300 }),
});
const point = fc.record({ x: fc.integer({ min: -2000, max: 2000 }), y: fc.integer({ min: -2000, max: 2000 }) });
const size = { width: 800, height: 600 };

describe('the camera', () => {
	test('a card is two thirds as high as it is wide', () => {
		expect(toScreen({ x: 10, y: 20, card: 90 }, { x: 1, y: 1 })).toEqual({ x: 100, y: 80 });
	});

	test('screen and table are inverse to each other', () => {
		fc.assert(
			fc.property(camera, point, (c, p) => {
				const back = toScreen(c, toTable(c, p));
				expect(back.x).toBeCloseTo(p.x, 6);
				expect(back.y).toBeCloseTo(p.y, 6);
			}),
		);
	});

	test('a zoom keeps what is under the pointer there, also at the limits', () => {
		fc.assert(
			fc.property(camera, point, fc.double({ min: 0.05, max: 20, noNaN: true }), (c, p, factor) => {
				const before = toTable(c, p);
				const zoomed = zoomedAt(c, factor, p, BY_HAND);
				const after = toTable(zoomed, p);
				expect(after.x).toBeCloseTo(before.x, 6);
				expect(after.y).toBeCloseTo(before.y, 6);
				expect(zoomed.card).toBeGreaterThanOrEqual(BY_HAND.min);
				expect(zoomed.card).toBeLessThanOrEqual(BY_HAND.max);
			}),
		);
	});

	test('the table never leaves the board wholly', () => {
		fc.assert(
			fc.property(camera, (c) => {
				const box = { left: -2, top: -1, right: 3, bottom: 2 };
				const kept = keptInSight(c, box, size);
				const from = toScreen(kept, { x: box.left, y: box.top });
				const to = toScreen(kept, { x: box.right, y: box.bottom });
				const least = Math.min(44, (to.y - from.y) / 2) - 1e-6;
				expect(Math.min(to.x, size.width) - Math.max(from.x, 0)).toBeGreaterThanOrEqual(least);
				expect(Math.min(to.y, size.height) - Math.max(from.y, 0)).toBeGreaterThanOrEqual(least);
				expect(kept.card).toBe(c.card);
			}),
		);
	});

	test('a box in sight needs no shift, one outside the smallest', () => {
		const c = { x: 0, y: 0, card: 90 };
		expect(revealed(c, { left: 1, top: 1, right: 2, bottom: 2 }, size)).toEqual(c);
		expect(revealed(c, { left: -1, top: 1, right: 0, bottom: 2 }, size)).toEqual({ x: 102, y: 0, card: 90 });
		expect(revealed(c, { left: 8, top: 9, right: 9, bottom: 10 }, size)).toEqual({ x: -22, y: -12, card: 90 });
	});

	test('a way between two cameras begins and ends at them', () => {
		const a = { x: 0, y: 10, card: 80 };
		const b = { x: 100, y: 0, card: 120 };
		expect(between(a, b, 0)).toEqual(a);
		expect(between(a, b, 1)).toEqual(b);
	});
});
