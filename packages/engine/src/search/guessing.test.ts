import { describe, expect, test } from 'vitest';
import { isAction, WILD } from '../cards.ts';
import { disbelieve } from '../disbelieve.ts';
import { groupsOf, largestGroups } from '../groups.ts';
import { legalMoves } from '../legal-moves.ts';
import { connectionsOf } from '../placing.ts';
import { ruleSet } from '../rulesets/rule-set.ts';
import { chooser, playGame } from '../testing/games.ts';
import { SEARCHED } from '../testing/variants.ts';
import { makeMove } from '../text/move.ts';
import { type CardWord, ELEMENTS, type GameState, type RuleSet, SEVEN } from '../types.ts';
import { createSearch, kindOfCard, NO_MOVE } from './index.ts';

const v3 = ruleSet('v3');
const onTables = SEARCHED.filter(({ rules }) => rules.layout === 'table');
/** A game that somebody is in the middle of. */
const midGame = (rules: RuleSet, moves: number): GameState => playGame(rules, rules.players.min, 11, { moves }).state;

/** The placements that make an element's group as big as can be, and how big, said once more by the pure interface. */
function growing(state: GameState, element: (typeof ELEMENTS)[number]) {
	let grown = 0;
	let moves: string[] = [];
	for (const move of legalMoves(state, state.turn)) {
		if (move.type !== 'place') continue;
		if (!connectionsOf(state.table, move).joins.some((join) => join.element === element)) continue;
		const group = groupsOf([...state.table, move]).find(
			({ element: other, panels }) => other === element && panels.some((at) => at.x === move.x && at.y === move.y),
		);
		const size = Math.min(SEVEN, group?.panels.length ?? 0);
		if (size > grown) moves = [];
		if (size >= grown) moves.push(makeMove(move));
		grown = Math.max(grown, size);
	}
	return { grown, moves: moves.sort() };
}

describe('placements that make a group bigger', () => {
	test.each(onTables)('are those of the pure interface that make the biggest: $name', ({ rules }) => {
		const search = createSearch(rules);
		let found = 0;
		for (const moves of rules.overlap ? [0, 3, 6] : [0, 5, 10, 15, 20]) {
			const state = midGame(rules, moves);
			if (state.outcome !== null) continue;
			search.load(state);
			for (const [number, element] of ELEMENTS.entries()) {
				const count = search.generateGrowing(number);
				const codes = Array.from(search.moves.subarray(0, count));
				const wanted = growing(state, element);
				expect(codes.map((code) => makeMove(search.toMove(code))).sort()).toEqual(wanted.moves);
				expect(search.grown).toBe(wanted.grown);
				found += count;
			}
		}
		if (rules.goals.length > 0 && rules.deck === undefined) expect(found).toBeGreaterThan(0);
	});

	test('are none on an empty table, for a hand of Actions, and after the end', () => {
		const search = createSearch(v3);
		const state = midGame(v3, 4);
		search.load({ ...state, table: [] });
		expect([search.generateGrowing(0), search.grown]).toEqual([0, 0]);
		const players = state.players.map((player) => ({ ...player, hand: ['zap-a-card' as const] }));
		search.load({ ...state, players });
		expect([search.generateGrowing(0), search.grown]).toEqual([0, 0]);
		search.load({ ...state, outcome: { winners: [], reason: 'none' } });
		expect([search.generateGrowing(0), search.grown]).toEqual([0, 0]);
	});

	test('leave the position as it was', () => {
		const search = createSearch(v3);
		search.load(midGame(v3, 12));
		const before = search.toState();
		for (let e = 0; e < ELEMENTS.length; e++) search.generateGrowing(e);
		expect(search.toState()).toEqual(before);
	});
});

/** The Zaps that leave an element's largest group smallest, said once more by the pure interface. */
function shrinking(state: GameState, element: (typeof ELEMENTS)[number]): readonly string[] {
	const zaps = legalMoves(state, state.turn).flatMap((move) => (move.type === 'zap-a-card' ? move : []));
	const byHand = zaps.filter(({ wild }) => !wild);
	let least = largestGroups(state.table)[element] - 1;
	let moves: string[] = [];
	for (const move of byHand.length > 0 ? byHand : zaps) {
		const { target } = move;
		if (target === null || state.table.length < 2) continue;
		const rest = state.table.filter(({ x, y }) => x !== target.x || y !== target.y);
		const size = largestGroups(rest)[element];
		if (size < least) moves = [];
		if (size <= least) moves.push(makeMove(move));
		least = Math.min(least, size);
	}
	return moves.sort();
}

describe('what a seat holds and could place', () => {
	test.each(onTables)('is told of seats that are not on turn, too: $name', ({ rules }) => {
		const search = createSearch(rules);
		const state = midGame(rules, rules.overlap ? 4 : 10);
		if (state.outcome !== null) return;
		search.load(state);
		for (const [seat, { hand, invisible }] of state.players.entries()) {
			if (invisible) continue;
			for (const [number, element] of ELEMENTS.entries()) {
				const wanted = growing({ ...state, turn: seat }, element);
				expect([search.generateGrowing(number, seat), search.grown]).toEqual([wanted.moves.length, wanted.grown]);
				const showing = hand.filter((card) => !isAction(card) && (card === WILD || card.includes(element)));
				expect(search.countShowing(seat, number)).toBe(showing.length);
			}
		}
	});
});

