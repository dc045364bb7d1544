import { around, cardsOf, cellBelow, cellOf, lookAround, type OpenSpots, openSpotAt, openSpotsOf } from '../board.ts';
import { factsOf, type WordFacts } from '../cards.ts';
import type { Table } from '../position.ts';
import type { CardWord, Move, Placement, Spot } from '../types.ts';

/**
 * Adds every legal Move: cards in the table's order; for each the open spots, and last its own, where it may only turn (E17).
 * What open spots meet is found once for all cards: only the spots beside a lifted card are looked at again without it (E16).
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
		liftCard(spots, cell, below, number);
		addToOpenSpots(spots, from, card, wild, into);
		putBack(spots);
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
	const to = { card, x, y };
	return wild ? { type: 'move-a-card', target, to, wild } : { type: 'move-a-card', target, to };
}

/** Lets the open spots beside a cell meet what they meet without the card there, and keeps what they met with it. */
function liftCard(spots: OpenSpots, cell: number, below: number, number: number): void {
	meetWithout(spots, openSpotAt(cell - below), number, 0);
	meetWithout(spots, openSpotAt(cell - 1), number, 1);
	meetWithout(spots, openSpotAt(cell + 1), number, 2);
	meetWithout(spots, openSpotAt(cell + below), number, 3);
}

function meetWithout(spots: OpenSpots, spot: number, number: number, place: number): void {
	kept.spot[place] = spot;
	if (spot < 0) return;
	kept.upperLeft[place] = spots.upperLeft[spot] ?? 0;
	kept.lowerRight[place] = spots.lowerRight[spot] ?? 0;
	lookAround(spots.cell[spot] ?? 0, number);
	spots.upperLeft[spot] = around.upperLeft;
	spots.lowerRight[spot] = around.lowerRight;
}

/** Undoes `liftCard`. */
function putBack(spots: OpenSpots): void {
	for (let place = 0; place < 4; place++) {
		const spot = kept.spot[place] ?? -1;
		if (spot < 0) continue;
		spots.upperLeft[spot] = kept.upperLeft[place] ?? 0;
		spots.lowerRight[spot] = kept.lowerRight[place] ?? 0;
	}
}

const kept = { spot: new Int32Array(4), upperLeft: new Int32Array(4), lowerRight: new Int32Array(4) };
