import { describe, expect, test } from 'vitest';
import { applyMove, play } from '../apply-move.ts';
import { deckOf } from '../cards.ts';
import { disbelieve } from '../disbelieve.ts';
import { hashOf } from '../hash.ts';
import { legalMoves } from '../legal-moves.ts';
import { unmixed } from '../mixer.ts';
import { ruleSet } from '../rulesets/rule-set.ts';
import { leaveGame } from '../seats.ts';
import { createGame, goalsOf } from '../setup.ts';
import { chooser, keyOf, playGame } from '../testing/games.ts';
import { SEARCHED } from '../testing/variants.ts';
import { makeMove, parseMove } from '../text/move.ts';
import type { Card, CardWord, GameState, Move, Player, Result, RuleSet } from '../types.ts';
import { viewFor } from '../view.ts';
import { cardOfKind, createSearch, kindOfCard, NO_MOVE, type Search } from './index.ts';

const v3 = ruleSet('v3');
const sorted = (items: readonly string[]) => [...items].sort();
const cardsIn = ({ players, table, deck, discard }: GameState) =>
	players.flatMap(({ hand }) => hand).length + table.length + deck.length + discard.length;

function read(text: string): Move {
	const move = parseMove(text);
	if (move === undefined) disbelieve(`${text} is a move`);
	return move;
}

