import { describe, expect, test } from 'vitest';
import { deckOf, isAction, isWild, panelsOf } from './cards.ts';
import { fromKey, openGenerator, shuffled } from './random/generator.ts';
import { parseRules } from './rulesets/parse.ts';
import { ruleSet } from './rulesets/rule-set.ts';
import { createGame } from './setup.ts';
import { cardsIn, cardsUnder, goalsIn, goalsUnder } from './testing/cards.ts';
import { keyOf } from './testing/games.ts';
import { houseRules } from './testing/variants.ts';
import { type CardWord, RULE_SET_IDS, type RuleSet, type RuleSetId } from './types.ts';

const v3 = ruleSet('v3');
const deal = (players: number, seed: number, rules: RuleSet = v3) =>
	createGame({ rules, players, random: keyOf(seed) });

describe('a new game', () => {
	test.each([2, 3, 4, 5])('of %i has hands of three, one card more for the first, and five Goals', (players) => {
		for (let seed = 0; seed < 50; seed++) {
			const game = deal(players, seed);
			expect(game.players.length).toBe(5);
			expect(new Set(game.players.map(({ goal }) => goal)).size).toBe(5);
			const sizes = game.players.map(({ hand }, seat) => hand.length - (seat === game.turn ? 1 : 0));
			expect(sizes).toEqual([3, 3, 3, 3, 3].fill(0, players));
			expect(game.players.map(({ invisible }) => invisible === true)).toEqual([0, 1, 2, 3, 4].map((s) => s >= players));
			expect(game.table).toEqual([{ card: game.table[0]?.card, x: 0, y: 0 }]);
			expect(game).toMatchObject({ phase: 'play', passed: 0, discard: [], outcome: null });
			const all = [...game.deck, ...game.table.map(({ card }) => card), ...game.players.flatMap(({ hand }) => hand)];
			expect(all.sort()).toEqual([...deckOf(v3)].sort());
		}
	});
	test('starts with anything but an Action (E11)', () => {
		const starts = Array.from({ length: 600 }, (_, seed) => deal(2, seed).table[0]?.card ?? '');
		expect(starts.some(isAction)).toBe(false);
		expect(starts.some(isWild)).toBe(true);
		const without = Array.from(
			{ length: 300 },
			(_, seed) => deal(2, seed, { ...v3, wildMayStart: false }).table[0]?.card ?? '',
		);
		expect(without.some(isWild)).toBe(false);
	});
	test('puts skipped Actions back into the deck', () => {
		const rules = parseRules({ base: 'v3', deck: { FFFF: 1, 'zap-a-card': 60 } });
		if (!rules.ok) throw new Error(rules.code.detail);
		const places = new Set<number>();
		for (let seed = 0; seed < 60; seed++) {
			const game = deal(2, seed, rules.value);
			const held = game.players.some(({ hand }) => hand.includes('zap-a-card'));
			expect(held).toBe(true);
			expect(game.deck.length + game.players.flatMap(({ hand }) => hand).length + game.table.length).toBe(61);
			if (game.table.length === 1) places.add(game.deck.length);
		}
		expect([...places]).toEqual([53]);
	});
	test('shuffles the deck after cards were skipped for the start, and only then (E11)', () => {
		let skips = 0;
		for (let seed = 0; seed < 60; seed++) {
			const game = createGame({ rules: v3, players: 2, random: keyOf(seed), first: 0 });
			const generator = openGenerator(fromKey(keyOf(seed)) ?? '');
			shuffled(generator, v3.goals);
			const dealt = shuffled(generator, deckOf(v3)).slice(6);
			const start = dealt.findIndex((card) => !isAction(card));
			const rest = [...dealt.slice(start + 1), ...dealt.slice(0, start)];
			if (start > 0) skips++;
			const [drawn] = game.players[0]?.hand.slice(3) ?? [];
			const deck = [drawn, ...game.deck];
			if (start === 0) expect(deck).toEqual(rest);
			else expect(deck).not.toEqual(rest);
			expect([...deck].sort()).toEqual([...rest].sort());
		}
		expect(skips).toBeGreaterThan(5);
	});
	test('begins with the seat that is named, or with any (E38)', () => {
		expect(createGame({ rules: v3, players: 4, random: keyOf(1), first: 3 }).turn).toBe(3);
		const first = new Set(Array.from({ length: 80 }, (_, seed) => deal(4, seed).turn));
		expect([...first].sort()).toEqual([0, 1, 2, 3]);
	});
	test('deals every Goal to every seat about as often', () => {
		const fire = [0, 0, 0, 0, 0];
		for (let seed = 0; seed < 1_000; seed++) {
			const seat = deal(2, seed).players.findIndex(({ goal }) => goal === 'F');
			fire[seat] = (fire[seat] ?? 0) + 1;
		}
		for (const count of fire) expect(Math.abs(count - 200)).toBeLessThan(60);
	});
	test.each([1, 6, 2.5])('of %d players is nothing that these rules know', (players) => {
		expect(() => deal(players, 1)).toThrow();
	});
	test('needs a whole key', () => {
		expect(() => createGame({ rules: v3, players: 2, random: 'abc' })).toThrow('random is 64');
		const id = 'v3' as unknown as RuleSet;
		expect(() => createGame({ rules: id, players: 2, random: keyOf(1) })).toThrow('believed that these are rules');
	});
});

