import { SEVEN, type Seat } from '@aquarius/engine';
import { kindOfCard, NO_MOVE, type Search } from '@aquarius/engine/search';
import { goalOf, mayTradeWith } from './goal-of.ts';
import { leadOf } from './value.ts';

/** One move in so many is anything at all. */
const ODD_MOVE = 10;
/** Who has a group of this size is about to win. */
const FEARED = 6;
const TRADE_GOALS = kindOfCard('trade-goals');
/** Where no Goal says what to do, or moves cost too much to find the best one, the best of so many is made; and so many are drawn for a harmless one. */
const TRIED = 4;

/**
 * The seat on turn makes the move that somebody who plays for the own Goal would make; and now and then anything. It knows the Goals as
 * they were guessed, as people know them after a few turns.
 */
export function makeLikelyMove(search: Search): void {
	const goal = goalOf(search, search.turn);
	if (goal < 0 || !search.inPlace) makeBestOf(search, TRIED);
	else if (search.below(ODD_MOVE) === 0 || !makeMoveFor(search, goal)) makeAnyMove(search, goal);
}

/** Wins, or takes away from who is about to, or makes the largest group of the own Goal bigger, or gets another one; false if nothing does. */
function makeMoveFor(search: Search, goal: number): boolean {
	const count = search.generateGrowing(goal);
	const own = search.groupSize(goal);
	const growing = count > 0 && search.grown > own ? moveAt(search, search.below(count)) : NO_MOVE;
	if (growing === NO_MOVE || search.grown < SEVEN) {
		const ahead = bestOther(search, goal, false);
		if (ahead >= 0 && search.groupSize(goalOf(search, ahead)) >= FEARED && makeDefence(search, ahead, own)) return true;
	}
	if (growing !== NO_MOVE) {
		search.make(growing);
		return true;
	}
	return makeTrade(search, bestOther(search, goal, true), own);
}

/** Takes the Goal of who is ahead, or a card out of its group. */
function makeDefence(search: Search, ahead: Seat, own: number): boolean {
	if (makeTrade(search, ahead, own)) return true;
	const count = search.generateShrinking(goalOf(search, ahead));
	if (count === 0) return false;
	search.make(moveAt(search, search.below(count)));
	return true;
}

/** Trades Goals with a seat whose group is bigger than the own one. */
function makeTrade(search: Search, seat: Seat, own: number): boolean {
	if (seat < 0 || search.groupSize(goalOf(search, seat)) <= own) return false;
	if (!search.holds(search.turn, TRADE_GOALS) || !search.rules.actions.includes('trade-goals')) return false;
	search.make(search.fromMove({ type: 'trade-goals', seat }));
	return true;
}

/** The seat with another Goal than the one on turn, whose group is the biggest; invisible players too, if `any`, with whom may be traded. */
function bestOther(search: Search, goal: number, any: boolean): Seat {
	const { turn } = search;
	let best = -1;
	let most = 0;
	for (let seat = 0; seat < search.seats; seat++) {
		if (seat === turn || !(any ? mayTradeWith(search, turn, seat) : search.isPlayer(seat))) continue;
		const other = goalOf(search, seat);
		// With two decks more than one may hold a Goal: they win together.
		if (other === goal) continue;
		const size = search.groupSize(other);
		if (size > most) {
			best = seat;
			most = size;
		}
	}
	return best;
}

/** Any move but, if others turn up, one that makes the group of this Goal smaller. */
function makeAnyMove(search: Search, goal: number): void {
	const own = search.groupSize(goal);
	for (let left = TRIED; ; left--) {
		search.make(moveAt(search, search.below(search.generate())));
		if (left <= 1 || search.over || search.groupSize(goal) >= own) return;
		search.unmake();
	}
}

/** A move of those that were generated last, of which there are more. */
const moveAt = (search: Search, at: number): number => search.moves[at] as number;

/** The seat on turn makes the one of some moves, drawn by chance, that puts it farthest ahead. */
function makeBestOf(search: Search, tried: number): void {
	const seat = search.turn;
	const count = search.generate();
	let best = moveAt(search, search.below(count));
	if (search.rules.win !== 'path') {
		const drawn = Array.from({ length: tried }, () => moveAt(search, search.below(count)));
		let most = Number.NEGATIVE_INFINITY;
		for (const move of drawn) {
			search.make(move);
			const lead = search.over ? (search.winners.includes(seat) ? SEVEN : -SEVEN) : leadOf(search, seat);
			search.unmake();
			if (lead > most) {
				most = lead;
				best = move;
			}
		}
	}
	search.make(best);
}
