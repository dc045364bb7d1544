import type { Answer } from '@aquarius/protocol';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { BotMeasures, BotsPool } from '../bots/bots-pool.ts';
import type { LobbyStream } from '../finding/lobby-stream.ts';
import type { AwakeTable } from '../room/awake-table.ts';
import type { Log } from './log.ts';

/** In seconds: from a move that waits for nobody to one that a person notices. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
/** Events that mean trouble: counted from 0 on, so that an alarm can be set before the first one. */
export const TROUBLE = ['bot-failed', 'command-failed', 'duty-failed', 'room-failed', 'store-failed', 'unhandled'];

/** What there is more or less of. */
export interface Watched {
	readonly awake: ReadonlySet<AwakeTable>;
	readonly bots: Pick<BotsPool, 'asked'>;
	readonly lobby: Pick<LobbyStream, 'listening'>;
}

/**
 * What the process tells a Prometheus server about itself. Labels have few values, all of them words of this program: no table, person or
 * seat is named. Everything that is counted while people play costs about a microsecond; the rest is looked up when somebody asks.
 */
export class Metrics {
	readonly #registry = new Registry();
	readonly #commands = new Counter({
		name: 'aquarius_commands_total',
		help: 'Commands by what they ask for ("unread": refused before that was known) and by "ok" or why they were refused.',
		labelNames: ['command', 'outcome'],
		registers: [this.#registry],
	});
	readonly #moves = new Histogram({
		name: 'aquarius_move_seconds',
		help: 'From the arrival of a move to its answer, the wait for its turn at the table and for the store included.',
		buckets: BUCKETS,
		registers: [this.#registry],
	});
	readonly #store = new Histogram({
		name: 'aquarius_store_seconds',
		help: 'Calls of the store, until what they did is durable.',
		labelNames: ['call', 'outcome'],
		buckets: BUCKETS,
		registers: [this.#registry],
	});
	readonly #botWaits = new Histogram({
		name: 'aquarius_bot_wait_seconds',
		help: 'From the question for a move of a bot until a thread begins to think about it.',
		buckets: BUCKETS,
		registers: [this.#registry],
	});
	readonly #botThoughts = new Histogram({
		name: 'aquarius_bot_thought_seconds',
		help: 'How long a thread thinks about a move, by the name of the bot.',
		labelNames: ['bot'],
		buckets: BUCKETS,
		registers: [this.#registry],
	});
	readonly #botsHurried = new Counter({
		name: 'aquarius_bots_hurried_total',
		help: 'Moves that a bot was given a time for, since many were waiting or it had been slow.',
		labelNames: ['bot'],
		registers: [this.#registry],
	});
	readonly #botsHeld = new Histogram({
		name: 'aquarius_bots_held_seconds',
		help: 'How long the thread of all tables was busy at a stretch with a question to bots or an answer of theirs.',
		buckets: BUCKETS,
		registers: [this.#registry],
	});
	readonly #events = new Counter({
		name: 'aquarius_events_total',
		help: 'Lines of the log by event: "bot-failed" and "store-failed" among them.',
		labelNames: ['event'],
		registers: [this.#registry],
	});

	constructor() {
		for (const event of TROUBLE) this.#events.inc({ event }, 0);
	}

	/** `command`: a type of the protocol, or what a table command asks for; never a word of the client's own. */
	answered(command: string, answer: Answer): void {
		this.#commands.inc({ command, outcome: 'refused' in answer ? answer.refused : 'ok' });
	}

	/** `since`: when its frame came, by `performance.now()`. */
	moved(since: number): void {
		this.#moves.observe((performance.now() - since) / 1000);
	}

	stored(call: string, outcome: 'ok' | 'failed', since: number): void {
		this.#store.observe({ call, outcome }, (performance.now() - since) / 1000);
	}

	/** Told by the pool of bots. */
	readonly ofBots: BotMeasures = {
		waited: (ms) => this.#botWaits.observe(ms / 1000),
		thought: (bot, ms) => this.#botThoughts.observe({ bot }, ms / 1000),
		hurried: (bot) => this.#botsHurried.inc({ bot }),
		held: (ms) => this.#botsHeld.observe(ms / 1000),
	};

	/** The same log, whose lines are counted. */
	counting(log: Log): Log {
		return (event, facts) => {
			this.#events.inc({ event });
			log(event, facts);
		};
	}

	/** From now on also tells how much there is of what, as it is when somebody asks. */
	watch({ awake, bots, lobby }: Watched): void {
		const rooms = () => [...awake];
		this.#gauge('aquarius_tables', 'Tables in memory.', 'phase', { lobby: 0, playing: 0, ended: 0 }, (count) => {
			for (const { table } of rooms()) count(table.facts.phase);
		});
		this.#gauge(
			'aquarius_seats',
			'Seats of these tables.',
			'kind',
			{ empty: 0, person: 0, bot: 0, gone: 0 },
			(count) => {
				for (const { table } of rooms()) for (const { kind } of table.facts.chairs) count(kind);
			},
		);
		this.#gauge('aquarius_connections', 'Open connections.', 'of', { player: 0, watcher: 0, lobby: 0 }, (count) => {
			for (const { clients, watchers } of rooms()) {
				count('watcher', watchers);
				count('player', clients.length - watchers);
			}
			count('lobby', lobby.listening);
		});
		new Gauge({
			name: 'aquarius_bots_thinking',
			help: 'Moves that bots have been asked for and have not made yet.',
			registers: [this.#registry],
			collect() {
				this.set(bots.asked);
			},
		});
	}

	/** And about the process: memory, CPU, garbage collection, delay of the event loop. Begins to measure; call it once. */
	watchProcess(): void {
		collectDefaultMetrics({ register: this.#registry });
	}

	/** All of it in Prometheus' text format. */
	text(): Promise<string> {
		return this.#registry.metrics();
	}

	get contentType(): string {
		return this.#registry.contentType;
	}

	/** A number for each value of a label, counted when asked; values that nobody counted are 0. */
	#gauge<Value extends string>(
		name: string,
		help: string,
		label: string,
		zeros: Readonly<Record<Value, number>>,
		collect: (count: (value: Value, by?: number) => void) => void,
	): void {
		new Gauge({
			name,
			help,
			labelNames: [label],
			registers: [this.#registry],
			collect() {
				const counts: Record<string, number> = { ...zeros };
				collect((value, by = 1) => {
					counts[value] = (counts[value] ?? 0) + by;
				});
				for (const [value, count] of Object.entries(counts)) this.set({ [label]: value }, count);
			},
		});
	}
}
