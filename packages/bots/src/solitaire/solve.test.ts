import { createGame, ruleSet } from '@aquarius/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keyOf } from '../testing/games.ts';
import { canWin, FORMS, form, type Laid, laid, playAll } from '../testing/solitaire.ts';
import { boundOf } from './bound.ts';
import { type Board, boardOf, copyOf, isSolved, mayMove, moveTop, PLACES, type Puzzle, puzzleOf } from './puzzle.ts';
import { solveSolitaire } from './solve.ts';
import { BoardStore } from './store.ts';

const solve = (of: Laid, nodes = 10_000) => solveSolitaire(laid(of), { nodes });
const deal = (n: number, rules = ruleSet('solitaire')) => createGame({ rules, players: 1, random: keyOf(n), first: 0 });
const many = { solitaireRuns: 'many' };
const own = { solitaireSlots: 'own' };

describe('a solitaire laid by hand', () => {
	it.each<[string, Laid, number]>([
		['the last card', { piles: ['FFFF'], slots: ['F'] }, 1],
		['the last card is a Goal', { piles: ['F'] }, 1],
		['a Goal and its Ace below', { piles: ['FFFF F'] }, 2],
		['the Action that comes next', { piles: ['EEEE'], slots: ['E'], calls: 'FE' }, 2],
		['a card turned', { piles: ['FEAS'], slots: ['F SAEF'] }, 1],
		['a card of the deck', { piles: ['FFFF'], slots: ['F'], deck: 'FFEE EEFF' }, 3],
		['a pile dug out', { piles: ['FFFF FFEE', 'FFWW'], slots: ['F'] }, 4],
		['the Ace laid aside first', { piles: ['FFFF EEEE', 'EEFF', 'EEFF'], slots: ['F'], calls: 'EFE' }, 7],
		['all runs one likes', { rules: many, piles: ['EEEE FFFF'], slots: ['E', 'F'], calls: 'EF' }, 4],
		['each its own slot', { rules: own, piles: ['FFEE', 'EEEE'], slots: ['F FFFF', 'E'], calls: 'EF' }, 3],
		['slots that need not begin', { piles: ['E', 'FFFF'], slots: ['F'] }, 2],
		[
			'a move that changes nothing but lets the game go on',
			{ rules: many, piles: ['FFFF', 'EEEE', 'FFFF FEFE'], slots: ['E EEEE'], calls: 'FWE', passed: 2 },
			12,
		],
		// Both need a board that was first met at a later Action than it could be.
		['met too late', { piles: ['FFFF EEWW', '', 'EEWW', 'EFAW EEWW'], slots: ['E', 'F'], calls: 'WAFE' }, 20],
		[
			'met too late, with a deck',
			{ piles: ['FFAA', '', 'EFAW FFAA F..E', 'FFEE'], deck: 'FFAA', slots: ['E EEEE'], calls: 'FEAE' },
			20,
		],
	])('is won: %s', (_, of, moves) => {
		const solution = solve(of);
		if (solution.result !== 'winnable') throw new Error(`It was ${solution.result}`);
		expect(playAll(laid(of), solution.moves).outcome).toEqual({ winners: [0], reason: 'cards' });
		expect(solution.moves.length).toBeLessThanOrEqual(moves);
	});

	it.each<[string, Laid]>([
		['no Goal for the Ace', { piles: ['FFFF'] }],
		['no Action for the Ace', { piles: ['EEEE'], slots: ['E'], calls: 'FF' }],
		['the Action came too soon', { piles: ['EEEE FFFF'], slots: ['F', 'E'], calls: 'EF' }],
		['a card buried at its Action', { piles: ['FFEE WWWW'], slots: ['F FFFF', 'W'], calls: 'FEW' }],
		['cut quadrants', { piles: ['F..A'], slots: ['F FFFF .FW.', 'A AAAA .SA.'], calls: 'FA' }],
		['no slot left for a Goal', { piles: ['F'], slots: ['E', 'A', 'W', 'S', 'F'] }],
		['no Action turned up', { piles: ['FFFF'], slots: ['F'], calls: '' }],
		['an element that is never called', { rules: many, piles: ['EEEE'], slots: ['E'], calls: 'FAWS' }],
		['nothing fits in any run', { rules: many, piles: ['FFFF', 'EEEE'], calls: 'FE' }],
		['own slots only', { rules: own, piles: ['FFEE'], slots: ['F FFFF', 'E EEEE'], calls: 'WA' }],
	])('is lost: %s', (_, of) => {
		expect(solve(of).result).toBe('lost');
		expect(canWin(laid(of))).toBe(false);
	});

	it('waits for an Action only as long as the game goes on without a move', () => {
		// Two calls were made in vain, one more makes a whole run; only Earth can be moved, and comes second.
		const of: Laid = { rules: many, piles: ['EEEE'], slots: ['E'], calls: 'FWE', passed: 1 };
		expect(canWin(laid({ ...of, passed: 0 }))).toBe(true);
		expect(solve({ ...of, passed: 0 }).result).toBe('winnable');
		for (const passed of [1, 2, 3]) {
			expect(solve({ ...of, passed }).result).toBe(canWin(laid({ ...of, passed })) ? 'winnable' : 'lost');
		}
		expect(solve({ ...of, passed: 2 }).result).toBe('lost');
	});

	it('with every card on a slot is won by whoever can still do anything', () => {
		expect(solve({ slots: ['F FFFF'], calls: 'FE' })).toEqual({
			result: 'winnable',
			moves: [{ type: 'call' }],
			nodes: 0,
		});
		expect(solve({ slots: ['F FFFF'] })).toEqual({ result: 'lost', nodes: 0 });
	});

	it('is as it ended when it is over', () => {
		const won = playAll(laid({ piles: ['F'] }), [{ type: 'stack', from: 0, onto: 'slot', to: 0, card: 'F' }]);
		expect(solveSolitaire(won, { nodes: 0 })).toEqual({ result: 'winnable', moves: [], nodes: 0 });
		const lost = playAll(laid({ piles: ['F'] }), [{ type: 'resign' }]);
		expect(solveSolitaire(lost, { nodes: 10 })).toEqual({ result: 'lost', nodes: 0 });
	});
});

