import type { RuleSet, Seat } from '@aquarius/engine';
import type { Search } from '@aquarius/engine/search';
import { makeLikelyMove } from './likely-move.ts';
import { judge } from './value.ts';

/** So many moves, and then what seats have is judged: longer playouts cost more and say less, since chance grows. */
const MOST_IN_PLACE = 4;
/** Where the end of a playout is judged by who is ahead alone. */
const MOST_MOVES = 20;
/** Where cards overlap, moves cost so much that playouts have to be short. */
const MOST_OVERLAPPING = 6;

/** The longest playout of these rules, in moves. A path is judged at the end of the game only. */
export function playoutLength({ rules, inPlace }: Search, usual = usualLength(rules, inPlace)): number {
	return rules.win === 'path' ? Number.POSITIVE_INFINITY : usual;
}

function usualLength({ win, overlap }: RuleSet, inPlace: boolean): number {
	if (overlap) return MOST_OVERLAPPING;
	return inPlace && win === 'seven' ? MOST_IN_PLACE : MOST_MOVES;
}

/**
 * Plays on as players do who mostly play for their own Goals, for so many moves at most, judges the end, and takes all back. Better
 * playouts are worth more than more of them: with random ones a bot needs several times as many. `into`: how good the end is for each
 * seat, 0 to 1.
 */
export function playOut(search: Search, most: number, into: Float64Array): void {
	const { depth } = search;
	let claimant = -1;
	// Asked after the last move too: a win that lies there to be claimed is no position to be judged.
	for (let moves = 0; !search.over; moves++) {
		claimant = claimantOf(search);
		if (claimant >= 0 || moves >= most) break;
		makeLikelyMove(search);
	}
	if (claimant < 0) judge(search, into);
	else into.fill(0)[claimant] = 1;
	while (search.depth > depth) search.unmake();
}

/** The first seat from the one on turn on that could claim the win (D.5); -1 if none can. */
function claimantOf(search: Search): Seat {
	if (!search.rules.goalsCovered) return -1;
	for (let i = 0; i < search.seats; i++) {
		const seat = (search.turn + i) % search.seats;
		if (search.canClaim(seat)) return seat;
	}
	return -1;
}
