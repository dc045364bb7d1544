import { FARTHEST } from '../board.ts';
import { disbelieve } from '../disbelieve.ts';
import { MOVE_A_CARD, ZAP_A_CARD } from './action-numbers.ts';
import { FORM } from './codes.ts';
import { FIRST_ACTION, WILD_KIND } from './kinds.ts';
import { type Memory, MOST_SEATS } from './memory.ts';

/** A rectangle of spots, and how many cards there are. */
export interface Extent {
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly bottom: number;
	readonly cards: number;
	/** By how many spots the table can grow in any direction before the game ends. */
	readonly growth: number;
}

/** The largest window, in cells, and the most cards: what the codes of moves have room for. */
const MOST_CELLS = 1 << 21;

/** How often a card off the table can still put one beyond all others: being placed, or as a Zap or Move. */
export function growthOf(kind: number): number {
	if (kind === WILD_KIND) return 1 + growthOnTable(kind);
	return kind < FIRST_ACTION || kind === FIRST_ACTION + ZAP_A_CARD || kind === FIRST_ACTION + MOVE_A_CARD ? 1 : 0;
}

/** The same of a card on the table: a Wild that is zapped can be an Action, or be placed again. */
export function growthOnTable(kind: number): number {
	return kind === WILD_KIND ? 2 : 0;
}

/** Whether codes of moves have room for such a game, and it stays on the table. */
export function fitsWindow(extent: Extent): boolean {
	const { width, height } = sizeOf(extent);
	const { left, right, top, bottom, growth } = extent;
	// Beyond the farthest spot nothing is placed, and the grid knows no such border.
	if (Math.max(-left, right, -top, bottom) + growth >= FARTHEST) return false;
	const cellBits = bitsFor(width * height);
	return width * height <= MOST_CELLS && extent.cards <= 1 << (FORM - 1 - cellBits);
}

/** Empties the table and makes room for a game. Where the window has room already it stays, and so do the codes of moves. */
export function openWindow(s: Memory, extent: Extent): void {
	if (!fitsWindow(extent)) disbelieve('the table has room in the search: the pure interface plays larger ones');
	reserveCards(s, extent.cards);
	if (hasRoom(s, extent)) return;
	const { width, height } = sizeOf(extent);
	const cells = width * height;
	s.left = extent.left - extent.growth - 2;
	s.top = extent.top - extent.growth - 2;
	s.width = width;
	s.height = height;
	s.origin = cellAt(s, 0, 0);
	s.aboveCell = bitsFor(cells) + 1;
	s.cellMask = (1 << bitsFor(cells)) - 1;
	s.cellUpperLeft = new Int32Array(cells);
	s.cellLowerRight = new Int32Array(cells);
	s.spotAt = new Int16Array(cells);
	s.visits = new Uint32Array(cells);
	s.tableCount = 0;
	s.spotCount = 0;
}

/** The cell of a spot of the window. */
export function cellAt(s: Memory, x: number, y: number): number {
	return (y - s.top) * s.width + x - s.left;
}

export function xOf(s: Memory, cell: number): number {
	return (cell % s.width) + s.left;
}

export function yOf(s: Memory, cell: number): number {
	return Math.floor(cell / s.width) + s.top;
}

function sizeOf({ left, right, top, bottom, growth }: Extent) {
	return { width: right - left + growth * 2 + 5, height: bottom - top + growth * 2 + 5 };
}

function hasRoom(s: Memory, { left, right, top, bottom, growth, cards }: Extent): boolean {
	const margin = growth + 2;
	return (
		left - margin >= s.left &&
		right + margin < s.left + s.width &&
		top - margin >= s.top &&
		bottom + margin < s.top + s.height &&
		cards <= 1 << (FORM - s.aboveCell)
	);
}

function reserveCards(s: Memory, cards: number): void {
	if (cards <= s.deck.length && s.deck.length > 0) return;
	const count = Math.max(cards, 1);
	// What lies there is forgotten: the table is about to be emptied, and needs its old lists for that.
	const tableCell = new Int32Array(count + 1);
	tableCell.set(s.tableCell.subarray(0, s.tableCount));
	s.tableCell = tableCell;
	s.tableFace = new Uint16Array(count + 1);
	const spotCode = new Int32Array(count * 4 + 4);
	spotCode.set(s.spotCode.subarray(0, s.spotCount));
	s.spotCode = spotCode;
	s.spotUpperLeft = new Int32Array(count * 4 + 4);
	s.spotLowerRight = new Int32Array(count * 4 + 4);
	s.deck = new Uint8Array(count);
	s.discard = new Uint8Array(count);
	s.hands = new Uint8Array(count * MOST_SEATS);
}

function bitsFor(cells: number): number {
	return 32 - Math.clz32(cells - 1);
}
