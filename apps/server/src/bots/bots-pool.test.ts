import { createGame, type Move, type PlayerView, type RuleSet, ruleSet, viewFor, whyNot } from '@aquarius/engine';
import type { BotName } from '@aquarius/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { crowdedView } from '../testing/crowded-view.ts';
import { Guest, playOut } from '../testing/guest.ts';
import { runApp } from '../testing/running-app.ts';
import { until } from '../testing/until.ts';
import { type BotsPool, botsPool, type PoolOptions } from './bots-pool.ts';

const state = createGame({ rules: ruleSet('v3'), players: 3, random: '07'.repeat(32), first: 1 });
const view = viewFor(state, 1);
const isLegal = (move: Move | undefined) => move !== undefined && whyNot(state, 1, move) === undefined;
const program = (name: string) => new URL(`../testing/bad-bots/${name}.ts`, import.meta.url);
let pool: BotsPool | undefined;
afterEach(() => pool?.close());

function poolOf(name?: string, { rules = view.rules, ...options }: Partial<PoolOptions & { rules: RuleSet }> = {}) {
	const logged: unknown[] = [];
	const hurried: BotName[] = [];
	const log = (_: string, facts = {}) => logged.push(facts);
	const measures = {
		waited: () => {},
		thought: () => {},
		hurried: (bot: BotName) => hurried.push(bot),
		held: () => {},
	};
	const given = { threads: 2, deadlineMs: 20_000, waitMs: 20_000, log, measures, ...options };
	const made = botsPool({ ...given, ...(name ? { program: program(name) } : {}) });
	pool = made;
	let tables = 0;
	/** A question of a table of its own, unless it is named. */
	const choose = (bot: BotName, code = `T${tables++}`, shown: () => PlayerView = () => view) =>
		made.choose({ code, bot, rules, view: shown });
	return { pool: made, choose, logged, hurried };
}

