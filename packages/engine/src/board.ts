import { factsOf, type WordFacts } from './cards.ts';
import type { Placement, Spot } from './types.ts';

/**
 * A scratch copy of the last table looked at, on a grid of numbers. It is a cache only: what it answers depends on nothing but the
 * table given, and it is filled again whenever another table comes along.
 *
 * The grid is a fixed window of typed memory; a table that leaves the window is kept in a map instead, so the grid is unlimited (E40).
 * A cell holds card number + 1, or -(open spot number + 1), or 0.
 *
 * Typed memory is read as `list[place] as number`, here and where others read it: the compiler takes every place for one that may be
 * empty, and those that are counted are not. A fallback would be a branch that nothing takes.
 */
const WINDOW = 256;
const WINDOW_EDGE = WINDOW / 2 - 2;
const WIDE = 32_768;

/** As many cards, and as many open spots, as a cell has numbers for. The machine gives memory only to those that are there. */
export const ROOM = 32_768;

/** Bits of the two masks of `WordFacts` that lie on the upper and lower side, and on the left and right side. */
export const LEVEL_SIDES = 0x3ff;
export const UPRIGHT_SIDES = 0xffc00;
export const EVERY_EDGE = 0xfffff;

/** Cards of the scratch table, by number: the order of placement. */
export interface Cards {
	count: number;
	/** Where the cell of each is. */
	readonly cell: Int32Array;
	readonly upperLeft: Int32Array;
	readonly lowerRight: Int32Array;
	facts: WordFacts[];
	/** 1 for a Wild. */
	readonly wild: Uint8Array;
	readonly elements: Uint8Array;
}

/** Empty spots beside a card, in an order that follows from the table alone, with what a card there would meet. */
export interface OpenSpots {
	count: number;
	readonly cell: Int32Array;
	readonly x: Int32Array;
	readonly y: Int32Array;
	readonly upperLeft: Int32Array;
	readonly lowerRight: Int32Array;
}

/** What the last `lookAround` found: the facing halves of the neighbours, all and without the Wilds, and how many there are. */
export const around = { upperLeft: 0, lowerRight: 0, plainUpperLeft: 0, plainLowerRight: 0, neighbours: 0, wilds: 0 };

const cards: Cards = {
	count: 0,
	cell: new Int32Array(ROOM),
	upperLeft: new Int32Array(ROOM),
	lowerRight: new Int32Array(ROOM),
	facts: [],
	wild: new Uint8Array(ROOM),
	elements: new Uint8Array(ROOM),
};
const spots: OpenSpots = {
	count: 0,
	cell: new Int32Array(ROOM),
	x: new Int32Array(ROOM),
	y: new Int32Array(ROOM),
	upperLeft: new Int32Array(ROOM),
	lowerRight: new Int32Array(ROOM),
};
/** The most cards on a table: each may have four open spots of its own, and a cell has 15 bits for the number of one. */
export const MOST_CARDS = 8_000;
const near = new Int16Array(WINDOW * WINDOW);
const far = new Map<number, number>();

let current: readonly Placement[] | null = null;
/** Whether every card of the current table lies on a whole spot. If not, the board is empty and the half-card sheet is asked. */
let whole = true;
let spotsReady = false;
let wide = false;
/** From a cell to the one below it. */
let stride = WINDOW;
let origin = cellOrigin(WINDOW);

/**
 * Whether all cards lie at whole spots, so that none covers another. All below is for such tables only; `overlap/` does the others. (No
 * table has two cards at one spot: the lower one would be hidden, E42.)
 */
export function isWhole(table: readonly Placement[]): boolean {
	if (table !== current) fill(table);
	return whole;
}

/** The cards of a table by number. */
export function cardsOf(table: readonly Placement[]): Cards {
	if (table !== current) fill(table);
	return cards;
}

