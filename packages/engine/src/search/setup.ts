import { expectPlayers } from '../setup.ts';
import { clearGrid, put } from './grid.ts';
import { type Memory, MOST_SEATS, shuffle } from './memory.ts';
import { growSizes } from './sizes.ts';
import { draw } from './turn.ts';
import { type Extent, growthOf, openWindow } from './window.ts';

/**
 * Deals a new game in place, as `createGame` does and with the same errors, by the search's own chance. `first`: who begins, left to
 * chance if -1.
 */
export function deal(s: Memory, players: number, first: number): void {
	expectPlayers(s.rules, players, first === -1 ? 0 : first);
	openWindow(s, newExtent(s));
	clear(s);
	dealGoals(s, players);
	s.deck.set(s.newDeck);
	s.deckCount = s.newDeck.length;
	shuffle(s, s.deck, s.deckCount);
	// A start card of a certain kind is looked for before the deal (D.2): after it there may be none left.
	const early = s.rules.startKind !== 'any';
	if (early) turnUpFirst(s);
	for (let seat = 0; seat < players; seat++) dealHand(s, seat, s.rules.handSize);
	if (!early) turnUpFirst(s);
	s.turn = first < 0 ? s.xorshift.below(players) : first;
	draw(s, s.turn, 1);
}

/** How much room a new game needs. */
export function newExtent(s: Memory): Extent {
	return {
		left: 0,
		right: 0,
		top: 0,
		bottom: 0,
		cards: s.newDeck.length,
		growth: s.newDeck.reduce((sum, kind) => sum + growthOf(kind), 0),
	};
}

/** Forgets the game before, in a window that has room. */
export function clear(s: Memory): void {
	clearGrid(s);
	s.plyCount = 0;
	s.spillCount = 0;
	s.discardCount = 0;
	s.passed = 0;
	s.rebuilt = 0;
	s.sizes = 0;
	s.over = false;
	s.winnerBits = 0;
	s.reason = 'none';
	for (let seat = 0; seat < MOST_SEATS; seat++) s.handStart[seat] = seat * s.deck.length;
	s.handCount.fill(0);
	s.goals.fill(-1);
}

/** Goals that no player gets are those of invisible seats, or lie on the pile or aside. */
function dealGoals(s: Memory, players: number): void {
	const all = s.newGoals.slice();
	shuffle(s, all, all.length);
	s.real = (1 << players) - 1;
	s.covered = s.rules.goalsCovered ? s.real : 0;
	s.seatCount = s.rules.unusedGoals === 'seats' ? Math.max(players, all.length) : players;
	s.goals.set(all.subarray(0, s.seatCount));
	s.pileCount = Math.max(0, all.length - s.seatCount);
	s.pile.set(all.subarray(s.seatCount));
}

function dealHand(s: Memory, seat: number, size: number): void {
	const count = Math.min(size, s.deckCount);
	const start = s.handStart[seat] as number;
	for (let i = 0; i < count; i++) s.hands[start + i] = s.deck[--s.deckCount] as number;
	s.handCount[seat] = count;
}

/** The first card that may start is turned up; if others had to be skipped the deck is shuffled. */
function turnUpFirst(s: Memory): void {
	const { deck } = s;
	let found = s.deckCount - 1;
	while (found >= 0 && s.startable[deck[found] as number] === 0) found--;
	if (found < 0) return;
	const face = (deck[found] as number) * 2;
	const last = --s.deckCount;
	deck.copyWithin(found, found + 1, last + 1);
	if (found < last) shuffle(s, deck, last);
	put(s, s.origin, face);
	growSizes(s, s.origin, face, 0);
}