describe('a bot in its thread', () => {
	it.each(['random', 'greedy', 'easy', 'medium', 'strong', 'expert'] as const)(
		'%s answers with a legal move',
		async (bot) => {
			const { choose, logged } = poolOf();
			const moves = await Promise.all(Array.from({ length: 3 }, () => choose(bot)));
			expect(moves.map(isLegal)).toEqual([true, true, true]);
			expect(logged).toEqual([]);
		},
	);

	it.each([
		['that ends its thread', 'throws', 'greedy', 'no idea'],
		['whose move is illegal', 'throws', 'random', 'pass/not-allowed'],
		['that hangs', 'hangs', 'greedy', 'no move within 200 ms'],
		['whose program does not load', 'no-start', 'greedy', 'no start'],
	] as const)('%s is replaced by a legal move, and logged with its table', async (_, name, bot, why) => {
		const { choose, logged } = poolOf(name, name === 'hangs' ? { deadlineMs: 200 } : {});
		const moves = await Promise.all([choose(bot, 'ONE'), choose(bot, 'TWO')]);
		expect(moves.map(isLegal)).toEqual([true, true]);
		expect(logged).toEqual(
			expect.arrayContaining([
				{ bot, code: 'ONE', why },
				{ bot, code: 'TWO', why },
			]),
		);
		expect(logged).toHaveLength(2);
	});

	it('that throws costs its thread nothing: greedy moves instead', async () => {
		const { choose, logged } = poolOf();
		// A bot that nobody knows throws in the middle of its decision.
		const unknown = 'nobody' as BotName; // what the types rule out
		expect(isLegal(await choose(unknown, 'ONE'))).toBe(true);
		expect(logged).toEqual([{ bot: 'nobody', code: 'ONE', why: expect.stringMatching(/^nobody is no bot/) }]);
	});

	it('that hangs delays nobody who has another thread', async () => {
		const { choose, logged } = poolOf('slow', { threads: 2, deadlineMs: 60_000 });
		let isOver = false;
		const hung = choose('greedy').then(() => {
			isOver = true;
		});
		const moves = await Promise.all(Array.from({ length: 10 }, () => choose('random')));
		expect([moves.every(isLegal), isOver, logged]).toEqual([true, false, []]);
		await pool?.close();
		await hung;
	});

	it('that waits too long for a thread is given up', async () => {
		const { choose, logged } = poolOf('hangs', { threads: 1, waitMs: 300 });
		const hung = choose('greedy', 'ONE');
		expect(isLegal(await choose('strong', 'TWO'))).toBe(true);
		expect(logged).toContainEqual({ bot: 'strong', code: 'TWO', why: 'no thread within 300 ms' });
		await pool?.close();
		expect(isLegal(await hung)).toBe(true);
	});

	it('that turned out to be slow is given its usual time by the clock from then on', async () => {
		const { choose, hurried } = poolOf('slow', { threads: 1 });
		// A thread that is long in loading would hurry the first one.
		expect(isLegal(await choose('random'))).toBe(true);
		expect(isLegal(await choose('strong'))).toBe(true);
		expect(hurried).toEqual([]);
		expect(isLegal(await choose('strong'))).toBe(true);
		expect(hurried).toEqual(['strong']);
	});

	it('answers what is waiting when it is closed, and what is asked then, and logs nothing of it', async () => {
		const { pool, choose, logged } = poolOf('hangs', { threads: 1 });
		const waiting = [choose('greedy'), choose('greedy')];
		await pool.close();
		for (const move of [...waiting, choose('greedy')]) expect(isLegal(await move)).toBe(true);
		expect([pool.asked, logged]).toEqual([0, []]);
	});

	it('is not asked what nobody needs to know any more, since the table has gone on', async () => {
		const { pool, choose } = poolOf('slow', { threads: 1 });
		const first = choose('random', 'ONE');
		let looked = 0;
		const counted = () => {
			looked += 1;
			return view;
		};
		const older = choose('random', 'TWO', counted);
		const newer = choose('random', 'TWO', counted);
		expect(await older).toBeUndefined();
		expect([isLegal(await first), isLegal(await newer), looked, pool.asked]).toEqual([true, true, 1, 0]);
	});

	it('has no answer where there is no view, and the next one has', async () => {
		const { choose } = poolOf('slow', { threads: 1 });
		const none = choose('random', 'ONE', () => {
			throw new Error('no view');
		});
		const next = choose('random');
		await expect(none).rejects.toThrow('no view');
		expect(isLegal(await next)).toBe(true);
	});
});

describe('a thread that the system refuses', () => {
	// Threads are real; when one is asked for again, the tests say.
	beforeEach(() => {
		vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	});
	afterEach(() => vi.useRealTimers());

	/** A program that no thread can be made for, as when the system has none: `new Worker` throws. */
	const refusedProgram = () => new URL('http://nowhere/');
	const why = 'no thread: The URL must be of scheme file';

	it('costs who waits their bot and nothing else, and is tried again a second later', async () => {
		const url = refusedProgram();
		const { pool, choose, logged } = poolOf(undefined, { program: url });
		expect(isLegal(await choose('strong', 'ONE'))).toBe(true);
		expect(logged).toEqual([{ bot: 'strong', code: 'ONE', why }]);

		const later = [choose('greedy', 'TWO'), choose('random', 'THREE')];
		vi.advanceTimersByTime(999);
		expect([pool.asked, logged.length]).toEqual([2, 1]);
		vi.advanceTimersByTime(1);
		expect((await Promise.all(later)).map(isLegal)).toEqual([true, true]);
		expect(new Set(logged.slice(1))).toEqual(
			new Set([
				{ bot: 'random', code: 'THREE', why },
				{ bot: 'greedy', code: 'TWO', why },
			]),
		);

		// Far beyond the time that a thread has to load.
		vi.advanceTimersByTime(60_000);
		expect(logged).toHaveLength(3);
		url.href = program('slow').href;
		expect([isLegal(await choose('random')), logged.length]).toEqual([true, 3]);
	});

	it('is not missed where another thinks: that one answers', async () => {
		const url = program('slow');
		const { choose, logged } = poolOf(undefined, { threads: 2, program: url });
		expect(isLegal(await choose('random'))).toBe(true);
		url.href = refusedProgram().href;
		const moves = await Promise.all(Array.from({ length: 10 }, () => choose('random')));
		expect(moves.every(isLegal)).toBe(true);
		expect(logged).toEqual([{ why }]);
	});
});