/** The empty spots beside cards of a table. On an empty table it is the start card's spot, where everything fits. */
export function openSpotsOf(table: readonly Placement[]): OpenSpots {
	if (table !== current) fill(table);
	if (!spotsReady) findSpots(table);
	return spots;
}

/**
 * Tells the scratch board that `table` is the one it holds and one card more. Only saves time: open spots come to stand in the order
 * in which they would be found anew.
 */
export function extendTo(table: readonly Placement[], before: readonly Placement[]): void {
	const added = table[before.length];
	if (before !== current || added === undefined || table.length !== before.length + 1) return;
	if (!whole || !isWholeSpot(added) || (!wide && !inWindow(added))) return;
	const spot = spotsReady ? openSpotAt(cellOf(added.x, added.y)) : -1;
	if (spot >= 0) removeSpot(spot);
	putCard(before.length, added);
	cards.count = table.length;
	current = table;
	if (!spotsReady) return;
	addSpotsBeside(before.length, added);
}

/** The cell of a spot, for `cardAt`, `lookAround` and the steps below. */
export function cellOf(x: number, y: number): number {
	return origin + y * stride + x;
}

export function cellBelow(): number {
	return stride;
}

/** The card's number at a cell of the current table, or -1. */
export function cardAt(cell: number): number {
	const value = valueAt(cell);
	return value > 0 ? value - 1 : -1;
}

/** The open spot's number at a cell of the current table, or -1. Only after `openSpotsOf`. */
export function openSpotAt(cell: number): number {
	const value = valueAt(cell);
	return value < 0 ? -1 - value : -1;
}

/** Whether a spot is on the current table's grid and so can hold a card or touch one. */
export function reaches(table: readonly Placement[], x: number, y: number): boolean {
	if (table !== current) fill(table);
	return wide || isWithin(WINDOW_EDGE + 1, x, y);
}

/** Fills `around` for a cell of the current table, as if the card numbered `without` (-1: none) were not there. */
export function lookAround(cell: number, without: number): void {
	forgetAround();
	meet(cardAt(cell - stride), without, LEVEL_SIDES, true);
	meet(cardAt(cell - 1), without, UPRIGHT_SIDES, true);
	meet(cardAt(cell + stride), without, LEVEL_SIDES, false);
	meet(cardAt(cell + 1), without, UPRIGHT_SIDES, false);
}

export function forgetAround(): void {
	around.upperLeft = around.lowerRight = around.plainUpperLeft = around.plainLowerRight = 0;
	around.neighbours = around.wilds = 0;
}

/** Adds to `around` what a neighbour shows; `before`: it is above or to the left. */
export function noteNeighbour(halves: number, isWild: boolean, before: boolean): void {
	around.neighbours++;
	if (isWild) around.wilds++;
	if (before) {
		around.upperLeft |= halves;
		if (!isWild) around.plainUpperLeft |= halves;
	} else {
		around.lowerRight |= halves;
		if (!isWild) around.plainLowerRight |= halves;
	}
}

function meet(card: number, without: number, sides: number, before: boolean): void {
	if (card < 0 || card === without) return;
	const shown = before ? cards.lowerRight : cards.upperLeft;
	noteNeighbour((shown[card] as number) & sides, cards.wild[card] === 1, before);
}

// ---------- filling ----------

function cellOrigin(width: number): number {
	return (width / 2) * width + width / 2;
}

function inWindow(spot: Spot): boolean {
	return isWithin(WINDOW_EDGE, spot.x, spot.y);
}

function isWholeSpot({ x, y }: Spot): boolean {
	return Number.isInteger(x) && Number.isInteger(y);
}

function valueAt(cell: number): number {
	return wide ? (far.get(cell) ?? 0) : (near[cell] as number);
}

function setValue(cell: number, value: number): void {
	if (wide) far.set(cell, value);
	else near[cell] = value;
}

