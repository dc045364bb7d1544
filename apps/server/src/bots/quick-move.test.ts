import { chooseMove } from '@aquarius/bots';
import { createGame, type Move, type PlayerView, RULE_SET_IDS, ruleSet, viewFor, whyNot } from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import { crowdedView } from '../testing/crowded-view.ts';
import { quickMove } from './quick-move.ts';

const why = (view: PlayerView, move: Move) => whyNot(view, view.me ?? 0, move);

describe('a move of a bot that has no time', () => {
	it.each(RULE_SET_IDS)('is legal by the rules %s', (id) => {
		const rules = ruleSet(id);
		const state = createGame({ rules, players: rules.players.min, random: '07'.repeat(32), first: 0 });
		const view = viewFor(state, 0);
		for (const bot of ['random', 'greedy', 'easy', 'medium', 'strong', 'expert'] as const)
			for (const seed of ['01', '02', '03']) expect(why(view, quickMove(bot, view, seed))).toBeUndefined();
	});

	it.each([
		['a Move a Card alone', ['move-a-card'], 'move-a-card'],
		['nothing', [], 'pass'],
	] as const)('is legal with %s in hand', (_, hand, type) => {
		const view = crowdedView(hand);
		const move = quickMove('medium', view, '01');
		expect([move.type, why(view, move)]).toEqual([type, undefined]);
	});

	it('takes a small part of the time of greedy where there are thousands of moves', () => {
		const view = crowdedView();
		const msOf = (choose: (seed: string) => Move) => {
			const since = performance.now();
			for (let i = 0; i < 10; i++) choose(`${i}`);
			return performance.now() - since;
		};
		const quick = msOf((seed) => quickMove('medium', view, seed));
		expect(quick / msOf((seed) => chooseMove('greedy', view, seed))).toBeLessThan(0.5);
	});
});
