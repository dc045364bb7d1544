import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { TROUBLE } from '../operation/metrics.ts';
import type { Held } from '../testing/held.ts';
import { endProcesses, type ServerProcess, startProcess } from '../testing/process.ts';
import { Crowd, type CrowdCounts } from './crowd.ts';
import { Steadfast } from './steadfast.ts';

export interface SoakOptions {
	readonly tables: number;
	/** How long everybody plays after the warm-up, which takes `warmUp` of it more. */
	readonly seconds: number;
	readonly warmUp: number;
	readonly thinkMs: readonly [number, number];
	readonly playMs: readonly [number, number];
	/** After how long without anybody a table leaves memory. */
	readonly idleSeconds: number;
	readonly sampleSeconds: number;
}

export interface SoakReport extends CrowdCounts {
	readonly ok: boolean;
	readonly soaked_s: number;
	readonly samples: number;
	/** Heap while people play, garbage collected: means of the first and of the last quarter of the samples, and their ratio. */
	readonly heap_mb: { readonly first: number; readonly last: number };
	readonly growth: number;
	/** Heap with everybody gone and all tables asleep: after the warm-up and at the end. */
	readonly rest_mb: { readonly first: number; readonly last: number };
	readonly rest_growth: number;
	/** Things of the server that are more than they were before anybody came, although everybody has left: none. */
	readonly left: Readonly<Record<string, number>>;
	/** Lines of the server's log by event, without refusals: none that means trouble. */
	readonly logged: Readonly<Record<string, number>>;
	/** Heap of the crowd itself, first and last quarter: it must not be the one that grows. */
	readonly crowd_mb: { readonly first: number; readonly last: number };
	readonly faults: readonly string[];
}

const LIMIT = 0.05;
/** Whoever plays faster is refused. */
const UNHURRIED_MS = 60;
/** In less time a heap that breathes with its games says nothing about growth; the heap at rest does. */
const ENOUGH_SECONDS = 900;
/** At first all tables are new, and grow: this part of the samples is left out. */
const ALL_NEW = 0.15;
/** For what ends a while after its last use: connections kept open for the next request, reservations of seats. */
const REST_MS = 30_000;

/**
 * People play for long in one server process: with lines that are cut, tables that fall asleep and wake up, others that are given up,
 * watchers and people in the lobby who come and go. Its heap must not grow, and once everybody has left nothing of them may be there.
 */
export async function soakTrial(options: SoakOptions): Promise<SoakReport> {
	const dataDir = mkdtempSync(join(tmpdir(), 'aquarius-soak-'));
	try {
		const env = {
			DATA_DIR: dataDir,
			REQUESTS_PER_MINUTE: '0',
			IDLE_SECONDS: String(options.idleSeconds),
			// One thread of bots comes with the first move; a second one, later, would look like something left.
			BOT_THREADS: '1',
			// For so many seconds the framework keeps a place for somebody who does not come.
			COLYSEUS_SEAT_RESERVATION_TIME: String(Math.min(15, options.idleSeconds + 3)),
		};
		const server = await startProcess(env, { isWatched: true });
		const before = await afterFirstGame(server);
		const warm = await play(server, options, options.seconds * options.warmUp * 1000);
		const first = await atRest(server, before.things);
		const main = await play(server, options, options.seconds * 1000);
		const last = await atRest(server, before.things);
		return report(options, {
			...main,
			before,
			first,
			last,
			faults: [...warm.faults, ...main.faults],
			log: server.log(),
		});
	} finally {
		await endProcesses();
		rmSync(dataDir, { recursive: true, force: true });
	}
}

interface Played {
	readonly counts: CrowdCounts;
	readonly faults: readonly string[];
	readonly heaps: readonly number[];
	readonly own: readonly number[];
}