describe('the budget', () => {
	const oneMove: Laid = { piles: ['FFFF'], slots: ['F'] };
	it.each([
		[0, { result: 'unknown', nodes: 0 }],
		[1, { result: 'unknown', nodes: 1 }],
	])('of %i boards is too small for a move', (nodes, answer) => {
		expect(solve(oneMove, nodes)).toEqual(answer);
	});
	it('of two boards is enough for one move', () => {
		expect(solve(oneMove, 2)).toMatchObject({ result: 'winnable', nodes: 2 });
	});
	it('of as many boards as there are is enough for a proof', () => {
		const of: Laid = { piles: ['FFEE', 'EEFF WWWW'], slots: ['W'], calls: 'FEF' };
		const { nodes } = solve({ ...of, slots: [] }, Number.POSITIVE_INFINITY);
		expect(solve({ ...of, slots: [] }, nodes)).toEqual({ result: 'lost', nodes });
	});
	it('is kept, and more of it never takes an answer back', () => {
		for (let n = 0; n < 12; n++) {
			const answers = [0, 1, 10, 100, 1000, 5000].map((nodes) => solveSolitaire(deal(n), { nodes }));
			for (const [i, answer] of answers.entries()) {
				expect(answer.nodes).toBeLessThanOrEqual([0, 1, 10, 100, 1000, 5000][i] ?? 0);
				const before = answers[i - 1];
				if (before !== undefined && before.result !== 'unknown') expect(answer).toEqual(before);
			}
		}
	});
	it.each([Number.NaN, -1])('of %d boards is none', (nodes) => {
		expect(() => solve(oneMove, nodes)).toThrow(RangeError);
	});
});

