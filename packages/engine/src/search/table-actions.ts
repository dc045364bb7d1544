import type { Chance } from '../types.ts';
import { bonusFor, joinedElements } from './bonus.ts';
import { lift, lowerRightNeed, numberAt, put, unlift, unput, upperLeftNeed } from './grid.ts';
import { addToHand } from './hands.ts';
import { kindOfCard } from './kinds.ts';
import { type Memory, popSpill, pushSpill, reserveSpill, shuffle } from './memory.ts';
import { growSizes, largestAt, shrinkSizes } from './sizes.ts';

/** Moves a card to a cell, where it comes to lie as lie 0 or 1. Gives the bonus that is due (E8). */
export function moveCard(s: Memory, number: number, cell: number, lie: number): number {
	const face = ((s.tableFace[number] as number) & ~1) | lie;
	takeUp(s, number);
	const upperLeft = upperLeftNeed(s, cell);
	const lowerRight = lowerRightNeed(s, cell);
	reserveSpill(s, 1);
	pushSpill(s, put(s, cell, face));
	growSizes(s, cell, face, joinedElements(face, upperLeft, lowerRight));
	return s.rules.bonusOnMove ? bonusFor(s, face, upperLeft, lowerRight) : 0;
}

/** Takes the last `moveCard` back, sizes apart. */
export function moveCardBack(s: Memory): void {
	unput(s, popSpill(s));
	unlift(s);
}

/** Takes the card at a cell into the hand of the seat on turn. An emptied table gets a new start card (E19). */
export function zap(s: Memory, cell: number, chance: Chance | undefined): void {
	const number = numberAt(s, cell);
	addToHand(s, s.turn, (s.tableFace[number] as number) >> 1);
	takeUp(s, number);
	if (s.tableCount === 0) turnUpStart(s, chance);
}

/** Takes the last `zap` back, sizes and number of cards in the deck apart. */
export function zapBack(s: Memory): void {
	// Nothing else empties a table, so a lone card or none is what a new start card is.
	if (s.spill[s.spillCount - 1] === NEW_START) takeStartBack(s);
	unlift(s);
	s.handCount[s.turn] = (s.handCount[s.turn] as number) - 1;
}

/** Lifts a card and knows the sizes without it; `unlift` takes it back, sizes apart. */
export function takeUp(s: Memory, number: number): void {
	const elements = largestAt(s, s.tableCell[number] as number, s.tableFace[number] as number);
	lift(s, number);
	if (elements !== 0) shrinkSizes(s, elements);
}

/** What the spill ends with after a new start card was looked for; the number of a lifted card is never this. */
const NEW_START = -1;

/**
 * Turns up cards until one may start; the skipped ones go back and the deck is shuffled. Writes to the spill: the deck if it was
 * shuffled, how many cards of it, the number of the start card's spot or -2 without one, and NEW_START.
 */
function turnUpStart(s: Memory, chance: Chance | undefined): void {
	const { deck } = s;
	const before = s.deckCount;
	reserveSpill(s, before + 3);
	let found = before - 1;
	while (found >= 0 && s.startable[deck[found] as number] === 0) found--;
	const skipped = found < 0 ? before : before - 1 - found;
	let saved = 0;
	const start = found < 0 ? -1 : (deck[found] as number);
	if (skipped > 0) {
		for (; saved < before; saved++) pushSpill(s, deck[saved] as number);
		putUnder(s, Math.max(found, 0), skipped, chance);
	} else if (found >= 0) s.deckCount--;
	pushSpill(s, saved);
	pushSpill(s, start < 0 ? NO_START : put(s, s.origin, start * 2));
	if (start >= 0) growSizes(s, s.origin, start * 2, 0);
	pushSpill(s, NEW_START);
}

const NO_START = -2;

/** The `rest` lowest cards of the deck and the skipped ones from its top become the deck: those under these, until they are mixed. */
function putUnder(s: Memory, rest: number, skipped: number, chance: Chance | undefined): void {
	const { deck } = s;
	const count = rest + skipped;
	const turnedUp = deck.slice(s.deckCount - skipped, s.deckCount);
	deck.copyWithin(skipped, 0, rest);
	deck.set(turnedUp, 0);
	s.deckCount = count;
	if (chance?.deck === undefined) shuffle(s, deck, count);
	else deck.set(chance.deck.map(kindOfCard).reverse());
}

function takeStartBack(s: Memory): void {
	s.spillCount--;
	const spot = popSpill(s);
	if (spot !== NO_START) unput(s, spot);
	const saved = popSpill(s);
	s.spillCount -= saved;
	for (let i = 0; i < saved; i++) s.deck[i] = s.spill[s.spillCount + i] as number;
}
