import { describe, expect, test } from 'vitest';
import { edgePointer } from './edge-pointer.ts';

const size = { width: 400, height: 300 };
const camera = { x: 0, y: 0, card: 60 };
const card = (x: number, y: number) => ({ left: x, top: y, right: x + 1, bottom: y + 1 });

describe('the arrow to what is out of sight', () => {
	test.each([
		['in the middle', card(2, 2)],
		['half over the edge', card(-0.5, 2)],
	])('there is none for a card %s', (_, box) => {
		expect(edgePointer(camera, box, size)).toBeUndefined();
	});

	test.each([
		['right', card(20, 3.25), 376, 150, 0],
		['left', card(-20, 3.25), 24, 150, 180],
		['above', card(2.8333333333333335, -30), 200, 24, -90],
	])('it points %s, inside the edge', (_, box, x, y, angle) => {
		const pointer = edgePointer(camera, box, size);
		expect(pointer?.x).toBeCloseTo(x, 4);
		expect(pointer?.y).toBeCloseTo(y, 4);
		expect(pointer?.angle).toBeCloseTo(angle, 4);
	});

	test('it stays inside whatever the direction', () => {
		for (let i = 0; i < 36; i++) {
			const at = edgePointer(camera, card(40 * Math.cos(i), 40 * Math.sin(i)), size);
			expect(at?.x).toBeGreaterThanOrEqual(24);
			expect(at?.x).toBeLessThanOrEqual(376);
			expect(at?.y).toBeGreaterThanOrEqual(24);
			expect(at?.y).toBeLessThanOrEqual(276);
		}
	});
});
