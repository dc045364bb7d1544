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

/** `truth`: of a game that is not over. */
export function puzzleOf(truth: Solitaire, rules: Pick<RuleSet, 'solitaireRuns' | 'solitaireSlots'>): Puzzle {
	const { deck, piles, slots, called, actions } = truth;
	const numbers = numberCards([...deck, ...piles.flat(), ...slots.flat()]);
	const once = [bitsShown(called.at(-1)), ...actions.map(bitsShown)];
	const everAgain = [...called, ...actions].reduce((bits, action) => bits | bitsShown(action), 0);
	return {
		numbers,
		deck: deck.map(numbers.numberOf),
		periods: rules.solitaireRuns === 'one' ? once : [everAgain],
		own: rules.solitaireSlots === 'own',
	};
}

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
export function slotWith(code: number, card: number, { numbers, own }: Puzzle): number {
	const goal = numbers.goals[card] ?? 0;
	if (!own) return card;
	return goal === 0 ? code - (code % UNIT) + card : (32 - Math.clz32(goal)) * UNIT + card;
}

export const topOfSlot = (code: number): number => code % UNIT;

/** The elements in which the slot of this code, not an empty one, takes cards. */
export const slotTakes = (code: number, own: boolean): ElementBits => (own ? 1 << (Math.floor(code / UNIT) - 1) : ALL);

const ALL: ElementBits = (1 << ELEMENTS.length) - 1;

/** Whether every card is on a slot. */
export function isSolved({ drawn, piles }: Board, { deck }: Puzzle): boolean {
	return drawn === deck.length && piles.every((pile) => pile.length === 0);
}

/** Takes the top card off a pile; if it was the last one there, the next card of the main deck takes its place. */
export function takeTop(board: Board, from: number, deck: readonly number[]): void {
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
