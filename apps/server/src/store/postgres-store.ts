import { randomUUID } from 'node:crypto';
import type { TableCode } from '@aquarius/protocol';
import type { Log } from '../operation/log.ts';
import { type Door, describeDatabase, openDoor, reasonOf } from './postgres-door.ts';
import { migrate } from './postgres-migrations.ts';
import { type Pulse, startPulse } from './postgres-pulse.ts';
import { makeFacts, readFacts, readSaved } from './saved-text.ts';
import {
	type Lease,
	type Opened,
	type SavedEntry,
	StoreConflict,
	type TableChange,
	type TableStore,
} from './table-store.ts';

export interface PostgresOptions {
	/** Name of this process among all that share the database. */
	readonly owner?: string;
	/** Where browsers reach this process, `host:port` without a scheme. */
	readonly address?: string | null;
	/** How often this process says that it is alive, and after how long without it others may take its tables, in ms. */
	readonly beatMs?: number;
	readonly staleMs?: number;
	/** How long one answer of the database may take, in ms. */
	readonly answerMs?: number;
	readonly log: Log;
}

const CREATE = 'INSERT INTO tables (code, version, facts) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING code';
const FACTS = 'SELECT facts FROM tables WHERE code = $1';
const TAKE = `UPDATE tables SET lease = lease + 1, owner = $2 WHERE code = $1 AND (owner IS NULL OR owner = $2 OR NOT EXISTS
	(SELECT 1 FROM owners WHERE owners.id = tables.owner AND alive_until > clock_timestamp())) RETURNING lease, facts`;
const OWNER = 'SELECT owner, address FROM tables LEFT JOIN owners ON owners.id = tables.owner WHERE code = $1';
const START = 'SELECT start FROM games WHERE code = $1 AND game = $2';
const ENTRIES = 'SELECT saved FROM entries WHERE code = $1 AND game = $2 ORDER BY at';
/** One statement, hence one transaction and one round trip. */
const SAVE = `WITH changed AS (
		UPDATE tables SET version = $2, facts = $3, changed_at = now() WHERE code = $1 AND version = $2 - 1 AND lease = $4 RETURNING code
	), began AS (
		INSERT INTO games (code, game, start) SELECT code, $5::integer, $6::text FROM changed WHERE $6::text IS NOT NULL
	), logged AS (
		INSERT INTO entries (code, game, at, saved) SELECT code, $5::integer, $7::integer, $8::text FROM changed WHERE $8::text IS NOT NULL
	), ended AS (
		INSERT INTO results (id, code, game, record) SELECT $9::text, code, $5::integer, $10::text FROM changed WHERE $9::text IS NOT NULL
	) SELECT code FROM changed`;
const RESULT = 'SELECT record FROM results WHERE id = $1';
const LOST = `SELECT mine.code FROM unnest($1::text[], $2::integer[]) AS mine (code, lease)
	LEFT JOIN tables ON tables.code = mine.code AND tables.lease = mine.lease WHERE tables.code IS NULL`;
const RELEASE = 'UPDATE tables SET owner = NULL WHERE code = $1 AND lease = $2 AND owner = $3';
const FORGET = "DELETE FROM owners WHERE alive_until < clock_timestamp() - interval '1 day'";

/**
 * Tables in a PostgreSQL database that several processes share. A table belongs to the process that opened it until that one gives it
 * back or falls silent for `staleMs`. `url`: `postgres://user:password@host:port/database`; nothing is asked of it before the first
 * call, and what cannot be had then is tried again with the next one. No error and no log line carries the password.
 */
