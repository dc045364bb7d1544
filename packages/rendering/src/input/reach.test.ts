import type { CardWord, Placement } from '@aquarius/engine';
import { describe, expect, test } from 'vitest';
import { coveringAt, isBesideCards, placeAt, spotInReach } from './reach.ts';

const card = (x: number, y: number): Placement => ({ card: 'FFFF' as CardWord, x, y });
const at = (x: number, y: number) => ({ x, y });

describe('what a point on the table means', () => {
	test('a dragged card snaps to the nearest spot in reach', () => {
		const spots = [at(0, 0), at(1, 0)];
		expect(spotInReach(spots, at(0.9, 0.5))).toEqual(at(0, 0));
		expect(spotInReach(spots, at(1.1, 0.5))).toEqual(at(1, 0));
		expect(spotInReach(spots, at(0.5, 1.4))).toEqual(at(0, 0));
		expect(spotInReach(spots, at(0.5, 1.7))).toBeUndefined();
	});

	test('of overlapping cards the last laid is met', () => {
		expect(coveringAt([card(0, 0), card(0.5, 0)], at(0.75, 0.5))).toEqual(card(0.5, 0));
		expect(coveringAt([card(0, 0)], at(1, 0.5))).toBeUndefined();
	});

	test.each([
		['whole cards', [card(0, 0)], at(-0.2, 0.4), at(-1, 0)],
		['half steps', [card(0.5, 0)], at(1.6, 0.4), at(1.5, 0)],
		['an empty table', [], at(2.5, -0.5), at(2, -1)],
	])('the place under a point, on %s', (_, table, point, place) => {
		expect(placeAt(table, point)).toEqual(place);
	});

	test('places beside cards share an edge, not a corner', () => {
		expect(isBesideCards([card(0, 0)], at(1, 0))).toBe(true);
		expect(isBesideCards([card(0, 0)], at(0.5, 1))).toBe(true);
		expect(isBesideCards([card(0, 0)], at(1, 1))).toBe(false);
		expect(isBesideCards([card(0, 0)], at(2, 0))).toBe(false);
	});
});
