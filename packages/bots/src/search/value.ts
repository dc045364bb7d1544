import type { Seat } from '@aquarius/engine';
import type { Search } from '@aquarius/engine/search';
import { goalOf } from './goal-of.ts';
import { chanceOf } from './standing.ts';

/**
 * How good a position is for a seat, from 0 (lost) to 1 (won), with what is hidden as it was guessed; a win that is shared counts in
 * parts, but where all win together. A game that is not over is judged by what seats have, or where that costs too much by who is ahead.
 */
export function valueFor(search: Search, seat: Seat): number {
	if (search.over) {
		const { winners } = search;
		if (!winners.includes(seat)) return 0;
		return search.reason === 'path' ? 1 : 1 / winners.length;
	}
	if (search.rules.win === 'path') return 0.5;
	return isForSevenInPlace(search) ? chanceOf(search, seat) : 1 / (1 + Math.exp(-leadOf(search, seat)));
}

/** Whether somebody wins by seven panels of the own Goal, in a game that is fast. */
function isForSevenInPlace({ rules, inPlace }: Search): boolean {
	return inPlace && rules.win === 'seven' && rules.goals.length > 0;
}

/** How far a seat is ahead of the best of the others: in panels of the own Goal's largest group, or in cards where those win. */
export function leadOf(search: Search, seat: Seat): number {
	let best = 0;
	for (let other = 0; other < search.seats; other++) {
		if (other !== seat && search.isPlayer(other)) best = Math.max(best, progressOf(search, other));
	}
	return progressOf(search, seat) - best;
}

/** The panels of a seat's largest group, or its cards. */
export function progressOf(search: Search, seat: Seat): number {
	if (search.rules.win === 'cards') return search.handSize(seat);
	const goal = goalOf(search, seat);
	return goal < 0 ? 0 : search.groupSize(goal);
}
