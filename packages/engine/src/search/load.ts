import { withTurnDrawn } from '../turn.ts';
import { ELEMENTS, type Element, type GameState, type Player } from '../types.ts';
import { joinedElements } from './bonus.ts';
import { lowerRightNeed, put, upperLeftNeed } from './grid.ts';
import { cardOfKind, faceOf, kindOfCard, WILD_KIND, wordOfFace } from './kinds.ts';
import { type Memory, MOST_SEATS } from './memory.ts';
import { clear } from './setup.ts';
import { growSizes } from './sizes.ts';
import { cellAt, type Extent, growthOf, openWindow, xOf, yOf } from './window.ts';

/** Takes over a game. */
export function load(s: Memory, given: GameState): void {
	const state = withTurnDrawn(given);
	if (state.players.length > MOST_SEATS) throw new Error(`At most ${MOST_SEATS} seats were believed to be there`);
	openWindow(s, extentOf(state));
	clear(s);
	for (const { card, x, y } of state.table) {
		const cell = cellAt(s, x, y);
		const face = faceOf(card);
		const joined = joinedElements(face, upperLeftNeed(s, cell), lowerRightNeed(s, cell));
		put(s, cell, face);
		growSizes(s, cell, face, joined);
	}
	for (const [seat, player] of state.players.entries()) loadPlayer(s, seat, player);
	s.seatCount = state.players.length;
	s.real = bitsOf(state.players, (player) => player.invisible !== true);
	s.covered = bitsOf(state.players, (player) => player.covered === true);
	s.pileCount = state.unusedGoals.length;
	s.pile.set(state.unusedGoals.map(numberOf));
	s.deckCount = state.deck.length;
	s.deck.set(state.deck.map(kindOfCard).reverse());
	s.discardCount = state.discard.length;
	s.discard.set(state.discard.map(kindOfCard));
	s.turn = state.turn;
	s.passed = state.passed;
	s.random = state.random;
	s.over = state.outcome !== null;
	s.winnerBits = (state.outcome?.winners ?? []).reduce((bits, seat) => bits | (1 << seat), 0);
	s.reason = state.outcome?.reason ?? 'none';
}

/** The game as a state of the pure interface, made anew; `random` as loaded. */
export function toState(s: Memory): GameState {
	return {
		rules: s.rules,
		players: Array.from({ length: s.seatCount }, (_, seat) => playerOf(s, seat)),
		unusedGoals: Array.from(s.pile.subarray(0, s.pileCount), elementOf),
		table: Array.from(s.tableCell.subarray(0, s.tableCount), (cell, number) => ({
			card: wordOfFace(s.tableFace[number] ?? 0),
			x: xOf(s, cell),
			y: yOf(s, cell),
		})),
		deck: Array.from(s.deck.subarray(0, s.deckCount), cardOfKind).reverse(),
		discard: Array.from(s.discard.subarray(0, s.discardCount), cardOfKind),
		turn: s.turn,
		phase: 'play',
		passed: s.passed,
		rebuilt: 0,
		random: s.random,
		outcome: s.over ? { winners: seatsOf(s.winnerBits), reason: s.reason } : null,
	};
}

/** The seats of a set of bits, in ascending order. */
export function seatsOf(bits: number): readonly number[] {
	return Array.from({ length: MOST_SEATS }, (_, seat) => seat).filter((seat) => (bits >> seat) & 1);
}

function extentOf({ table, deck, discard, players }: GameState): Extent {
	const off = [...deck, ...players.flatMap((player) => player.hand)].map(kindOfCard);
	const wilds = table.filter(({ card }) => kindOfCard(card) === WILD_KIND).length;
	// The spot 0,0 is always there: it is where a new start card would lie.
	const extent = { left: 0, right: 0, top: 0, bottom: 0 };
	for (const { x, y } of table) {
		extent.left = Math.min(extent.left, x);
		extent.right = Math.max(extent.right, x);
		extent.top = Math.min(extent.top, y);
		extent.bottom = Math.max(extent.bottom, y);
	}
	return { ...extent, cards: off.length + discard.length + table.length, growth: growthOf(off, wilds) };
}

function loadPlayer(s: Memory, seat: number, { hand, goal }: Player): void {
	s.hands.set(hand.map(kindOfCard), s.handStart[seat]);
	s.handCount[seat] = hand.length;
	s.goals[seat] = goal === undefined ? -1 : numberOf(goal);
}

function playerOf(s: Memory, seat: number): Player {
	const start = s.handStart[seat] ?? 0;
	const hand = Array.from(s.hands.subarray(start, start + (s.handCount[seat] ?? 0)), cardOfKind);
	const goal = s.goals[seat] ?? -1;
	return {
		hand,
		...(goal < 0 ? {} : { goal: elementOf(goal) }),
		...((s.real >> seat) & 1 ? {} : { invisible: true }),
		...((s.covered >> seat) & 1 ? { covered: true } : {}),
	};
}

function bitsOf(players: readonly Player[], has: (player: Player) => boolean): number {
	return players.reduce((bits, player, seat) => (has(player) ? bits | (1 << seat) : bits), 0);
}

function numberOf(goal: Element): number {
	return ELEMENTS.indexOf(goal);
}

function elementOf(number: number): Element {
	const element = ELEMENTS[number];
	if (element === undefined) throw new Error(`${number} was believed to be the number of an element`);
	return element;
}
