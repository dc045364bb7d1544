import { describe, expect, test } from 'vitest';
import { groupsOf, largestGroup, largestGroups, withCard } from '../groups.ts';
import { bonusFor, connectionsOf } from '../placing.ts';
import { ruleSet } from '../rulesets/rule-set.ts';
import { lying, tableOf } from '../testing/tables.ts';
import { makePlacement } from '../text/spot.ts';
import type { Element } from '../types.ts';

const groups = (table: string, element: Element) =>
	groupsOf(tableOf(table)).flatMap((group) => (group.element === element ? [group.panels.map(makePlacement)] : []));

describe('panels under overlap (E42b)', () => {
	test.each([
		['meet across a piece of an edge', 'EEEE@0,0 EEEE@1,0.5', [['EEEE@0,0', 'EEEE@1,0.5']]],
		['not at a corner', 'EEEE@0,0 EEEE@1,1 AAAA@1,-0.5', [['EEEE@0,0'], ['EEEE@1,1']]],
		['meet what is left of a card that is covered', 'EEEE@0,0 EEEE@0.5,0.5', [['EEEE@0,0', 'EEEE@0.5,0.5']]],
		['are gone when they are covered', 'EEWW@0,0 AAAA@0,-0.5', []],
		['do not meet what lies beneath', 'EEEE@0,0 WWWW@0.5,0 EEEE@0,-1', [['EEEE@0,0', 'EEEE@0,-1']]],
		['not beside it either', 'EEEE@0,0 WWWW@0.5,0 EEEE@1,1', [['EEEE@0,0'], ['EEEE@1,1']]],
		['of a card split in two', 'EEEE@0,0 AAAA@-0.5,-0.5 WWWW@0.5,0.5', [['EEEE@0,0'], ['EEEE@0,0']]],
		[
			'of a card split in two and joined by others count twice',
			'EEEE@0,0 AAAA@-0.5,-0.5 EEEE@0.5,0.5',
			[['EEEE@0,0', 'EEEE@0,0', 'EEEE@0.5,0.5']],
		],
		['of a diagonal hold its cut quadrants', 'E..A@0,0 WWWW@0.5,0.5', [['E..A@0,0']]],
		['that lie apart without the whole quadrant', 'E..A@0,0 WWWW@-0.5,-0.5', [['E..A@0,0'], ['E..A@0,0']]],
		['and join by what covers it', 'E..A@0,0 EEEE@-0.5,-0.5', [['E..A@0,0', 'E..A@0,0', 'EEEE@-0.5,-0.5']]],
		['of the other diagonal', '.EA.@0,0 WWWW@0.5,-0.5', [['.EA.@0,0'], ['.EA.@0,0']]],
		['of a Wild split in two', '****@0,0 AAAA@-0.5,-0.5 WWWW@0.5,0.5', [['****@0,0'], ['****@0,0']]],
	])('%s: %s', (_, table, expected) => {
		expect(groups(table, 'E')).toEqual(expected);
		expect(largestGroups(tableOf(table)).E).toBe(Math.max(0, ...expected.map(({ length }) => length)));
	});

	test('of a diagonal that are not covered stay one', () => {
		expect(groups('E..A@0,0 WWWW@-0.5,-0.5', 'A')).toEqual([['E..A@0,0']]);
	});
	test('are counted for the largest group', () => {
		const table = tableOf('EEEE@0,0 AAAA@-0.5,-0.5 EEEE@0.5,0.5 EEEE@-3,0');
		expect(largestGroup(table, 'E')?.panels.length).toBe(3);
		expect(largestGroup(table, 'F')).toBeUndefined();
		const alike = tableOf('EEEE@0,0 AAAA@1,0 EEEE@2,0');
		expect(largestGroup(alike, 'E')?.panels).toEqual(alike.slice(0, 1)); // the first of two as large
	});
	test('are counted anew when a card covers some', () => {
		const before = tableOf('EEEE@0,0 EEEE@0.5,0.5');
		expect(largestGroups(before).E).toBe(2);
		const after = withCard(before, lying('AAAA@-0.5,0'));
		expect(largestGroups(after)).toEqual({ E: 2, A: 1, W: 0, F: 0, S: 0 });
		expect(largestGroups(withCard(after, lying('EEEE@0,-1'))).E).toBe(3);
	});
	test('of a table that was whole before one came half way', () => {
		const before = tableOf('EEEE@0,0 EEWW@1,0');
		expect(largestGroups(before)).toMatchObject({ E: 2, W: 1 });
		const after = withCard(before, lying('AAAA@1,0.5'));
		expect(largestGroups(after)).toMatchObject({ E: 2, W: 0, A: 1 });
		expect(largestGroups(before)).toMatchObject({ E: 2, W: 1 });
	});
});

describe('what a card connects where it covers others', () => {
	test('is told half-edge by half-edge, at their middles', () => {
		expect(connectionsOf(tableOf('FFWW@0,0'), lying('FEFE@0.5,0'))).toEqual({
			elements: ['F'],
			besideWild: false,
			joins: [{ x: 0.5, y: 0.25, element: 'F' }],
		});
	});
	test('is the same when the card lies there already', () => {
		const [card, ...rest] = tableOf('FEFE@0.5,0 FFWW@0,-0.5 AAAA@1.5,0.5');
		const table = [...rest, card ?? lying('')];
		expect(connectionsOf(table, lying('FEFE@0.5,0'))).toEqual(connectionsOf(rest, lying('FEFE@0.5,0')));
	});
	test.each([
		['FFWW@0,0', 'FFWW@0.5,0', 1],
		['FFWW@0,0', 'FFFF@0.5,0', 0],
		['FFWW@0,0 ****@1.5,0', 'FFWW@0.5,0', 1],
		['FFWW@0,0', '****@0.5,0', 0],
		['F..A@0,0', 'FFAA@0.5,0', 1],
		['FFWW@0,0', 'FFWW@9,0.5', 0],
		['FFWW@0,0', 'FFWW@20000.5,0', 0],
	])('earns by the different elements: %s and %s', (table, card, bonus) => {
		const rules = { ...ruleSet('summary'), bonus: true };
		expect(bonusFor(tableOf(table), lying(card), rules)).toBe(bonus);
		expect(bonusFor(tableOf(table), lying(card), ruleSet('summary'))).toBe(0);
		const strict = { ...rules, bonusBesideWild: 'none' } as const;
		expect(bonusFor(tableOf(table), lying(card), strict)).toBe(table.includes('*') ? 0 : bonus);
	});
});
