import { ELEMENTS, type RuleSet, type Seat } from '@aquarius/engine';
import type { Search } from '@aquarius/engine/search';

/**
 * How good a position is for a seat, from 0 (lost) to 1 (won), with what is hidden as it was guessed; a win that is shared counts in
 * parts, but where all win together. A game that is not over is judged by who is ahead.
 */
export function valueFor(search: Search, seat: Seat): number {
	if (!search.over) return search.rules.win === 'path' ? 0.5 : 1 / (1 + Math.exp(-leadOf(search, seat)));
	const { winners } = search;
	if (!winners.includes(seat)) return 0;
	return search.reason === 'path' ? 1 : 1 / winners.length;
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

/** A seat's Goal as a number in `ELEMENTS`; -1 where there are none. */
export function goalOf(search: Search, seat: Seat): number {
	const goal = search.goal(seat);
	return goal === undefined ? -1 : NUMBERS[goal];
}

const NUMBERS = Object.fromEntries(ELEMENTS.map((element, number) => [element, number])) as Readonly<
	Record<RuleSet['goals'][number], number>
>;
