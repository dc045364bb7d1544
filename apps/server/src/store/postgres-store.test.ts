import { inspect } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { stepTo, undealt } from '../table/table.ts';
import { type CutLine, cutLine } from '../testing/cut-line.ts';
import { ask, freePort, isHere, type Postgres, startPostgres } from '../testing/services.ts';
import { code, describeStore, made, mine } from '../testing/store-conformance.ts';
import { until } from '../testing/until.ts';
import { type PostgresOptions, postgresStore } from './postgres-store.ts';
import { StoreConflict, type TableStore } from './table-store.ts';

describe.runIf(isHere('postgres'))('PostgreSQL', () => {
	let postgres: Postgres;
	let url: string;
	let line: CutLine;
	let open: TableStore[];
	let lines: CutLine[];

	beforeAll(async () => {
		postgres = await startPostgres();
	});
	afterAll(() => postgres?.stop());
	beforeEach(async () => {
		open = [];
		lines = [];
		url = await postgres.makeDatabase();
		line = await newLine();
	});
	afterEach(async () => {
		await Promise.all(open.map((store) => store.close()));
		await Promise.all(lines.map((each) => each.close()));
	});

	async function newLine(): Promise<CutLine> {
		const made = await cutLine(postgres.port);
		lines.push(made);
		return made;
	}

	/** A process that is counted as dead soon after it falls silent, so that tests have not long to wait. */
	function store(owner: string, { through, ...options }: Partial<PostgresOptions> & { through?: CutLine } = {}) {
		const at = through ? url.replace(`:${postgres.port}/`, `:${through.port}/`) : url;
		const made = postgresStore(at, { owner, beatMs: 100, staleMs: 1500, log: () => {}, ...options });
		open.push(made);
		return made;
	}

	/** Until the database counts that process as dead. */
	async function untilDead(owner: string) {
		for (;;) {
			const rows = await ask(url, 'SELECT 1 FROM owners WHERE id = $1 AND alive_until > clock_timestamp()', [owner]);
			if (rows.length === 0) return;
			await new Promise((done) => setTimeout(done, 20));
		}
	}

	async function untilWaiting(count: number) {
		for (;;) {
			const rows = await ask(
				url,
				"SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
			);
			if (rows.length >= count) return;
			await new Promise((done) => setTimeout(done, 10));
		}
	}

	const changed = (deadline: number, entryAt?: number) => {
		const { change } = stepTo(undealt(made), { deadline });
		if (entryAt === undefined) return change;
		return {
			...change,
			entry: { entry: { event: 'bot', seat: 0 }, version: change.facts.version, at: entryAt },
		} as const;
	};

	describeStore('tables in PostgreSQL', async () => {
		const doors = new Map<TableStore, { owner: string; line: CutLine }>();
		return {
			async open(owner) {
				const own = await newLine();
				const opened = store(owner, { through: own });
				doors.set(opened, { owner, line: own });
				return opened;
			},
			async kill(killed) {
				const door = doors.get(killed);
				if (door === undefined) throw new Error('that store is of another place');
				door.line.cut();
				await untilDead(door.owner);
			},
			remove: async () => {},
		};
	});

	it('processes that start at once on an empty database share one set of migrations', async () => {
		const stores = ['a', 'b', 'c', 'd', 'e'].map((owner) => store(owner));
		await Promise.all(stores.map((each) => each.ready()));
		const made1 = await Promise.all(stores.map((each) => each.create(made)));
		expect(made1.filter(Boolean)).toHaveLength(1);
	});

	it('refuses a database of a newer version, with which those that run already go on', async () => {
		const a = store('a');
		await a.create(made);
		const { lease } = await mine(a, code);
		await ask(url, 'INSERT INTO migrations VALUES (99)');
		await expect(store('b').ready()).rejects.toThrow(/newer version/);
		await a.save(changed(5), lease);
		expect((await a.facts(code))?.deadline).toBe(5);
	});

	it('refuses a database that cannot hold everybody’s name', async () => {
		await ask(url, "CREATE DATABASE latin ENCODING 'LATIN1' TEMPLATE template0 LC_COLLATE 'C' LC_CTYPE 'C'");
		const latin = new URL(url);
		latin.pathname = '/latin';
		const refused = postgresStore(latin.href, { owner: 'a', address: null, log: () => {} });
		await expect(refused.ready()).rejects.toThrow(/its encoding is LATIN1, and has to be UTF8/);
		await refused.close();
		await ask(url, 'DROP DATABASE latin');
	});

	it('of owners who open one table at the same instant exactly one gets it, and the others learn where it is', async () => {
		const stores = ['a', 'b', 'c', 'd'].map((owner) => store(owner, { address: `${owner}.example:3000` }));
		await Promise.all(stores.map((each) => each.ready()));
		await stores[0]?.create(made);
		for (let round = 0; round < 20; round++) {
			const got = await Promise.all(stores.map((each) => each.open(code)));
			const winner = got.findIndex(({ type }) => type === 'mine');
			const owner = 'abcd'[winner];
			expect(got.filter(({ type }) => type === 'mine')).toHaveLength(1);
			for (const each of got)
				if (each.type !== 'mine') expect(each).toEqual({ type: 'elsewhere', owner, address: `${owner}.example:3000` });
			const won = got[winner];
			if (won?.type === 'mine') await stores[winner]?.release(won.lease);
		}
	});

	it('a process that beats keeps its tables for longer than a silent one would', async () => {
		const a = store('a');
		const b = store('b');
		await a.create(made);
		await mine(a, code);
		const [row] = await ask(url, "SELECT clock_timestamp() + interval '3 seconds' AS until");
		for (;;) {
			const [now] = await ask(url, 'SELECT clock_timestamp() > $1 AS over', [row?.until]);
			expect(await b.open(code)).toMatchObject({ type: 'elsewhere', owner: 'a' });
			if (now?.over) break;
		}
	});

	it('when the beats of a process stop another takes over, and the first can write no more when it is heard again', async () => {
		const a = store('a', { through: line });
		const b = store('b');
		await a.create(made);
		const before = await mine(a, code);
		expect(await b.open(code)).toEqual({ type: 'elsewhere', owner: 'a', address: null });
		line.cut();
		await untilDead('a');
		const after = await mine(b, code);
		expect(after.lease.number).toBeGreaterThan(before.lease.number);
		line.mend();
		await expect(a.save(changed(5, 0), before.lease)).rejects.toThrow(StoreConflict);
		expect(await a.open(code)).toMatchObject({ type: 'elsewhere', owner: 'b' });
		// Nor can it give away what is not its own any more.
		await a.release(before.lease);
		expect(await a.open(code)).toMatchObject({ type: 'elsewhere', owner: 'b' });
		await b.save(changed(6), after.lease);
		await b.release(after.lease);
		expect((await mine(b, code)).saved).toMatchObject({ facts: { deadline: 6 }, entries: [] });
	});

	it('a process that others may have counted as dead knows it as soon as it is heard again', async () => {
		const a = store('a', { through: line });
		const b = store('b');
		await a.create(made);
		const { lease } = await mine(a, code);
		expect(a.gaps()).toBe(0);
		line.cut();
		await untilDead('a');
		await mine(b, code);
		expect(a.gaps()).toBe(0);
		line.mend();
		await until('the gap', () => a.gaps() === 1);
		expect(await a.lost([lease])).toEqual([code]);
		expect(b.gaps()).toBe(0);
	});

	it('a process whose beats have not got through says that it is alive before it takes a table', async () => {
		const a = store('a', { beatMs: 600_000 });
		const b = store('b');
		await a.create(made);
		await untilDead('a');
		await mine(a, code);
		expect(await b.open(code)).toMatchObject({ type: 'elsewhere', owner: 'a' });
	});

	it('a process that ends in order leaves its tables to the others at once', async () => {
		const a = store('a', { staleMs: 600_000 });
		await a.create(made);
		await mine(a, code);
		const b = store('b');
		expect(await b.open(code)).toMatchObject({ type: 'elsewhere' });
		await a.close();
		await mine(b, code);
	});

	it('closing finishes what was begun', async () => {
		const a = store('a');
		await a.create(made);
		const { lease } = await mine(a, code);
		const saved = a.save(changed(7), lease);
		await a.close();
		await saved;
		expect((await store('b').facts(code))?.deadline).toBe(7);
	});

	it('who takes over sees what the owner before wrote in the same moment, whole', async () => {
		const a = store('a', { through: line, staleMs: 100, beatMs: 600_000 });
		const b = store('b');
		await a.create(made);
		await b.ready();
		const { lease } = await mine(a, code);
		await untilDead('a');
		// Holds the table's row, so that the last save of `a` and after it the taking over by `b` queue up behind.
		const release = await hold();
		const saved = a.save(changed(5, 0), lease);
		await untilWaiting(1);
		const taken = mine(b, code);
		await untilWaiting(2);
		await release();
		await saved;
		const { saved: seen } = await taken;
		expect(seen.facts.deadline).toBe(5);
		expect(seen.entries).toHaveLength(1);
	});

	/** Locks the row of the table; the returned function lets it go. */
	async function hold(): Promise<() => Promise<void>> {
		const { Client } = await import('pg');
		const client = new Client({ connectionString: url });
		await client.connect();
		await client.query('BEGIN');
		await client.query('SELECT 1 FROM tables WHERE code = $1 FOR UPDATE', [code]);
		return () => client.end();
	}

	it('keeps nothing of a change whose entry cannot be written', async () => {
		const a = store('a');
		await a.create(made);
		const { lease } = await mine(a, code);
		await a.save({ ...changed(5, 0), start: 'start' }, lease);
		const again = stepTo(undealt(changed(5).facts), { deadline: 6 }).change;
		const entry = { entry: { event: 'bot', seat: 0 }, version: 3, at: 0 } as const;
		await expect(a.save({ ...again, entry }, lease)).rejects.toThrow(/duplicate key/);
		await expect(a.save({ ...again, start: 'other' }, lease)).rejects.toThrow(/duplicate key/);
		const { saved } = await mine(a, code);
		expect(saved).toMatchObject({ facts: { version: 2, deadline: 5 }, start: 'start' });
		expect(saved.entries).toHaveLength(1);
	});

	it.each([
		[
			'by the database',
			async () =>
				void (await ask(
					url,
					"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
				)),
		],
		['on the way', async () => line.cut()],
	])('a connection lost %s in the middle of a save: the call rejects, and the next ones work', async (_, lose) => {
		const logged: string[] = [];
		const a = store('a', { through: line, log: (event) => logged.push(event) });
		await a.create(made);
		const { lease } = await mine(a, code);
		const release = await hold();
		const saved = a.save(changed(5, 0), lease);
		const refused = expect(saved).rejects.toThrow(/terminat|ECONNRESET|closed/i);
		await untilWaiting(1);
		await lose();
		await refused;
		await release();
		line.mend();
		// Whether the database did it or not is told by opening the table again.
		const { saved: seen, lease: newer } = await mine(a, code);
		expect(seen.entries).toHaveLength(seen.facts.version - made.version);
		const { change } = stepTo(undealt(seen.facts), { deadline: 9 });
		await a.save(change, newer);
		expect((await a.facts(code))?.deadline).toBe(9);
	});

	it('a database that goes away and comes back needs no new start of ours', async () => {
		const a = store('a');
		await a.create(made);
		await postgres.crash();
		await expect(a.facts(code)).rejects.toThrow();
		await expect(a.ready()).rejects.toThrow();
		await postgres.restart();
		const { lease } = await mine(a, code);
		await a.save(changed(5), lease);
	});

	it('a database that does not answer fails a call after a while instead of holding the table for ever', async () => {
		const a = store('a', { answerMs: 1000 });
		await a.create(made);
		const { lease } = await mine(a, code);
		const release = await hold();
		await expect(a.save(changed(5), lease)).rejects.toThrow(/timeout/i);
		await release();
		await mine(a, code);
	});

	describe('a start that fails says which variable and why, and never the password', () => {
		it.each([
			['nothing listens there', async () => url.replace(`:${postgres.port}/`, `:${await freePort()}/`), /ECONNREFUSED/],
			['no such database', async () => url.replace(/\w+$/, 'nowhere'), /database "nowhere" does not exist/],
			['a wrong password', async () => url.replace(/:\w+@/, ':wrongsecret@'), /password authentication failed/],
			['no such machine', async () => url.replace('127.0.0.1', 'no-such-machine.invalid'), /ENOTFOUND|EAI_AGAIN/],
		])('%s', async (_, bad, why) => {
			const at = await bad();
			const failed = postgresStore(at, { log: () => {} });
			open.push(failed);
			const error = await failed.ready().catch((reason) => reason);
			expect(error.message).toMatch(/^DATABASE_URL: the tables cannot be kept in the database \w+ of tester at /);
			expect(error.message).toMatch(why);
			expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(new URL(at).password);
		});

		it('is tried again with the next call', async () => {
			line.cut();
			const a = store('a', { through: line });
			await expect(a.ready()).rejects.toThrow(/DATABASE_URL/);
			line.mend();
			await a.ready();
		});
	});
});