/** Hand size; Goals and where those are that nobody holds; panels of start cards; whether the first player draws. */
const DEALS: readonly (readonly [RuleSetId, number, number, 'seats' | 'pile' | 'none', readonly number[], boolean])[] =
	[
		['v1', 3, 5, 'pile', [1, 2, 4], true],
		['v1-fr', 3, 5, 'pile', [1, 2, 4], true],
		['v2', 3, 5, 'pile', [1, 2, 4, 5], true],
		['v2-vi', 3, 5, 'pile', [1, 2, 4], true],
		['v3', 3, 5, 'seats', [1, 2, 3, 4, 5], true],
		['summary', 3, 5, 'pile', [1, 2, 4], true],
		['dont-block-it-off', 7, 0, 'none', [2], false],
		['collect-seven', 3, 0, 'none', [2, 3, 4], true],
		['connect-seven', 3, 5, 'seats', [1, 2, 3, 4], true],
		['get-moving', 3, 5, 'seats', [1, 2, 3, 4], true],
		['aqua-chicken', 3, 5, 'seats', [1, 2, 3, 4, 5], true],
	];

describe.each(DEALS)('a new game of %s', (id, handSize, goals, where, panels, draws) => {
	const rules = ruleSet(id);
	const counts = Array.from({ length: rules.players.max - rules.players.min + 1 }, (_, i) => rules.players.min + i);
	test.each(counts)('for %i', (players) => {
		const starts = new Set<number>();
		for (let seed = 0; seed < 100; seed++) {
			const game = deal(players, seed, rules);
			expect(cardsIn(game)).toEqual(cardsUnder(rules));
			expect(goalsIn(game)).toEqual(goalsUnder(rules));
			expect(goalsIn(game).length).toBe(goals);
			expect(game.players.length).toBe(where === 'seats' ? goals : players);
			expect(game.unusedGoals.length).toBe(where === 'pile' ? goals - players : 0);
			for (const [seat, { hand, invisible, covered, goal }] of game.players.entries()) {
				const drawn = draws && seat === game.turn ? 1 : 0;
				expect(hand.length).toBe(seat < players ? handSize + drawn : 0);
				expect(invisible === true).toBe(seat >= players);
				expect(covered === true).toBe(id === 'aqua-chicken' && seat < players);
				expect(goal === undefined).toBe(where === 'none');
			}
			const [start, ...others] = game.table;
			expect(start).toMatchObject({ x: 0, y: 0 });
			expect(others).toEqual([]);
			starts.add(isWild(start?.card ?? '') ? 5 : panelsOf(start?.card as CardWord).length);
			expect(game).toMatchObject({ phase: 'play', rebuilt: 0, outcome: null });
		}
		for (const count of starts) expect(panels).toContain(count);
	});
	test('starts with every kind of card that may', () => {
		const starts = Array.from({ length: 300 }, (_, seed) => deal(rules.players.min, seed, rules).table[0]?.card ?? '');
		const kinds = starts.map((card) => (isWild(card) ? 5 : panelsOf(card as CardWord).length));
		expect([...new Set(kinds)].sort()).toEqual(panels);
	});
});

describe('a game that was set up otherwise', () => {
	const house = (json: unknown) => houseRules('house rules', json).rules;
	test.each([6, 8, 10])('with two decks seats %i, with ten Goals of which two are alike (E37)', (players) => {
		for (const base of ['v3', 'v2'] as const) {
			const rules = house({ base, decks: 2 });
			const game = deal(players, players, rules);
			expect(cardsIn(game)).toEqual([...deckOf(ruleSet(base)), ...deckOf(ruleSet(base))].sort());
			expect(goalsIn(game).join('')).toBe('AAEEFFSSWW');
			expect(game.players.length + game.unusedGoals.length).toBe(10);
			expect(game.players.filter(({ invisible }) => !invisible).length).toBe(players);
		}
	});
	test.each([
		['triple', 3],
		['quad', 4],
	])('starts with a %s (E52)', (startKind, panels) => {
		const rules = house({ base: 'dont-block-it-off', startKind });
		for (let seed = 0; seed < 30; seed++) {
			expect(panelsOf(deal(3, seed, rules).table[0]?.card as CardWord).length).toBe(panels);
		}
	});
	test('always has its start card, however many cards are dealt', () => {
		const rules = house({ base: 'dont-block-it-off', startKind: 'quad' });
		for (let seed = 0; seed < 60; seed++) {
			const game = deal(8, seed, rules);
			expect(game.table.length).toBe(1);
			expect(game.deck.length).toBe(60 - 1 - 8 * 7);
		}
	});
	test('has an empty table when no card may start (E19b)', () => {
		const rules = house({ base: 'v1', deck: { 'zap-a-card': 20 } });
		const game = deal(2, 1, rules);
		expect(game.table).toEqual([]);
		expect(cardsIn(game)).toEqual(cardsUnder(rules));
	});
	test.each([...RULE_SET_IDS])('%s begins with the seat that is named, or with any (E38)', (id) => {
		const rules = ruleSet(id);
		const players = Math.min(3, rules.players.max);
		for (let first = 0; first < players; first++) {
			expect(createGame({ rules, players, random: keyOf(1), first }).turn).toBe(first);
		}
		const any = new Set(Array.from({ length: 60 }, (_, seed) => deal(players, seed, rules).turn));
		expect([...any].sort()).toEqual([...Array(players).keys()]);
		for (const first of [-1, players, 0.5]) {
			expect(() => createGame({ rules, players, random: keyOf(1), first })).toThrow(`seat ${first}`);
		}
		for (const wrong of [rules.players.min - 1, rules.players.max + 1, Number.NaN]) {
			expect(() => deal(wrong, 1, rules)).toThrow(`${wrong} players`);
		}
	});
	test('lays undealt Goals in random order', () => {
		const tops = new Set(Array.from({ length: 60 }, (_, seed) => deal(2, seed, ruleSet('v2')).unusedGoals.join('')));
		expect(tops.size).toBeGreaterThan(25);
	});
});
