import { groupsOf, type Placement } from '@aquarius/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyTable, tableFrom } from '../testing/tables.ts';
import { findGroup, joinTable } from './join.ts';
import { placementKey } from './units.ts';

const named = (element: string, panels: readonly Placement[]): string =>
	`${element}:${panels.map(placementKey).sort().join(' ')}`;

/** A Wild that nothing joins has five groups of one in the engine; the picture shows it as its flower. */
const drawn = (table: readonly Placement[]): readonly string[] =>
	groupsOf(table)
		.filter((g) => g.panels.length > 1 || g.panels[0]?.card !== '****')
		.map((g) => named(g.element, g.panels))
		.sort();

describe('the panels that the picture joins', () => {
	test('are the groups of the engine, on any table', () => {
		fc.assert(
			fc.property(anyTable(30), (table) => {
				expect(joinTable(table).map((g) => g.key)).toEqual(drawn(table));
			}),
			{ numRuns: 300 },
		);
	});
	test.each([
		['across one half border', 'FFFF@0,0 FEWA@1,0', 'F', 2],
		['not across a corner', 'FFFF@0,0 FFFF@1,1', 'F', 1],
		['through a Wild', 'FFFF@0,0 ****@1,0 FEWA@2,0', 'F', 3],
		['through two Wilds, for all five (E12)', 'FFFF@0,0 ****@1,0 ****@2,0 AAAA@3,0', 'A', 3],
		['along a diagonal, which has both halves of its sides', 'F..A@0,0 SSFE@0,-1', 'F', 2],
	])('%s', (_, text, element, panels) => {
		const sizes = joinTable(tableFrom(text))
			.filter((g) => g.element === element)
			.map((g) => g.pieces.length);
		expect(Math.max(...sizes)).toBe(panels);
	});
});

test('a link crosses in the middle of the open stretch', () => {
	const via = (text: string) => joinTable(tableFrom(text)).flatMap((g) => g.links.map((l) => l.via));
	expect(via('FFFF@0,0 FFFF@1,0')).toEqual([[120, 40]]);
	expect(via('FFFF@0,0 FEWA@1,0')).toEqual([[120, 20]]);
	expect(via('FFFF@0,0 WAEF@0,-1')).toEqual([[90, 0]]);
});

test('a group is found by the spots of some of its cards', () => {
	const groups = joinTable(tableFrom('FFFF@0,0 FEWA@1,0 FFFF@5,5'));
	expect(findGroup(groups, { element: 'F', spots: [{ x: 1, y: 0 }] })?.pieces).toHaveLength(2);
	expect(
		findGroup(groups, {
			element: 'F',
			spots: [
				{ x: 1, y: 0 },
				{ x: 5, y: 5 },
			],
		}),
	).toBeUndefined();
	expect(findGroup(groups, { element: 'S', spots: [{ x: 1, y: 0 }] })).toBeUndefined();
});
