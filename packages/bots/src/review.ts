import { type GameState, isReal, type Seat } from '@aquarius/engine';
import { createSearch, kindOfCard } from '@aquarius/engine/search';
import type { Budget } from './bot.ts';
import { hash } from './pick.ts';
import { roundsOf } from './search/budget.ts';
import { playOut, playoutRules } from './search/playout.ts';
import { shuffleKinds } from './search/worlds.ts';

/** Games that are played on from a position, and for how many moves at most. */
const PLAYOUTS = 1000;
const MOST_MOVES = 80;
/** Where cards overlap a move costs hundreds of times as much. */
const MOST_OVERLAPPING = 8;

/**
 * Each seat's chance to win, 0 to 1, in a position of a game that is over: for looking back, since it is given the whole truth, hands and
 * Goals; only the order of the deck counts as chance. Shared wins count in parts, but where all win together. The same position, seed and
 * number of playouts give the same chances. All 0 in a solitaire, whose player is up against the cards alone.
 */
export function winChances(state: GameState, seed: string, budget: Budget = { playouts: PLAYOUTS }): readonly number[] {
	const { players, rules, outcome } = state;
	const seats = [...players.keys()];
	if (rules.layout === 'piles') return seats.map(() => 0);
	if (outcome !== null) {
		const share = outcome.reason === 'path' ? 1 : 1 / outcome.winners.length;
		return seats.map((seat) => (outcome.winners.includes(seat) ? share : 0));
	}
	const search = createSearch(rules, { seed: hash(seed) });
	search.load(state);
	const sums = seats.map(() => 0);
	const deck = Uint8Array.from(state.deck, kindOfCard);
	const goesOn = roundsOf(budget)(1, 1);
	const playout = playoutRules(search, players, rules.overlap ? MOST_OVERLAPPING : MOST_MOVES);
	let count = 0;
	do {
		shuffleKinds(deck, search);
		search.setDeck(deck, 0, deck.length);
		playOut(search, playout, (valueAtEnd) => {
			for (const seat of seats) if (isReal(players, seat)) sums[seat] = (sums[seat] ?? 0) + valueAtEnd(seat);
		});
		count++;
	} while (goesOn());
	return sums.map((sum) => sum / count);
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
