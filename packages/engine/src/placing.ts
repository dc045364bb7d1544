import { around, cardAt, cardsOf, cellOf, FARTHEST, lookAround, openSpotsOf, reaches } from './board.ts';
import { ALL_ELEMENTS, factsOf } from './cards.ts';
import {
	type CardWord,
	ELEMENTS,
	type Element,
	type Move,
	type Placement,
	type ReasonCode,
	type RuleSet,
} from './types.ts';

/** Where on the table a border half opens: the middle of the half edge, in cards, and the element that flows through. */
export interface Join {
	readonly x: number;
	readonly y: number;
	readonly element: Element;
}

/** What a card at a place connects. */
export interface Connections {
	/** Different elements that connect with ordinary cards; contacts with a Wild are left out (E7). */
	readonly elements: readonly Element[];
	readonly besideWild: boolean;
	readonly joins: readonly Join[];
}

/**
 * Every legal way to place a card, in both lies where they differ. On an empty table only the start card's spot (E19b). `_rules`: for
 * rule sets with overlap or without matching, which ask them; those of edition 3.0 place alike.
 */
export function legalPlacements(table: readonly Placement[], card: CardWord, _rules: RuleSet): readonly Placement[] {
	const spots = openSpotsOf(table);
	const { first, second } = factsOf(card);
	const into: Placement[] = [];
	for (let i = 0; i < spots.count; i++) {
		const upperLeft = spots.upperLeft[i] ?? 0;
		const lowerRight = spots.lowerRight[i] ?? 0;
		const x = spots.x[i] ?? 0;
		const y = spots.y[i] ?? 0;
		if ((first.upperLeft & upperLeft) | (first.lowerRight & lowerRight)) into.push({ card: first.word, x, y });
		if ((second.upperLeft & upperLeft) | (second.lowerRight & lowerRight)) into.push({ card: second.word, x, y });
	}
	return into;
}

/** The same as moves, added to a list: spots in the table's order, the smaller word first. */
export function addPlacements(table: readonly Placement[], card: CardWord, into: Move[]): void {
	const { count, x, y, upperLeft, lowerRight } = openSpotsOf(table);
	const { first, second } = factsOf(card);
	const { word, upperLeft: firstUpper, lowerRight: firstLower } = first;
	const { word: turned, upperLeft: secondUpper, lowerRight: secondLower } = second;
	for (let i = 0; i < count; i++) {
		const upper = upperLeft[i] ?? 0;
		const lower = lowerRight[i] ?? 0;
		if ((firstUpper & upper) | (firstLower & lower)) {
			into.push({ type: 'place', card: word, x: x[i] ?? 0, y: y[i] ?? 0 });
		}
		if ((secondUpper & upper) | (secondLower & lower)) {
			into.push({ type: 'place', card: turned, x: x[i] ?? 0, y: y[i] ?? 0 });
		}
	}
}

/** Whether a card fits anywhere. */
export function fitsSomewhere(table: readonly Placement[], card: CardWord): boolean {
	const spots = openSpotsOf(table);
	const { first, second } = factsOf(card);
	for (let i = 0; i < spots.count; i++) {
		const upperLeft = spots.upperLeft[i] ?? 0;
		const lowerRight = spots.lowerRight[i] ?? 0;
		if ((first.upperLeft & upperLeft) | (first.lowerRight & lowerRight)) return true;
		if ((second.upperLeft & upperLeft) | (second.lowerRight & lowerRight)) return true;
	}
	return false;
}

/** Why a card may not be placed so, or undefined if it may. `_rules` as for `legalPlacements`. */
export function whyNotPlace(
	table: readonly Placement[],
	placement: Placement,
	_rules: RuleSet,
): ReasonCode | undefined {
	const { x, y } = placement;
	if (!onGrid(x, y)) return 'placement/off-grid';
	// The first card after an empty table is a new start card, and that lies at 0,0 (E19b).
	if (table.length === 0) return x === 0 && y === 0 ? undefined : 'placement/not-adjacent';
	return whyNotBeside(table, placement, -1);
}