function fill(table: readonly Placement[]): void {
	clearSpots();
	for (let i = 0; i < cards.count; i++) setValue(cards.cell[i] as number, 0);
	far.clear();
	cards.count = 0;
	whole = table.every(isWholeSpot);
	current = table;
	if (!whole) return;
	wide = !table.every(inWindow);
	stride = wide ? WIDE : WINDOW;
	origin = cellOrigin(stride);
	// A card that names no word throws halfway: what was put down is counted, so that it can be taken up again.
	current = null;
	for (const placement of table) {
		putCard(cards.count, placement);
		cards.count++;
	}
	current = table;
}

function putCard(number: number, placement: Placement): void {
	const facts = factsOf(placement.card);
	const cell = cellOf(placement.x, placement.y);
	cards.cell[number] = cell;
	cards.facts[number] = facts;
	cards.upperLeft[number] = facts.upperLeft;
	cards.lowerRight[number] = facts.lowerRight;
	cards.wild[number] = facts.wild ? 1 : 0;
	cards.elements[number] = facts.elements;
	setValue(cell, number + 1);
}

function clearSpots(): void {
	if (spotsReady) {
		for (let i = 0; i < spots.count; i++) {
			const cell = spots.cell[i] as number;
			if (valueAt(cell) < 0) setValue(cell, 0);
		}
	}
	spots.count = 0;
	spotsReady = false;
}

function findSpots(table: readonly Placement[]): void {
	spots.count = 0;
	spotsReady = true;
	for (const [number, placement] of table.entries()) addSpotsBeside(number, placement);
	if (table.length === 0) addSpot(0, 0, EVERY_EDGE, EVERY_EDGE);
}

/** What a card shows to a spot above or left of it is what the spot meets at its lower or right side, and the other way round. */
function addSpotsBeside(number: number, { x, y }: Placement): void {
	const upperLeft = cards.upperLeft[number] as number;
	const lowerRight = cards.lowerRight[number] as number;
	addSpot(x, y - 1, 0, upperLeft & LEVEL_SIDES);
	addSpot(x - 1, y, 0, upperLeft & UPRIGHT_SIDES);
	addSpot(x + 1, y, lowerRight & UPRIGHT_SIDES, 0);
	addSpot(x, y + 1, lowerRight & LEVEL_SIDES, 0);
}

/** Notes an empty spot beside a card and what it meets there, or what more one meets that is known. */
function addSpot(x: number, y: number, upperLeft: number, lowerRight: number): void {
	const cell = cellOf(x, y);
	const value = valueAt(cell);
	if (value > 0 || !isWithin(FARTHEST, x, y)) return;
	if (value < 0) {
		const number = -1 - value;
		spots.upperLeft[number] = (spots.upperLeft[number] as number) | upperLeft;
		spots.lowerRight[number] = (spots.lowerRight[number] as number) | lowerRight;
		return;
	}
	const number = spots.count++;
	setValue(cell, -1 - number);
	spots.cell[number] = cell;
	spots.x[number] = x;
	spots.y[number] = y;
	spots.upperLeft[number] = upperLeft;
	spots.lowerRight[number] = lowerRight;
}

/** Takes a spot out where a card comes to lie; those after it move up. */
function removeSpot(number: number): void {
	spots.count--;
	for (let i = number; i < spots.count; i++) {
		const cell = spots.cell[i + 1] as number;
		spots.cell[i] = cell;
		spots.x[i] = spots.x[i + 1] as number;
		spots.y[i] = spots.y[i + 1] as number;
		spots.upperLeft[i] = spots.upperLeft[i + 1] as number;
		spots.lowerRight[i] = spots.lowerRight[i + 1] as number;
		setValue(cell, -1 - i);
	}
}

/** How far the table reaches in each direction; beyond it a spot is off the grid. */
export const FARTHEST = 10_000;

/** Whether a spot is no farther from the middle than that, in each direction. */
export function isWithin(limit: number, x: number, y: number): boolean {
	return Math.abs(x) <= limit && Math.abs(y) <= limit;
}
