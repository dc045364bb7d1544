import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { applyMove, createGame, type GameEvent, type GameState, parseRules, viewFor } from '@aquarius/engine';
import type { BotName } from '@aquarius/protocol';
import { makeHouse } from '../app.ts';
import { anyMove } from '../bots/any-move.ts';
import { botsPool } from '../bots/bots-pool.ts';
import type { House } from '../house.ts';
import { DutyRunner } from '../room/duty-runner.ts';
import { Presence } from '../room/presence.ts';
import { lineOf, newTable, type Step, type Table, undealt } from '../table/table.ts';
import { fastFolder } from '../testing/fast-folder.ts';
import { until } from '../testing/until.ts';

export interface BotsOptions {
	/** So many ask in one moment. */
	readonly tables: number;
	/** At least so many cards lie on each table. */
	readonly cards: number;
	readonly threads: number;
	readonly bot: BotName;
	readonly rounds: number;
}

export interface BotsReport {
	readonly ok: boolean;
	readonly bot: BotName;
	readonly threads: number;
	readonly tables: number;
	readonly cards: number;
	/** What each view carries of the game so far. */
	readonly events: number;
	readonly moves: number;
	/** How many of these moves are not the bot's own. */
	readonly failed: number;
	readonly hurried: number;
	/** What the thread of the rooms was busy at a stretch with questions and answers: the longest of each round, least round first, in ms. */
	readonly held_ms: readonly number[];
	/** What it was busy in all for a move, the planning of the table and the move itself included, and what all threads were, in ms. */
	readonly main_ms_per_move: number;
	readonly cpu_ms_per_move: number;
	/** From the question to the move. */
	readonly answered_ms: { readonly p50: number; readonly max: number };
	/** Delay of the event loop, of all that the machine does: without any bots, and while they think. */
	readonly loop_ms: { readonly idle_max: number; readonly p50: number; readonly p99: number; readonly max: number };
}

/** The most that the event loop of the rooms may be blocked by bots at a stretch, in ms. */
export const MOST_HELD_MS = 10;

/**
 * Long games at many tables whose bots are all to move in one moment, each table with its own `DutyRunner`. The longest stretch is judged
 * by the round where it was shortest: on a machine that others use a thread can be stopped for longer than that at any place.
 */
export async function botsTrial(options: BotsOptions): Promise<BotsReport> {
	const dataDir = mkdtempSync(join(fastFolder(), 'aquarius-bots-'));
	const counts = { failed: 0, hurried: 0, held: 0 };
	const house = makeHouse({ config: { dataDir, botPauseMs: [0, 0] }, log: () => {} });
	const pool = botsPool({
		threads: options.threads,
		deadlineMs: 20_000,
		waitMs: 60_000,
		log: () => counts.failed++,
		measures: {
			waited: () => {},
			thought: () => {},
			hurried: () => counts.hurried++,
			held: (ms) => {
				counts.held = Math.max(counts.held, ms);
			},
		},
	});
	try {
		const game = longGame(options.cards);
		const [first] = tablesOf({ ...options, tables: 1 }, game);
		if (first === undefined) throw new Error('there is a table');
		await movesOf([first], { ...house, bots: pool });
		const idle = monitorEventLoopDelay({ resolution: 1 });
		idle.enable();
		await wait(500);
		idle.disable();
		const loop = monitorEventLoopDelay({ resolution: 1 });
		const [busy, cpu] = [performance.eventLoopUtilization(), process.cpuUsage()];
		const held: number[] = [];
		const answered: number[] = [];
		loop.enable();
		for (let round = 0; round < options.rounds; round++) {
			counts.held = 0;
			answered.push(...(await movesOf(tablesOf(options, game), { ...house, bots: pool })));
			held.push(counts.held);
		}
		loop.disable();
		const { active } = performance.eventLoopUtilization(busy);
		const { user, system } = process.cpuUsage(cpu);
		held.sort((a, b) => a - b);
		answered.sort((a, b) => a - b);
		return {
			ok: counts.failed === 0 && (held[0] ?? Number.POSITIVE_INFINITY) < MOST_HELD_MS,
			bot: options.bot,
			threads: options.threads,
			tables: options.tables,
			cards: game.state.table.length,
			events: game.lines.flat().length,
			moves: answered.length,
			failed: counts.failed,
			hurried: counts.hurried,
			held_ms: held.map(tenths),
			main_ms_per_move: hundredths(active / answered.length),
			cpu_ms_per_move: hundredths((user + system) / 1000 / answered.length),
			answered_ms: { p50: tenths(answered[answered.length >> 1] ?? 0), max: tenths(answered.at(-1) ?? 0) },
			loop_ms: {
				idle_max: tenths(idle.max / 1e6),
				p50: tenths(loop.percentile(50) / 1e6),
				p99: tenths(loop.percentile(99) / 1e6),
				max: tenths(loop.max / 1e6),
			},
		};
	} finally {
		await pool.close();
		await house.bots.close();
		await house.store.close();
		rmSync(dataDir, { recursive: true });
	}
}

