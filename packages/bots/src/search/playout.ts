import { type RuleSet, SEVEN, type Seat } from '@aquarius/engine';
import type { Search } from '@aquarius/engine/search';
import { goalOf } from './goal-of.ts';
import { makeLikelyMove } from './likely-move.ts';
import { valueFor } from './value.ts';

/** So many moves, and then what seats have is judged: longer playouts cost more and say less, since chance grows. */
const MOST_IN_PLACE = 4;
/** Where the end of a playout is judged by who is ahead alone. */
const MOST_MOVES = 20;
/** Where cards overlap, moves cost so much that playouts have to be short. */
const MOST_OVERLAPPING = 6;

/** What a playout has to know beside the position. */
export interface PlayoutRules {
	/** The longest playout, in moves. */
	readonly most: number;
	/** By seat, whether its player may claim the win by an open Goal (D.5); undefined where seven win by themselves. */
	readonly claims?: readonly boolean[];
}

/** Playouts of a position in a search, among these players. A path is judged at the end of the game only. */
export function playoutRules(
	{ rules, inPlace }: Search,
	players: readonly { readonly covered?: true }[],
	most = usualMost(rules, inPlace),
): PlayoutRules {
	if (rules.win === 'path') return { most: Number.POSITIVE_INFINITY };
	return rules.goalsCovered ? { most, claims: players.map(({ covered }) => !covered) } : { most };
}

function usualMost({ win, overlap }: RuleSet, inPlace: boolean): number {
	if (overlap) return MOST_OVERLAPPING;
	return inPlace && win === 'seven' ? MOST_IN_PLACE : MOST_MOVES;
}

/**
 * Plays on as players do who mostly play for their own Goals, has the end judged, and takes all back. Better playouts are worth more than
 * more of them: with random ones a bot needs several times as many. `judge`: gets a function that says how good the end is for a seat,
 * 0 to 1.
 */
export function playOut(
	search: Search,
	{ most, claims }: PlayoutRules,
	judge: (valueAtEnd: (seat: Seat) => number) => void,
): void {
	const { depth } = search;
	let claimant = -1;
	// Asked after the last move too: a win that lies there to be claimed is no position to be judged.
	for (let moves = 0; !search.over; moves++) {
		claimant = claims === undefined ? -1 : claimantOf(search, claims);
		if (claimant >= 0 || moves >= most) break;
		makeLikelyMove(search);
	}
	judge((seat) => (claimant < 0 ? valueFor(search, seat) : Number(claimant === seat)));
	while (search.depth > depth) search.unmake();
}

/** The first seat from the one on turn on that could claim the win; -1 if none can. */
function claimantOf(search: Search, claims: readonly boolean[]): Seat {
	for (let i = 0; i < search.seats; i++) {
		const seat = (search.turn + i) % search.seats;
		if (claims[seat] === true && search.isPlayer(seat) && reached(search, seat)) return seat;
	}
	return -1;
}

function reached(search: Search, seat: Seat): boolean {
	const goal = goalOf(search, seat);
	return goal >= 0 && search.groupSize(goal) >= SEVEN;
}
