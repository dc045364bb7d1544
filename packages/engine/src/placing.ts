import {
	around,
	cardAt,
	cellOf,
	EVERY_EDGE,
	isWhole,
	lookAround,
	type OpenSpots,
	openSpotsOf,
	reaches,
} from './board.ts';
import { ALL_ELEMENTS, factsOf, type WordFacts } from './cards.ts';
import { drawSheet, lookAroundSheet } from './overlap/sheet.ts';
import { onHalfGrid, type TouchingSpots, touchingSpots, whyNotTouching } from './overlap/spots.ts';
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

/** How a card can lie, and with which half-edges of `WordFacts` it has to meet something. */
export interface Lie {
	readonly word: CardWord;
	readonly upperLeft: number;
	readonly lowerRight: number;
}

/**
 * The two lies of a card, the smaller word's first; the second meets nothing if the card looks the same turned. Where no match is
 * required, any half-edge will do (E43).
 */
export function liesOf(facts: WordFacts, rules: RuleSet): { readonly first: Lie; readonly second: Lie } {
	return rules.matchRequired ? facts : { first: touching(facts.first), second: touching(facts.second) };
}

/**
 * Every legal way to place a card, in both lies where they differ. On an empty table only the start card's spot (E19b). Under overlap
 * (E42) the spots are in halves, and the card comes to lie on top.
 */
export function legalPlacements(table: readonly Placement[], card: CardWord, rules: RuleSet): readonly Placement[] {
	const spots = spotsOf(table, rules);
	const { x, y } = spots;
	const { first, second } = liesOf(factsOf(card), rules);
	const into: Placement[] = [];
	const count = findFits(spots, first, second);
	for (let k = 0; k < count; k++) {
		const fit = fits[k] as number;
		into.push({ card: fit & 1 ? second.word : first.word, x: x[fit >> 1] as number, y: y[fit >> 1] as number });
	}
	return into;
}

/** The same as moves, added to a list: spots in the table's order, the smaller word first. */
export function addPlacements(table: readonly Placement[], card: CardWord, rules: RuleSet, into: Move[]): void {
	const spots = spotsOf(table, rules);
	const { x, y } = spots;
	const { first, second } = liesOf(factsOf(card), rules);
	const { word } = first;
	const { word: turned } = second;
	const count = findFits(spots, first, second);
	for (let k = 0; k < count; k++) {
		const fit = fits[k] as number;
		into.push({ type: 'place', card: fit & 1 ? turned : word, x: x[fit >> 1] as number, y: y[fit >> 1] as number });
	}
}

/** Whether a card fits anywhere. */
export function fitsSomewhere(table: readonly Placement[], card: CardWord, rules: RuleSet): boolean {
	const { first, second } = liesOf(factsOf(card), rules);
	return findFits(spotsOf(table, rules), first, second) > 0;
}

/** What the last `findFits` found: twice the number of a spot for the first lie of the card, and 1 more for the second. */
export let fits = new Int32Array(1024);

/**
 * Finds the spots where a card fits, and gives how many. Without a branch for each: whether a card fits is anybody's guess, and a
 * processor that guesses wrong loses more time than the counting takes.
 */
export function findFits(spots: OpenSpots | TouchingSpots, first: Lie, second: Lie): number {
	const { count, upperLeft, lowerRight } = spots;
	const { upperLeft: firstUpper, lowerRight: firstLower } = first;
	const { upperLeft: secondUpper, lowerRight: secondLower } = second;
	if (count * 2 >= fits.length) fits = new Int32Array(count * 4);
	const found = fits;
	let n = 0;
	for (let i = 0; i < count; i++) {
		const upper = upperLeft[i] as number;
		const lower = lowerRight[i] as number;
		found[n] = i * 2;
		n += oneIfAny((firstUpper & upper) | (firstLower & lower));
		found[n] = i * 2 + 1;
		n += oneIfAny((secondUpper & upper) | (secondLower & lower));
	}
	return n;
}

/** 1 for any bits but none: those, or their negative, have the sign. */
function oneIfAny(bits: number): number {
	return (bits | -bits) >>> 31;
}

/** Why a card may not be placed so, or undefined if it may. */
export function whyNotPlace(table: readonly Placement[], placement: Placement, rules: RuleSet): ReasonCode | undefined {
	const { x, y } = placement;
	if (!onGrid(x, y, rules)) return 'placement/off-grid';
	// The first card after an empty table is a new start card, and that lies at 0,0 (E19b).
	if (table.length === 0) return x === 0 && y === 0 ? undefined : 'placement/not-adjacent';
	return whyNotBeside(table, placement, -1, rules);
}

