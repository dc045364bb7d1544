import {
	around,
	cardsOf,
	cellBelow,
	cellOf,
	LEVEL_SIDES,
	lookAround,
	type OpenSpots,
	openSpotAt,
	openSpotsOf,
	UPRIGHT_SIDES,
} from '../board.ts';
import { factsOf, type WordFacts } from '../cards.ts';
import type { Table } from '../position.ts';
import type { CardWord, Move, Placement, Spot } from '../types.ts';

/**
 * Adds every legal Move: cards in the table's order; for each the open spots, and last its own, where it may only turn (E17).
 * A card is lifted first (E16): while it is looked at, the spots beside it do not meet it.
 */
export function addCardMoves(table: Table, wild: boolean, into: Move[]): void {
	if (table.length < 2) return; // E18b: a card alone has nothing to connect with
	const spots = openSpotsOf(table);
	const { facts } = cardsOf(table);
	const below = cellBelow();
	for (let number = 0; number < table.length; number++) {
		const from = table[number] as Placement; // number is below the length of both lists
		const card = facts[number] as WordFacts;
		const cell = cellOf(from.x, from.y);
		flipSides(spots, cell, below, card);
		addToOpenSpots(spots, from, card, wild, into);
		flipSides(spots, cell, below, card);
		addTurned(from, card.turned, cell, number, wild, into);
	}
}

function addToOpenSpots(spots: OpenSpots, from: Spot, { first, second }: WordFacts, wild: boolean, into: Move[]): void {
	const target = { x: from.x, y: from.y };
	const { count, x, y, upperLeft, lowerRight } = spots;
	const { word, upperLeft: firstUpper, lowerRight: firstLower } = first;
	const { word: turned, upperLeft: secondUpper, lowerRight: secondLower } = second;
	for (let i = 0; i < count; i++) {
		const upper = upperLeft[i] ?? 0;
		const lower = lowerRight[i] ?? 0;
		if ((firstUpper & upper) | (firstLower & lower)) into.push(moveOf(target, word, x[i] ?? 0, y[i] ?? 0, wild));
		if ((secondUpper & upper) | (secondLower & lower)) into.push(moveOf(target, turned, x[i] ?? 0, y[i] ?? 0, wild));
	}
}

function addTurned(from: Placement, turned: CardWord, cell: number, number: number, wild: boolean, into: Move[]): void {
	if (turned === from.card) return;
	const lie = factsOf(turned);
	lookAround(cell, number);
	if (((lie.upperLeft & around.upperLeft) | (lie.lowerRight & around.lowerRight)) === 0) return;
	into.push(moveOf({ x: from.x, y: from.y }, turned, from.x, from.y, wild));
}

function moveOf(target: Spot, card: CardWord, x: number, y: number, wild: boolean): Move {
	if (wild) return { type: 'move-a-card', target, to: { card, x, y }, wild };
	return { type: 'move-a-card', target, to: { card, x, y } };
}

/**
 * Takes what a card shows away from the open spots beside its cell, or gives it back. A side of a spot meets one card only, so what it
 * meets there is that card's halves.
 */
function flipSides(spots: OpenSpots, cell: number, below: number, { upperLeft, lowerRight }: WordFacts): void {
	flip(spots.lowerRight, openSpotAt(cell - below), upperLeft & LEVEL_SIDES);
	flip(spots.lowerRight, openSpotAt(cell - 1), upperLeft & UPRIGHT_SIDES);
	flip(spots.upperLeft, openSpotAt(cell + 1), lowerRight & UPRIGHT_SIDES);
	flip(spots.upperLeft, openSpotAt(cell + below), lowerRight & LEVEL_SIDES);
}

function flip(met: Int32Array, spot: number, halves: number): void {
	if (spot >= 0) met[spot] = (met[spot] ?? 0) ^ halves;
}
