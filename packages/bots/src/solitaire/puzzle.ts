import {
	type Action,
	calledElement,
	ELEMENTS,
	type Element,
	type PileCard,
	type RuleSet,
	type Solitaire,
} from '@aquarius/engine';
import { bitOf, type CardNumbers, type ElementBits, isGoal, numberCards } from './cards.ts';

/** How many piles there are, and how many slots. */
export const PLACES = 5;

/** A position as numbers: what can be done from now on depends on this and on the elements to come alone. Changed in place. */
export interface Board {
	/** How many cards of the main deck came onto piles. */
	drawn: number;
	/** By slot: its code, 0 if empty. */
	readonly slots: number[];
	/** By pile: card numbers, the lowest first. */
	readonly piles: number[][];
}

/** One solitaire with all its secrets, as the solver reads it. */
export interface Puzzle {
	readonly numbers: CardNumbers;
	/** The main deck by card number, next first. */
	readonly deck: readonly number[];
	/**
	 * Which elements may be moved, from now on: in strict rules one entry an Action, each ending the one before; in relaxed rules, where
	 * every Action comes back, a single entry with all their elements.
	 */
	readonly periods: readonly ElementBits[];
	/** Each element only onto its own slot. */
	readonly own: boolean;
}

export type SolitaireRules = Pick<RuleSet, 'solitaireRuns' | 'solitaireSlots'>;

/** `truth`: of a game that is not over. `numbers`: of all its cards at least, where several puzzles shall have the same. */
export function puzzleOf(truth: Solitaire, rules: SolitaireRules, numbers: CardNumbers = numbersOf(truth)): Puzzle {
	const { deck, called, actions } = truth;
	const once = [bitsShown(called.at(-1)), ...actions.map(bitsShown)];
	const everAgain = [...called, ...actions].reduce((bits, action) => bits | bitsShown(action), 0);
	return {
		numbers,
		deck: deck.map(numbers.numberOf),
		periods: rules.solitaireRuns === 'one' ? once : [everAgain],
		own: rules.solitaireSlots === 'own',
	};
}

const numbersOf = ({ deck, piles, slots }: Solitaire): CardNumbers =>
	numberCards([...deck, ...piles.flat(), ...slots.flat()]);

/** The board of a position of the puzzle; its deck is a rest of the puzzle's. */
export function boardOf({ numbers, deck, own }: Puzzle, truth: Solitaire): Board {
	return {
		drawn: deck.length - truth.deck.length,
		slots: truth.slots.map((slot) => codeOf(slot, numbers, own)),
		piles: truth.piles.map((pile) => pile.map(numbers.numberOf)),
	};
}

/** The element that an Action shows; no bits if it shows none. */
export function bitsShown(action: Action | undefined): ElementBits {
	const element = action && calledElement({ called: [action] });
	return element === undefined ? 0 : bitOf(element);
}

/** A slot's code is the number of its top card and, where slots take their own element only, above it that element, counted from 1. */
const UNIT = 4096;

/** The slot's code when one more card lies on it. */
function slotWith(code: number, card: number, { numbers, own }: Puzzle): number {
	const goal = numbers.goals[card] ?? 0;
	if (!own) return card;
	return goal === 0 ? code - (code % UNIT) + card : (32 - Math.clz32(goal)) * UNIT + card;
}

export const topOfSlot = (code: number): number => code % UNIT;

/** The elements in which the slot of this code, not an empty one, takes cards. */
export const slotTakes = (code: number, own: boolean): ElementBits => (own ? 1 << (Math.floor(code / UNIT) - 1) : ALL);

const ALL: ElementBits = (1 << ELEMENTS.length) - 1;

export function copyOf({ drawn, slots, piles }: Board): Board {
	return { drawn, slots: [...slots], piles: piles.map((pile) => [...pile]) };
}

/** Whether every card is on a slot. */
export function isSolved({ drawn, piles }: Board, { deck }: Puzzle): boolean {
	return drawn === deck.length && piles.every((pile) => pile.length === 0);
}

/** Whether a card may go onto the slot of this code when these elements are called. */
export function slotFits({ numbers, own }: Puzzle, code: number, card: number, called: ElementBits): boolean {
	return ((numbers.fits[topOfSlot(code) * numbers.size + card] ?? 0) & called & slotTakes(code, own)) !== 0;
}

/** Whether the top card of a pile may go onto pile `to`, or slot `to - PLACES`, when these elements are called. Of a settled board. */
export function mayMove(
	puzzle: Puzzle,
	{ piles, slots }: Board,
	from: number,
	to: number,
	called: ElementBits,
): boolean {
	const card = piles[from]?.at(-1) ?? 0;
	if (to >= PLACES) return slotFits(puzzle, slots[to - PLACES] ?? 0, card, called);
	const { fits, size } = puzzle.numbers;
	return to !== from && ((fits[(piles[to]?.at(-1) ?? 0) * size + card] ?? 0) & called) !== 0;
}

/** Makes such a move; if it opens Goals, settles them. */
export function moveTop(puzzle: Puzzle, board: Board, from: number, to: number): void {
	const card = board.piles[from]?.at(-1) ?? 0;
	takeTop(board, from, puzzle.deck);
	if (to < PLACES) board.piles[to]?.push(card);
	else board.slots[to - PLACES] = slotWith(board.slots[to - PLACES] ?? 0, card, puzzle);
	settle(board, puzzle);
}

/** Takes the top card off a pile; if it was the last one there, the next card of the main deck takes its place. */
function takeTop(board: Board, from: number, deck: readonly number[]): void {
	const pile = board.piles[from];
	pile?.pop();
	const next = deck[board.drawn];
	if (pile?.length !== 0 || next === undefined) return;
	pile.push(next);
	board.drawn++;
}

/**
 * Puts every open Goal onto an empty slot. That is always as good as any other move, if there are slots for all Goals: a Goal may go
 * there whatever is called, nothing can lie on it before, and the pile below only gains moves. If a card of the deck comes, it comes
 * sooner to a pile that was of no use, and piles are all alike.
 */
export function settle(board: Board, puzzle: Puzzle): void {
	const { piles, slots } = board;
	for (let from = 0; from < piles.length; from++) {
		for (let top = piles[from]?.at(-1); top !== undefined && puzzle.numbers.goals[top]; top = piles[from]?.at(-1)) {
			const empty = slots.indexOf(0);
			if (empty < 0) return;
			slots[empty] = slotWith(0, top, puzzle);
			takeTop(board, from, puzzle.deck);
		}
	}
}

function codeOf(slot: readonly PileCard[], numbers: CardNumbers, own: boolean): number {
	const goal = slot.find((card): card is Element => isGoal(card));
	const top = slot.at(-1);
	if (top === undefined || goal === undefined) return 0;
	return (own ? (ELEMENTS.indexOf(goal) + 1) * UNIT : 0) + numbers.numberOf(top);
}