describe('a hundred bots at once', () => {
	/** Who was answered, in order. */
	async function orderOf(bots: readonly BotName[], threads: number) {
		const { choose, pool, ...rest } = poolOf('slow', { threads });
		const order: number[] = [];
		await until('a thread', async () => isLegal(await choose('random')));
		const asked = bots.map((bot, at) =>
			choose(bot).then((move) => {
				expect(isLegal(move)).toBe(true);
				order.push(at);
			}),
		);
		expect(pool.asked).toBe(bots.length);
		await Promise.all(asked);
		return { order, ...rest };
	}

	it('are answered in the order in which they asked, but for those that are thought about at the same time', async () => {
		const threads = 3;
		const { order, logged } = await orderOf(new Array<BotName>(100).fill('medium'), threads);
		expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, at) => at));
		// While one is thought about, each other thread may finish what it has and some after it: more on a busy machine, never most.
		for (const [place, at] of order.entries()) expect(Math.abs(place - at)).toBeLessThan(50);
		expect(logged).toEqual([]);
	});

	it('are answered in exactly that order by one thread', async () => {
		const { order } = await orderOf(new Array<BotName>(30).fill('medium'), 1);
		expect(order).toEqual(Array.from({ length: 30 }, (_, at) => at));
	});

	it('think less, so that nobody waits for the sum of all', async () => {
		const { logged, hurried } = await orderOf(new Array<BotName>(100).fill('expert'), 2);
		expect(logged).toEqual([]);
		expect(hurried.length).toBeGreaterThan(90);
	});

	it('of which some are quick: these do not wait for a row of experts', async () => {
		const bots: readonly BotName[] = [...new Array<BotName>(20).fill('expert'), 'random', 'random', 'easy'];
		const { order } = await orderOf(bots, 1);
		expect(new Set(order.slice(0, 4))).toEqual(new Set([0, 20, 21, 22]));
	});
});

describe('hundreds of bots where there are thousands of moves', () => {
	const crowded = crowdedView();
	const PATIENT_MS = 120_000;

	it.each(['greedy', 'medium', 'strong'] as const)(
		'%s: all move by themselves, most in a hurry',
		async (bot) => {
			// Whoever is hurried waits some seconds, and as long as it takes on a machine that others keep busy.
			const { choose, logged, hurried } = poolOf(undefined, { threads: 1, rules: crowded.rules, waitMs: PATIENT_MS });
			const asked = Array.from({ length: 200 }, (_, at) => choose(bot, `T${at}`, () => crowded));
			for (const move of await Promise.all(asked))
				expect(move && whyNot(crowded, crowded.me ?? 0, move)).toBeUndefined();
			expect(logged).toEqual([]);
			expect(hurried.length).toBeGreaterThan(100);
		},
		PATIENT_MS,
	);
});

it('a table whose bots fail plays on to the end', async () => {
	const running = await runApp({ botProgram: program('throws') });
	const ann = await Guest.create(running.url, { seats: 3, bots: ['greedy', 'random'] });
	await ann.deed({ do: 'start' });
	await playOut([ann]);
	expect(ann.view?.outcome).not.toBeNull();
	expect(running.logged.some(({ event, facts }) => event === 'bot-failed' && facts.code === ann.code)).toBe(true);
	await running.stop();
});
