import { describe, expect, test } from 'vitest';
import { deckOf, isAction, isWild } from './cards.ts';
import { fromKey, openGenerator, shuffled } from './random/generator.ts';
import { parseRules } from './rulesets/parse.ts';
import { ruleSet } from './rulesets/rule-set.ts';
import { createGame } from './setup.ts';
import { keyOf } from './testing/games.ts';
import type { RuleSet } from './types.ts';

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
		expect(() => createGame({ rules: v3, players: 2, random: 'abc' })).toThrow();
	});
});
