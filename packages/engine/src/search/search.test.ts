import { describe, expect, test } from 'vitest';
import { deckOf } from '../cards.ts';
import { hashOf } from '../hash.ts';
import { legalMoves } from '../legal-moves.ts';
import { ruleSet } from '../rulesets/rule-set.ts';
import { createGame, goalsOf } from '../setup.ts';
import { chooser, keyOf, playGame } from '../testing/games.ts';
import { SEARCH_RULES } from '../testing/search-rules.ts';
import { makeMove, parseMove } from '../text/move.ts';
import type { CardWord, GameState, Move, RuleSet } from '../types.ts';
import { cardOfKind, createSearch, kindOfCard, NO_MOVE, type Search } from './index.ts';

const v3 = ruleSet('v3');
const sorted = (items: readonly string[]) => [...items].sort();
const cardsIn = ({ players, table, deck, discard }: GameState) =>
	players.flatMap(({ hand }) => hand).length + table.length + deck.length + discard.length;

function read(text: string): Move {
	const move = parseMove(text);
	if (move === undefined) throw new Error(`${text} was believed to be a move`);
	return move;
}

function makeAny(search: Search, pick: (n: number) => number): void {
	const count = search.generate();
	search.make(search.moves[pick(count)] ?? NO_MOVE);
}

/** A game of random moves to its end, made and not taken back. */
function playOut(search: Search, seed: number): void {
	const pick = chooser(seed);
	while (!search.over) makeAny(search, pick);
}

describe('a dealt game', () => {
	test.each(SEARCH_RULES)('is one of the rules and can be played to its end: %s', (_, rules) => {
		const search = createSearch(rules, { seed: 3 });
		search.deal(rules.players.max);
		const state = search.toState();
		if (rules.layout === 'table') {
			expect(cardsIn(state)).toBe(deckOf(rules).length);
			const goals = [...state.players.flatMap(({ goal }) => goal ?? []), ...state.unusedGoals];
			expect(sorted(goals)).toEqual(sorted(goalsOf(rules)));
		}
		const start = createGame({ rules, players: rules.players.max, random: keyOf(1) });
		expect(state.players.map(({ invisible, covered }) => [invisible, covered])).toEqual(
			start.players.map(({ invisible, covered }) => [invisible, covered]),
		);
		expect(state.turn).toBeLessThan(rules.players.max);
		playOut(search, 3);
		expect(search.toState().outcome).toEqual({ winners: search.winners, reason: search.reason });
		expect(search.generate()).toBe(0);
	});

	test('follows from the seed, and differs from the next', () => {
		const search = createSearch(v3, { seed: 9 });
		const games = Array.from({ length: 20 }, () => {
			search.deal(4);
			return hashOf(search.toState());
		});
		expect(new Set(games).size).toBe(20);
		search.seed(9);
		search.deal(4);
		expect(hashOf(search.toState())).toBe(games[0]);
		search.deal(4, 2);
		expect(search.turn).toBe(2);
	});

	test('has each Goal and each first player about as often', () => {
		const search = createSearch(v3);
		const [goals, firsts] = [new Map<string, number>(), new Map<number, number>()];
		for (let i = 0; i < 2000; i++) {
			search.deal(4);
			const goal = search.goal(0) ?? '';
			goals.set(goal, (goals.get(goal) ?? 0) + 1);
			firsts.set(search.turn, (firsts.get(search.turn) ?? 0) + 1);
		}
		expect(sorted([...goals.keys()])).toEqual(sorted(v3.goals));
		for (const count of goals.values()) expect(Math.abs(count - 400)).toBeLessThan(90);
		expect(sorted([...firsts.keys()].map(String))).toEqual(['0', '1', '2', '3']);
		for (const count of firsts.values()) expect(Math.abs(count - 500)).toBeLessThan(100);
	});
});

test('a start card of a certain kind is found while there is one', () => {
	const rules: RuleSet = { ...ruleSet('dont-block-it-off'), startKind: 'quad', deck: { FFFF: 57, SEFW: 1 } };
	const search = createSearch(rules);
	for (let i = 0; i < 20; i++) {
		search.deal(8);
		expect(search.toState().table.map(({ card }) => card)).toEqual(['SEFW']);
	}
});

