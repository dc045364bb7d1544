import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { besidePlace, inReadingOrder, nearestPlace, nextPlace } from './roving.ts';

const at = (x: number, y: number) => ({ x, y });
const ring = [at(0, -1), at(1, 0), at(0, 1), at(-1, 0)];

describe('moving the focus', () => {
	test.each([
		['right', at(1, 0)],
		['left', at(-1, 0)],
		['up', at(0, -1)],
		['down', at(0, 1)],
	] as const)('from the middle of a ring %s', (way, place) => {
		expect(nextPlace(ring, at(0, 0), way)).toEqual(place);
	});

	test('straight ahead wins over nearer but aside', () => {
		expect(nextPlace([at(3, 0), at(1, 1)], at(0, 0), 'right')).toEqual(at(3, 0));
	});

	test('a place that is more aside than ahead is taken when there is no other', () => {
		expect(nextPlace([at(1, 5)], at(0, 0), 'right')).toEqual(at(1, 5));
	});

	test('at the end it stays', () => {
		expect(nextPlace(ring, at(1, 0), 'right')).toBeUndefined();
	});

	test('an arrow never leads the wrong way', () => {
		const place = fc.record({ x: fc.integer({ min: -5, max: 5 }), y: fc.integer({ min: -5, max: 5 }) });
		fc.assert(
			fc.property(fc.array(place), place, (places, from) => {
				expect(nextPlace(places, from, 'right')?.x ?? Infinity).toBeGreaterThan(from.x);
				expect(nextPlace(places, from, 'up')?.y ?? -Infinity).toBeLessThan(from.y);
			}),
		);
	});

	test('page keys reach every place and come back to the first', () => {
		const seen = [at(0, -1)];
		for (let i = 0; i < 4; i++) seen.push(besidePlace(ring, seen.at(-1) ?? at(0, 0), 1) ?? at(9, 9));
		expect(seen).toEqual([at(0, -1), at(-1, 0), at(1, 0), at(0, 1), at(0, -1)]);
		expect(besidePlace(ring, at(0, -1), -1)).toEqual(at(0, 1));
		expect(besidePlace([], at(0, 0), 1)).toBeUndefined();
	});
});

describe('the order of places', () => {
	test('row by row', () => {
		expect(inReadingOrder([at(2, 1), at(5, 0), at(-1, 1)])).toEqual([at(5, 0), at(-1, 1), at(2, 1)]);
	});

	test('the nearest', () => {
		expect(nearestPlace(ring, at(0.4, 0.9))).toEqual(at(0, 1));
		expect(nearestPlace([], at(0, 0))).toBeUndefined();
	});
});