/** The same for a card among the others, as if the card numbered `without` had been lifted (E16). The spot is on the grid. */
export function whyNotBeside(
	table: readonly Placement[],
	{ card, x, y }: Placement,
	without: number,
): ReasonCode | undefined {
	if (!reaches(table, x, y)) return 'placement/not-adjacent';
	const cell = cellOf(x, y);
	const there = cardAt(cell);
	if (there >= 0 && there !== without) return 'placement/occupied';
	lookAround(cell, without);
	if (around.neighbours === 0) return 'placement/not-adjacent';
	const lie = factsOf(card);
	if ((lie.upperLeft & around.upperLeft) | (lie.lowerRight & around.lowerRight)) return undefined;
	return 'placement/no-match';
}

/** Whole cards no farther than the table reaches. */
export function onGrid(x: number, y: number): boolean {
	return Number.isInteger(x) && Number.isInteger(y) && Math.abs(x) <= FARTHEST && Math.abs(y) <= FARTHEST;
}

/** Which elements a card connects at a place, whether it is legal there or not. The card itself may already lie there. */
export function connectionsOf(table: readonly Placement[], placement: Placement): Connections {
	const { card, x, y } = placement;
	if (!onGrid(x, y) || !reaches(table, x, y)) return { elements: [], besideWild: false, joins: [] };
	lookAround(cellOf(x, y), -1);
	const lie = factsOf(card);
	const upperLeft = lie.upperLeft & around.upperLeft;
	const lowerRight = lie.lowerRight & around.lowerRight;
	return {
		elements: LISTS[elementBits(lie.upperLeft & around.plainUpperLeft, lie.lowerRight & around.plainLowerRight)] ?? [],
		besideWild: around.wilds > 0,
		joins: [...joinsIn(upperLeft, UPPER_LEFT_MIDDLES, x, y), ...joinsIn(lowerRight, LOWER_RIGHT_MIDDLES, x, y)],
	};
}

/** The elements of `connectionsOf` alone. */
export function connectedElements(table: readonly Placement[], { card, x, y }: Placement): readonly Element[] {
	if (!onGrid(x, y) || !reaches(table, x, y)) return [];
	lookAround(cellOf(x, y), -1);
	const lie = factsOf(card);
	return LISTS[elementBits(lie.upperLeft & around.plainUpperLeft, lie.lowerRight & around.plainLowerRight)] ?? [];
}

/** How many cards the Multi-Connection Bonus gives for a placement: different elements less one (E6), none for a Wild (C11). */
export function bonusFor(table: readonly Placement[], placement: Placement, rules: RuleSet): number {
	const { x, y } = placement;
	if (!rules.bonus || !onGrid(x, y) || !reaches(table, x, y)) return 0;
	const facts = factsOf(placement.card);
	lookAround(cellOf(x, y), -1);
	if (facts.wild || (around.wilds > 0 && rules.bonusBesideWild === 'none')) return 0;
	const bits = elementBits(facts.upperLeft & around.plainUpperLeft, facts.lowerRight & around.plainLowerRight);
	return Math.max(0, countBits(bits) - 1);
}

/** The spot's card number on the table, or -1. Half and far spots hold no card. */
export function cardNumberAt(table: readonly Placement[], x: number, y: number): number {
	cardsOf(table);
	return onGrid(x, y) && reaches(table, x, y) ? cardAt(cellOf(x, y)) : -1;
}

/** Middles of T1 T2 L1 L2 and of B1 B2 R1 R2 from the spot. */
const UPPER_LEFT_MIDDLES = [
	[0.25, 0],
	[0.75, 0],
	[0, 0.25],
	[0, 0.75],
] as const;
const LOWER_RIGHT_MIDDLES = [
	[0.25, 1],
	[0.75, 1],
	[1, 0.25],
	[1, 0.75],
] as const;

/** The elements of each set of bits. */
const LISTS: readonly (readonly Element[])[] = Array.from({ length: ALL_ELEMENTS + 1 }, (_, bits) =>
	ELEMENTS.filter((_element, e) => bits & (1 << e)),
);

function joinsIn(bits: number, middles: typeof UPPER_LEFT_MIDDLES | typeof LOWER_RIGHT_MIDDLES, x: number, y: number) {
	return middles.flatMap(([dx, dy], half) =>
		ELEMENTS.flatMap((element, e) => (bits & (1 << (half * 5 + e)) ? [{ x: x + dx, y: y + dy, element }] : [])),
	);
}

function elementBits(upperLeft: number, lowerRight: number): number {
	const halves = upperLeft | lowerRight;
	return (halves | (halves >> 5) | (halves >> 10) | (halves >> 15)) & ALL_ELEMENTS;
}

function countBits(bits: number): number {
	let count = 0;
	for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
	return count;
}