describe('what the search tells', () => {
	test('hands in their order, as kinds', () => {
		const { state } = playGame(v3, 3, 4, { moves: 20 });
		const search = createSearch(v3);
		search.load(state);
		for (const [seat, { hand }] of state.players.entries()) {
			expect(search.hand(seat).map(cardOfKind)).toEqual(hand);
			expect(search.handSize(seat)).toBe(hand.length);
		}
		expect(search.seats).toBe(5);
		expect([0, 2, 3].map((seat) => search.isPlayer(seat))).toEqual([true, true, false]);
	});

	test('a kind for every card', () => {
		for (const card of deckOf(v3)) expect(cardOfKind(kindOfCard(card))).toBe(card);
		expect(() => cardOfKind(999)).toThrow(/999/);
		expect(() => kindOfCard('FFFE' as CardWord)).toThrow(/FFFE/);
	});

	test('numbers for choosing', () => {
		const search = createSearch(v3);
		const seen = new Set(Array.from({ length: 200 }, () => search.below(6)));
		expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5]);
	});
});

describe('codes of moves', () => {
	const search = createSearch(v3);
	const start = { ...playGame(v3, 2, 7, { moves: 12 }).state, phase: 'play' as const };
	test.each([
		'FFFF@9999,0',
		'FFFF@0.5,0',
		'zap-a-card 300,300',
		'move-a-card 9,9 FFFF@0,1',
		'p1>p2 FFFF',
		'call',
		'resign',
	])('%s has none', (text) => {
		search.load(start);
		expect(search.fromMove(read(text))).toBe(NO_MOVE);
	});
	test.each([
		'pass',
		'zap-a-card -',
		'****=move-a-card -',
		'look',
		'claim',
		'shuffle-goals left',
		'trade-goals unused',
	])('%s has one, legal or not', (text) => {
		search.load(start);
		expect(makeMove(search.toMove(search.fromMove(read(text))))).toBe(text);
	});
	test('stay the same while positions of one game are loaded', () => {
		const first = playGame(v3, 2, 7, { moves: 1 }).state;
		search.load(first);
		const code = search.fromMove(read('FFFF@1,0'));
		search.load(playGame(v3, 2, 7, { moves: 30 }).state);
		expect(search.fromMove(read('FFFF@1,0'))).toBe(code);
	});
});

describe('the way back', () => {
	test('is there for every move since the position was loaded, and no further', () => {
		const search = createSearch(v3, { seed: 2 });
		search.deal(3);
		const before = hashOf(search.toState());
		playOut(search, 5);
		expect(search.depth).toBeGreaterThan(5);
		while (search.depth > 0) search.unmake();
		expect(hashOf(search.toState())).toBe(before);
		expect([search.over, search.reason, search.winners]).toEqual([false, null, []]);
		expect(() => search.unmake()).toThrow(/believed/);
	});

	test('does not turn chance back: the same shuffle comes out otherwise', () => {
		const search = createSearch(v3);
		const { state } = playGame(v3, 4, 1, { moves: 10 });
		search.load({
			...state,
			players: state.players.map((player, seat) =>
				seat === state.turn ? { ...player, hand: ['shuffle-hands'] } : player,
			),
		});
		search.generate();
		const code = search.moves[0] ?? NO_MOVE;
		const results = Array.from({ length: 10 }, () => {
			search.make(code);
			const hash = hashOf(search.toState());
			search.unmake();
			return hash;
		});
		expect(new Set(results).size).toBeGreaterThan(5);
	});
});

describe('positions that no game reaches', () => {
	test('are played where they have room', () => {
		const table = [
			{ card: 'EEEE' as CardWord, x: 40, y: -60 },
			{ card: 'FFFF' as CardWord, x: -50, y: 3 },
		];
		const state: GameState = { ...createGame({ rules: v3, players: 2, random: keyOf(3) }), table };
		const search = createSearch(v3);
		search.load(state);
		const texts = Array.from({ length: search.generate() }, (_, i) => makeMove(search.toMove(search.moves[i] ?? 0)));
		expect(sorted(texts)).toEqual(sorted(legalMoves(state, state.turn).map(makeMove)));
		expect(hashOf(search.toState())).toBe(hashOf(state));
	});

	test('are refused where they have not', () => {
		const table = [{ card: 'EEEE' as CardWord, x: 9000, y: 9000 }];
		const state: GameState = { ...createGame({ rules: v3, players: 2, random: keyOf(3) }), table };
		expect(() => createSearch(v3).load(state)).toThrow(/pure interface/);
	});

	test('a turn that has still to draw is drawn', () => {
		const state: GameState = { ...createGame({ rules: v3, players: 2, random: keyOf(3) }), phase: 'draw' };
		const search = createSearch(v3);
		search.load(state);
		expect(search.deckSize()).toBe(state.deck.length - 1);
	});
});

test('rules whose decks are too large for codes are played by states', () => {
	const deck = { FFFF: 900, FFWW: 900, 'zap-a-card': 3 };
	const rules: RuleSet = { ...v3, deck };
	const search = createSearch(rules);
	search.deal(2);
	makeAny(search, chooser(1));
	search.unmake();
	expect(search.depth).toBe(0);
});