it('throws for a game at a table, be it over or not', () => {
	const state = createGame({ rules: ruleSet('v1'), players: 2, random: keyOf(1), first: 0 });
	expect(() => solveSolitaire(state, { nodes: 10 })).toThrow(/solitaire/);
	for (const winners of [[0], []]) {
		const over = { ...state, outcome: { winners, reason: 'seven' } } as const;
		expect(() => solveSolitaire(over, { nodes: 10 })).toThrow(/solitaire/);
	}
});

describe.each(Object.entries(FORMS))('%s', (_, rules) => {
	it('solves whole deals by moves that win, and says the same again', () => {
		const results = new Set<string>();
		for (let n = 0; n < 25; n++) {
			const solution = solveSolitaire(deal(n, rules), { nodes: 5000 });
			results.add(solution.result);
			expect(solveSolitaire(structuredClone(deal(n, rules)), { nodes: 5000 })).toEqual(solution);
			if (solution.result === 'winnable') expect(playAll(deal(n, rules), solution.moves).outcome?.winners).toEqual([0]);
		}
		expect(results).toContain('winnable');
	});

	it('calls no position on the way to a win hopeless', () => {
		let asked = 0;
		for (let n = 0; n < (rules.solitaireRuns === 'one' ? 25 : 4); n++) {
			let state = deal(n, rules);
			const solution = solveSolitaire(state, { nodes: 5000 });
			for (const move of solution.result === 'winnable' ? solution.moves : []) {
				const { solitaire } = state;
				if (solitaire === undefined) throw new Error('The piles were believed to stay');
				const puzzle = puzzleOf(solitaire, rules);
				expect(boundOf(puzzle)(boardOf(puzzle, solitaire), 0)).toBe(false);
				state = playAll(state, [move]);
				asked++;
			}
		}
		expect(asked).toBeGreaterThan(100);
	});

	it('agrees with trying everything, with few cards', () => {
		const found = { winnable: 0, lost: 0, unknown: 0 };
		fc.assert(
			fc.property(few, (of) => {
				const state = laid({
					...of,
					rules: { solitaireRuns: rules.solitaireRuns, solitaireSlots: rules.solitaireSlots },
				});
				const solution = solveSolitaire(state, { nodes: Number.POSITIVE_INFINITY });
				found[solution.result]++;
				expect(solution.result).toBe(canWin(state) ? 'winnable' : 'lost');
				if (solution.result === 'winnable') expect(playAll(state, solution.moves).outcome?.winners).toEqual([0]);
			}),
			{ numRuns: 200, seed: 5 },
		);
		expect(found.winnable).toBeGreaterThan(20);
		expect(found.lost).toBeGreaterThan(20);
	});
});

it.each(['any', 'own'])('finds in strict games what looking at every board finds, slots: %s', (solitaireSlots) => {
	const found = { winnable: 0, lost: 0, unknown: 0 };
	fc.assert(
		fc.property(more, (of) => {
			const { solitaire, rules, ...state } = laid({ ...of, rules: { solitaireSlots } });
			if (solitaire === undefined) throw new Error('This was believed to be a solitaire');
			const puzzle = puzzleOf(solitaire, rules);
			const { result } = solveSolitaire({ ...state, rules, solitaire }, { nodes: Number.POSITIVE_INFINITY });
			expect(result).toBe(lookAtAll(puzzle, boardOf(puzzle, solitaire)) ? 'winnable' : 'lost');
			found[result]++;
		}),
		{ numRuns: 300, seed: 5 },
	);
	expect(Math.min(found.winnable, found.lost)).toBeGreaterThan(20);
});

/** Whether a board can be won, by every board of every Action, with no proofs of loss and no order. */
function lookAtAll(puzzle: Puzzle, begin: Board): boolean {
	let layer: readonly Board[] = [begin];
	for (const called of puzzle.periods) {
		const store = new BoardStore();
		const met: Board[] = [];
		const meet = (board: Board) => {
			if (store.add(board) === met.length) met.push(board);
		};
		for (const board of layer) meet(board);
		for (const board of met) {
			if (isSolved(board, puzzle)) return true;
			for (let move = 0; move < 2 * PLACES * PLACES; move++) {
				const from = move % PLACES;
				const to = Math.floor(move / PLACES);
				if (!mayMove(puzzle, board, from, to, called)) continue;
				const after = copyOf(board);
				moveTop(puzzle, after, from, to);
				meet(after);
			}
		}
		layer = met;
	}
	return false;
}

