import { SEVEN, type Seat } from '@aquarius/engine';
import { kindOfCard, type Search } from '@aquarius/engine/search';
import { goalOf, mayTradeWith } from './goal-of.ts';
import { WEIGHTS_OF_MORE, WEIGHTS_OF_TWO } from './standing-measured.ts';
import { PARTS, type Part } from './standing-parts.ts';

/** How many numbers there are, and where those of each part begin. */
const OFFSETS = {} as Record<Part, number>; // every part is set below
let length = 0;
for (const part of Object.keys(PARTS) as Part[]) {
	OFFSETS[part] = length;
	length += PARTS[part];
}
export const STANDING_LENGTH = length;

const ZAP = kindOfCard('zap-a-card');
const TRADE_GOALS = kindOfCard('trade-goals');
const MOVE = kindOfCard('move-a-card');
const WILD_KIND = 0;
/** From so many ways on there are more than a few, many, and very many. */
const WAYS = [2, 5, 10];
const HELD = [ZAP, TRADE_GOALS, MOVE, kindOfCard('shuffle-goals'), kindOfCard('trade-hands'), WILD_KIND];

/** Writes the numbers of a seat, in the order of `PARTS`. */
export function standingOf(search: Search, seat: Seat, into: Float64Array): void {
	into.fill(0);
	const put = (part: Part, at: number, value: number): void => {
		into[OFFSETS[part] + at] = value;
	};
	const goal = goalOf(search, seat);
	const size = Math.min(SEVEN - 1, search.groupSize(goal));
	const ways = search.generateGrowing(goal, seat);
	const { grown } = search;
	const until = turnsUntil(search, seat);
	const wait = until / playersOf(search);
	put('size', size, 1);
	put('gain', Math.max(0, size - 2) * 3 + Math.max(0, Math.min(2, grown - size)), 1);
	if (grown >= SEVEN) put('winsAfter', Math.min(4, until), 1);
	put('fitting', Math.min(3, search.countShowing(seat, goal)), 1);
	put('wait', 0, wait);
	if (size >= 4) put('wait', SEVEN - size, wait);
	if (ways > 0) put('ways', (grown >= SEVEN ? 4 : 0) + WAYS.filter((least) => ways >= least).length, 1);
	put('hand', 0, search.handSize(seat) / 4);
	for (const [at, kind] of HELD.entries()) if (search.holds(seat, kind)) put('holds', at, 1);
	const ahead = Math.min(SEVEN - 1, largestOther(search, seat));
	if (search.holds(seat, TRADE_GOALS) || search.holds(seat, WILD_KIND)) put('trades', ahead, 1);
	if (search.holds(seat, ZAP) || search.holds(seat, MOVE)) put('breaks', ahead, 1);
}

const numbers = new Float64Array(STANDING_LENGTH);
const inOrder = (weights: Readonly<Record<Part, readonly number[]>>): Float64Array =>
	Float64Array.from((Object.keys(PARTS) as Part[]).flatMap((part) => weights[part]));
const OF_TWO = inOrder(WEIGHTS_OF_TWO);
const OF_MORE = inOrder(WEIGHTS_OF_MORE);

/** Writes by how much likelier than others each seat is to win: its weight, 0 for who is no player. What is hidden counts as guessed. */
export function weighSeats(search: Search, into: Float64Array): void {
	const weights = playersOf(search) === 2 ? OF_TWO : OF_MORE;
	for (let seat = 0; seat < search.seats; seat++) {
		if (!search.isPlayer(seat)) continue;
		standingOf(search, seat, numbers);
		let sum = 0;
		for (const [i, number] of numbers.entries()) sum += number * (weights[i] as number); // as long as the numbers
		into[seat] = Math.exp(sum);
	}
}

/** How many other players have their turn before this seat. */
function turnsUntil(search: Search, seat: Seat): number {
	let until = 0;
	for (let at = search.turn; at !== seat; at = (at + 1) % search.seats) if (search.isPlayer(at)) until++;
	return until;
}

function playersOf(search: Search): number {
	let count = 0;
	for (let seat = 0; seat < search.seats; seat++) if (search.isPlayer(seat)) count++;
	return count;
}

/** The largest group of another Goal that can be traded for. */
function largestOther(search: Search, seat: Seat): number {
	const own = goalOf(search, seat);
	let most = 0;
	for (let other = 0; other < search.seats; other++) {
		if (!mayTradeWith(search, seat, other)) continue;
		const goal = goalOf(search, other);
		if (goal !== own) most = Math.max(most, search.groupSize(goal));
	}
	return most;
}
