import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTick } from 'node:timers/promises';
import { type Move, parseRecord } from '@aquarius/engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeHouse } from '../app.ts';
import { pauseBefore } from '../bots/bot-pause.ts';
import type { House } from '../house.ts';
import type { Config } from '../settings/config.ts';
import { stepWith } from '../table/play.ts';
import { newTable, restoreTable, undealt } from '../table/table.ts';
import { FakeTime } from '../testing/fake-time.ts';
import { fastFolder } from '../testing/fast-folder.ts';
import { Guest, playOut } from '../testing/guest.ts';
import { type RunningApp, runApp } from '../testing/running-app.ts';
import { code, mine, made as other } from '../testing/store-conformance.ts';
import { until } from '../testing/until.ts';
import { DutyRunner } from './duty-runner.ts';
import { Presence } from './presence.ts';

let dataDir: string;
let time: FakeTime;
let logged: { event: string; facts: Readonly<Record<string, unknown>> }[];
let running: RunningApp | undefined;
beforeEach(() => {
	dataDir = mkdtempSync(join(fastFolder(), 'aquarius-duties-'));
	time = new FakeTime();
	logged = [];
});
afterEach(async () => {
	await running?.stop();
	running = undefined;
	rmSync(dataDir, { recursive: true });
});

const newHouse = (config: Partial<Config> = {}): House =>
	makeHouse({
		time,
		config: { dataDir, botPauseMs: [0, 0], requestsPerMinute: 0, ...config },
		log: (event, facts = {}) => void logged.push({ event, facts }),
	});
async function run(house: House): Promise<RunningApp> {
	running = await runApp({ house });
	return running;
}
const plain = { code, rules: other.rules, options: other.options };
const failures = () => logged.filter(({ event }) => event === 'duty-failed').map(({ facts }) => facts);

describe('a duty that fails', () => {
	it('in a bot’s thoughts is logged, and tried again as soon as somebody comes', async () => {
		const house = newHouse();
		let failed = 0;
		const bots: House['bots'] = {
			...house.bots,
			choose: (ask) => (failed++ === 0 ? Promise.reject(new Error('no thought')) : house.bots.choose(ask)),
		};
		const { url } = await run({ ...house, bots });
		const ann = await Guest.create(url, { seats: 2, bots: ['greedy'] });
		await ann.deed({ do: 'options', options: { first: 1 } });
		await ann.deed({ do: 'start' });
		await until('the fault', () => failures().length === 1);
		expect(failures()[0]).toMatchObject({ code: ann.code, duty: 'bot', error: expect.stringContaining('no thought') });
		await nextTick();
		expect(ann.table.phase === 'playing' && !ann.isMyTurn).toBe(true);
		const back = await ann.again();
		await back.until('the bot’s move', () => back.isMyTurn);
		await playOut([back]);
	});

	it('because it is refused is logged, and not tried again and again', async () => {
		const house = newHouse();
		const { url, truth } = await run(house);
		// A table that nobody can make: too few seats for its rules.
		const startsAt = time.now() + 10_000;
		const made = newTable({
			...plain,
			rules: { ...plain.rules, players: { min: 2, max: 5 } },
			seats: 1,
			quick: true,
			startsAt,
		});
		await house.store.create(made);
		await Guest.join(url, code);
		time.advance(10_000);
		await until('the refusal', () => failures().length > 0);
		expect(failures()).toEqual([{ code, duty: 'fill-up', why: 'room/wrong-phase' }]);
		const { version } = truth(code).facts;
		for (let ticks = 0; ticks < 50; ticks++) await nextTick();
		expect([truth(code).facts.version, failures().length]).toEqual([version, 1]);
	});

	it('outside of any duty is logged as well', async () => {
		const house = newHouse();
		const made = newTable({ ...plain, seats: 2, quick: false, startsAt: 0 });
		const chairs = made.chairs.map((chair, seat) => ({ ...chair, kind: 'person' as const, holder: `${seat}` }));
		const presence = new Presence();
		presence.arrived('0', time.now());
		presence.expect('1', time.now());
		const runner = new DutyRunner(house, {
			table: () => undealt({ ...made, phase: 'ended', chairs }),
			presence,
			commit: async () => false,
			inTurn: async (work) => work(),
			changed: () => {
				throw new Error('cannot be shown');
			},
		});
		runner.plan();
		time.advance(house.config.graceMs);
		await until('the fault', () => failures().length === 1);
		expect(failures()[0]).toMatchObject({ code, error: expect.stringContaining('cannot be shown') });
		runner.stop();
		await house.store.close();
	});
});

