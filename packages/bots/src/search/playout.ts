import { type RuleSet, SEVEN, type Seat } from '@aquarius/engine';
import { kindOfCard, NO_MOVE, type Search } from '@aquarius/engine/search';
import { goalOf, leadOf, valueFor } from './value.ts';

/** After so many moves most games are over; the others are judged by who is ahead. */
const MOST_MOVES = 20;
/** One move in so many is anything at all. */
const ODD_MOVE = 10;
/** Who has a group of this size is about to win. */
const FEARED = 6;
const TRADE_GOALS = kindOfCard('trade-goals');
/** Where no Goal says what to do, or moves cost too much to find the best one, the best of so many is made. */
const TRIED = 4;
/** Where cards overlap, moves cost so much that playouts have to be short. */
const MOST_OVERLAPPING = 6;

/** What a playout has to know beside the position. */
export interface PlayoutRules {
	/** The longest playout, in moves. */
	readonly most: number;
	/** By seat, whether its player may claim the win by an open Goal (D.5); undefined where seven win by themselves. */
	readonly claims?: readonly boolean[];
}

/** Playouts of games among these players. A path is judged at the end of the game only. */
export function playoutRules(
	rules: RuleSet,
	players: readonly { readonly covered?: true }[],
	most = rules.overlap ? MOST_OVERLAPPING : MOST_MOVES,
): PlayoutRules {
	if (rules.win === 'path') return { most: Number.POSITIVE_INFINITY };
	return rules.goalsCovered ? { most, claims: players.map(({ covered }) => !covered) } : { most };
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
	for (let moves = 0; moves < most && !search.over; moves++) {
		claimant = claims === undefined ? -1 : claimantOf(search, claims);
		if (claimant >= 0) break;
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

/** The seat on turn makes the move that somebody who plays for the own Goal would make; and now and then anything. */
function makeLikelyMove(search: Search): void {
	const goal = goalOf(search, search.turn);
	if (goal < 0 || !search.inPlace) makeBestOf(search, TRIED);
	else if (search.below(ODD_MOVE) === 0 || !makeMoveFor(search, goal)) makeAnyMove(search);
}

/** Wins, or takes away from who is about to, or makes the largest group of the own Goal bigger, or gets another one; false if nothing does. */
function makeMoveFor(search: Search, goal: number): boolean {
	const count = search.generateGrowing(goal);
	const own = search.groupSize(goal);
	const growing = count > 0 && search.grown > own ? (search.moves[search.below(count)] as number) : NO_MOVE;
	if (growing === NO_MOVE || search.grown < SEVEN) {
		const ahead = bestOther(search, false);
		if (ahead >= 0 && search.groupSize(goalOf(search, ahead)) >= FEARED && makeDefence(search, ahead, own)) return true;
	}
	if (growing !== NO_MOVE) {
		search.make(growing);
		return true;
	}
	return makeTrade(search, bestOther(search, true), own);
}

/** Takes the Goal of who is ahead, or a card out of its group. */
function makeDefence(search: Search, ahead: Seat, own: number): boolean {
	if (makeTrade(search, ahead, own)) return true;
	const count = search.generateShrinking(goalOf(search, ahead));
	if (count === 0) return false;
	search.make(search.moves[search.below(count)] as number);
	return true;
}

/** Trades Goals with a seat whose group is bigger than the own one. */
function makeTrade(search: Search, seat: Seat, own: number): boolean {
	if (seat < 0 || search.groupSize(goalOf(search, seat)) <= own || !search.holds(search.turn, TRADE_GOALS))
		return false;
	search.make(search.fromMove({ type: 'trade-goals', seat }));
	return true;
}

/** The seat, other than the one on turn, whose Goal has the biggest group; invisible players too if `any`. */
function bestOther(search: Search, any: boolean): Seat {
	let best = -1;
	let most = 0;
	for (let seat = 0; seat < search.seats; seat++) {
		if (seat === search.turn || !(any || search.isPlayer(seat))) continue;
		const size = search.groupSize(goalOf(search, seat));
		if (size > most) {
			best = seat;
			most = size;
		}
	}
	return best;
}

function makeAnyMove(search: Search): void {
	const count = search.generate();
	search.make(search.moves[search.below(count)] as number);
}

/** The seat on turn makes the one of some moves, drawn by chance, that puts it farthest ahead. */
function makeBestOf(search: Search, tried: number): void {
	const seat = search.turn;
	const count = search.generate();
	let best = search.moves[search.below(count)] as number;
	if (search.rules.win !== 'path') {
		const drawn = Array.from({ length: tried }, () => search.moves[search.below(count)] as number);
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