/** The same for a card among the others, as if the card numbered `without` had been lifted (E16). The spot is on the grid. */
export function whyNotBeside(
	table: readonly Placement[],
	{ card, x, y }: Placement,
	without: number,
	rules: RuleSet,
): ReasonCode | undefined {
	const code = rules.overlap ? whyNotTouching(table, x, y, without) : whyNotWhole(table, x, y, without);
	if (code !== undefined || !rules.matchRequired) return code;
	const lie = factsOf(card);
	if ((lie.upperLeft & around.upperLeft) | (lie.lowerRight & around.lowerRight)) return undefined;
	return 'placement/no-match';
}

/** Whether a spot is one of the grid, whole or half as the rules have it, no farther than the table reaches. */
export function onGrid(x: number, y: number, rules: Pick<RuleSet, 'overlap'>): boolean {
	return onHalfGrid(x, y) && (rules.overlap || (Number.isInteger(x) && Number.isInteger(y)));
}

/**
 * Which elements a card connects at a place, whether it is legal there or not; where cards overlap, as if it lay on top of all. The card
 * itself may already lie there.
 */
export function connectionsOf(table: readonly Placement[], placement: Placement): Connections {
	const { card, x, y } = placement;
	if (!lookAt(table, x, y)) return { elements: [], besideWild: false, joins: [] };
	const lie = factsOf(card);
	const upperLeft = lie.upperLeft & around.upperLeft;
	const lowerRight = lie.lowerRight & around.lowerRight;
	return {
		elements: LISTS[connectedBits(lie)] ?? [],
		besideWild: around.wilds > 0,
		joins: [...joinsIn(upperLeft, UPPER_LEFT_MIDDLES, x, y), ...joinsIn(lowerRight, LOWER_RIGHT_MIDDLES, x, y)],
	};
}

/** The elements of `connectionsOf` alone. */
export function connectedElements(table: readonly Placement[], { card, x, y }: Placement): readonly Element[] {
	if (!lookAt(table, x, y)) return [];
	return LISTS[connectedBits(factsOf(card))] ?? [];
}

/** How many cards the Multi-Connection Bonus gives for a placement: different elements less one (E6), none for a Wild (C11). */
export function bonusFor(table: readonly Placement[], placement: Placement, rules: RuleSet): number {
	if (!rules.bonus || !lookAt(table, placement.x, placement.y)) return 0;
	if (around.wilds > 0 && rules.bonusBesideWild === 'none') return 0;
	return Math.max(0, countBits(connectedBits(factsOf(placement.card))) - 1);
}

/** The number of the card whose own spot that is, or -1: a spot that a card merely covers names no card. */
export function cardNumberAt(table: readonly Placement[], x: number, y: number): number {
	if (!isWhole(table)) return table.findIndex((card) => card.x === x && card.y === y);
	return Number.isInteger(x) && Number.isInteger(y) && reaches(table, x, y) ? cardAt(cellOf(x, y)) : -1;
}

function touching({ word, upperLeft, lowerRight }: Lie): Lie {
	const edge = upperLeft | lowerRight ? EVERY_EDGE : 0;
	return { word, upperLeft: edge, lowerRight: edge };
}

function spotsOf(table: readonly Placement[], rules: RuleSet): OpenSpots | TouchingSpots {
	return rules.overlap ? touchingSpots(table) : openSpotsOf(table);
}

function whyNotWhole(table: readonly Placement[], x: number, y: number, without: number): ReasonCode | undefined {
	if (!reaches(table, x, y)) return 'placement/not-adjacent';
	const cell = cellOf(x, y);
	const there = cardAt(cell);
	if (there >= 0 && there !== without) return 'placement/occupied';
	lookAround(cell, without);
	return around.neighbours === 0 ? 'placement/not-adjacent' : undefined;
}

/** Fills `around` for a spot of the grid, if the table reaches there. Between whole spots both ways of looking see the same. */
function lookAt(table: readonly Placement[], x: number, y: number): boolean {
	if (!onHalfGrid(x, y)) return false;
	if (Number.isInteger(x) && Number.isInteger(y) && isWhole(table)) {
		if (!reaches(table, x, y)) return false;
		lookAround(cellOf(x, y), -1);
	} else {
		drawSheet(table);
		lookAroundSheet(x, y);
	}
	return true;
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

/** Elements that a lie connects with what lies around it. Every contact of a Wild is one with a Wild: it connects none that count. */
function connectedBits({ wild, upperLeft, lowerRight }: WordFacts): number {
	return wild ? 0 : elementBits(upperLeft & around.plainUpperLeft, lowerRight & around.plainLowerRight);
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
