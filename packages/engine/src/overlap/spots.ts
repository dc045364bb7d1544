import { around, EVERY_EDGE, FARTHEST, isWithin } from '../board.ts';
import type { Placement, ReasonCode } from '../types.ts';
import { drawSheet, lookAroundSheet, whyNotOnTop } from './sheet.ts';

/** Spots where a card may lie as far as touching and covering go, with what its half-edges would meet there (as `OpenSpots`). */
export interface TouchingSpots {
	readonly count: number;
	readonly x: readonly number[];
	readonly y: readonly number[];
	readonly upperLeft: readonly number[];
	readonly lowerRight: readonly number[];
}

const ON_EMPTY_TABLE: TouchingSpots = { count: 1, x: [0], y: [0], upperLeft: [EVERY_EDGE], lowerRight: [EVERY_EDGE] };

let known: TouchingSpots = ON_EMPTY_TABLE;
let knownTable: readonly Placement[] = [];
let knownWithout = -1;

/**
 * Every such spot around the cards of a table, each once, without the card numbered `without` (-1: with all). On an empty table it is
 * the start card's, where everything fits (E19b); beside a card that is lifted from an otherwise empty table there is none (E18b).
 */
export function touchingSpots(table: readonly Placement[], without = -1): TouchingSpots {
	if (table.length === 0) return ON_EMPTY_TABLE;
	if (table !== knownTable || without !== knownWithout) {
		known = findSpots(table, without);
		knownTable = table;
		knownWithout = without;
	}
	return known;
}

/** Why a card may not be laid on top at a spot of the grid, as far as touching and covering go; then `around` is what it meets. */
export function whyNotTouching(
	table: readonly Placement[],
	x: number,
	y: number,
	without: number,
): ReasonCode | undefined {
	drawSheet(table, without);
	lookAroundSheet(x, y);
	return whyNotOnTop(x, y) ?? (around.neighbours === 0 ? 'placement/not-adjacent' : undefined);
}

/** Whether a spot is a multiple of half a card, no farther than the table reaches. */
export function onHalfGrid(x: number, y: number): boolean {
	return Number.isInteger(x * 2) && Number.isInteger(y * 2) && isWithin(FARTHEST, x, y);
}

function findSpots(table: readonly Placement[], without: number): TouchingSpots {
	const spots = {
		count: 0,
		x: [] as number[],
		y: [] as number[],
		upperLeft: [] as number[],
		lowerRight: [] as number[],
	};
	const looked = new Set<number>();
	for (const [number, card] of table.entries()) {
		if (number === without) continue;
		for (let dy = -1; dy <= 1; dy += 0.5) {
			for (let dx = -1; dx <= 1; dx += 0.5) {
				const distance = Math.abs(dx) + Math.abs(dy);
				if (distance === 0 || distance === 2) continue; // the card's own spot, or one that touches its corner
				const x = card.x + dx;
				const y = card.y + dy;
				const key = y * 2 * KEY_OF_ROW + x * 2;
				if (looked.has(key)) continue;
				looked.add(key);
				if (!onHalfGrid(x, y) || whyNotTouching(table, x, y, without) !== undefined) continue;
				spots.count++;
				spots.x.push(x);
				spots.y.push(y);
				spots.upperLeft.push(around.upperLeft);
				spots.lowerRight.push(around.lowerRight);
			}
		}
	}
	return spots;
}

const KEY_OF_ROW = 65_536;