it.each(['one', 'many'])('reads decks with Wilds, diagonals and few kinds of Actions, runs: %s', (solitaireRuns) => {
	const deck = { '****': 2, FFFF: 3, 'A..F': 2, AAFF: 4, AAAA: 2, 'zap-a-card': 6, 'trade-goals': 6 };
	const rules = form({ solitaireRuns, deck });
	let won = 0;
	for (let n = 0; n < 15; n++) {
		const solution = solveSolitaire(deal(n, rules), { nodes: 20_000 });
		if (solution.result !== 'winnable') continue;
		expect(playAll(deal(n, rules), solution.moves).outcome?.winners).toEqual([0]);
		won++;
	}
	expect(won).toBeGreaterThan(3);
});

it('answers a relaxed deal of 400 cards within its budget', () => {
	const words = ['FFFF', 'FFEE', 'EEEE', 'FFWW', 'WWWW', 'EEWW', 'EWEW', 'FWFW'];
	const deck = Object.fromEntries(words.map((word) => [word, 50]));
	const rules = form({
		solitaireRuns: 'many',
		deck: { ...deck, 'zap-a-card': 9, 'move-a-card': 9, 'shuffle-goals': 9 },
	});
	const solution = solveSolitaire(deal(1, rules), { nodes: 3000 });
	expect(solution.nodes).toBeLessThanOrEqual(3000);
});

/** Few cards of few elements, so that trying everything ends soon and is not always in vain. */
const few: fc.Arbitrary<Laid> = fc
	.record({
		cards: fc.shuffledSubarray(['F', 'FFFF', 'E', 'EEEE', 'FFEE', 'FEFE', 'EFAW', '****', 'FFFF', 'F..E'], {
			maxLength: 7,
		}),
		inDeck: fc.nat(5),
		piles: fc.array(fc.nat(3), { minLength: 7, maxLength: 7 }),
		begun: fc.constantFrom(['F'], ['F FFFF'], [], ['E EEEE'], ['E', 'F FFEE'], ['F FFFF', 'E EEEE']),
		calls: fc.string({ unit: fc.constantFrom('F', 'E', 'W'), minLength: 1, maxLength: 4 }),
		passed: fc.nat(3),
	})
	.map(({ cards, inDeck, piles, begun, calls, passed }) => {
		// A Goal that lies on a slot is not in the deck as well.
		const left = cards.filter((card) => !begun.some((slot) => slot.startsWith(card) && card.length === 1));
		const onPiles = left.slice(inDeck);
		const lists = [0, 1, 2, 3].map((pile) => onPiles.filter((_, i) => piles[i] === pile).join(' '));
		return { piles: lists, deck: left.slice(0, inDeck).join(' '), slots: begun, calls, passed };
	});

/** High piles without Goals, for more Actions. */
const more: fc.Arbitrary<Laid> = fc
	.record({
		cards: fc.array(fc.constantFrom('FFFF', 'EEEE', 'FFEE', 'FEFE', 'FFWW', 'EEWW', 'EFAW', 'F..E'), { maxLength: 8 }),
		piles: fc.array(fc.nat(4), { minLength: 8, maxLength: 8 }),
		begun: fc.constantFrom(['F'], ['E'], ['E', 'F'], ['E EEEE'], ['F FFFF', 'E']),
		calls: fc.string({ unit: fc.constantFrom('F', 'E', 'W', 'A'), minLength: 2, maxLength: 6 }),
	})
	.map(({ cards, piles, begun, calls }) => {
		const on = (place: number) => cards.filter((_, i) => piles[i] === place).join(' ');
		return { piles: [0, 1, 2, 3].map(on), deck: on(4), slots: begun, calls };
	});