describe('Zaps that make a group smaller', () => {
	test.each(onTables)('are those of the pure interface that make it smallest: $name', ({ rules }) => {
		const search = createSearch(rules);
		for (const moves of rules.overlap ? [2, 6] : [5, 10, 15, 20, 25]) {
			const played = midGame(rules, moves);
			if (played.outcome !== null) continue;
			for (const card of ['zap-a-card', WILD, 'trade-goals'] as const) {
				const players = played.players.map((player, seat) =>
					seat === played.turn ? { ...player, hand: [...player.hand.slice(1), card] } : player,
				);
				const state = { ...played, players };
				search.load(state);
				const before = search.toState();
				for (const [number, element] of ELEMENTS.entries()) {
					const count = search.generateShrinking(number);
					const codes = Array.from(search.moves.subarray(0, count));
					expect(codes.map((code) => makeMove(search.toMove(code))).sort()).toEqual(shrinking(state, element));
				}
				expect(search.toState()).toEqual(before);
				expect(search.holds(state.turn, kindOfCard(card))).toBe(true);
			}
		}
	});

	test('are there to be found', () => {
		const search = createSearch(v3);
		const table = Array.from({ length: 5 }, (_, x) => ({ card: 'FFFF' as CardWord, x, y: 0 }));
		const state = midGame(v3, 0);
		const players = state.players.map((player) => ({ ...player, hand: ['zap-a-card' as const] }));
		search.load({ ...state, table, players });
		expect(search.generateShrinking(ELEMENTS.indexOf('F'))).toBe(1);
		expect(makeMove(search.toMove(search.moves[0] ?? NO_MOVE))).toBe('zap-a-card 2,0');
		expect(search.generateShrinking(ELEMENTS.indexOf('A'))).toBe(0);
		expect(search.holds(0, kindOfCard('move-a-card'))).toBe(false);
	});
});

describe('a win that is claimed', () => {
	const covered = ruleSet('aqua-chicken');
	test.each([
		['on a grid', covered],
		['state by state', { ...covered, zapTo: 'discard' as const }],
		['where seven win by themselves', v3],
	])('may be by who may claim it: %s', (_, rules) => {
		const search = createSearch(rules);
		const table = Array.from({ length: SEVEN }, (_, x) => ({ card: 'FFFF' as CardWord, x, y: 0 }));
		const start = midGame(rules, 0);
		for (const isCovered of [true, false]) {
			const players = start.players.map(({ covered: _, ...player }, seat) => ({
				...player,
				goal: seat === 1 ? ('F' as const) : ('A' as const),
				...(isCovered ? { covered: true as const } : {}),
			}));
			const state = { ...start, table, players };
			search.load(state);
			const legal = players.map((_, seat) => legalMoves(state, seat).some(({ type }) => type === 'claim'));
			expect(players.map((_, seat) => search.canClaim(seat))).toEqual(legal);
			expect(legal.includes(true)).toBe(!isCovered && rules.goalsCovered);
		}
	});
});

describe('a guess at what is hidden', () => {
	test.each(onTables)('lies in the position and can be played on: $name', ({ rules }) => {
		const search = createSearch(rules, { seed: 5 });
		const state = midGame(rules, 4);
		if (state.outcome !== null) disbelieve('four moves do not end a game');
		search.load(state);
		const all = [...state.deck, ...state.players.flatMap(({ hand }) => hand)].reverse();
		const kinds = Uint8Array.from(all, kindOfCard);
		let at = 0;
		for (const [seat, { hand }] of state.players.entries()) {
			search.setHand(seat, kinds, at, at + hand.length);
			at += hand.length;
		}
		search.setDeck(kinds, at, kinds.length);
		const goals = [...state.players.flatMap(({ goal }) => goal ?? []), ...state.unusedGoals].reverse();
		search.setGoals(goals.map((goal) => ELEMENTS.indexOf(goal)));

		const guessed = search.toState();
		let given = 0;
		const hands = state.players.map(({ hand }) => {
			given += hand.length;
			return all.slice(given - hand.length, given);
		});
		expect(guessed.players.map(({ hand }) => hand)).toEqual(hands);
		expect(guessed.deck).toEqual(all.slice(given).reverse());
		expect([...guessed.players.flatMap(({ goal }) => goal ?? []), ...guessed.unusedGoals]).toEqual(goals);
		expect({ ...guessed, players: [], deck: [], unusedGoals: [] }).toEqual({
			...state,
			players: [],
			deck: [],
			unusedGoals: [],
		});

		const pick = chooser(2);
		while (!search.over && search.depth < 40) {
			const place = pick(search.generate());
			search.make(search.moves[place] ?? NO_MOVE);
		}
		while (search.depth > 0) search.unmake();
		expect(search.toState()).toEqual(guessed);
	});

	test.each(onTables.filter(({ rules }) => rules.goals.length > 0))(
		'leaves Goals that it does not name: $name',
		({ rules }) => {
			const search = createSearch(rules);
			const state = midGame(rules, 2);
			if (state.outcome !== null) disbelieve('two moves do not end a game');
			const goalsIn = ({ players, unusedGoals }: GameState) => [...players.map(({ goal }) => goal), ...unusedGoals];
			const before = goalsIn(state);
			search.load(state);
			search.setGoals(before.map(() => -1));
			expect(goalsIn(search.toState())).toEqual(before);
			const other = before[0] === 'F' ? 'W' : 'F';
			search.setGoals([ELEMENTS.indexOf(other)]);
			expect(goalsIn(search.toState())).toEqual([other, ...before.slice(1)]);
		},
	);

	test('is refused once a move was made', () => {
		for (const rules of [v3, ruleSet('summary')]) {
			const search = createSearch(rules);
			search.load(midGame(rules, 2));
			search.generate();
			search.make(search.moves[0] ?? NO_MOVE);
			const none = new Uint8Array(0);
			expect(() => search.setHand(0, none, 0, 0)).toThrow(/no move/);
			expect(() => search.setDeck(none, 0, 0)).toThrow(/no move/);
			expect(() => search.setGoals([])).toThrow(/no move/);
		}
	});
});