async function play(server: ServerProcess, options: SoakOptions, ms: number): Promise<Played> {
	const { tables, thinkMs, playMs, idleSeconds, sampleSeconds } = options;
	const asleepMs = idleSeconds * 1000 + 1000;
	const crowd = new Crowd({ site: () => server.url, thinkMs, playMs, asleepMs });
	await crowd.come(tables);
	const end = Date.now() + ms;
	const heaps: number[] = [];
	const own: number[] = [];
	while (Date.now() < end) {
		await wait(Math.min(sampleSeconds * 1000, Math.max(0, end - Date.now())));
		heaps.push((await server.held()).heap);
		own.push(process.memoryUsage().heapUsed);
		if (server.child.exitCode !== null) break;
	}
	await crowd.go();
	return { counts: crowd.counts, faults: crowd.faults, heaps, own };
}

/** With all that is made once and stays: the thread of the bots and its files come with the first bot's move. */
async function afterFirstGame(server: ServerProcess): Promise<Held> {
	const { MessagePort: _, files: __, ...fresh } = (await server.held()).things;
	const ann = await Steadfast.create(
		() => server.url,
		{ seats: 2, bots: ['random'] },
		() => UNHURRIED_MS,
	);
	await ann.start();
	await ann.play(() => false, 1);
	await ann.guest.leave();
	return atRest(server, { ...fresh, MessagePort: Number.POSITIVE_INFINITY, files: Number.POSITIVE_INFINITY });
}

/** What the server holds once nothing is more than `before`, or what it holds by then if that does not come. */
async function atRest(server: ServerProcess, before: Held['things']): Promise<Held> {
	const since = Date.now();
	let held = await server.held();
	while (Object.keys(leftOf(before, held.things)).length > 0 && Date.now() - since < REST_MS) {
		await wait(200);
		held = await server.held();
	}
	return held;
}

/** How many more there are of what. */
function leftOf(before: Held['things'], after: Held['things']): Record<string, number> {
	const more = Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)] as const);
	return Object.fromEntries(more.filter(([, count]) => count > 0));
}

function report(
	{ seconds }: SoakOptions,
	o: Played & { before: Held; first: Held; last: Held; log: string },
): SoakReport {
	const heaps = o.heaps.slice(Math.floor(o.heaps.length * ALL_NEW));
	const heap = quarters(heaps);
	const growth = heap.last / heap.first - 1;
	const restGrowth = o.last.heap / o.first.heap - 1;
	const left = leftOf(o.before.things, o.last.things);
	const logged = eventsIn(o.log);
	const isQuiet = TROUBLE.every((event) => logged[event] === undefined);
	const isFlat = restGrowth < LIMIT && (seconds < ENOUGH_SECONDS || growth < LIMIT);
	return {
		ok: isFlat && isQuiet && Object.keys(left).length === 0 && o.faults.length === 0 && o.counts.moves > 0,
		soaked_s: seconds,
		...o.counts,
		samples: heaps.length,
		heap_mb: inMb(heap),
		growth: rounded(growth, 4),
		rest_mb: inMb({ first: o.first.heap, last: o.last.heap }),
		rest_growth: rounded(restGrowth, 4),
		left,
		logged,
		crowd_mb: inMb(quarters(o.own)),
		faults: o.faults.slice(0, 10),
	};
}

/** The log's first line may be cut off in the middle. */
function eventsIn(log: string): Readonly<Record<string, number>> {
	const events = [...log.matchAll(/"event":"([\w-]+)"/g)].map(([, event = '']) => event);
	const counts: Record<string, number> = {};
	for (const event of events) if (event !== 'refused') counts[event] = (counts[event] ?? 0) + 1;
	return counts;
}

interface Pair {
	readonly first: number;
	readonly last: number;
}

function quarters(values: readonly number[]): Pair {
	const quarter = Math.max(1, Math.floor(values.length / 4));
	return { first: mean(values.slice(0, quarter)), last: mean(values.slice(-quarter)) };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));
const inMb = ({ first, last }: Pair): Pair => ({
	first: rounded(first / 2 ** 20, 2),
	last: rounded(last / 2 ** 20, 2),
});
