import { createGame, ruleSet, viewFor, whyNot } from '@aquarius/engine';
import { afterEach, describe, expect, it } from 'vitest';
import { type BotsPool, botsPool } from './bots-pool.ts';
import { Guest, playOut } from './testing/guest.ts';
import { runApp } from './testing/running-app.ts';

const state = createGame({ rules: ruleSet('v3'), players: 3, random: '07'.repeat(32), first: 1 });
const view = viewFor(state, 1);
const program = (name: string) => new URL(`./testing/bad-bots/${name}.ts`, import.meta.url);
let pool: BotsPool | undefined;
afterEach(() => pool?.close());

function poolOf(name?: string, deadlineMs = 5000) {
	const logged: unknown[] = [];
	const log = (_: string, facts = {}) => logged.push(facts);
	pool = botsPool({ deadlineMs, log, ...(name ? { program: program(name) } : {}) });
	return { pool, logged };
}

describe('a bot in its thread', () => {
	it.each(['random', 'greedy'] as const)('%s answers with a legal move', async (bot) => {
		const { pool, logged } = poolOf();
		const moves = await Promise.all(Array.from({ length: 5 }, () => pool.choose(bot, view)));
		expect(moves.map((move) => whyNot(state, 1, move))).toEqual(new Array(5).fill(undefined));
		expect(logged).toEqual([]);
	});

	it.each([
		['that throws', 'throws', 'greedy', 'no idea'],
		['whose move is illegal', 'throws', 'random', 'pass/not-allowed'],
		['that hangs', 'hangs', 'greedy', 'no move within 200 ms'],
	] as const)('%s is replaced by a legal move, and logged', async (_, name, bot, why) => {
		const { pool, logged } = poolOf(name, name === 'hangs' ? 200 : 20_000);
		const moves = await Promise.all([pool.choose(bot, view), pool.choose(bot, view)]);
		expect(moves.map((move) => whyNot(state, 1, move))).toEqual([undefined, undefined]);
		expect(logged).toEqual([
			{ bot, why },
			{ bot, why },
		]);
	});

	it('answers what is waiting when it is closed', async () => {
		const { pool } = poolOf('hangs');
		const waiting = pool.choose('greedy', view);
		await pool.close();
		expect(whyNot(state, 1, await waiting)).toBeUndefined();
	});
});

it('a table whose bots fail plays on to the end', async () => {
	const running = await runApp({ botProgram: program('throws') });
	const ann = await Guest.create(running.url, { seats: 3, bots: ['greedy', 'random'] });
	await ann.deed({ do: 'start' });
	await playOut([ann]);
	expect(ann.view?.outcome).not.toBeNull();
	expect(running.logged.some(({ event }) => event === 'bot-failed')).toBe(true);
	await running.stop();
});
