import { applyMove, calledElement, createGame, type GameState, legalMoves, type Move, viewFor } from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import { pickFrom } from '../pick.ts';
import { keyOf, must } from '../testing/games.ts';
import { FORMS, form } from '../testing/solitaire.ts';
import { bitOf, isGoal } from './cards.ts';
import { type Board, boardOf, copyOf, mayMove, moveTop, PLACES, puzzleOf, settle } from './puzzle.ts';
import { BoardStore } from './store.ts';

type Stack = Extract<Move, { type: 'stack' }>;

const stacks = (state: GameState): readonly Stack[] =>
	legalMoves(state, 0).flatMap((move) => (move.type === 'stack' ? move : []));

/** Every position of a game played at random, Goals first, but not given up. */
function* positions(rules: GameState['rules'], n: number): Generator<GameState> {
	let state = createGame({ rules, players: 1, random: keyOf(n), first: 0 });
	for (let turn = 0; turn < 150 && state.outcome === null; turn++) {
		const goal = stacks(state).find((move) => isGoal(move.card));
		if (goal === undefined) yield state;
		const pick = pickFrom(`${n} ${turn}`, viewFor(state, 0));
		const slots = stacks(state).filter((move) => move.onto === 'slot');
		const going = legalMoves(state, 0).filter(({ type }) => type !== 'resign');
		const among = slots.length > 0 && pick([true, true, false]) ? slots : going;
		if (among.length === 0) return;
		state = must(applyMove(state, 0, goal ?? pick(among))).state;
	}
}

const wild = form({ deck: { ...form({}).deck, '****': 3, 'A..F': 2, '.EW.': 2 }, solitaireRuns: 'many' });

describe.each([...Object.entries(FORMS), ['with Wilds and diagonals', wild] as const])('%s', (_, rules) => {
	it('lets the same cards go to the same places as the rules do, with the same boards after them', () => {
		let moves = 0;
		let compared = 0;
		for (let n = 0; n < 12; n++) {
			for (const state of positions(rules, n)) {
				compared++;
				if (state.solitaire === undefined) throw new Error('The piles were believed to stay');
				const puzzle = puzzleOf(state.solitaire, rules);
				const board = boardOf(puzzle, state.solitaire);
				const element = calledElement(state.solitaire);
				const mine = new Set<string>();
				for (let from = 0; from < PLACES; from++) {
					for (let to = 0; to < 2 * PLACES; to++) {
						if (mayMove(puzzle, board, from, to, element === undefined ? 0 : bitOf(element))) mine.add(`${from} ${to}`);
					}
				}
				const legal = stacks(state);
				expect(mine).toEqual(new Set(legal.map((move) => `${move.from} ${placeOf(move)}`)));
				for (const move of legal) {
					const moved = copyOf(board);
					moveTop(puzzle, moved, move.from, placeOf(move));
					const after = must(applyMove(state, 0, move)).state.solitaire;
					if (after === undefined) throw new Error('The piles were believed to stay');
					const truly = boardOf(puzzle, after);
					settle(truly, puzzle);
					expect(moved).toEqual(truly);
					moves++;
				}
			}
		}
		expect(compared).toBeGreaterThan(400);
		expect(moves).toBeGreaterThan(800);
	});
});

const placeOf = (move: Stack): number => move.to + (move.onto === 'slot' ? PLACES : 0);

describe('a store of boards', () => {
	const board = (drawn: number, slots: number[], piles: number[][]): Board => ({ drawn, slots, piles });
	it('knows a board again whose piles and slots stand in another order', () => {
		const store = new BoardStore();
		expect(store.add(board(3, [0, 9, 4, 0, 0], [[1, 2], [], [3], [], [1]]))).toBe(0);
		expect(store.add(board(3, [4, 0, 0, 9, 0], [[], [3], [1], [1, 2], []]))).toBe(0);
		expect(store.size).toBe(1);
	});
	it.each([
		['another card was drawn', board(4, [0, 9, 4, 0, 0], [[1, 2], [], [3], [], [1]])],
		['a slot differs', board(3, [0, 9, 5, 0, 0], [[1, 2], [], [3], [], [1]])],
		['a pile lies the other way round', board(3, [0, 9, 4, 0, 0], [[2, 1], [], [3], [], [1]])],
		['a card lies on another pile', board(3, [0, 9, 4, 0, 0], [[1], [], [3, 2], [], [1]])],
	])('tells boards apart: %s', (_, other) => {
		const store = new BoardStore();
		store.add(board(3, [0, 9, 4, 0, 0], [[1, 2], [], [3], [], [1]]));
		expect(store.add(other)).toBe(1);
	});
	it('gives thousands back as they were, in a fixed order, and finds each again', () => {
		const store = new BoardStore();
		const into: Board = board(0, [0, 0, 0, 0, 0], [[], [], [], [], []]);
		const made = Array.from({ length: 20_000 }, (_, n) =>
			board(n % 7, [n % 11, 0, 2, 1, 5], [[1 + (n % 13), 2], [n + 1], [3, 3, 1 + (n % 5)], [], [9]]),
		);
		expect(made.map((each) => store.add(each))).toEqual(made.map((_, n) => n));
		expect(made.map((each) => store.add(each))).toEqual(made.map((_, n) => n));
		for (const [n, { drawn, slots, piles }] of made.entries()) {
			store.read(n, into);
			expect(into.drawn).toBe(drawn);
			expect(into.slots).toEqual([...slots].sort((a, b) => a - b));
			expect(into.piles.map(String).sort()).toEqual(piles.map(String).sort());
		}
	});
	it('does not find a board that was kept apart', () => {
		const store = new BoardStore();
		const one = board(1, [0, 0, 0, 0, 0], [[1], [], [], [], []]);
		expect([store.addApart(one), store.add(one), store.add(one)]).toEqual([0, 1, 1]);
	});
});
