import type { Memory } from './memory.ts';

/** Puts other cards into a hand: the kinds from one place of a list on, up to another. A guess costs no more than copying them. */
export function setHand(s: Memory, seat: number, kinds: Uint8Array, from: number, to: number): void {
	const start = s.handStart[seat] as number;
	for (let i = from; i < to; i++) s.hands[start + i - from] = kinds[i] as number;
	s.handCount[seat] = to - from;
}

/** The same for the deck; the next card is the last one. */
export function setDeck(s: Memory, kinds: Uint8Array, from: number, to: number): void {
	for (let i = from; i < to; i++) s.deck[i - from] = kinds[i] as number;
	s.deckCount = to - from;
}

/** Puts other Goals where they lie, by place: the seats, then the pile or those aside. A number below 0 leaves the Goal that is there. */
export function setGoals(s: Memory, elements: ArrayLike<number>): void {
	for (let place = 0; place < elements.length; place++) {
		const element = elements[place] as number;
		if (element < 0) continue;
		if (place < s.seatCount) s.goals[place] = element;
		else s.pile[place - s.seatCount] = element;
	}
}
