import type { ElementBits } from './cards.ts';
import type { Below } from './chance.ts';
import { type Board, isSolved, mayMove, moveTop, PLACES, type Puzzle, slotFits, topOfSlot } from './puzzle.ts';

/** A guess at a whole game from some board on: its puzzle, and the elements in the order in which they are called. */
export interface Course {
	readonly puzzle: Puzzle;
	/** The one called now first. */
	readonly calls: readonly ElementBits[];
	/** After the last one the first comes again, and so on. */
	readonly again: boolean;
}

/**
 * Plays a board to the end by plain rules and chance: whatever may go onto a slot goes; else a card goes onto another pile if that brings
 * a card of the deck or opens one for a slot; else the next Action is turned up. `at`: which call counts. Gives how many cards are left.
 */
export function playOut({ puzzle, calls, again }: Course, board: Board, at: number, below: Below): number {
	let idle = 0;
	for (let call = at; again ? idle <= calls.length : call < calls.length; call++) {
		const called = calls[call % calls.length] ?? 0;
		idle++;
		while (makeBest(puzzle, board, called, below)) idle = 0;
		if (isSolved(board, puzzle)) return 0;
	}
	return cardsLeft(board, puzzle);
}

export function cardsLeft({ piles, drawn }: Board, { deck }: Puzzle): number {
	return piles.reduce((sum, pile) => sum + pile.length, deck.length - drawn);
}

/** Makes the best move for these elements; false if none is good. */
function makeBest(puzzle: Puzzle, board: Board, called: ElementBits, below: Below): boolean {
	const chosen = bestMove(puzzle, board, called, below);
	if (chosen >= 0) moveTop(puzzle, board, Math.floor(chosen / (2 * PLACES)), chosen % (2 * PLACES));
	return chosen >= 0;
}

/** The best card move by plain rules, `from * 10 + to`, one of equals by chance; -1 if the next Action is better. */
export function bestMove(puzzle: Puzzle, board: Board, called: ElementBits, below: Below): number {
	let best = 0;
	let count = 0;
	let chosen = -1;
	for (let from = 0; from < PLACES; from++) {
		const card = board.piles[from]?.at(-1) ?? 0;
		if (((puzzle.numbers.elements[card] ?? 0) & called) === 0) continue;
		for (let to = 0; to < 2 * PLACES; to++) {
			if (!mayMove(puzzle, board, from, to, called)) continue;
			const worth = worthOf(puzzle, board, from, to, called);
			if (worth < best || worth === 0) continue;
			count = worth > best ? 1 : count + 1;
			best = worth;
			if (below(count) === 0) chosen = from * 2 * PLACES + to;
		}
	}
	return chosen;
}

/**
 * How good a card move is; 0 if it does not lead on. Slots first: cards of few elements have the fewest calls, and a top of many elements
 * takes the most cards. Else onto the highest pile, so that fewer are buried at the bottom.
 */
function worthOf(
	puzzle: Puzzle,
	{ piles, slots, drawn }: Board,
	from: number,
	to: number,
	called: ElementBits,
): number {
	const { elements } = puzzle.numbers;
	const pile = piles[from] ?? [];
	if (to >= PLACES) {
		const covered = elements[topOfSlot(slots[to - PLACES] ?? 0)] ?? 0;
		return 1000 - 8 * countOf(covered) - countOf(elements[pile.at(-1) ?? 0] ?? 0);
	}
	const height = Math.min(piles[to]?.length ?? 0, 50);
	const isMore = drawn < puzzle.deck.length;
	if (pile.length === 1) return isMore ? 200 + height : 0;
	const opened = pile.at(-2) ?? 0;
	if (slots.some((code) => slotFits(puzzle, code, opened, called))) return 100 + height;
	const follows = isMore && pile.length === 2 && height > 2 && ((elements[opened] ?? 0) & called) !== 0;
	return follows ? height : 0;
}

/** How many elements there are in five bits. */
function countOf(elements: ElementBits): number {
	let count = 0;
	for (let rest = elements; rest !== 0; rest &= rest - 1) count++;
	return count;
}