export function postgresStore(url: string, options: PostgresOptions): TableStore {
	const { owner = randomUUID(), address = null, beatMs = 2000, staleMs = 6000, answerMs, log } = options;
	const failed = (error: unknown) => log('store-connection', { error: reasonOf(error) });
	const database = describeDatabase(url);
	if (database === undefined) throw new Error('DATABASE_URL cannot be read as the URL of a database');
	const door = openDoor(url, { lost: failed, ...(answerMs === undefined ? {} : { answerMs }) });
	let pulse: Pulse | undefined;
	let starting: Promise<Pulse> | undefined;
	const running = new Set<Promise<unknown>>();

	const start = async (): Promise<Pulse> => {
		try {
			await migrate(door);
			await door.run({ text: FORGET });
			pulse ??= startPulse(url, { owner, address, beatMs, staleMs, failed });
			await pulse.sure();
			return pulse;
		} catch (error) {
			starting = undefined;
			throw new Error(`DATABASE_URL: the tables cannot be kept in the ${database}: ${reasonOf(error)}`, {
				cause: error,
			});
		}
	};
	/** What every call goes through: the start comes first, and `close` waits for what is under way. */
	const during = <T>(work: (pulse: Pulse) => Promise<T>): Promise<T> => {
		starting ??= start();
		const call = starting.then(work);
		running.add(call);
		const over = () => running.delete(call);
		call.then(over, over);
		return call;
	};
	const release = async ({ code, number }: Lease): Promise<void> => {
		await door.run({ name: 'release', text: RELEASE, values: [code, number, owner] });
	};
	const open = async (code: TableCode): Promise<Opened> => {
		const [row] = await door.run({ name: 'take', text: TAKE, values: [code, owner] });
		if (row !== undefined) {
			const lease = { code, number: row.lease };
			try {
				const facts = readFacts(row.facts);
				// Only now, as statements of their own: what the owner before wrote last is seen, and it can write nothing more.
				return { type: 'mine', lease, saved: { facts, ...(await gameOf(door, code, facts.game)) } };
			} catch (error) {
				await release(lease).catch(failed);
				throw error;
			}
		}
		const [other] = await door.run({ name: 'owner', text: OWNER, values: [code] });
		if (other === undefined) return { type: 'unknown' };
		// Given back in between.
		if (other.owner === null) return open(code);
		return { type: 'elsewhere', owner: other.owner, address: other.address };
	};

	let closing: Promise<void> | undefined;
	const closeAll = async () => {
		await Promise.allSettled(running);
		await pulse?.stop();
		await door.end();
	};

	return {
		ready: () =>
			during(async () => {
				await door.run({ text: 'SELECT 1' });
			}),
		create: (made) =>
			during(async () => {
				const values = [made.code, made.version, makeFacts(made)];
				return (await door.run({ name: 'create', text: CREATE, values })).length === 1;
			}),
		facts: (code) =>
			during(async () => {
				const [row] = await door.run({ name: 'facts', text: FACTS, values: [code] });
				return row === undefined ? undefined : readFacts(row.facts);
			}),
		open: (code) =>
			during(async (pulse) => {
				// Others would take the table from a process that they count as dead.
				await pulse.sure();
				return open(code);
			}),
		save: (change, lease) =>
			during(async () => {
				const done = await door.run({ name: 'save', text: SAVE, values: valuesOf(change, lease) });
				if (done.length !== 1) throw new StoreConflict(`table ${lease.code} was taken or changed by somebody else`);
			}),
		result: (id) =>
			during(async () => {
				const [row] = await door.run({ name: 'result', text: RESULT, values: [id] });
				return row === undefined ? undefined : String(row.record);
			}),
		lost: (leases) =>
			during(async () => {
				const values = [leases.map(({ code }) => code), leases.map(({ number }) => number)];
				return (await door.run({ name: 'lost', text: LOST, values })).map(({ code }): TableCode => code);
			}),
		gaps: () => pulse?.gaps() ?? 0,
		release: (lease) => during(() => release(lease)),
		close() {
			closing ??= closeAll();
			return closing;
		},
	};
}

async function gameOf(door: Door, code: TableCode, game: number) {
	const [starts, rows] = await Promise.all([
		door.run({ name: 'start', text: START, values: [code, game] }),
		door.run({ name: 'entries', text: ENTRIES, values: [code, game] }),
	]);
	const entries = rows.map(({ saved }) => readSaved<SavedEntry>(saved, 'entry'));
	return { start: starts[0] === undefined ? null : String(starts[0].start), entries };
}

/** Of `SAVE`. The entry is one text, since a key may hold a character that no text column takes. */
function valuesOf({ facts, start, entry, result }: TableChange, lease: Lease): unknown[] {
	const { at = null, ...saved } = entry ?? {};
	const log = entry === undefined ? null : JSON.stringify(saved);
	const { id = null, record = null } = result ?? {};
	return [facts.code, facts.version, makeFacts(facts), lease.number, facts.game, start ?? null, at, log, id, record];
}
