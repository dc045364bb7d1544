import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyTable, tableFrom } from '../testing/tables.ts';
import { type Curve, pointAt } from './curve.ts';
import { joinTable } from './join.ts';
import { loopsOf, outlinePath } from './outline.ts';

/** Area at the right hand of a loop, by many short chords; a hole counts against it. */
function area(loop: readonly Curve[]): number {
	const points = loop.flatMap((c) => [0.001, 0.2, 0.4, 0.6, 0.8].map((t) => pointAt(c, t)));
	return (
		points.reduce((sum, [x, y], i) => {
			const [u = 0, v = 0] = points[(i + 1) % points.length] ?? [];
			return sum + x * v - u * y;
		}, 0) / 2
	);
}

const loopsIn = (text: string, element: string) =>
	joinTable(tableFrom(text)).flatMap((g) => (g.element === element ? loopsOf(g) : []));

/** To the nearest ten, since the chords cut a little off. */
const areasIn = (text: string): readonly number[] =>
	loopsIn(text, 'F')
		.map((loop) => Math.round(area(loop) / 10) * 10)
		.sort((a, b) => a - b);

describe('the outline of a group', () => {
	test('is closed: every curve begins where the one before ends, on any table', () => {
		fc.assert(
			fc.property(anyTable(25), (table) => {
				for (const loop of joinTable(table).flatMap(loopsOf)) {
					loop.forEach((curve, i) => {
						expect(curve[0]).toEqual(loop.at(i - 1)?.[3]);
					});
				}
			}),
			{ numRuns: 100 },
		);
	});
	test('uses every closed side once', () => {
		fc.assert(
			fc.property(anyTable(20), (table) => {
				for (const group of joinTable(table)) {
					const curves = loopsOf(group).reduce((n, loop) => n + loop.length, 0);
					expect(curves).toBe(group.closed.length + 3 * group.mouths.length);
				}
			}),
			{ numRuns: 100 },
		);
	});
	test('encloses the whole card of an ace, and of two that join', () => {
		expect(areasIn('FFFF@0,0')).toEqual([9600]);
		expect(areasIn('FFFF@0,0 FFFF@1,0')).toEqual([19200]);
	});
	test('halves a card exactly along every divider', () => {
		for (const text of ['FFWW@0,0', 'FWFW@0,0', 'F..W@0,0', '.FW.@0,0']) {
			expect(areasIn(text)).toEqual([4800]);
		}
	});
	test('has a second loop around a hole', () => {
		const ring = 'FFFF@0,0 FFFF@1,0 FFFF@2,0 FFFF@0,1 WWWW@1,1 FFFF@2,1 FFFF@0,2 FFFF@1,2 FFFF@2,2';
		expect(areasIn(ring)).toEqual([-9600, 86400]);
	});
	test('goes round two panels that touch at a point as two loops', () => {
		expect(loopsIn('FFFF@0,0 FFFF@1,1', 'F')).toHaveLength(2);
		// One group whose parts touch at a corner besides: still one line around it, which meets itself there.
		expect(loopsIn('FFFF@0,0 FFFF@0,1 FFFF@0,2 FFFF@1,2 FFFF@2,2 FFFF@2,1 WWWW@1,1', 'F')).toHaveLength(1);
	});
	test('reaches to the flower of a Wild, from both sides', () => {
		const loops = loopsIn('FFFF@0,0 ****@1,0 FFFF@2,0', 'F');
		const xs = loops.map((loop) => loop.flatMap((c) => [c[0][0], c[3][0]]));
		expect(Math.max(...(xs[0] ?? []))).toBeCloseTo(168);
		expect(Math.min(...(xs[1] ?? []))).toBeCloseTo(192);
	});
	test('has notches where its cards meet, unless it carries the ribbon', () => {
		const loops = loopsIn('FFFF@0,0 FFFF@1,0', 'F');
		const quadratics = (notched: boolean) => outlinePath(loops, notched).split('Q').length - 1;
		// Four corners; two notches of two quarter curves.
		expect([quadratics(false), quadratics(true)]).toEqual([4, 8]);
	});
});

test('a line between two panels is one curve seen from both sides', () => {
	const [fire, water] = [loopsIn('FWFW@0,0', 'F'), loopsIn('FWFW@0,0', 'W')].map((loops) => loops.flat());
	const inner = fire?.filter((c) => c[0][0] === 60 && c[3][0] === 60) ?? [];
	expect(inner).toHaveLength(2);
	for (const curve of inner) expect(water).toContainEqual([...curve].reverse());
});
