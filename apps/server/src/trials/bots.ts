import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
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
import { LoopTurns } from './loop-turns.ts';

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
	/** CPU time of the thread of the rooms in one turn of its event loop: the longest turn of each round, in ms. */
	readonly turn_ms: readonly number[];
	/** The longest stretch for which the pool kept that thread, with all that the machine did meanwhile, in ms. */
	readonly held_max_ms: number;
	/** CPU time of that thread in all for a move, the planning of the table and the move itself included, and of all threads, in ms. */
	readonly main_ms_per_move: number;
	readonly cpu_ms_per_move: number;
	/** From the question to the move. */
	readonly answered_ms: { readonly p50: number; readonly max: number };
	/** Delay of the event loop, of all that the machine does: without any bots, and while they think. */
	readonly loop_ms: { readonly idle_max: number; readonly p50: number; readonly p99: number; readonly max: number };
}

/** The most CPU time that a turn of the event loop of the rooms may take, in ms. */
export const MOST_TURN_MS = 10;

/**
 * Long games at many tables whose bots are all to move in one moment, each table with its own `DutyRunner`. The longest of all turns of the
 * event loop is judged, from that moment to the last move, but for a first round in which code is compiled. To make the tables is not
 * part of it, nor to collect what that leaves; to collect what the moves leave is.
 */
export async function botsTrial(options: BotsOptions): Promise<BotsReport> {
	const dataDir = mkdtempSync(join(fastFolder(), 'aquarius-bots-'));
	const counts = { failed: 0, hurried: 0, heldMs: 0 };
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
				counts.heldMs = Math.max(counts.heldMs, ms);
			},
		},
	});
	try {
		const game = longGame(options.cards);
		await movesOf(tablesOf(options, game), { ...house, bots: pool });
		const idle = monitorEventLoopDelay({ resolution: 1 });
		idle.enable();
		await wait(500);
		idle.disable();
		const loop = monitorEventLoopDelay({ resolution: 1 });
		counts.heldMs = 0;
		counts.hurried = 0;
		const rounds: Round[] = [];
		for (let round = 0; round < options.rounds; round++)
			rounds.push(await movesOf(tablesOf(options, game), { ...house, bots: pool }, loop));
		const answered = rounds.flatMap(({ times }) => times).sort((a, b) => a - b);
		const turns = rounds.map(({ longestTurnMs }) => longestTurnMs);
		const perMove = (all: readonly number[]) => hundredths(sum(all) / answered.length);
		return {
			ok: counts.failed === 0 && turns.every((ms) => ms < MOST_TURN_MS),
			bot: options.bot,
			threads: options.threads,
			tables: options.tables,
			cards: game.state.table.length,
			events: game.lines.flat().length,
			moves: answered.length,
			failed: counts.failed,
			hurried: counts.hurried,
			turn_ms: turns.map(tenths),
			held_max_ms: tenths(counts.heldMs),
			main_ms_per_move: perMove(rounds.map(({ mainMs }) => mainMs)),
			cpu_ms_per_move: perMove(rounds.map(({ cpuMs }) => cpuMs)),
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
const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);
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

/** From the moment when all tables ask to the last move. */
interface Round {
	/** How long each table waited for its bot's move, in ms. */
	readonly times: readonly number[];
	/** CPU time of the thread of the rooms, in its longest turn and in all, and of all threads, in ms. */
	readonly longestTurnMs: number;
	readonly mainMs: number;
	readonly cpuMs: number;
}

/** Throws all garbage away, and keeps V8 from doing it by itself eight seconds later because nothing much happens. */
function tidyUp() {
	setFlagsFromString('--no-memory-reducer');
	setFlagsFromString('--expose-gc');
	runInNewContext('gc')();
}

/** Lets all tables ask in one moment. */
async function movesOf(
	tables: readonly Table[],
	house: House,
	loop = monitorEventLoopDelay({ resolution: 1 }),
): Promise<Round> {
	const presence = new Presence();
	presence.arrived(HOLDER, house.time.now());
	const times: number[] = [];
	const faults: unknown[] = [];
	let since = 0;
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
	tidyUp();
	since = performance.now();
	for (const runner of runners) runner.plan();
	const turns = new LoopTurns();
	const cpu = process.cpuUsage();
	loop.enable();
	await until('all moves', () => times.length >= tables.length || faults.length > 0, 120_000);
	loop.disable();
	turns.stop();
	const { user, system } = process.cpuUsage(cpu);
	for (const runner of runners) runner.stop();
	if (faults.length > 0) throw new Error(JSON.stringify(faults[0]));
	return { times, longestTurnMs: turns.mostMs, mainMs: turns.sumMs, cpuMs: (user + system) / 1000 };
}
