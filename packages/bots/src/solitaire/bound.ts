import { ELEMENTS, type Element, type PileCard } from '@aquarius/engine';
import type { ElementBits } from './cards.ts';
import { type Board, type Puzzle, slotTakes, topOfSlot } from './puzzle.ts';

/**
 * Whether a board at the beginning of a period cannot be won: by rules easier than the real ones, so that `true` is a proof.
 *
 * - In a period of its element every open card may be taken away, whatever lies elsewhere. Really a card goes onto another one, and if
 *   that is on a pile it will be in the way of that pile. So a pile is empty no sooner than by taking its cards one by one, each as soon
 *   as it may go; and the next card of the deck comes no sooner than to the pile that is empty first. (This is list scheduling: when a
 *   card may go grows with when it came, so the times at which piles get empty, sorted, are never later here than in a real game.)
 * - A slot begins when its Goal is open; other cards follow when its Ace was open too, from a period of its element on.
 * - So each card needs a period of one of its elements after it was open and after a slot that takes it so was begun.
 */
export function boundOf(puzzle: Puzzle): (board: Board, period: number) => boolean {
	const timetable = timetableOf(puzzle);
	const starts = startsOf(puzzle, timetable);
	const { numbers, own } = puzzle;
	const { last, never, leaves } = timetable;

	/** When a card can be on a slot, if it is open at `time`. */
	function placed(elements: ElementBits, time: number, begun: readonly number[]): number {
		if (!own) return leaves(elements, Math.max(time, Math.min(...begun)));
		const each = begun.map((start, e) => (elements & (1 << e) ? leaves(1 << e, Math.max(time, start)) : never));
		return Math.min(...each);
	}

	return (board, period) => {
		if (!timetable.fill(board, period)) return true;
		const begun = starts(board, period);
		for (let card = 1; card < numbers.size; card++) {
			const time = last[card] ?? -1;
			const elements = numbers.elements[card] ?? 0;
			if (time >= 0 && !numbers.goals[card] && placed(elements, time, begun) >= never) return true;
		}
		return false;
	};
}

interface Timetable {
	/** A time after all periods. */
	readonly never: number;
	/** By card number: when the first and the last of these cards are open; `never` and -1 if there is none off the slots. */
	readonly first: readonly number[];
	readonly last: readonly number[];
	/** When a card of these elements may leave where it is, if it is open at `time`. */
	leaves(elements: ElementBits, time: number): number;
	/** Works out both lists; false if some card can never leave. */
	fill(board: Board, period: number): boolean;
}

function timetableOf({ numbers, deck, periods }: Puzzle): Timetable {
	const never = periods.length;
	const next = nextPeriods(periods);
	const first = new Array<number>(numbers.size).fill(never);
	const last = new Array<number>(numbers.size).fill(-1);
	const empty: number[] = [];
	const leaves = (elements: ElementBits, time: number) => next[elements * (never + 1) + time] ?? never;

	/** Notes when a card is open; gives when it may be gone. */
	function open(card: number, time: number): number {
		if (time < (first[card] ?? 0)) first[card] = time;
		if (time > (last[card] ?? 0)) last[card] = time;
		return numbers.goals[card] ? time : leaves(numbers.elements[card] ?? 0, time);
	}

	function fill({ piles, drawn }: Board, period: number): boolean {
		first.fill(never);
		last.fill(-1);
		empty.length = 0;
		for (const pile of piles) {
			let time = period;
			for (let i = pile.length - 1; i >= 0 && time < never; i--) time = open(pile[i] ?? 0, time);
			if (time >= never) return false;
			if (pile.length > 0) empty.push(time);
		}
		for (let i = drawn; i < deck.length; i++) {
			const pile = indexOfLeast(empty);
			const time = open(deck[i] ?? 0, empty[pile] ?? never);
			if (time >= never) return false;
			empty[pile] = time;
		}
		return true;
	}

	return { never, first, last, leaves, fill };
}

/** By element: when cards can go onto a slot of it, at the soonest, or onto one that began with it where slots take any. */
function startsOf({ numbers, own }: Puzzle, { first, never, leaves }: Timetable) {
	const begun: number[] = [];
	const goals = ELEMENTS.map((element) => numbers.cards.indexOf(element));
	const aces = ELEMENTS.map((element) => numbers.cards.indexOf(aceOf(element)));

	return ({ slots }: Board, period: number): readonly number[] => {
		begun.length = 0;
		for (const [e, bit] of BITS.entries()) {
			const lies = slots.some((code) => topOfSlot(code) === goals[e]);
			const goalOpen = lies ? period : (first[goals[e] ?? -1] ?? never);
			begun[e] = leaves(bit, Math.max(goalOpen, first[aces[e] ?? -1] ?? never));
		}
		for (const code of slots) {
			if (code === 0 || numbers.goals[topOfSlot(code)]) continue;
			const takes = slotTakes(code, own);
			for (const [e, bit] of BITS.entries()) if (takes & bit) begun[e] = period;
		}
		return begun;
	};
}

const aceOf = (element: Element): PileCard => element.repeat(4) as PileCard; // four times an element is the word of its Ace

const BITS: readonly ElementBits[] = [1, 2, 4, 8, 16];

/** At `elements * (periods + 1) + time`: the first period of one of the elements at that time or later; the count of periods if none. */
function nextPeriods(periods: readonly ElementBits[]): Uint16Array {
	const never = periods.length;
	const next = new Uint16Array(32 * (never + 1)).fill(never);
	for (let elements = 1; elements < 32; elements++) {
		for (let time = never - 1; time >= 0; time--) {
			const at = elements * (never + 1) + time;
			next[at] = (periods[time] ?? 0) & elements ? time : (next[at + 1] ?? never);
		}
	}
	return next;
}

function indexOfLeast(times: readonly number[]): number {
	let least = 0;
	for (let i = 1; i < times.length; i++) if ((times[i] ?? 0) < (times[least] ?? 0)) least = i;
	return least;
}
