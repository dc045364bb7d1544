import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { LobbyTable } from '@aquarius/protocol';
import { call, Guest } from '../testing/guest.ts';
import { ask } from '../testing/services.ts';
import { Chance } from './chance.ts';
import { ClusterSite } from './cluster-site.ts';
import { Steadfast } from './steadfast.ts';

export interface ClusterOptions {
	readonly tables: number;
	/** People who ask for a quick match in the same moment. */
	readonly strangers: number;
	/** How long everybody plays between two blows, in ms. */
	readonly playMs: number;
	/** Of how long people think. */
	readonly seed?: number;
}

/** Times are from the blow to the last person back at a table. Nobody was hit where they are 0, and the trial shows nothing. */
export interface ClusterReport {
	readonly ok: boolean;
	readonly seed: number;
	readonly tables: number;
	readonly acknowledged: number;
	readonly lost: readonly string[];
	/** People by quick table: five at each but the last. */
	readonly quick_tables: readonly number[];
	/** Sleeping tables whose people came to different processes in one moment and did not meet: none. */
	readonly split: number;
	readonly killed_back_ms: number;
	readonly frozen_back_ms: number;
	readonly deployed_back_ms: number;
	/** How many tables the lobby showed before the kill, and how long until it showed all of them again and no dead one. */
	readonly lobby_tables: number;
	readonly lobby_ms: number;
	readonly finished: number;
	/** Finished games without exactly one record: none. */
	readonly records_wrong: number;
	readonly faults: readonly string[];
}

const BACK_MS = 10_000;
const THINK_MS = 120;

/**
 * Three processes behind real Redis and PostgreSQL: strangers meet over all of them, tables live on when a process is killed, frozen or
 * replaced, nobody's acknowledged move is lost, no table has two owners, and each result is written once.
 */
export async function clusterTrial(options: ClusterOptions): Promise<ClusterReport> {
	const { tables, strangers, playMs, seed = randomInt(2 ** 31) } = options;
	const chance = new Chance(seed);
	const think = () => chance.below(THINK_MS);
	const site = await ClusterSite.open(3);
	try {
		const quick = await quickTables(site, strangers);
		const split = await wokenTwice(site, Math.min(tables, 10));
		const pairs = await Promise.all(Array.from({ length: tables }, () => pair(site, think)));
		const people = pairs.flat();
		let isOver = false;
		const playing = people.map((person) => person.play(() => isOver));
		await wait(playMs);
		const shown = await lobbyOf(site);
		const killed = await blow(people, () => site.end(1, 'SIGKILL'));
		const lobby = await lobbyClears(site, shown);
		await site.start(1);
		await wait(playMs);
		const frozen = await blow(people, async () => {
			const address = new URL(site.url(2)).host;
			site.freeze(2);
			for (const { guest } of people) if (guest.joined.reservation.publicAddress === address) guest.giveUp();
		});
		site.thaw(2);
		await wait(playMs);
		const deployed = await blow(people, async () => {
			for (const index of [0, 1, 2]) {
				await site.end(index, 'SIGTERM');
				await site.start(index);
			}
		});
		await wait(playMs);
		isOver = true;
		await Promise.all(playing);
		const lost = await lostIn(site, people);
		const [finished, wrong] = await records(site);
		const faults = people.flatMap((person) => person.faults);
		const backs = [killed, frozen, deployed, lobby];
		const full = [...quick].slice(0, -1).every((size) => size === 5);
		return {
			ok:
				lost.length === 0 &&
				faults.length === 0 &&
				split === 0 &&
				wrong === 0 &&
				full &&
				shown.length > 0 &&
				killed > 0 &&
				frozen > 0 &&
				backs.every((ms) => ms <= BACK_MS),
			seed,
			tables,
			acknowledged: people.reduce((sum, person) => sum + person.acknowledged.length, 0),
			lost: lost.slice(0, 10),
			quick_tables: quick,
			split,
			killed_back_ms: killed,
			frozen_back_ms: frozen,
			deployed_back_ms: deployed,
			lobby_tables: shown.length,
			lobby_ms: lobby,
			finished,
			records_wrong: wrong,
			faults: faults.slice(0, 10),
		};
	} finally {
		await site.close();
	}
}

async function pair(site: ClusterSite, think: () => number): Promise<readonly Steadfast[]> {
	const ann = await Steadfast.create(site.any, { name: 'Ann', seats: 3, bots: ['random'], isPrivate: false }, think);
	const ben = await Steadfast.join(site.any, ann.guest.code, { name: 'Ben' }, think);
	await ann.start();
	return [ann, ben];
}

/** How many people sit at each table, most first, when all ask in one moment at different processes. */
async function quickTables(site: ClusterSite, strangers: number): Promise<readonly number[]> {
	const guests = await Promise.all(Array.from({ length: strangers }, (_, n) => Guest.quick(site.any(), 5, `P${n}`)));
	const sizes = new Map<string, number>();
	for (const { code } of guests) sizes.set(code, (sizes.get(code) ?? 0) + 1);
	await Promise.all(guests.map((guest) => guest.leave()));
	return [...sizes.values()].sort((a, b) => b - a);
}

