import { ROOM } from '../board.ts';
import type { Placement } from '../types.ts';
import { BOTTOM, LEFT, RIGHT, shownAt, TOP } from './quadrants.ts';
import { drawSheet, quadrantBelow, quadrantToTheRight, shownBy } from './sheet.ts';

/**
 * Panels under overlap (E42b): quadrants in sight of one element and one card that hang together by half-edges. Covering can take a panel
 * away or split it, so one card can own several.
 */

/** For each quadrant of a table, by number: one before it in its panel, and in its group, or itself if it is the first. -1 where the element is not in sight. */
const panelOf = new Int16Array(ROOM);
const groupOf = new Int16Array(ROOM);

/** The groups of `ELEMENTS[e]`: numbers of the cards that own the panels, in the table's order, a card once for each of its panels. */
export function panelGroups(table: readonly Placement[], e: number): readonly (readonly number[])[] {
	connect(table, e);
	const groups = new Map<number, number[]>();
	for (let quadrant = 0; quadrant < table.length * 4; quadrant++) {
		if (panelOf[quadrant] !== quadrant) continue;
		const first = rootOf(groupOf, quadrant);
		const group = groups.get(first);
		if (group === undefined) groups.set(first, [quadrant >> 2]);
		else group.push(quadrant >> 2);
	}
	return [...groups.values()];
}

/** How many panels the largest group of `ELEMENTS[e]` has. */
export function largestByPanels(table: readonly Placement[], e: number): number {
	return Math.max(0, ...panelGroups(table, e).map(({ length }) => length));
}

function connect(table: readonly Placement[], e: number): void {
	drawSheet(table);
	const count = table.length * 4;
	const onAnySide = 0x8421 << e;
	for (let quadrant = 0; quadrant < count; quadrant++) {
		panelOf[quadrant] = groupOf[quadrant] = shownBy(quadrant) & onAnySide ? quadrant : -1;
	}
	for (let quadrant = 0; quadrant < count; quadrant++) {
		if (panelOf[quadrant] === -1) continue;
		joinAcross(quadrant, RIGHT, quadrantToTheRight(quadrant), LEFT, e);
		joinAcross(quadrant, BOTTOM, quadrantBelow(quadrant), TOP, e);
	}
}

function joinAcross(quadrant: number, side: number, other: number, facing: number, e: number): void {
	if (other < 0) return;
	const element = 1 << e;
	if ((shownAt(shownBy(quadrant), side) & shownAt(shownBy(other), facing) & element) === 0) return;
	join(groupOf, quadrant, other);
	if (quadrant >> 2 === other >> 2) join(panelOf, quadrant, other);
}

/** The smaller of two firsts becomes the first of both. */
function join(firsts: Int16Array, a: number, b: number): void {
	const [one, other] = [rootOf(firsts, a), rootOf(firsts, b)];
	firsts[Math.max(one, other)] = Math.min(one, other);
}

function rootOf(firsts: Int16Array, quadrant: number): number {
	let root = quadrant;
	for (let next = firsts[root] ?? root; next !== root; next = firsts[root] ?? root) {
		firsts[root] = firsts[next] ?? next; // a shorter way for the next time
		root = next;
	}
	return root;
}
