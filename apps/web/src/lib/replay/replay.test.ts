import { hashOf, isReal, RULE_SET_IDS, type RuleSetId, ruleSet } from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import { finishedGame } from '../testing/games.ts';
import { m } from '../words.ts';
import { chanceKind, moveAt, moversOf, playersOf, replayOf, viewAt } from './replay.ts';
import { plainStep, stepsOf } from './steps.ts';

const played = (game: ReturnType<typeof finishedGame>) => {
	const replay = replayOf(game);
	if (replay === undefined) throw new Error('the game can be played again');
	return replay;
};

const KINDS: { readonly [id in RuleSetId]?: string } = { solitaire: 'none', 'dont-block-it-off': 'together' };

describe('a game that is over', () => {
	it.each(RULE_SET_IDS)('by the rules %s is played again position by position, and told in words', (id) => {
		const replay = played(finishedGame(id, Math.max(1, Math.min(3, ruleSet(id).players.max))));
		expect(replay.positions).toHaveLength(replay.log.length + 1);
		expect(replay.positions.at(-1)?.outcome).not.toBeNull();
		const steps = stepsOf(replay, m);
		expect(steps).toHaveLength(replay.log.length);
		for (const step of steps)
			expect(plainStep(step), `entry ${step.entry}`).toMatch(/^(You|Player|A|The|There|Pile)\b/);
		expect(chanceKind(replay)).toBe(KINDS[id] ?? 'each');
	});

	it('shows a seat at each move what it saw then, and no more', () => {
		const replay = played(finishedGame('v3', 3));
		for (const at of [0, 5, replay.log.length - 1]) {
			const view = viewAt(replay, at, 1);
			const others = view.players.filter((player, seat) => seat !== 1 && !player.invisible).flatMap(({ hand }) => hand);
			expect(new Set(others)).toEqual(new Set(['????']));
			expect(view.players[1]?.hand).toEqual(replay.positions[at]?.players[1]?.hand);
			expect(view.turn).toBe(replay.log[at]?.seat);
		}
		expect(viewAt(replay, 5, null).seen.length).toBeGreaterThan(4);
	});

	it('knows who moved, and how', () => {
		const replay = played(finishedGame('v3', 3));
		expect(moversOf(replay)).toEqual(replay.log.map(({ seat }) => seat));
		expect(moveAt(replay, 0)).toBeDefined();
		expect(moveAt(replay, 999)).toBeUndefined();
		expect(playersOf(replay)).toEqual([0, 1, 2]);
		expect(isReal(replay.start.players, 3)).toBe(false);
	});

	it('is the same game again', () => {
		const game = finishedGame('v3', 4, 7);
		expect(hashOf(played(game).positions.at(-1) ?? game.start)).toBe(
			hashOf(played(game).positions.at(-1) ?? game.start),
		);
	});
});

describe('a game that cannot be looked back at', () => {
	it('is not over', () => {
		const game = finishedGame('v3', 2);
		expect(replayOf({ ...game, log: game.log.slice(0, -1) })).toBeUndefined();
	});
	it('was damaged', () => {
		const game = finishedGame('v3', 2);
		expect(replayOf({ ...game, log: [...game.log.slice(1)] })).toBeUndefined();
	});
});
