import { disbelieve } from '../disbelieve.ts';
import { withTurnDrawn } from '../turn.ts';
import { type Card, ELEMENTS, type Element, type GameState, type Player } from '../types.ts';
import { closeOrigin, put } from './grid.ts';
import { cardOfKind, faceOf, kindOfCard, wordOfFace } from './kinds.ts';
import { type Memory, MOST_SEATS } from './memory.ts';
import { clear } from './setup.ts';
import { countSizes } from './sizes.ts';
import { cellAt, type Extent, growthOf, growthOnTable, openWindow, xOf, yOf } from './window.ts';

/** Takes over a game. Bots do so for every guess at what others hold, hence the loops without lists in between. */
export function load(s: Memory, given: GameState): void {
	const state = withTurnDrawn(given);
	const { players, unusedGoals, table, deck, discard, outcome } = state;
	if (players.length > MOST_SEATS) disbelieve(`at most ${MOST_SEATS} seats are there, not ${players.length}`);
	openWindow(s, extentOf(state));
	clear(s);
	if (table.length > 0) closeOrigin(s);
	for (const { card, x, y } of table) put(s, cellAt(s, x, y), faceOf(card));
	countSizes(s);
	s.seatCount = players.length;
	s.real = 0;
	s.covered = 0;
	for (let seat = 0; seat < players.length; seat++) loadPlayer(s, seat, players[seat] as Player); // below the length
	s.pileCount = unusedGoals.length;
	s.pile.set(unusedGoals.map(numberOf));
	s.deckCount = deck.length;
	for (let i = deck.length - 1, into = 0; i >= 0; i--) s.deck[into++] = kindOfCard(deck[i] as Card); // below the length
	s.discardCount = writeKinds(discard, s.discard, 0);
	s.turn = state.turn;
	s.passed = state.passed;
	s.rebuilt = state.rebuilt;
	s.random = state.random;
	s.over = outcome !== null;
	for (const seat of outcome?.winners ?? []) s.winnerBits |= 1 << seat;
	s.reason = outcome?.reason ?? 'none';
}

/** The game as a state of the pure interface, made anew; `random` and `rebuilt` as loaded. */
export function toState(s: Memory): GameState {
	return {
		rules: s.rules,
		players: Array.from({ length: s.seatCount }, (_, seat) => playerOf(s, seat)),
		unusedGoals: Array.from(s.pile.subarray(0, s.pileCount), elementOf),
		table: Array.from(s.tableCell.subarray(0, s.tableCount), (cell, number) => ({
			card: wordOfFace(s.tableFace[number] as number),
			x: xOf(s, cell),
			y: yOf(s, cell),
		})),
		deck: Array.from(s.deck.subarray(0, s.deckCount), cardOfKind).reverse(),
		discard: Array.from(s.discard.subarray(0, s.discardCount), cardOfKind),
		turn: s.turn,
		phase: 'play',
		passed: s.passed,
		rebuilt: s.rebuilt,
		random: s.random,
		outcome: s.over ? { winners: seatsOf(s.winnerBits), reason: s.reason } : null,
	};
}

/** The seats of a set of bits, in ascending order. */
export function seatsOf(bits: number): readonly number[] {
	return Array.from({ length: MOST_SEATS }, (_, seat) => seat).filter((seat) => (bits >> seat) & 1);
}

function extentOf({ table, deck, discard, players }: GameState): Extent {
	// The spot 0,0 is always there: it is where a new start card would lie.
	const extent = {
		left: 0,
		right: 0,
		top: 0,
		bottom: 0,
		cards: discard.length + deck.length + table.length,
		growth: 0,
	};
	for (const { card, x, y } of table) {
		extent.left = Math.min(extent.left, x);
		extent.right = Math.max(extent.right, x);
		extent.top = Math.min(extent.top, y);
		extent.bottom = Math.max(extent.bottom, y);
		extent.growth += growthOnTable(kindOfCard(card));
	}
	for (const card of deck) extent.growth += growthOf(kindOfCard(card));
	for (const { hand } of players) {
		extent.cards += hand.length;
		for (const card of hand) extent.growth += growthOf(kindOfCard(card));
	}
	return extent;
}

function loadPlayer(s: Memory, seat: number, { hand, goal, invisible, covered }: Player): void {
	s.handCount[seat] = writeKinds(hand, s.hands, s.handStart[seat] as number);
	s.goals[seat] = goal === undefined ? -1 : numberOf(goal);
	if (!invisible) s.real |= 1 << seat;
	if (covered) s.covered |= 1 << seat;
}

function writeKinds(cards: readonly Card[], into: Uint8Array, at: number): number {
	let count = at;
	for (const card of cards) into[count++] = kindOfCard(card);
	return cards.length;
}

function playerOf(s: Memory, seat: number): Player {
	const start = s.handStart[seat] as number;
	const hand = Array.from(s.hands.subarray(start, start + (s.handCount[seat] as number)), cardOfKind);
	const goal = s.goals[seat] as number;
	return {
		hand,
		...(goal < 0 ? {} : { goal: elementOf(goal) }),
		...((s.real >> seat) & 1 ? {} : { invisible: true }),
		...((s.covered >> seat) & 1 ? { covered: true } : {}),
	};
}

function numberOf(goal: Element): number {
	return ELEMENTS.indexOf(goal);
}

function elementOf(number: number): Element {
	const element = ELEMENTS[number];
	if (element === undefined) disbelieve(`${number} is the number of an element`);
	return element;
}
