import type { Seat } from '@aquarius/engine';
import type { Search } from '@aquarius/engine/search';
import { goalOf } from './goal-of.ts';
import { weighSeats } from './standing.ts';

/**
 * Writes how good a position is for each seat, from 0 (lost) to 1 (won), with what is hidden as it was guessed; a win that is shared
 * counts in parts, but where all win together. A game that is not over is judged by what seats have, or where that costs too much by who
 * is ahead: together these are 1. `into`: as many numbers as there are seats.
 */
export function judge(search: Search, into: Float64Array): void {
	into.fill(0);
	if (search.over) {
		judgeEnd(search, into);
		return;
	}
	if (search.rules.win === 'path') {
		into.fill(0.5);
		return;
	}
	if (isForSevenInPlace(search)) weighSeats(search, into);
	else weighProgress(search, into);
	let all = 0;
	for (const weight of into) all += weight;
	for (const [seat, weight] of into.entries()) into[seat] = weight / all;
}

function judgeEnd({ winners, reason }: Search, into: Float64Array): void {
	for (const winner of winners) into[winner] = reason === 'path' ? 1 : 1 / winners.length;
}

/** Whether somebody wins by seven panels of the own Goal, in a game that is fast. */
function isForSevenInPlace({ rules, inPlace }: Search): boolean {
	return inPlace && rules.win === 'seven' && rules.goals.length > 0;
}

/** Each panel, or card, more makes a player some three times as likely to win. */
function weighProgress(search: Search, into: Float64Array): void {
	let most = 0;
	for (let seat = 0; seat < search.seats; seat++) {
		if (search.isPlayer(seat)) most = Math.max(most, progressOf(search, seat));
	}
	for (let seat = 0; seat < search.seats; seat++) {
		if (search.isPlayer(seat)) into[seat] = Math.exp(progressOf(search, seat) - most);
	}
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
function progressOf(search: Search, seat: Seat): number {
	if (search.rules.win === 'cards') return search.handSize(seat);
	const goal = goalOf(search, seat);
	return goal < 0 ? 0 : search.groupSize(goal);
}