const tenths = (ms: number) => Math.round(ms * 10) / 10;
const hundredths = (ms: number) => Math.round(ms * 100) / 100;

interface LongGame {
	readonly start: GameState;
	readonly state: GameState;
	/** By move. */
	readonly lines: readonly (readonly GameEvent[])[];
}

const SEATS = 5;

/** Played by chance until so many cards lie there and a bot is on turn. With covered Goals nobody wins before. */
function longGame(cards: number): LongGame {
	const rules = parseRules({ base: 'v3', decks: 2, goalsCovered: true });
	if (!rules.ok) throw new Error(rules.code.detail);
	for (let seed = 1; ; seed++) {
		const start = createGame({
			rules: rules.value,
			players: SEATS,
			random: seed.toString(16).padStart(64, '0'),
			first: 0,
		});
		const lines: (readonly GameEvent[])[] = [];
		let state = start;
		while (state.outcome === null && (state.table.length < cards || state.turn === 0)) {
			const done = applyMove(state, state.turn, anyMove(viewFor(state, state.turn)));
			if (!done.ok) throw new Error(`a legal move was refused: ${done.code}`);
			state = done.value.state;
			lines.push(done.value.events);
		}
		if (state.outcome === null) return { start, state, lines };
	}
}

const HOLDER = 'ann';

/** Ann, who waits, and bots, at so many tables in the middle of that game. */
function tablesOf({ tables, bot }: BotsOptions, { start, state, lines }: LongGame): readonly Table[] {
	const options = { isPrivate: true, spectators: false, clock: 0, clockFor: 'turn', talk: 'phrases' } as const;
	return Array.from({ length: tables }, (_, at) => {
		const facts = newTable({
			code: `T${at}` as Table['facts']['code'], // nobody looks it up
			rules: start.rules,
			seats: SEATS,
			options: { ...options, onLeave: 'bot', lateJoin: 'nobody', first: 'random' },
			quick: false,
			startsAt: 0,
			bots: new Array<BotName>(SEATS - 1).fill(bot),
		});
		const chairs = facts.chairs.map((chair) =>
			chair.kind === 'bot' ? chair : { ...chair, kind: 'person' as const, holder: HOLDER },
		);
		const entry = { event: 'bot', seat: 0 } as const; // any entry: only the events of a line are looked at
		return {
			...undealt({ ...facts, phase: 'playing', chairs }),
			start,
			state,
			lines: lines.map((events) => lineOf(entry, events)),
		};
	});
}

/** Lets all tables ask in one moment, and resolves to how long each waited for its bot's move, in ms. */
async function movesOf(tables: readonly Table[], house: House): Promise<readonly number[]> {
	const presence = new Presence();
	presence.arrived(HOLDER, house.time.now());
	const times: number[] = [];
	const faults: unknown[] = [];
	const since = performance.now();
	const runners = tables.map((table) => {
		let last = table;
		let turn = Promise.resolve();
		return new DutyRunner(
			{ ...house, log: (event, facts) => event === 'duty-failed' && faults.push(facts) },
			{
				table: () => last,
				presence,
				async commit(step: Step) {
					last = step.table;
					times.push(performance.now() - since);
					return true;
				},
				inTurn: (work) => {
					const done = turn.then(work);
					turn = done.then(() => {});
					return done;
				},
				changed: () => {},
			},
		);
	});
	for (const runner of runners) runner.plan();
	await until('all moves', () => times.length >= tables.length || faults.length > 0, 120_000);
	for (const runner of runners) runner.stop();
	if (faults.length > 0) throw new Error(JSON.stringify(faults[0]));
	return times;
}
