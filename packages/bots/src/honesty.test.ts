import {
	type GameState,
	hashOf,
	type PlayerView,
	parseRules,
	RULE_SET_IDS,
	type RuleSet,
	ruleSet,
	viewFor,
} from '@aquarius/engine';
import { afterAll, describe, expect, expectTypeOf, it } from 'vitest';
import type { Bot } from './bot.ts';
import { BOT_NAMES, type BotName, chooseMove } from './bots.ts';
import { rateMoves } from './hints.ts';
import { disguised } from './testing/disguised.ts';
import { HARDLY, keyOf, must, playGame, type Turn } from './testing/games.ts';
import { HOUSE } from './testing/house-rules.ts';

/** Enough to tell moves apart, and so to show a bot that peeks. */
const SOME = { playouts: 24 };
const RULES: readonly (readonly [string, RuleSet])[] = [
	...RULE_SET_IDS.map((id) => [id, ruleSet(id)] as const),
	...HOUSE.map(([name, json]) => [name, must(parseRules(json))] as const),
];
/** So many decisions a game, from its beginning to its end. */
const LOOKED_AT = 5;

/** Moments of a game with as few players, and of one with as many, as the rules are for. */
function momentsOf(rules: RuleSet): readonly Turn[] {
	return [...new Set([rules.players.min, rules.players.max])].flatMap((players) => {
		const turns: Turn[] = [];
		const bots = Array.from({ length: players }, (_, seat): BotName => (seat % 2 === 0 ? 'greedy' : 'random'));
		playGame(bots, 3, (turn) => turns.push(turn), rules);
		// With many cards that may overlap a decision takes long, and is no other than with few.
		const usable = rules.overlap ? turns.slice(0, 10) : turns;
		const step = Math.ceil(usable.length / LOOKED_AT);
		return usable.filter((_, i) => i % step === 0);
	});
}

const counts = { decisions: 0, otherwise: 0 };

describe.each(RULES)('under %s', (_, rules) => {
	const moments = momentsOf(rules);

	it.each(BOT_NAMES)('%s decides alike in states that differ only in what its seat cannot know', (bot) => {
		const budget = rules.overlap ? HARDLY : SOME;
		for (const [n, { state, view }] of moments.entries()) {
			const other = disguised(state, view, n);
			const otherView = viewFor(other, state.turn, view.seen);
			const move = chooseMove(bot, view, keyOf(n), { budget });
			expect(chooseMove(bot, otherView, keyOf(n), { budget })).toEqual(move);
			counts.decisions++;
			if (hashOf({ ...other, random: state.random }) !== hashOf(state)) counts.otherwise++;
		}
	});

	it('shows the same good moves', () => {
		const budget = rules.overlap ? HARDLY : SOME;
		for (const [n, { state, view }] of moments.slice(0, 3).entries()) {
			const otherView = viewFor(disguised(state, view, n), state.turn, view.seen);
			expect(rateMoves(otherView, 'a', { budget })).toEqual(rateMoves(view, 'a', { budget }));
		}
	});
});

describe('what a bot is given', () => {
	it('is a view by its type: a game state does not compile', () => {
		expectTypeOf<Parameters<Bot>[0]>().toEqualTypeOf<PlayerView>();
		expectTypeOf<Parameters<typeof chooseMove>[1]>().toEqualTypeOf<PlayerView>();
		expectTypeOf<Parameters<typeof rateMoves>[0]>().toEqualTypeOf<PlayerView>();
		expectTypeOf<GameState>().not.toExtend<PlayerView>();
		// @ts-expect-error: the whole truth is no view.
		const peek = (state: GameState) => chooseMove('strong', state, 'a');
		expect(peek).toBeTypeOf('function');
	});
});

afterAll(() => {
	console.info(`honesty: ${counts.decisions} decisions twice, hidden facts otherwise in ${counts.otherwise} of them`);
	expect(counts.otherwise).toBeGreaterThan(counts.decisions * 0.9);
});
