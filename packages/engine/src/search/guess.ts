import type { Memory } from './memory.ts';

/** Other cards and Goals where what lies there is hidden: a guess costs no more than copying them. */

export function setHand(s: Memory, seat: number, kinds: Uint8Array, from: number, to: number): void {
	const start = s.handStart[seat] as number;
	for (let i = from; i < to; i++) s.hands[start + i - from] = kinds[i] as number;
	s.handCount[seat] = to - from;
}

export function setDeck(s: Memory, kinds: Uint8Array, from: number, to: number): void {
	for (let i = from; i < to; i++) s.deck[i - from] = kinds[i] as number;
	s.deckCount = to - from;
}

export function setGoals(s: Memory, elements: ArrayLike<number>): void {
	for (let place = 0; place < elements.length; place++) {
		if (place < s.seatCount) s.goals[place] = elements[place] as number;
		else s.pile[place - s.seatCount] = elements[place] as number;
	}
}
