import { describe, expect, test } from 'vitest';
import { legalMoves } from './legal-moves.ts';
import { bonusFor, cardNumberAt, connectedElements, connectionsOf, legalPlacements, whyNotPlace } from './placing.ts';
import { ruleSet } from './rulesets/rule-set.ts';
import { lying, tableOf, wordOf } from './testing/tables.ts';
import { parsePosition } from './text/position.ts';
import { makePlacement } from './text/spot.ts';
import type { CardWord, Placement } from './types.ts';

const v3 = ruleSet('v3');
const ace = (x: number, y: number): Placement => ({ card: 'FFFF' as CardWord, x, y });

test.each([
	[10_000, 10_000, ['FFFF@10000,9999', 'FFFF@9999,10000']],
	[-10_000, -10_000, ['FFFF@-9999,-10000', 'FFFF@-10000,-9999']],
])('nothing can be placed beyond the edge of the grid: beside %i,%i', (x, y, spots) => {
	const table = [ace(x, y)];
	const texts = legalPlacements(table, ace(0, 0).card, v3).map(makePlacement);
	expect([...texts].sort()).toEqual([...spots].sort());
	for (const [dx, dy] of [
		[Math.sign(x), 0],
		[0, Math.sign(y)],
	] as const) {
		expect(whyNotPlace(table, ace(x + dx, y + dy), v3)).toBe('placement/off-grid');
	}
	const players = [{ hand: ['FFFF'], goal: 'E' }, { goal: 'A' }];
	const position = parsePosition({ rules: 'v3', players, table: table.map(makePlacement) });
	if (!position.ok) throw new Error(position.code.detail);
	expect(legalMoves(position.value, 0).length).toBe(2);
});

/** The last three would be cells of the board or the sheet that lie elsewhere. */
const NOT_BESIDE = [
	ace(0.25, 0),
	ace(Number.NaN, 0),
	ace(9_000, 9_000),
	ace(1, 1),
	ace(257, -1),
	ace(1, 1 / 256),
	ace(0.5, 1 / 256),
];

test.each(NOT_BESIDE)(
	'a card at no spot beside another connects nothing, whatever was looked at before: %o',
	(placement) => {
		const table = [ace(0, 0)];
		const look = () => expect(connectedElements(table, ace(1, 0))).toEqual(['F']);
		look();
		expect(connectionsOf(table, placement)).toEqual({ elements: [], besideWild: false, joins: [] });
		look();
		expect(connectedElements(table, placement)).toEqual([]);
		expect(whyNotPlace(table, placement, v3)).toMatch(/^placement\/(off-grid|not-adjacent)$/);
	},
);

test.each([
	[1 / 256, 0],
	[0, 1 / 256],
	[256, -1],
	[-255, 1],
	[0.5, 0],
])('%d,%d is the spot of no card', (x, y) => {
	expect(cardNumberAt([ace(0, 0), ace(1, 0)], x, y)).toBe(-1);
});

describe('what a card connects', () => {
	test('is told side by side, at the middles of half-edges', () => {
		const table = tableOf('FFFF@1,0 WWWW@2,1 AAFF@0,1 WWEE@1,2');
		expect(connectionsOf(table, lying('FEFW@1,1'))).toEqual({
			elements: ['W', 'F'],
			besideWild: false,
			joins: [
				{ x: 1.25, y: 1, element: 'F' },
				{ x: 1, y: 1.75, element: 'F' },
				{ x: 1.75, y: 2, element: 'W' },
				{ x: 2, y: 1.75, element: 'W' },
			],
		});
	});
	test('can be four elements, in the order of the elements', () => {
		const table = tableOf('AAAA@0,-1 WWWW@1,0 FFFF@-1,0 SSSS@0,1');
		expect(connectedElements(table, lying('AWFS@0,0'))).toEqual(['A', 'W', 'F', 'S']);
		expect(bonusFor(table, lying('AWFS@0,0'), v3)).toBe(3);
	});
	test('is nothing by a Wild, which it says', () => {
		const beside = { elements: [], besideWild: true };
		expect(connectionsOf(tableOf('****@0,0'), lying('FFFF@1,0'))).toMatchObject(beside);
		expect(connectionsOf(tableOf('****@0,0'), lying('FFFF@1,0.5'))).toMatchObject(beside);
		expect(connectionsOf(tableOf('FFFF@0,0'), lying('FFFF@1,0')).besideWild).toBe(false);
	});
});

test('all of a great many open spots are found', () => {
	const apart = Array.from({ length: 400 }, (_, i) => ace(3 * (i % 20) - 30, 3 * Math.floor(i / 20) - 30));
	const spots = legalPlacements(apart, wordOf('FFWW'), v3).map(makePlacement);
	expect(new Set(spots).size).toBe(3200 - 400 * 2);
});
