import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { sqliteStore } from '../store/sqlite-store.ts';
import { restoreTable } from '../table/table.ts';
import { DEATHS, type Death, makeDeath } from '../testing/death.ts';
import { endProcesses, startProcess } from '../testing/process.ts';
import { freePort } from '../testing/services.ts';
import { mine } from '../testing/store-conformance.ts';
import { Chance } from './chance.ts';
import { Steadfast } from './steadfast.ts';

export interface KillOptions {
	readonly tables: number;
	readonly kills: number;
	/** The process lives this long between kills at random moments, in ms: from, to. */
	readonly lifeMs: readonly [number, number];
	/** It has saved or told this much when it dies at a certain one: from, to. */
	readonly lifeChanges: readonly [number, number];
	/** People think this long about a move, in ms: from, to. */
	readonly thinkMs: readonly [number, number];
	/** Of those times and counts. */
	readonly seed?: number;
}

/** By hand at a random moment, or by itself at a certain one. */
type Ending = 'random' | Death;
const ENDINGS: readonly Ending[] = ['random', ...DEATHS];

export interface KillReport {
	readonly ok: boolean;
	readonly seed: number;
	readonly tables: number;
	readonly kills: Readonly<Record<Ending, number>>;
	readonly acknowledged: number;
	/** How many of these were asked for again, under the same key, since a kill swallowed the answer. */
	readonly asked_again: number;
	/** Acknowledged moves that the store does not have: none. */
	readonly lost: readonly string[];
	/** Commands that the store has twice: none. */
	readonly twice: number;
	readonly outages: number;
	/** From the loss of the line to the seat with its state, in ms. */
	readonly back_ms: { readonly p50: number; readonly max: number };
	/** TERM at the end: how long the process took, in ms. */
	readonly drain_ms: number;
	readonly faults: readonly string[];
}

/**
 * People play at many tables while the server is killed and started again, at random moments, between the store and the answer, and
 * between one person being told and the next in turn; then it is ended politely. Nothing that was
 * acknowledged may be missing in the store, and everybody comes back by themselves to what they saw.
 */
export async function killTrial(options: KillOptions): Promise<KillReport> {
	const { tables, kills, lifeMs, lifeChanges, thinkMs, seed = randomInt(2 ** 31) } = options;
	const chance = new Chance(seed);
	const dataDir = mkdtempSync(join(tmpdir(), 'aquarius-kill-'));
	try {
		const port = String(await freePort());
		const env = { DATA_DIR: dataDir, PORT: port, REQUESTS_PER_MINUTE: '0', GRACE_SECONDS: '3600' };
		const between = ([from, to]: readonly [number, number]) => from + chance.below(to + 1 - from);
		const start = (ending: Ending) =>
			startProcess(ending === 'random' ? env : { ...env, TRIAL_DEATH: makeDeath(ending, between(lifeChanges)) });
		let server = await startProcess(env);
		const site = () => server.url;
		const pairs = await atTables(tables, site, () => between(thinkMs));
		let isOver = false;
		const playing = pairs.flat().map((person) => person.play(() => isOver));
		const endings = Array.from({ length: kills }, (_, kill) => ENDINGS[kill % ENDINGS.length] ?? 'random');
		for (const [kill, ending] of endings.entries()) {
			if (ending === 'random') {
				await wait(between(lifeMs));
				await server.end('SIGKILL');
			} else await server.gone;
			server = await start(endings[kill + 1] ?? 'random');
		}
		await wait(lifeMs[1]);
		isOver = true;
		const since = Date.now();
		await server.end('SIGTERM');
		const drain = Date.now() - since;
		// Whoever has just asked learns from the next process what became of it.
		server = await startProcess(env);
		await Promise.all(playing);
		await server.end('SIGTERM');
		return report({
			seed,
			tables,
			endings,
			drain,
			people: pairs.flat(),
			...(await wrongIn(join(dataDir, 'tables.sqlite'), pairs.flat())),
		});
	} finally {
		await endProcesses();
		rmSync(dataDir, { recursive: true, force: true });
	}
}

/** Two people and a bot at each table, in their first game. */
async function atTables(count: number, site: () => string, thinkMs: () => number): Promise<readonly Steadfast[][]> {
	const pairs: Steadfast[][] = [];
	for (let table = 0; table < count; table++) {
		const ann = await Steadfast.create(
			site,
			{ name: 'Ann', seats: 3, bots: ['random'], clock: table % 2 === 0 ? 0 : 3600 },
			thinkMs,
		);
		const ben = await Steadfast.join(site, ann.guest.code, { name: 'Ben' }, thinkMs);
		await ann.start();
		pairs.push([ann, ben]);
	}
	return pairs;
}

/** Acknowledged moves that the file does not have under their key, version and text, and commands that it has twice. Throws if a table cannot be played up from it. */
async function wrongIn(file: string, people: readonly Steadfast[]): Promise<Pick<KillReport, 'lost' | 'twice'>> {
	const db = new DatabaseSync(file);
	const find = db.prepare('SELECT version, entry FROM entries WHERE code = ? AND game = ? AND key = ?');
	const lost = people.flatMap(({ acknowledged, guest }) =>
		acknowledged.flatMap(({ key, version, move, game }) => {
			const row = find.get(guest.code, game, key);
			const isThere =
				row !== undefined && Number(row.version) === version && JSON.parse(String(row.entry)).play === move;
			return isThere ? [] : [`${guest.code} game ${game} version ${version}: ${move}`];
		}),
	);
	const twice = db
		.prepare('SELECT code FROM entries WHERE key IS NOT NULL GROUP BY code, key HAVING count(*) > 1')
		.all();
	db.close();
	const store = sqliteStore(file);
	for (const code of new Set(people.map(({ guest }) => guest.code))) restoreTable((await mine(store, code)).saved);
	await store.close();
	return { lost, twice: twice.length };
}

function report(o: {
	seed: number;
	tables: number;
	endings: readonly Ending[];
	drain: number;
	people: readonly Steadfast[];
	lost: readonly string[];
	twice: number;
}): KillReport {
	const outages = o.people.flatMap((person) => person.outages).sort((a, b) => a - b);
	const faults = o.people.flatMap((person) => person.faults);
	const acknowledged = o.people.reduce((sum, person) => sum + person.acknowledged.length, 0);
	const cameBack = outages.length >= o.people.length * Math.min(1, o.endings.length);
	const kills = { random: 0, stored: 0, told: 0 };
	for (const ending of o.endings) kills[ending] += 1;
	return {
		ok: o.lost.length === 0 && o.twice === 0 && faults.length === 0 && acknowledged > 0 && cameBack && o.drain < 20_000,
		seed: o.seed,
		tables: o.tables,
		kills,
		acknowledged,
		asked_again: o.people.reduce((sum, person) => sum + person.askedAgain, 0),
		lost: o.lost.slice(0, 10),
		twice: o.twice,
		outages: outages.length,
		back_ms: { p50: outages[outages.length >> 1] ?? 0, max: outages.at(-1) ?? 0 },
		drain_ms: o.drain,
		faults: faults.slice(0, 10),
	};
}