describe('the pause before a bot’s move', () => {
	/** Ann and a bot, whose turn it is and which answers once it is let. */
	async function botOnTurn(config: Partial<Config>) {
		const house = newHouse(config);
		const given: Move[] = [];
		const { promise: mayAnswer, resolve: letAnswer } = Promise.withResolvers<void>();
		const bots: House['bots'] = {
			...house.bots,
			async choose(ask) {
				const move = await house.bots.choose(ask);
				await mayAnswer;
				if (move !== undefined) given.push(move);
				return move;
			},
		};
		const { url, truth } = await run({ ...house, bots });
		const ann = await Guest.create(url, { seats: 2, bots: ['greedy'] });
		await ann.deed({ do: 'options', options: { first: 1 } });
		const since = time.now();
		await ann.deed({ do: 'start' });
		return { ann, given, letAnswer, since, log: () => truth(ann.code).log };
	}

	it('begins with its turn: it thinks meanwhile, and moves when the pause is over, not before', async () => {
		const { ann, given, letAnswer, since, log } = await botOnTurn({ botPauseMs: [1000, 1000] });
		letAnswer();
		await until('its answer', () => given.length === 1);
		const [move] = given;
		if (move === undefined) throw new Error('it has answered');
		const pause = pauseBefore(move, [], { from: 1000, to: 1000, most: 2000 }, 0);
		time.advance(pause - 1);
		for (let ticks = 0; ticks < 50; ticks++) await nextTick();
		expect(log()).toHaveLength(0);
		time.advance(1);
		await ann.until('her turn', () => ann.isMyTurn);
		expect([log()[0]?.at, given.length]).toEqual([since + pause, 1]);
	});

	it('is over long since where a bot thinks for longer: then it moves at once', async () => {
		const { ann, letAnswer, since, log } = await botOnTurn({ botPauseMs: [1000, 1000] });
		time.advance(4000);
		letAnswer();
		await ann.until('her turn', () => ann.isMyTurn);
		expect(log()[0]?.at).toBe(since + 4000);
	});

	it('is never longer than the longest', async () => {
		const { ann, given, letAnswer, since, log } = await botOnTurn({ botPauseMs: [1000, 1000], botPauseMostMs: 300 });
		letAnswer();
		await until('its answer', () => given.length === 1);
		time.advance(300);
		await ann.until('her turn', () => ann.isMyTurn);
		expect(log()[0]?.at).toBe(since + 300);
	});
});

describe('a solitaire that has gone to and fro for too long', () => {
	/** Ann's, after as many moves as it may have. */
	async function long(house: House, clockFor: 'turn' | 'game') {
		const { url, untilAsleep } = await run(house);
		const ann = await Guest.create(url, { rules: 'solitaire', clock: 30, clockFor });
		await ann.deed({ do: 'start' });
		await ann.until('the piles', () => ann.view?.solitaire !== undefined);
		await ann.leave();
		time.advance(house.config.idleMs);
		await untilAsleep(ann.code);
		const { saved, lease } = await mine(house.store, ann.code);
		let table = restoreTable(saved);
		const written = [];
		while (table.lines.length < 1000) {
			if (table.state === null) throw new Error('a game is on');
			// Any entry of the log counts, and this one never ends a game.
			const now = time.now();
			const step = stepWith(table, table.state, [], { event: 'bot', seat: 0, at: now }, { now });
			written.push(house.store.save(step.change, lease));
			table = step.table;
		}
		await Promise.all(written);
		return ann.again();
	}

	it.each(['turn', 'game'] as const)(
		'is given up when the time of the %s runs out, and that is in the log',
		async (clockFor) => {
			const house = newHouse();
			const ann = await long(house, clockFor);
			await ann.until('her clock', () => (ann.table.deadline ?? 0) > time.now());
			time.advance(30_000);
			await ann.until('the end', () => ann.table.phase === 'ended');
			expect(ann.view?.outcome).toEqual({ winners: [], reason: 'none' });
			expect(logged).toContainEqual({ event: 'given-up', facts: { code: ann.code, seat: 0 } });
			expect(failures()).toEqual([]);
			const record = await house.store.result(ann.table.resultId ?? '');
			expect(parseRecord(JSON.parse(record ?? 'null'))).toMatchObject({ ok: true });
		},
	);
});
