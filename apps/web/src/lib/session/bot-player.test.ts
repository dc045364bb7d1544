import { chooseMove, rateMoves, winChances } from '@aquarius/bots';
import { createGame, ruleSet, viewFor, whyNot } from '@aquarius/engine';
import { BOT_LEVELS, type BotName } from '@aquarius/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { type BotReviewer, type StartThread, TimedOut, workerBotPlayer } from './bot-player.ts';
import { nodeThread } from './testing/node-thread.ts';

const state = createGame({ rules: ruleSet('v3'), players: 3, random: '07'.repeat(32), first: 1 });
const view = viewFor(state, 1);
let player: BotReviewer | undefined;
afterEach(() => player?.close());

/** The page's own player, whose worker is a thread of Node. */
function playerOf(ms = 20_000) {
	let threads = 0;
	const start: StartThread = (...told) => {
		threads += 1;
		return nodeThread(...told);
	};
	player = workerBotPlayer({ start, longestMs: { move: ms, rate: ms, chances: ms } });
	return { player, started: () => threads };
}

describe('a bot in the worker of the page', () => {
	it.each(BOT_LEVELS)('%s makes the move that its seed gives', async (bot) => {
		const { player } = playerOf();
		const move = await player.choose(bot, view, 'a seed', { playouts: 50 });
		expect(move).toEqual(chooseMove(bot, view, 'a seed', { budget: { playouts: 50 } }));
	});

	it('may be given a time', async () => {
		const { player } = playerOf();
		expect(whyNot(state, 1, await player.choose('medium', view, 'a seed', { ms: 20 }))).toBeUndefined();
	});

	it('rates moves as the bots do', async () => {
		const { player } = playerOf();
		const budget = { playouts: 300 };
		expect(await player.rate(view, 'a seed', budget)).toEqual(rateMoves(view, 'a seed', { budget }));
	});

	it('tells the chances in a position as the bots do', async () => {
		const { player } = playerOf();
		const budget = { playouts: 50 };
		const chances = await player.chances(state, 'a seed', budget);
		expect(chances).toEqual(winChances(state, 'a seed', budget));
		expect(chances.reduce((sum, chance) => sum + chance)).toBeGreaterThan(0);
	});

	it('that throws fails alone: what was asked before and after is answered by the same worker', async () => {
		const { player, started } = playerOf();
		const nobody = 'nobody' as BotName; // what the types rule out
		const asked = [
			player.choose('easy', view, 'a'),
			player.choose(nobody, view, 'b'),
			player.choose('easy', view, 'c'),
		];
		const told = await Promise.allSettled(asked);
		expect(told.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
		expect(told[1]).toMatchObject({ reason: { message: expect.stringMatching(/^nobody is no bot/) } });
		expect(started()).toBe(1);
	});

	it.each([
		['hang', 'no answer within 5000 ms'],
		['break', 'the bot worker stopped: out of order'],
	])('whose worker is made to %s fails, and the next question goes to a new one', async (seed, why) => {
		const { player, started } = playerOf(5000);
		const bad = player.choose('easy', view, seed);
		const good = player.choose('easy', view, 'a seed');
		await expect(bad).rejects.toThrow(why);
		await expect(bad.catch((error) => error instanceof TimedOut)).resolves.toBe(seed === 'hang');
		expect(whyNot(state, 1, await good)).toBeUndefined();
		expect(started()).toBe(2);
	});

	it('whose worker cannot be started fails, each time', async () => {
		player = workerBotPlayer({
			start: () => {
				throw new Error('no workers here');
			},
		});
		for (const seed of ['a', 'b']) await expect(player.choose('easy', view, seed)).rejects.toThrow('no workers here');
	});

	it('can be started before the first question, which then needs nothing more', async () => {
		const { player, started } = playerOf();
		player.start();
		player.start();
		expect(started()).toBe(1);
		expect(whyNot(state, 1, await player.choose('easy', view, 'a seed'))).toBeUndefined();
		expect(started()).toBe(1);
	});

	it('that could not be started beforehand is started anew for a question', async () => {
		let isOut = true;
		player = workerBotPlayer({
			start: (...told) => {
				if (isOut) throw new Error('no workers here');
				return nodeThread(...told);
			},
		});
		player.start();
		isOut = false;
		expect(whyNot(state, 1, await player.choose('easy', view, 'a seed'))).toBeUndefined();
	});

	it('is answered no more once the game is left, and a later question starts anew', async () => {
		const { player, started } = playerOf();
		let isTold = false;
		player.choose('easy', view, 'hang').finally(() => {
			isTold = true;
		});
		player.close();
		expect(whyNot(state, 1, await player.choose('easy', view, 'a seed'))).toBeUndefined();
		expect([isTold, started()]).toEqual([false, 2]);
	});
});
