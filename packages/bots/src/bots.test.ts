import { legalMoves, type PlayerView, parseRules, RULE_SET_IDS, ruleSet, viewFor, whyNot } from '@aquarius/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOT_NAMES, type BotName, chooseMove } from './bots.ts';
import { HARDLY, keyOf, must, newGame, playGame, type Turn } from './testing/games.ts';
import { HOUSE } from './testing/house-rules.ts';

const decide = (bot: BotName, view: PlayerView, seed: string) => chooseMove(bot, view, seed, { budget: HARDLY });

/** Every turn of a few games, with what the seat on turn sees. */
const turnsOf = (players: number, games: number): readonly Turn[] => {
	const turns: Turn[] = [];
	for (let n = 0; n < games; n++) {
		playGame(
			Array.from({ length: players }, (_, seat) => (seat % 2 === 0 ? 'greedy' : 'random')),
			n,
			(turn) => turns.push(turn),
		);
	}
	return turns;
};

describe.each(BOT_NAMES)('%s', (bot) => {
	const turns = turnsOf(3, 3);

	it('makes a legal move each turn', () => {
		for (const { view } of turns) {
			expect(legalMoves(view, view.me ?? 0)).toContainEqual(decide(bot, view, 'ab'));
		}
	});

	it('makes the same move for the same view and seed', () => {
		fc.assert(
			fc.property(fc.nat(1000), fc.string(), (n, seed) => {
				const state = newGame(2, n);
				const view = viewFor(state, 0);
				expect(decide(bot, view, seed)).toEqual(decide(bot, structuredClone(view), seed));
			}),
			{ numRuns: 50 },
		);
	});

	it('chooses from the moves it is given', () => {
		for (const [n, { state, view }] of turns.entries()) {
			const some = legalMoves(state, state.turn).slice(-2);
			expect(some).toContainEqual(chooseMove(bot, view, keyOf(n), { among: some, budget: HARDLY }));
		}
	});

	it('plays games of two to five to an outcome', () => {
		for (const players of [2, 3, 4, 5]) {
			expect(playGame(new Array(players).fill(bot), players).outcome).not.toBeNull();
		}
	});

	it.each(RULE_SET_IDS)('plays %s to an outcome, with as few and as many players as it is for', (id) => {
		const rules = ruleSet(id);
		const { min, max } = rules.players;
		for (const players of new Set([min, max])) {
			expect(playGame(new Array(players).fill(bot), players, () => {}, rules).outcome).not.toBeNull();
		}
	});

	it.each(HOUSE)('plays house rules (%s) by legal moves, for as few and as many as they seat', (_, json) => {
		const rules = must(parseRules(json));
		const { min, max } = rules.players;
		for (const players of new Set([min, max])) {
			const others = BOT_NAMES.find((name) => name !== bot) ?? bot;
			const seats = Array.from({ length: players }, (_, seat) => (seat % 2 === 0 ? bot : others));
			const watch = ({ state, view }: Turn) => {
				if (rules.overlap && state.table.length > 12) return;
				expect(whyNot(state, state.turn, decide(bot, view, 'ab'))).toBeUndefined();
			};
			expect(playGame(seats, players, watch, rules).outcome).not.toBeNull();
		}
	});

	it('refuses to move for someone who only watches', () => {
		expect(() => chooseMove(bot, viewFor(newGame(2, 1), null), 'ab')).toThrow(/seat/);
	});
});

describe('chance', () => {
	it('gives every legal move about as often', () => {
		const view = viewFor(newGame(2, 7), 0);
		const legal = legalMoves(view, 0).map((move) => JSON.stringify(move));
		const counts = new Map(legal.map((move) => [move, 0]));
		const draws = legal.length * 400;
		for (let n = 0; n < draws; n++) {
			const move = JSON.stringify(chooseMove('random', view, keyOf(n)));
			counts.set(move, (counts.get(move) ?? 0) + 1);
		}
		// 400 each are expected; five standard deviations are 100.
		for (const count of counts.values()) expect(Math.abs(count - 400)).toBeLessThan(100);
	});

	it('goes on from turn to turn with one seed', () => {
		const state = newGame(2, 7);
		const views = Array.from({ length: 20 }, (_, passed) => ({ ...viewFor(state, 0), passed }));
		const moves = new Set(views.map((view) => JSON.stringify(chooseMove('random', view, 'one seed'))));
		expect(moves.size).toBeGreaterThan(3);
	});
});
