import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyTable, FIRE_GROUP, FIRE_TABLE, tableFrom } from '../testing/tables.ts';
import { elementCount, idFault, numberFault, xmlFault } from '../testing/well-formed.ts';
import { bounds } from './bounds.ts';
import { paintTable, SCENE_KINDS } from './scene.ts';
import { tableSvg } from './table.ts';

describe('a painted table', () => {
	test('has keys that tell markup: the same key never means two pictures', () => {
		const known = new Map<string, string>();
		fc.assert(
			fc.property(anyTable(12), (table) => {
				for (const item of paintTable(table)) {
					expect(known.get(item.key) ?? item.markup).toBe(item.markup);
					known.set(item.key, item.markup);
				}
			}),
			{ numRuns: 200 },
		);
	});
	test('gives each item its own key, in the order of the layers', () => {
		fc.assert(
			fc.property(anyTable(15), (table) => {
				const items = paintTable(table);
				expect(new Set(items.map((item) => item.key)).size).toBe(items.length);
				const layers = items.map((item) => SCENE_KINDS.indexOf(item.kind));
				expect(layers).toEqual([...layers].sort((a, b) => a - b));
			}),
		);
	});
	test('changes only the groups that a new card touches', () => {
		const before = new Set(paintTable(FIRE_TABLE).map((item) => item.key));
		const after = paintTable([...FIRE_TABLE, ...tableFrom('WEFF@0,1')]);
		const fresh = after.filter((item) => item.kind === 'group' && !before.has(item.key));
		// Water alone, Earth and Fire joined; some twenty other groups stay.
		expect(fresh.map((item) => item.element).sort()).toEqual(['E', 'F', 'W']);
	});
	test('does not depend on the order of placement', () => {
		const groups = (table: typeof FIRE_TABLE) =>
			paintTable(table).flatMap((item) => (item.kind === 'group' ? [item.key] : []));
		expect(groups([...FIRE_TABLE].reverse())).toEqual(groups(FIRE_TABLE));
	});
	test('stays within its budget of elements and bytes', () => {
		const svg = tableSvg(FIRE_TABLE);
		expect(elementCount(svg)).toBeLessThan(900);
		expect(svg.length).toBeLessThan(260_000);
		expect(elementCount(tableSvg(FIRE_TABLE, { plain: true }))).toBeLessThan(400);
	});
	test('is nothing on an empty table', () => {
		expect(paintTable([])).toEqual([]);
		expect(xmlFault(tableSvg([]))).toBeUndefined();
	});
});

describe('a table as a whole picture', () => {
	const everything = {
		lit: FIRE_GROUP,
		lastMove: [{ x: 6, y: 1 }],
		ghost: { x: 0, y: 2 },
		targets: [{ x: 4, y: 4 }],
		spots: [{ x: 3, y: 0, joins: [{ x: 3, y: 0.75, element: 'E' }], turnedOnly: true }],
		dim: true,
		title: 'A table',
		desc: 'Fire has six panels',
	} as const;
	test('is well-formed with every mark on it, and with fixed colours', () => {
		for (const o of [everything, { ...everything, lit: null, trace: FIRE_GROUP }, { theme: 'dark' }] as const) {
			const svg = tableSvg(FIRE_TABLE, o);
			expect(xmlFault(svg)).toBeUndefined();
			expect(idFault(svg)).toBeUndefined();
			expect(numberFault(svg)).toBeUndefined();
		}
	});
	test('is well-formed for any table, Wilds and islands too', () => {
		fc.assert(
			fc.property(anyTable(25), (table) => {
				const svg = tableSvg(table);
				expect(xmlFault(svg) ?? idFault(svg) ?? numberFault(svg)).toBeUndefined();
			}),
			{ numRuns: 60 },
		);
	});
	test('is the same each time', () => {
		expect(tableSvg(FIRE_TABLE, everything)).toBe(tableSvg(FIRE_TABLE, everything));
	});
	test('lets everything but the traced group step back', () => {
		const svg = tableSvg(FIRE_TABLE, { trace: FIRE_GROUP, dim: true });
		const groups = paintTable(FIRE_TABLE).filter((item) => item.kind === 'group').length;
		expect(svg.split('opacity=".42"').length - 1).toBe(2 * (groups - 1));
	});
	test('holds cards and spots in its window', () => {
		expect(bounds(tableFrom('FFFF@-1,2 FFFF@0,2'), [{ x: 1, y: 1 }], 10)).toEqual({
			x: -130,
			y: 70,
			width: 380,
			height: 180,
		});
	});
});
