import { groupsOf, type Placement, parsePlacement } from '@aquarius/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinTable } from '../geometry/join.ts';
import { hasCovered, placementKey } from '../geometry/units.ts';
import { paintLit, paintTrace } from '../marks/lit.ts';
import { paintSpot } from '../marks/spots.ts';
import { tableFrom, WORDS } from '../testing/tables.ts';
import { idFault, numberFault, xmlFault } from '../testing/well-formed.ts';
import { paintTable } from './scene.ts';
import { tableSvg } from './table.ts';

/** Cards at half spots; some may cover others. */
const halfTable: fc.Arbitrary<readonly Placement[]> = fc
	.uniqueArray(fc.record({ word: fc.nat(), x: fc.integer({ min: -4, max: 4 }), y: fc.integer({ min: -4, max: 4 }) }), {
		minLength: 1,
		maxLength: 8,
		selector: ({ x, y }) => `${x},${y}`,
	})
	.map((cards) =>
		cards.flatMap(({ word, x, y }) => parsePlacement(`${WORDS[word % WORDS.length]}@${x / 2},${y / 2}`) ?? []),
	);

describe('a table at half spots', () => {
	test('is a well-formed picture, covered cards or not', () => {
		fc.assert(
			fc.property(halfTable, (table) => {
				const svg = tableSvg(table);
				expect(xmlFault(svg) ?? idFault(svg) ?? numberFault(svg)).toBeUndefined();
			}),
			{ numRuns: 100 },
		);
	});

	test('joins the groups of the engine where no card covers another', () => {
		let tables = 0;
		fc.assert(
			fc.property(halfTable, (table) => {
				fc.pre(!hasCovered(table) && !table.some(({ card }) => card === '****'));
				tables++;
				const named = groupsOf(table).map((g) => `${g.element}:${g.panels.map(placementKey).sort().join(' ')}`);
				expect(joinTable(table).map((g) => g.key)).toEqual(named.sort());
			}),
			{ numRuns: 100, maxSkipsPerRun: 1000 },
		);
		expect(tables).toBe(100);
	});
});

describe('cards that cover others', () => {
	const table = tableFrom('FFFF@0,0 EEWW@0.5,0.5 AAAA@-0.5,0.5');

	test('are whole, and lie in the order of the table', () => {
		const items = paintTable(table);
		expect(items.map(({ kind, key }) => `${kind} ${key}`)).toEqual([
			'stack FFFF@0,0',
			'stack EEWW@0.5,0.5',
			'stack AAAA@-0.5,0.5',
		]);
		const svg = tableSvg(table);
		const places = items.map(({ markup }) => svg.indexOf(markup));
		expect(places).toEqual([...places].sort((a, b) => a - b));
		expect(places).not.toContain(-1);
	});

	test('have no outline to mark a group by', () => {
		const ref = { element: 'F', spots: [{ x: 0, y: 0 }] } as const;
		expect(paintLit(table, ref)).toEqual({ below: '', above: '' });
		expect(paintTrace(table, ref)).toEqual({ below: '', above: '' });
	});

	test('a legal spot is drawn where it is', () => {
		const spot = paintSpot({ x: 0.5, y: -0.5, joins: [{ element: 'F', x: 0.75, y: 0.5 }] });
		expect(spot).toContain('cx="90" cy="40"');
	});
});
