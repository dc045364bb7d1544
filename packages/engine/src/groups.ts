import { cardAt, cardsOf, cellBelow, extendTo, isWhole, ROOM } from './board.ts';
import { withItems } from './lists.ts';
import { largestByPanels, panelGroups } from './overlap/panels.ts';
import { ELEMENTS, type Element, type Placement } from './types.ts';

/** Connected panels of one element. A group is told by the cards that own its panels: a card has at most one of an element (E4). */
export interface Group {
	readonly element: Element;
	/**
	 * The cards that own the panels, in the order of the table, so that there are as many as panels. A card that others cover in part can
	 * have a panel of it split (E42b): then it is there once for each piece that is in the group.
	 */
	readonly panels: readonly Placement[];
}

/** Every group on the table, single panels too. A Wild is in the groups of every element it joins, as an Ace of each. */
export function groupsOf(table: readonly Placement[]): readonly Group[] {
	return ELEMENTS.flatMap((element, e) => {
		if (!isWhole(table)) {
			return panelGroups(table, e).map((numbers) => ({ element, panels: cardsNumbered(table, numbers) }));
		}
		const groups: Group[] = [];
		startVisits();
		for (let i = 0; i < table.length; i++) {
			if (flood(table, e, i) === 0) continue;
			const numbers = [...queue.subarray(0, reached)].sort((a, b) => a - b);
			groups.push({ element, panels: cardsNumbered(table, numbers) });
		}
		return groups;
	});
}

/** The cards whose panels of `ELEMENTS[e]` hang together with that of card `number`, on a table where none covers another. */
export function groupOf(table: readonly Placement[], e: number, number: number): readonly Placement[] {
	startVisits();
	const size = flood(table, e, number);
	return cardsNumbered(table, [...queue.subarray(0, size)]);
}

/** The largest group of an element; the first in the order of the table if several are as large. */
export function largestGroup(table: readonly Placement[], element: Element): Group | undefined {
	let best: Group | undefined;
	for (const group of groupsOf(table)) {
		if (group.element === element && group.panels.length > (best?.panels.length ?? 0)) best = group;
	}
	return best;
}

/** The size of each element's largest group, 0 where it has no panel. */
export function largestGroups(table: readonly Placement[]): Record<Element, number> {
	const [E = 0, A = 0, W = 0, F = 0, S = 0] = ELEMENTS.map((_, e) => sizeOf(table, e));
	return { E, A, W, F, S };
}

/** The size of the largest group of `ELEMENTS[e]`. */
export function sizeOf(table: readonly Placement[], e: number): number {
	if (table !== sized) {
		sized = table;
		known = 0;
	}
	if ((known & (1 << e)) === 0) {
		sizes[e] = largestSize(table, e);
		known |= 1 << e;
	}
	return sizes[e] as number;
}

/**
 * The table with one card more, on top. Group sizes known before are carried on: only the new card's groups can have grown, unless it
 * covers others.
 */
export function withCard(table: readonly Placement[], placement: Placement): readonly Placement[] {
	const after = withItems(table, [placement]);
	extendTo(after, table);
	if (table !== sized || !isWhole(after)) return after;
	const added = table.length;
	const grown = (cardsOf(after).elements[added] as number) & known;
	for (let e = 0; e < ELEMENTS.length; e++) {
		if ((grown & (1 << e)) === 0) continue;
		startVisits();
		sizes[e] = Math.max(sizes[e] as number, flood(after, e, added));
	}
	sized = after;
	return after;
}

function largestSize(table: readonly Placement[], e: number): number {
	if (!isWhole(table)) return largestByPanels(table, e);
	let largest = 0;
	startVisits();
	for (let i = 0; i < table.length; i++) largest = Math.max(largest, flood(table, e, i));
	return largest;
}

function cardsNumbered(table: readonly Placement[], numbers: readonly number[]): readonly Placement[] {
	return numbers.flatMap((number) => table[number] ?? []);
}

/** Sizes of the table last asked about, worked out when needed. Bit e of `known`: `sizes[e]` is. */
const sizes = new Uint16Array(ELEMENTS.length);
let sized: readonly Placement[] | null = null;
let known = 0;

/** The last visit to each card. Visits are counted from the start of the program, and 2^53 of them are never made. */
const visits = new Float64Array(ROOM);
const queue = new Uint16Array(ROOM);
let visit = 0;
let reached = 0;

function startVisits(): void {
	visit++;
}

/** How many panels of element `e` hang together with that of card `first`; 0 if it has none or was visited. They are in `queue`. */
function flood(table: readonly Placement[], e: number, first: number): number {
	const cards = cardsOf(table);
	reached = 0;
	if (((cards.elements[first] as number) & (1 << e)) === 0 || visits[first] === visit) return 0;
	const below = cellBelow();
	// Both halves of a level side, and of an upright one, in the masks of WordFacts.
	const level = 33 << e;
	const upright = level << 10;
	visits[first] = visit;
	queue[reached++] = first;
	for (let next = 0; next < reached; next++) {
		const card = queue[next] as number;
		const cell = cards.cell[card] as number;
		const upperLeft = cards.upperLeft[card] as number;
		const lowerRight = cards.lowerRight[card] as number;
		if (upperLeft & level) reach(cards.lowerRight, cardAt(cell - below), upperLeft & level);
		if (upperLeft & upright) reach(cards.lowerRight, cardAt(cell - 1), upperLeft & upright);
		if (lowerRight & level) reach(cards.upperLeft, cardAt(cell + below), lowerRight & level);
		if (lowerRight & upright) reach(cards.upperLeft, cardAt(cell + 1), lowerRight & upright);
	}
	return reached;
}

/** Goes on to a card whose side that faces here shows the element too. */
function reach(facing: Int32Array, card: number, halves: number): void {
	if (card < 0 || visits[card] === visit || ((facing[card] as number) & halves) === 0) return;
	visits[card] = visit;
	queue[reached++] = card;
}
