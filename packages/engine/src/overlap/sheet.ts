import { forgetAround, noteNeighbour } from '../board.ts';
import { factsOf } from '../cards.ts';
import type { Placement } from '../types.ts';
import { BOTTOM, LEFT, RIGHT, shownAt, TOP } from './quadrants.ts';

/**
 * A table drawn on squared paper, for cards that may cover others (E42): a cell is a quarter of a card, and what lies there was placed
 * last. It is a cache like `board.ts`, of the last table drawn, one of whose cards may be lifted. A cell is counted from the upper left
 * corner of the paper, two to a card; it holds quadrant number + 1, or 0. Quadrant numbers are card number * 4 + 0 to 3, and never
 * past the end of the lists, which is why these are read `as number`.
 */
const SPAN = 128;
const WIDE = 65_536;
/** Bare cells around the cards: as far as a card can reach that touches one, and what it looks at. */
const MARGIN = 4;

const near = new Int16Array(SPAN * SPAN);
const far = new Map<number, number>();

let current: readonly Placement[] | null = null;
let lifted = -1;
let wide = false;
let stride = SPAN;
let left = 0;
let top = 0;
/** The last column and row of spots that a card can touch. */
let right = 0;
let bottom = 0;
let corners: number[] = [];
let shows: number[] = [];
let seen: number[] = [];
let wilds: boolean[] = [];

/** Draws a table without the card numbered `without` (-1: with all) unless it is the one that is drawn. */
export function drawSheet(table: readonly Placement[], without = -1): void {
	if (table === current && without === lifted) return;
	for (const corner of corners) for (let q = 0; q < 4; q++) setCell(corner, q, 0);
	far.clear();
	current = null;
	corners = [];
	shows = [];
	seen = [];
	wilds = [];
	measure(table);
	for (const [number, placement] of table.entries()) lay(number, placement, number === without);
	current = table;
	lifted = without;
}

/** How many quadrants of a card are in sight; none of one that is lifted. */
export function quadrantsSeen(number: number): number {
	return seen[number] as number;
}

/** A card of a table of which nothing is in sight. */
export function hiddenCard(table: readonly Placement[]): Placement | undefined {
	drawSheet(table);
	return table.find((_, number) => quadrantsSeen(number) === 0);
}

/** What the quadrant with that number shows (`WordFacts.quadrants`) where it is in sight; 0 where it is not. */
export function shownBy(quadrant: number): number {
	return cellValue(cellOfQuadrant(quadrant)) === quadrant + 1 ? (shows[quadrant] as number) : 0;
}

/** The number of the quadrant in sight to the right of a quadrant's cell, or -1. */
export function quadrantToTheRight(quadrant: number): number {
	return cellValue(cellOfQuadrant(quadrant) + 1) - 1;
}

/** The number of the quadrant in sight below a quadrant's cell, or -1. */
export function quadrantBelow(quadrant: number): number {
	return cellValue(cellOfQuadrant(quadrant) + stride) - 1;
}

/** What a card laid on top at a spot of the drawn table would do. It touches something if `around.neighbours` is not 0. */
export function whyNotOnTop(x: number, y: number): 'placement/occupied' | 'placement/hides-a-card' | undefined {
	if (!isNear(x, y)) return undefined;
	const cell = cellOf(x, y);
	let covered = 0;
	for (let q = 0; q < 4; q++) if (cardSeenAt(cell, q) >= 0) covered++;
	if (covered === 4) return 'placement/occupied';
	for (let q = 0; q < 4 && covered > 0; q++) {
		const card = cardSeenAt(cell, q);
		let taken = 0;
		for (let other = 0; other < 4; other++) if (cardSeenAt(cell, other) === card) taken++;
		if (card >= 0 && taken === quadrantsSeen(card)) return 'placement/hides-a-card';
	}
	return undefined;
}

/**
 * Fills `around` with what the outer half-edges of a card laid on top at a spot of the drawn table would meet. Quadrants beneath it make
 * no difference, nor does a card that lies there already.
 */
export function lookAroundSheet(x: number, y: number): void {
	forgetAround();
	if (!isNear(x, y)) return;
	const cell = cellOf(x, y);
	meet(cell - stride, BOTTOM, 0, true);
	meet(cell - stride + 1, BOTTOM, 5, true);
	meet(cell - 1, RIGHT, 10, true);
	meet(cell + stride - 1, RIGHT, 15, true);
	meet(cell + 2 * stride, TOP, 0, false);
	meet(cell + 2 * stride + 1, TOP, 5, false);
	meet(cell + 2, LEFT, 10, false);
	meet(cell + stride + 2, LEFT, 15, false);
}

// ---------- drawing ----------

function measure(table: readonly Placement[]): void {
	left = top = Number.POSITIVE_INFINITY;
	right = bottom = Number.NEGATIVE_INFINITY;
	for (const { x, y } of table) {
		left = Math.min(left, x * 2 - MARGIN);
		top = Math.min(top, y * 2 - MARGIN);
		right = Math.max(right, x * 2 + 2);
		bottom = Math.max(bottom, y * 2 + 2);
	}
	wide = right - left >= SPAN - MARGIN || bottom - top >= SPAN - MARGIN;
	stride = wide ? WIDE : SPAN;
}

function lay(number: number, { card, x, y }: Placement, isLifted: boolean): void {
	const corner = cellOf(x, y);
	const { wild, quadrants } = factsOf(card);
	corners.push(corner);
	seen.push(isLifted ? 0 : 4);
	wilds.push(wild);
	for (let q = 0; q < 4; q++) {
		shows.push(quadrants[q] as number);
		if (isLifted) continue;
		const under = cardSeenAt(corner, q);
		if (under >= 0) seen[under] = quadrantsSeen(under) - 1;
		setCell(corner, q, number * 4 + q + 1);
	}
}

/** Whether a card at a spot could touch one of the table, and the cells around it are on the paper. */
function isNear(x: number, y: number): boolean {
	return x * 2 >= left + MARGIN - 2 && x * 2 <= right && y * 2 >= top + MARGIN - 2 && y * 2 <= bottom;
}

function cellOf(x: number, y: number): number {
	return (y * 2 - top) * stride + x * 2 - left;
}

function cellOfQuadrant(quadrant: number): number {
	return (corners[quadrant >> 2] as number) + step(quadrant & 3);
}

/** The number of the card in sight on one of the four cells of a spot, or -1. */
function cardSeenAt(cell: number, q: number): number {
	return (cellValue(cell + step(q)) - 1) >> 2;
}

/** From a card's first cell to the one of quadrant 0 1 / 2 3. */
function step(q: number): number {
	return (q & 1) + (q >> 1) * stride;
}

function cellValue(cell: number): number {
	return wide ? (far.get(cell) ?? 0) : (near[cell] as number);
}

function setCell(corner: number, q: number, value: number): void {
	if (wide) far.set(corner + step(q), value);
	else near[corner + step(q)] = value;
}

function meet(cell: number, side: number, shift: number, before: boolean): void {
	const quadrant = cellValue(cell) - 1;
	if (quadrant < 0) return;
	noteNeighbour(shownAt(shows[quadrant] as number, side) << shift, wilds[quadrant >> 2] === true, before);
}
