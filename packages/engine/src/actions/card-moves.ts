import { around, cardsOf, cellBelow, cellOf, lookAround, type OpenSpots, openSpotAt, openSpotsOf } from '../board.ts';
import { factsOf, type WordFacts } from '../cards.ts';
import type { Table } from '../position.ts';
import type { CardWord, Placement, Spot } from '../types.ts';

/** Told of a legal Move of the card at `target`; true ends the search. */
export type Found = (target: Spot, card: CardWord, x: number, y: number) => boolean;

/**
 * Finds every legal Move: cards in the table's order; for each the open spots, and last its own, where it may only turn (E17).
 * What open spots meet is found once for all cards: only the spots beside a lifted card are looked at again without it (E16).
 * Gives whether the search was ended.
 */
export function searchMoves(table: Table, found: Found): boolean {
	if (table.length < 2) return false; // E18b: a card alone has nothing to connect with
	const spots = openSpotsOf(table);
	const { facts } = cardsOf(table);
	for (let number = 0; number < table.length; number++) {
		const from = table[number] as Placement; // number is below the length
		const card = facts[number] as WordFacts;
		const cell = cellOf(from.x, from.y);
		const below = cellBelow();
		meetAgain(spots, cell, below, number);
		const ended = toOpenSpots(spots, from, card.lies, found);
		meetAgain(spots, cell, below, -1);
		if (ended || turnedInPlace(from, card.turned, cell, number, found)) return true;
	}
	return false;
}

function toOpenSpots(spots: OpenSpots, from: Spot, [lie, other]: WordFacts['lies'], found: Found): boolean {
	const target = { x: from.x, y: from.y };
	for (let i = 0; i < spots.count; i++) {
		const upperLeft = spots.upperLeft[i] ?? 0;
		const lowerRight = spots.lowerRight[i] ?? 0;
		if ((lie.upperLeft & upperLeft) | (lie.lowerRight & lowerRight)) {
			if (found(target, lie.word, spots.x[i] ?? 0, spots.y[i] ?? 0)) return true;
		}
		if ((other.upperLeft & upperLeft) | (other.lowerRight & lowerRight)) {
			if (found(target, lie.turned, spots.x[i] ?? 0, spots.y[i] ?? 0)) return true;
		}
	}
	return false;
}

function turnedInPlace(from: Placement, turned: CardWord, cell: number, number: number, found: Found): boolean {
	if (turned === from.card) return false;
	const lie = factsOf(turned);
	lookAround(cell, number);
	if (((lie.upperLeft & around.upperLeft) | (lie.lowerRight & around.lowerRight)) === 0) return false;
	return found({ x: from.x, y: from.y }, turned, from.x, from.y);
}

/** What the open spots around a cell meet if the card numbered `without` is not there; -1 puts it back. */
function meetAgain(spots: OpenSpots, cell: number, below: number, without: number): void {
	meetAgainAt(spots, openSpotAt(cell - below), without);
	meetAgainAt(spots, openSpotAt(cell - 1), without);
	meetAgainAt(spots, openSpotAt(cell + 1), without);
	meetAgainAt(spots, openSpotAt(cell + below), without);
}

function meetAgainAt(spots: OpenSpots, spot: number, without: number): void {
	if (spot < 0) return;
	lookAround(spots.cell[spot] ?? 0, without);
	spots.upperLeft[spot] = around.upperLeft;
	spots.lowerRight[spot] = around.lowerRight;
}