/** Tables that sleep in the store; the two people of each come to different processes in one moment. Counts those that do not meet. */
async function wokenTwice(site: ClusterSite, count: number): Promise<number> {
	const couples = await Promise.all(
		Array.from({ length: count }, async () => {
			const ann = await Guest.create(site.url(0), { seats: 2 });
			return [ann, await Guest.join(site.url(0), ann.code)] as const;
		}),
	);
	await site.end(0, 'SIGTERM');
	await site.start(0);
	const meetings = await Promise.all(
		couples.map(async ([ann, ben]) => {
			const urls = [site.url(1), site.url(2)] as const;
			const back = (guest: Guest, url: string) =>
				Steadfast.join(() => url, guest.code, { credential: guest.joined.credential });
			const [first, second] = await Promise.all([back(ann, urls[0]), back(ben, urls[1])]);
			const meet = (one: Guest) =>
				one.until('both', () => one.table.seats.slice(0, 2).every(({ connected }) => connected));
			try {
				await Promise.all([meet(first.guest), meet(second.guest)]);
				return true;
			} catch {
				return false;
			} finally {
				await Promise.all([first.guest.leave(), second.guest.leave()]);
			}
		}),
	);
	return meetings.filter((met) => !met).length;
}

/** Deals a blow, waits until everybody's table has gone on, and gives the longest time that anybody was away from it, in ms. */
async function blow(people: readonly Steadfast[], deal: () => Promise<void>): Promise<number> {
	const before = people.map(({ outages }) => outages.length);
	await deal();
	const since = Date.now();
	const versions = people.map(({ guest }) => guest.table.version);
	const isBack = (person: Steadfast, at: number) =>
		person.guest.table.version > (versions[at] ?? 0) && person.guest.closeCode === undefined;
	while (!people.every(isBack)) {
		if (Date.now() - since > 3 * BACK_MS) return Date.now() - since;
		await wait(20);
	}
	return Math.max(0, ...people.flatMap(({ outages }, at) => outages.slice(before[at])));
}

async function lobbyOf(site: ClusterSite): Promise<readonly string[]> {
	const { body } = await call(site.any(), '/api/lobby');
	const { tables } = body as { tables: readonly LobbyTable[] }; // the protocol says so
	return tables.map(({ code }) => code);
}

/**
 * After a process was killed: how long until all tables of the lobby are those of living processes, in ms, and every table that it showed
 * before has been shown again. Between two games a table is not in it for a moment.
 */
async function lobbyClears(site: ClusterSite, before: readonly string[]): Promise<number> {
	const since = Date.now();
	const missing = new Set(before);
	for (;;) {
		const codes = await lobbyOf(site);
		const answers = await Promise.all(
			codes.map((code) => call(site.any(), `/api/tables/${code}/join`, { watch: true })),
		);
		const isAlive = (at: number) => answers[at]?.status === 200;
		for (const [at, code] of codes.entries()) if (isAlive(at)) missing.delete(code);
		const ms = Date.now() - since;
		if ((codes.every((_, at) => isAlive(at)) && missing.size === 0) || ms > 2 * BACK_MS) return ms;
		await wait(100);
	}
}

async function lostIn(site: ClusterSite, people: readonly Steadfast[]): Promise<readonly string[]> {
	const rows = await ask(site.databaseUrl, 'SELECT code, game, saved FROM entries');
	const kept = new Set(
		rows.map(({ code, game, saved }) => {
			const { key, version, entry } = JSON.parse(String(saved));
			return `${code} ${game} ${key} ${version} ${entry.play}`;
		}),
	);
	return people.flatMap(({ guest, acknowledged }) =>
		acknowledged
			.map(({ game, key, version, move }) => `${guest.code} ${game} ${key} ${version} ${move}`)
			.filter((move) => !kept.has(move)),
	);
}

/** How many games are over, and how many of them have not exactly one record. */
async function records(site: ClusterSite): Promise<readonly [number, number]> {
	const results = await ask(site.databaseUrl, 'SELECT code, game, count(*)::int AS n FROM results GROUP BY code, game');
	const facts = await ask(site.databaseUrl, 'SELECT code, facts FROM tables');
	const have = new Map(results.map(({ code, game, n }) => [`${code} ${game}`, Number(n)]));
	const over = facts.flatMap(({ code, facts: text }) => {
		const { game, phase } = JSON.parse(String(text));
		const finished = phase === 'ended' ? game : Math.max(0, game - 1);
		return Array.from({ length: finished }, (_, at) => `${code} ${at + 1}`);
	});
	return [over.length, over.filter((game) => have.get(game) !== 1).length];
}
