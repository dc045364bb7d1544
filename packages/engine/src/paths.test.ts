import { describe, expect, test } from 'vitest';
import { pathsLeadOut } from './paths.ts';
import { parsePlacement } from './text/spot.ts';
import type { Placement } from './types.ts';

const table = (...texts: readonly string[]) => texts.map((text) => parsePlacement(text) as Placement); // all can be read
const anyHole = (...texts: readonly string[]) => pathsLeadOut(table(...texts), { openTable: 'any-hole' });
const outside = (...texts: readonly string[]) => pathsLeadOut(table(...texts), { openTable: 'outside' });

/** Fire above Water in a ring of Earth. */
const AROUND = ['EEEE@0,-1', 'EEEE@1,0', 'EEEE@0,1', 'EEEE@-1,0'];
const CORNERS = ['EEEE@1,1', 'EEEE@-1,1', 'EEEE@1,-1', 'EEEE@-1,-1'];

describe('paths from the start card', () => {
	test('lead out of a card alone, and nowhere from an empty table', () => {
		expect(anyHole('FFWW@0,0')).toBe(true);
		expect(outside('FFWW@0,0')).toBe(true);
		expect(anyHole()).toBe(false);
	});
	test('are needed for each of its elements', () => {
		expect(anyHole('FFWW@0,0', ...AROUND)).toBe(false);
		// Fire goes on upwards, Water does not.
		expect(anyHole('FFWW@0,0', 'FFFF@0,-1', ...AROUND.slice(1))).toBe(false);
		expect(anyHole('FFWW@0,0', 'FFFF@0,-1', 'EEEE@1,0', 'WWWW@0,1', 'EEEE@-1,0')).toBe(true);
	});
	test('go on through other cards of the element', () => {
		const walls = ['EEEE@1,-1', 'EEEE@-1,-1', 'EEEE@1,0', 'EEEE@-1,0'];
		expect(anyHole('FFWW@0,0', 'FFFF@0,-1', 'FFFF@0,-2', 'WWWW@0,1', ...walls)).toBe(true);
		expect(anyHole('FFWW@0,0', 'FFFF@0,-1', 'EEEE@0,-2', 'WWWW@0,1', ...walls)).toBe(false);
	});
	test('begin at the first card of the table, not at another', () => {
		expect(anyHole(...AROUND, 'FFWW@0,0')).toBe(true);
	});
	test('of half a side are paths: the element must own a half that faces the empty spot', () => {
		// To the right Fire owns the upper half and Water the lower one.
		expect(anyHole('FFWW@0,0', 'EEEE@0,-1', 'EEEE@0,1', 'EEEE@-1,0')).toBe(true);
		// On a portrait Double only Water faces to the right.
		expect(anyHole('FWFW@0,0', 'EEEE@0,-1', 'EEEE@0,1', 'EEEE@-1,0')).toBe(false);
	});
	test('of a diagonal lead over the two sides that its triangle owns', () => {
		expect(anyHole('F..A@0,0', 'EEEE@-1,0', 'EEEE@0,-1')).toBe(false);
		expect(anyHole('F..A@0,0', 'EEEE@-1,0', 'EEEE@0,1')).toBe(true);
	});
	test('of a Wild are five', () => {
		expect(anyHole('****@0,0')).toBe(true);
		expect(anyHole('****@0,0', 'EEEE@0,-1', 'EEEE@0,1', 'EEEE@-1,0')).toBe(true);
		expect(anyHole('****@0,0', 'EEEE@0,-1', 'EEEE@0,1', 'EEEE@-1,0', 'EEEE@1,0')).toBe(false);
	});
});

describe('a hole', () => {
	/** One empty spot to the right of Fire and Water, walled in. */
	const hole = ['FFWW@0,0', 'EEEE@0,-1', 'EEEE@0,1', 'EEEE@-1,0', 'EEEE@1,-1', 'EEEE@1,1', 'EEEE@2,0'];
	test('is open table, unless the rules ask for the outside (E52)', () => {
		expect(anyHole(...hole)).toBe(true);
		expect(outside(...hole)).toBe(false);
	});
	test('is outside when a gap leads out side by side, not at a corner', () => {
		expect(outside(...hole.slice(0, -1))).toBe(true);
		// Without the card at 1,-1 the hole opens upwards.
		expect(outside(...hole.filter((text) => text !== 'EEEE@1,-1'))).toBe(true);
		// A missing card at 2,1 opens nothing: that spot touches the hole at a corner only.
		expect(outside(...hole, ...['EEEE@2,-1'])).toBe(false);
	});
	test('of several spots leads as far as it reaches', () => {
		const long = [...hole.slice(0, -1), 'EEEE@2,-1', 'EEEE@2,1', 'EEEE@3,0'];
		expect(outside(...long)).toBe(false);
		expect(outside(...long.slice(0, -1))).toBe(true);
	});
	test('does not stop paths that lead out elsewhere', () => {
		expect(outside('FFWW@0,0', ...AROUND.slice(0, 1), ...CORNERS)).toBe(true);
	});
});
