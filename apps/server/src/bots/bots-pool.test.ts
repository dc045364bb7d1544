import {
	applyMove,
	createGame,
	type Move,
	parsePosition,
	RULE_SET_IDS,
	ruleSet,
	viewFor,
	whyNot,
} from '@aquarius/engine';
import { afterEach, describe, expect, it } from 'vitest';
import { Guest, playOut } from '../testing/guest.ts';
import { runApp } from '../testing/running-app.ts';
import { anyMove, type BotsPool, botsPool } from './bots-pool.ts';

const state = createGame({ rules: ruleSet('v3'), players: 3, random: '07'.repeat(32), first: 1 });
const view = viewFor(state, 1);
const program = (name: string) => new URL(`../testing/bad-bots/${name}.ts`, import.meta.url);
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

describe('a move that the clock makes', () => {
	it.each(RULE_SET_IDS)('is legal in %s, and no decision that only its person can make', (id) => {
		const rules = ruleSet(id);
		for (let game = 0; game < 5; game++) {
			const players = game % 2 === 0 ? rules.players.min : rules.players.max;
			let state = createGame({ rules, players, random: `${game}`.repeat(64), first: 0 });
			// A solitaire that nobody plays can go on for ever.
			for (let moves = 0; state.outcome === null && moves < 400; moves++) {
				const move = anyMove(viewFor(state, state.turn));
				expect(['look', 'claim', 'resign']).not.toContain(move.type);
				const done = applyMove(state, state.turn, move);
				if (!done.ok) throw new Error(`${JSON.stringify(move)}: ${done.code}`);
				state = done.value.state;
			}
		}
	});

	const only = (given: object): Move['type'] => {
		const position = parsePosition({ format: 'aquarius-position/1', ...given });
		if (!position.ok) throw new Error(position.code.detail);
		return anyMove(viewFor(position.value, 0)).type;
	};
	const piles = { rules: 'solitaire', players: [{ hand: [] }], slots: [[], [], [], [], []] };

	it('gives a solitaire up when nothing else is left', () => {
		expect(only({ ...piles, piles: [['EEEE'], ['AAAA'], [], [], []] })).toBe('resign');
		expect(only({ ...piles, piles: [['EEEE'], ['AAAA'], [], [], []], actions: ['zap-a-card'] })).toBe('call');
	});

	it('passes before it claims a win for somebody', () => {
		const table = ['FFFF@0,0', 'FFFF@1,0', 'FFFF@2,0', 'FFFF@3,0', 'FFFF@4,0', 'FFFF@5,0', 'FFFF@6,0'];
		const players = [
			{ hand: ['EEEE'], goal: 'F' },
			{ hand: ['AAAA'], goal: 'A' },
		];
		for (let n = 0; n < 20; n++) expect(only({ rules: 'aqua-chicken', table, players })).toBe('pass');
	});

	it('leaves the Actions of a hand alone if a card fits', () => {
		const players = [
			{ hand: ['trade-hands', 'zap-a-card', 'FFFF'], goal: 'F' },
			{ hand: [], goal: 'A' },
		];
		for (let n = 0; n < 20; n++) expect(only({ rules: 'v3', table: ['FFFF@0,0'], players })).toBe('place');
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