function gained<T>(result: Result<T>): T {
	if (!result.ok) disbelieve(`it is possible: ${result.code}`);
	return result.value;
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
	test.each(SEARCHED)('is one of the rules and can be played to its end: $name', ({ rules }) => {
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

describe('a search', () => {
	test.each(['v3', null, undefined, 3, {}])('is not made of %j', (rules) => {
		expect(() => createSearch(rules as unknown as RuleSet)).toThrow(/believed that .* is a rule set/);
	});
	test.each([v3, ruleSet('summary')])('goes on from no state of other rules: %#', (rules) => {
		const search = createSearch(rules);
		const state = createGame({ rules, players: 2, random: keyOf(1) });
		expect(() => search.load({ ...state, rules: { ...rules, handSize: 5 } })).toThrow('handSize is 5, not 3');
		expect(() => search.load({ ...state, rules: ruleSet('v2') })).toThrow('id is "v2"');
		expect(() => search.load(viewFor(state, 0) as unknown as GameState)).toThrow('not a view');
		// Rules that were read anew are the same rules, the second time too.
		const again = structuredClone(state);
		for (let time = 0; time < 2; time++) {
			search.load(again);
			expect(hashOf(search.toState())).toBe(hashOf(state));
		}
	});
});

describe('codes of moves', () => {
	const search = createSearch(v3);
	const start = { ...playGame(v3, 2, 7, { moves: 12 }).state, phase: 'play' as const };
	test.each([
		'FFFF@9999,0',
		'FFFF@0.5,0',
		'zap-a-card 300,300',
		'rotate-a-card 300,300',
		'move-a-card 9,9 FFFF@0,1',
		'move-a-card 300,300 FFFF@0,1',
		'move-a-card 0,0 FFFF@0,300',
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

	/** The same moves as the pure interface has for the seat. */
	function sameMoves(state: GameState, seat = state.turn): readonly string[] {
		const search = createSearch(state.rules);
		search.load(state);
		const texts = Array.from({ length: search.generate(seat) }, (_, i) =>
			makeMove(search.toMove(search.moves[i] ?? 0)),
		);
		expect(sorted(texts)).toEqual(sorted(legalMoves(state, seat).map(makeMove)));
		return texts;
	}
	const withHand = (state: GameState, hand: readonly Card[]): GameState => ({
		...state,
		players: state.players.map((player, seat) => (seat === state.turn ? { ...player, hand } : player)),
	});

	test('an Action that the rules do not have cannot be played', () => {
		const start = createGame({ rules: { ...v3, actions: ['trade-goals'] }, players: 2, random: keyOf(3) });
		expect(sameMoves(withHand(start, ['zap-a-card']))).toEqual(['pass']);
		expect(sameMoves(withHand(start, ['zap-a-card', 'trade-goals'])).length).toBe(4);
	});

	test('a seat that was left has no Goal to look at', () => {
		const start = createGame({ rules: { ...v3, goalsCovered: true }, players: 3, random: keyOf(3), first: 0 });
		const { state } = gained(leaveGame(start, 1));
		expect([1, 2, 3, 0].map((seat) => sameMoves(state, seat).includes('look'))).toEqual([false, true, false, true]);
	});

	test('paths without a start card lead nowhere', () => {
		const start = createGame({ rules: ruleSet('dont-block-it-off'), players: 2, random: keyOf(3) });
		const players = start.players.map((player) => ({ ...player, hand: [] }));
		const state: GameState = { ...start, table: [], players };
		const search = createSearch(state.rules);
		search.load(state);
		makeAny(search, chooser(1));
		const { outcome } = gained(applyMove(state, state.turn, { type: 'pass' })).state;
		expect(search.toState().outcome).toEqual(outcome);
		expect(outcome).toEqual({ winners: [], reason: 'none' });
	});

	test('more seats than any game has are refused', () => {
		const { players, ...rest } = createGame({ rules: v3, players: 2, random: keyOf(3) });
		const many = Array.from({ length: 17 }, (_, seat) => players[seat % 2] ?? { hand: [] });
		expect(() => createSearch(v3).load({ ...rest, players: many })).toThrow(/16 seats/);
	});
});

describe.each([
	['the grid', v3],
	['the states', ruleSet('summary')],
])('on %s', (_, rules) => {
	test('nothing can be asked of a seat that is not there, nor done before a game', () => {
		const search = createSearch(rules, { shuffles: 'none' });
		search.deal(3, 1);
		expect(search.turn).toBe(1);
		expect([search.hand(12), search.handSize(12), search.goal(12), search.isPlayer(12)]).toEqual([
			[],
			0,
			undefined,
			false,
		]);
		expect(search.winners).toEqual([]);
		expect(search.reason).toBeNull();
		expect(() => search.unmake()).toThrow(/believed/);
		const empty = createSearch(rules);
		for (const ask of [() => empty.generate(), () => empty.make(0), () => empty.toState()]) {
			expect(ask).toThrow('believed that a game is loaded or dealt');
		}
	});
	test('a code of no move is a bug of whoever made it', () => {
		const search = createSearch(rules);
		search.deal(3);
		const missing = deckOf(rules).find(
			(card) => card.length === 4 && !search.toState().players[search.turn]?.hand.includes(card),
		);
		const place = read(`${missing}@0,-1`);
		expect(search.fromMove(read('resign'))).toBe(NO_MOVE);
		expect(() => search.make(search.fromMove(place))).toThrow(/believed/);
		for (const code of [0x3fff_ffff, 0x6800_0000]) expect(() => search.toMove(code)).toThrow(/believed/);
	});
	test('hands are told as kinds, in their order', () => {
		const search = createSearch(rules);
		search.deal(2);
		expect(search.hand(0).map(cardOfKind)).toEqual(search.toState().players[0]?.hand);
	});
	test('what a chance leaves out comes from the search', () => {
		const shuffling: RuleSet = { ...rules, deck: { FFFF: 9, WWWW: 9, EEEE: 9 }, actions: ['shuffle-hands'] };
		const state = createGame({ rules: shuffling, players: 4, random: keyOf(2), first: 0 });
		const players = state.players.map((player, seat): Player => {
			return seat === 0 ? { ...player, hand: ['shuffle-hands', ...player.hand.slice(1)] } : player;
		});
		const hands = (search: Search) => {
			search.make(search.fromMove(read('shuffle-hands')), {});
			const shuffled = search.toState().players.map(({ hand }) => hand.join(' '));
			search.unmake();
			return shuffled.join();
		};
		const loaded = (shuffles: 'own' | 'none') => {
			const search = createSearch(shuffling, { shuffles });
			search.load({ ...state, players });
			return search;
		};
		const [own, again] = [loaded('own'), loaded('own')];
		const results = Array.from({ length: 10 }, () => hands(own));
		expect(new Set(results).size).toBeGreaterThan(5);
		expect(Array.from({ length: 10 }, () => hands(again))).toEqual(results);
		const dealt = gained(play({ ...state, players }, 0, read('shuffle-hands'), unmixed)).state.players;
		expect(hands(loaded('none'))).toBe(dealt.map(({ hand }) => hand.join(' ')).join());
	});
	test('how often the deck was rebuilt is kept', () => {
		const search = createSearch(rules);
		const state = createGame({ rules, players: 2, random: keyOf(3) });
		search.load({ ...state, rebuilt: 2 });
		expect(search.toState().rebuilt).toBe(2);
		search.load(state);
		expect(search.toState().rebuilt).toBe(0);
		search.load({ ...state, rebuilt: 1 });
		search.deal(2);
		expect(search.toState().rebuilt).toBe(0);
	});
	test('hundreds of shuffles can be taken back', () => {
		const search = createSearch({
			...rules,
			deck: { FFFF: 3, 'shuffle-hands': 200 },
			handSize: 6,
			actions: ['shuffle-hands'],
		});
		search.deal(5);
		const before = hashOf(search.toState());
		playOut(search, 3);
		expect(search.depth).toBeGreaterThan(200);
		while (search.depth > 0) search.unmake();
		expect(hashOf(search.toState())).toBe(before);
	});
});

test.each(['v2', 'summary'] as const)('a seat of the game before is forgotten: %s', (id) => {
	const rules = ruleSet(id);
	const search = createSearch(rules);
	search.deal(4);
	search.load(createGame({ rules, players: 2, random: keyOf(3) }));
	for (const seat of [2, 3, 20]) {
		expect([search.hand(seat), search.handSize(seat), search.goal(seat)]).toEqual([[], 0, undefined]);
		expect(search.isPlayer(seat)).toBe(false);
	}
});

test('a search by states has nothing to tell before a game', () => {
	expect(() => createSearch(ruleSet('summary')).turn).toThrow(/loaded or dealt/);
});

test('results of chance that are not those of a position are a bug', () => {
	const search = createSearch(ruleSet('summary'));
	const { state } = playGame(ruleSet('summary'), 3, 4, { moves: 2 });
	const hand = ['shuffle-goals' as const];
	search.load({
		...state,
		phase: 'play',
		players: state.players.map((player, seat) => (seat === state.turn ? { ...player, hand } : player)),
	});
	const code = search.fromMove(read('shuffle-goals'));
	expect(() => search.make(code, { goals: ['E'] })).toThrow(
		/believed that the results of chance are those of this position/,
	);
	search.make(code, {});
	expect(search.depth).toBe(1);
});

test('every seed is one, also that which would leave the generator at nothing', () => {
	const search = createSearch(v3, { seed: 0x9e3779b9 });
	const numbers = new Set(Array.from({ length: 100 }, () => search.below(1_000)));
	expect(numbers.size).toBeGreaterThan(80);
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

test.each([
	[0, 0],
	[1, 0],
	[9, 0],
	[2.5, 0],
	[Number.NaN, 0],
	[2, 7],
	[2, 1.5],
])('a game for %d players that seat %d begins is not dealt', (players, first) => {
	for (const id of ['v3', 'summary'] as const) {
		expect(() => createSearch(ruleSet(id)).deal(players, first)).toThrow('believed');
	}
});
