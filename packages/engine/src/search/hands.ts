import { disbelieve } from '../disbelieve.ts';
import { shows } from './kinds.ts';
import type { Memory } from './memory.ts';

/** Whether a seat has a card of a kind. */
export function holds(s: Memory, seat: number, kind: number): boolean {
	const start = s.handStart[seat] as number;
	const end = start + (s.handCount[seat] as number);
	for (let i = start; i < end; i++) if (s.hands[i] === kind) return true;
	return false;
}

/** How many cards of a seat show an element. */
export function countShowing(s: Memory, seat: number, element: number): number {
	const start = s.handStart[seat] as number;
	const end = start + (s.handCount[seat] as number);
	let count = 0;
	for (let i = start; i < end; i++) if (shows(s.hands[i] as number, element)) count++;
	return count;
}

/** Takes the first card of a kind out of a hand; those after it move up. Gives the place where it was. */
export function dropFromHand(s: Memory, seat: number, kind: number): number {
	const { hands } = s;
	const start = s.handStart[seat] as number;
	const count = (s.handCount[seat] as number) - 1;
	let place = 0;
	while (hands[start + place] !== kind) {
		if (place++ >= count) disbelieve(`seat ${seat} holds a card of kind ${kind}`);
	}
	for (let i = start + place; i < start + count; i++) hands[i] = hands[i + 1] as number;
	s.handCount[seat] = count;
	return place;
}

/** Puts a card back into a hand where it was. */
export function restoreToHand(s: Memory, seat: number, kind: number, place: number): void {
	const { hands } = s;
	const start = s.handStart[seat] as number;
	const count = s.handCount[seat] as number;
	for (let i = start + count; i > start + place; i--) hands[i] = hands[i - 1] as number;
	hands[start + place] = kind;
	s.handCount[seat] = count + 1;
}

/** Adds a card to a hand, last. */
export function addToHand(s: Memory, seat: number, kind: number): void {
	const count = s.handCount[seat] as number;
	s.hands[(s.handStart[seat] as number) + count] = kind;
	s.handCount[seat] = count + 1;
}
