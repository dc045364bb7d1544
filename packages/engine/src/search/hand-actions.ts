import type { Chance } from '../types.ts';
import { kindOfCard } from './kinds.ts';
import { type Memory, MOST_SEATS, popSpill, pushSpill, reserveSpill, shuffle } from './memory.ts';

/** Exchanges two hands; twice is not at all. */
export function tradeHands(s: Memory, one: number, other: number): void {
	const start = s.handStart[one] as number;
	const count = s.handCount[one] as number;
	s.handStart[one] = s.handStart[other] as number;
	s.handCount[one] = s.handCount[other] as number;
	s.handStart[other] = start;
	s.handCount[other] = count;
}

/** Collects the hands from the seat on turn on, shuffles, and deals them evenly beginning with it (E26). */
export function shuffleHands(s: Memory, chance: Chance | undefined): void {
	const pool = collectHands(s);
	if (chance?.hands !== undefined) {
		for (let seat = 0; seat < s.seatCount; seat++) setHand(s, seat, (chance.hands[seat] ?? []).map(kindOfCard));
		return;
	}
	shuffle(s, pool, pool.length);
	s.handCount.fill(0);
	let seat = s.turn;
	for (const kind of pool) {
		const count = s.handCount[seat] as number;
		s.hands[(s.handStart[seat] as number) + count] = kind;
		s.handCount[seat] = count + 1;
		seat = nextPlayer(s, seat);
	}
}

/** Takes a `shuffleHands` back. */
export function takeBackHands(s: Memory): void {
	for (let seat = s.seatCount - 1; seat >= 0; seat--) {
		const count = popSpill(s);
		s.spillCount -= count;
		setHand(s, seat, s.spill.subarray(s.spillCount, s.spillCount + count));
	}
}

/** Hands every hand on to the next player (`direction` 1) or to the one before (2). */
export function rotateHands(s: Memory, direction: number): void {
	reserveSpill(s, MOST_SEATS * 2);
	for (let seat = 0; seat < s.seatCount; seat++) {
		pushSpill(s, s.handStart[seat] as number);
		pushSpill(s, s.handCount[seat] as number);
	}
	const starts = s.handStart.slice();
	const counts = s.handCount.slice();
	let from = s.turn;
	do {
		const to = nextPlayer(s, from);
		const [giver, taker] = direction === 1 ? [from, to] : [to, from];
		s.handStart[taker] = starts[giver] as number;
		s.handCount[taker] = counts[giver] as number;
		from = to;
	} while (from !== s.turn);
}

/** Takes a `rotateHands` back. */
export function takeBackRotation(s: Memory): void {
	for (let seat = s.seatCount - 1; seat >= 0; seat--) {
		s.handCount[seat] = popSpill(s);
		s.handStart[seat] = popSpill(s);
	}
}

/** All cards in hands from the seat on turn on. The hands are written to the spill. */
function collectHands(s: Memory): Uint8Array {
	let total = 0;
	for (let seat = 0; seat < s.seatCount; seat++) total += s.handCount[seat] as number;
	reserveSpill(s, total + s.seatCount);
	for (let seat = 0; seat < s.seatCount; seat++) {
		const start = s.handStart[seat] as number;
		const count = s.handCount[seat] as number;
		for (let i = 0; i < count; i++) pushSpill(s, s.hands[start + i] as number);
		pushSpill(s, count);
	}
	const pool = new Uint8Array(total);
	let into = 0;
	let seat = s.turn;
	do {
		const start = s.handStart[seat] as number;
		const count = s.handCount[seat] as number;
		pool.set(s.hands.subarray(start, start + count), into);
		into += count;
		seat = seat + 1 === s.seatCount ? 0 : seat + 1;
	} while (seat !== s.turn);
	return pool;
}

function setHand(s: Memory, seat: number, kinds: ArrayLike<number>): void {
	s.hands.set(kinds, s.handStart[seat] as number);
	s.handCount[seat] = kinds.length;
}

function nextPlayer(s: Memory, seat: number): number {
	let next = seat;
	do next = next + 1 === s.seatCount ? 0 : next + 1;
	while (((s.real >> next) & 1) === 0);
	return next;
}
