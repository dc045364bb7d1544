import { largest } from './groups.ts';
import { pathsLeadOut } from './path.ts';
import { type Outcome, type Position, playerAt, realSeatsFrom, tableOf } from './position.ts';

const SEVEN = 7;

/** The win by seven panels after a move of `seat`, or null. Invisible players never win (E29). */
export function wonBySeven(position: Position, seat: number): Outcome | null {
	const { rules } = position;
	if (rules.win !== 'seven' || rules.goalsCovered) return null;
	const reached = realSeatsFrom(position, seat).filter((each) => ownGroup(position, each) >= SEVEN);
	const [first] = reached;
	if (first === undefined) return null;
	// E28: the one who moved, or else the next in turn order, or play on until there is a clear winner.
	const goals = new Set(reached.map((each) => playerAt(position, each).goal));
	if (first !== seat && goals.size > 1 && rules.tieAtSeven === 'play-on') return null;
	return { winners: withSameGoal(position, reached, first), reason: 'seven' };
}

/** The end when nothing can be played any more: the largest own groups, no group counting for more than seven (E32). */
export function closest(position: Position, seat: number): Outcome {
	const seats = realSeatsFrom(position, seat);
	const sizes = seats.map((each) => Math.min(SEVEN, ownGroup(position, each)));
	const best = seats.filter((_, i) => sizes[i] === Math.max(...sizes));
	const [first] = best;
	if (first === undefined) return { winners: [], reason: 'none' };
	const winners = position.rules.closestTie === 'shared' ? sorted(best) : withSameGoal(position, best, first);
	return { winners, reason: 'closest' };
}

/** Most cards in hand, ties shared (E53b). */
export function mostCards(position: Position): Outcome {
	const seats = realSeatsFrom(position, 0);
	const most = Math.max(...seats.map((seat) => playerAt(position, seat).hand.length));
	return { winners: seats.filter((seat) => playerAt(position, seat).hand.length === most), reason: 'cards' };
}

/** Everybody wins or nobody does (E52b). */
export function pathEnd(position: Position): Outcome {
	return pathsLeadOut(tableOf(position), position.rules.openTable)
		? { winners: realSeatsFrom(position, 0), reason: 'path' }
		: { winners: [], reason: 'none' };
}

function ownGroup(position: Position, seat: number): number {
	const { goal } = playerAt(position, seat);
	return goal === undefined ? 0 : largest(tableOf(position), goal);
}

/** E37: two who hold the same Goal win together. */
function withSameGoal(position: Position, seats: readonly number[], winner: number): readonly number[] {
	return sorted(seats.filter((seat) => playerAt(position, seat).goal === playerAt(position, winner).goal));
}

const sorted = (seats: readonly number[]): readonly number[] => [...seats].sort((a, b) => a - b);
