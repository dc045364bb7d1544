import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ASPECT, toScreen } from './camera.ts';
import { BY_ITSELF, boxOf, broughtIn, fitAll, fitByItself, isFree, isInSight, withRoom, withSides } from './fit.ts';

const none = { top: 0, right: 0, bottom: 0, left: 0 };
const phone = { width: 390, height: 480 };

describe('fitting', () => {
	test('the box of cards reaches to their far sides', () => {
		expect(boxOf([])).toEqual({ left: 0, top: 0, right: 1, bottom: 1 });
		expect(
			boxOf([
				{ x: -12, y: 0 },
				{ x: 3, y: -2 },
			]),
		).toEqual({ left: -12, top: -2, right: 4, bottom: 1 });
	});

	test('everything is in sight and centred within the insets, whatever the table', () => {
		const spot = fc.record({ x: fc.integer({ min: -12, max: 3 }), y: fc.integer({ min: -8, max: 8 }) });
		fc.assert(
			fc.property(fc.array(spot, { minLength: 1, maxLength: 20 }), (spots) => {
				const box = boxOf(spots);
				const camera = fitAll(box, { width: 600, height: 500 }, { top: 10, right: 20, bottom: 30, left: 40 });
				expect(isInSight(camera, box, { width: 600, height: 500 })).toBe(true);
				const from = toScreen(camera, { x: box.left, y: box.top });
				const to = toScreen(camera, { x: box.right, y: box.bottom });
				expect((from.x + to.x) / 2).toBeCloseTo(310, 6);
				expect((from.y + to.y) / 2).toBeCloseTo(240, 6);
			}),
		);
	});

	test.each([
		['a single card', [{ x: 0, y: 0 }], BY_ITSELF.max],
		['a snake of sixty', Array.from({ length: 60 }, (_, x) => ({ x, y: 0 })), BY_ITSELF.min],
	])('by itself the board chooses cards of 66 to 200: %s', (_, spots, card) => {
		expect(fitByItself(boxOf(spots), { width: 1000, height: 700 }, none, { x: 30, y: 0 }).card).toBe(card);
	});

	test('cards that the board sizes are at least 44 high', () => {
		expect(BY_ITSELF.min * ASPECT).toBeGreaterThanOrEqual(44);
	});

	test('what cannot fit by itself is left out at the far end', () => {
		const box = { left: 0, top: 0, right: 31, bottom: 1 };
		const camera = fitByItself(box, phone, none, { x: 30.5, y: 0.5 });
		expect(isInSight(camera, { left: 30, top: 0, right: 31, bottom: 1 }, phone)).toBe(true);
		expect(toScreen(camera, { x: 31, y: 0 }).x).toBeCloseTo(390, 6);
	});

	test('by key or button a long snake is shown whole, below the automatic size', () => {
		const box = { left: 0, top: 0, right: 39, bottom: 1 };
		const camera = fitAll(box, phone, none);
		expect(camera.card).toBe(10);
		expect(isInSight(camera, box, phone)).toBe(true);
	});

	test('there is room for further cards while they stay large enough', () => {
		const box = { left: 0, top: 0, right: 4, bottom: 3 };
		expect(withRoom(box, { width: 900, height: 600 }, none)).toEqual({ left: -1, top: -1, right: 5, bottom: 4 });
		expect(withRoom(box, phone, none)).toEqual(box);
	});

	test('a box that is cut off is brought in without growing; one that is not leaves the camera alone', () => {
		const insets = { top: 60, right: 14, bottom: 62, left: 14 };
		const camera = { x: 240, y: 200, card: 120 };
		const box = { left: -1, top: -1, right: 2, bottom: 2 };
		const brought = broughtIn(camera, box, phone, insets);
		expect(isFree(brought, box, phone, insets)).toBe(true);
		expect(brought.card).toBeLessThanOrEqual(camera.card);
		expect(broughtIn(brought, box, phone, insets)).toEqual(brought);
	});

	test('a box too wide for cards of a finger keeps what was in the middle, and cards of that size', () => {
		const camera = { x: -800, y: 200, card: 80 };
		const brought = broughtIn(camera, { left: 0, top: -1, right: 31, bottom: 2 }, phone, none);
		expect(brought.card).toBe(BY_ITSELF.min);
		const middle = (195 - camera.x) / camera.card;
		expect(toScreen(brought, { x: middle, y: 0 }).x).toBeCloseTo(195, 6);
	});

	test('the sides are kept free unless the table needs them', () => {
		const size = { width: 872, height: 600 };
		const wide = (right: number) => ({ left: 0, top: 0, right, bottom: 3 });
		expect(withSides(wide(11), size, none, 52)).toEqual({ ...none, left: 52, right: 52 });
		expect(withSides(wide(13), size, none, 52)).toEqual(none);
	});
});
