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
import { drawSheet, quadrantsSeen } from '../overlap/sheet.ts';
import { type TouchingSpots, touchingSpots } from '../overlap/spots.ts';
import { findFits, fits, type Lie, liesOf } from '../placing.ts';
import type { Table } from '../position.ts';
import type { CardWord, Move, Placement, RuleSet, Spot } from '../types.ts';

/**
 * Adds every legal Move: cards in the table's order; for each the open spots, and last its own, where it may only turn (E17).
 * A card is lifted first (E16): while it is looked at, the spots beside it do not meet it. So a card alone has none (E18b).
 */
export function addCardMoves(table: Table, rules: RuleSet, wild: boolean, into: Move[]): void {
	if (rules.overlap) addOverlapping(table, rules, wild, into);
	else addWhole(table, rules, wild, into);
}

/** Whether others cover a card in part: then it changes by being laid on top where it lies (E17b). */
export function isCovered(table: Table, number: number): boolean {
	drawSheet(table);
	return quadrantsSeen(number) < 4;
}

function addWhole(table: Table, rules: RuleSet, wild: boolean, into: Move[]): void {
	const spots = openSpotsOf(table);
	const { facts } = cardsOf(table);
	const below = cellBelow();
	for (let number = 0; number < table.length; number++) {
		const from = table[number] as Placement; // number is below the length of both lists
		const card = facts[number] as WordFacts;
		const lies = liesOf(card, rules);
		const cell = cellOf(from.x, from.y);
		flipSides(spots, cell, below, card);
		addToSpots(spots, from, true, lies.first, lies.second, wild, into);
		flipSides(spots, cell, below, card);
		addTurned(from, from.card === lies.first.word ? lies.second : lies.first, cell, number, wild, into);
	}
}

/** `mayStay`: it is a move as well to leave the card as it lies. */
function addToSpots(
	spots: OpenSpots | TouchingSpots,
	from: Placement,
	mayStay: boolean,
	first: Lie,
	second: Lie,
	wild: boolean,
	into: Move[],
): void {
	const target = { x: from.x, y: from.y };
	const { x: xs, y: ys } = spots;
	const { word } = first;
	const { word: turned } = second;
	const count = findFits(spots, first, second);
	for (let k = 0; k < count; k++) {
		const fit = fits[k] as number;
		const card = fit & 1 ? turned : word;
		const x = xs[fit >> 1] as number;
		const y = ys[fit >> 1] as number;
		if (mayStay || x !== from.x || y !== from.y || card !== from.card) into.push(moveOf(target, card, x, y, wild));
	}
}

/** `turned`: the other lie, which meets nothing if it looks the same. */
function addTurned(from: Placement, turned: Lie, cell: number, number: number, wild: boolean, into: Move[]): void {
	if ((turned.upperLeft | turned.lowerRight) === 0) return;
	lookAround(cell, number);
	if (((turned.upperLeft & around.upperLeft) | (turned.lowerRight & around.lowerRight)) === 0) return;
	into.push(moveOf({ x: from.x, y: from.y }, turned.word, from.x, from.y, wild));
}

/** The same where cards may cover others: spots as they are once the card is lifted, its own among them. */
function addOverlapping(table: Table, rules: RuleSet, wild: boolean, into: Move[]): void {
	const covered = table.map((_, number) => isCovered(table, number));
	for (const [number, from] of table.entries()) {
		const { first, second } = liesOf(factsOf(from.card), rules);
		addToSpots(touchingSpots(table, number), from, covered[number] === true, first, second, wild, into);
	}
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
	if (spot >= 0) met[spot] = (met[spot] as number) ^ halves;
}
