import { type GameState, isReal, type Seat } from '@aquarius/engine';
import { createSearch, kindOfCard, type Search } from '@aquarius/engine/search';
import { type Budget, expectBudget } from './bot.ts';
import { hash } from './pick.ts';
import { spendingOf } from './search/budget.ts';
import { costOf } from './search/cost.ts';
import { playOut, playoutLength } from './search/playout.ts';
import { shuffleKinds } from './search/worlds.ts';

/** Games that are played on from a position, fewer where they cost more, and for how many moves at most. */
const PLAYOUTS = 1000;
const FEWEST = 16;
const MOST_MOVES = 80;
/** Where each move is a new state, and where cards overlap as well. */
const MOST_OF_STATES = 20;
const MOST_OVERLAPPING = 8;

/**
 * Each seat's chance to win, 0 to 1, in a position of a game that is over: for looking back, since it is given the whole truth, hands and
 * Goals; only the order of the deck counts as chance. Shared wins count in parts, but where all win together. The same position, seed and
 * number of playouts give the same chances; without a budget some hundredths of a second are spent, more where cards overlap. All 0 in a solitaire, whose player is up against the cards alone.
 */
export function winChances(state: GameState, seed: string, given?: Budget): readonly number[] {
	expectBudget(given);
	const { players, rules, outcome } = state;
	const seats = [...players.keys()];
	if (rules.layout === 'piles') return seats.map(() => 0);
	if (outcome !== null) {
		const share = outcome.reason === 'path' ? 1 : 1 / outcome.winners.length;
		return seats.map((seat) => (outcome.winners.includes(seat) ? share : 0));
	}
	const search = createSearch(rules, { seed: hash(seed) });
	const shuffle = loadToShuffle(search, state);
	const sums = seats.map(() => 0);
	const length = playoutLength(search, lengthOf(search));
	const values = new Float64Array(search.seats);
	const own = Math.max(FEWEST, Math.ceil(PLAYOUTS / costOf(search, state.table.length)));
	const spending = spendingOf(given ?? { playouts: own });
	spending.startRound(1);
	let count = 0;
	do {
		shuffle();
		playOut(search, length, values);
		for (const seat of seats) if (isReal(players, seat)) sums[seat] = (sums[seat] ?? 0) + (values[seat] ?? 0);
		count++;
		spending.spend();
	} while (spending.allows(1));
	return sums.map((sum) => sum / count);
}

function lengthOf({ rules, inPlace }: Search): number {
	if (rules.overlap) return MOST_OVERLAPPING;
	return inPlace ? MOST_MOVES : MOST_OF_STATES;
}

/** Loads a position, and gives what shuffles the cards still to be drawn; one of them goes to a seat on turn that has yet to draw. */
function loadToShuffle(search: Search, state: GameState): () => void {
	const { turn } = state;
	search.load(state);
	const hand = Uint8Array.from(search.hand(turn));
	const held = state.players[turn]?.hand.length ?? 0;
	// Sorted: nothing shall hang on the order in which they lie.
	const cards = Uint8Array.from([...hand.subarray(held), ...search.toState().deck.map(kindOfCard)]).sort();
	const drawn = hand.length - held;
	return () => {
		shuffleKinds(cards, search);
		if (drawn > 0) {
			hand.set(cards.subarray(0, drawn), held);
			search.setHand(turn, hand, 0, hand.length);
		}
		search.setDeck(cards, drawn, cards.length);
	};
}

/** A move that changed its player's chance to win by much. */
export interface TurningPoint {
	/** The entry of the record, counted from 0. */
	readonly entry: number;
	readonly seat: Seat;
	/** Its player's chance before and after it, 0 to 1. */
	readonly before: number;
	readonly after: number;
	/** A good part of the chance was lost, or all but a little of it; or much was won. */
	readonly kind: 'mistake' | 'blunder' | 'stroke';
}

/** By how much a chance has to fall, or to rise, for each kind. */
const MISTAKE = 0.12;
const BLUNDER = 0.25;
const STROKE = 0.2;

/**
 * The moves that turned a game. `chances[i]`: those by seat in the position before entry i; the last ones those at the end. `movers`: by
 * entry, whose move it was; null for what is no move, such as somebody who joins.
 */
export function turningPoints(
	chances: readonly (readonly number[])[],
	movers: readonly (Seat | null)[],
): readonly TurningPoint[] {
	return movers.flatMap((seat, entry): readonly TurningPoint[] => {
		if (seat === null) return [];
		const before = chances[entry]?.[seat] ?? 0;
		const after = chances[entry + 1]?.[seat] ?? 0;
		const kind = kindOf(after - before);
		return kind === undefined ? [] : [{ entry, seat, before, after, kind }];
	});
}

function kindOf(change: number): TurningPoint['kind'] | undefined {
	if (change <= -BLUNDER) return 'blunder';
	if (change <= -MISTAKE) return 'mistake';
	return change >= STROKE ? 'stroke' : undefined;
}
