import { Client, Pool, type QueryConfig, type QueryResultRow } from 'pg';

/** How long one answer of the database may take, and how long a connection to it, in ms. */
const ANSWER_MS = 5000;
const CONNECTIONS = 10;
/** For a step of a transaction: a migration of much data, or the wait for another process that is at it. */
const PATIENT = { query_timeout: 600_000 };

export interface DoorOptions {
	/** Several at once; the database gathers their commits. */
	readonly connections?: number;
	readonly answerMs?: number;
	/** Told of connections that broke while nobody used them; the next call makes new ones. */
	readonly lost: (error: Error) => void;
}

/** The connections of this process to a database. A call whose connection breaks rejects; the next one gets a new connection. */
export interface Door {
	/** Runs one statement, which is a transaction of its own. Give each its own `name`: it is then parsed once per connection. */
	readonly run: (query: QueryConfig) => Promise<readonly QueryResultRow[]>;
	/** All of the work on one connection in one transaction, or nothing of it. */
	readonly transaction: (work: (run: Door['run']) => Promise<void>) => Promise<void>;
	readonly end: () => Promise<void>;
}

export function openDoor(url: string, options: DoorOptions): Door {
	const { connections = CONNECTIONS, answerMs = ANSWER_MS, lost } = options;
	const pool = new Pool({
		connectionString: url,
		max: connections,
		fallback_application_name: 'aquarius',
		connectionTimeoutMillis: answerMs,
		query_timeout: answerMs,
		idleTimeoutMillis: 60_000,
		keepAlive: true,
		// What was acknowledged is on the disk, and who waits for a row sees it as it is then, however the database is set up otherwise.
		onConnect: (client) =>
			client.query("SET synchronous_commit = on; SET default_transaction_isolation = 'read committed'"),
	});
	pool.on('error', lost);
	return {
		run: async (query) => (await pool.query(query)).rows,
		async transaction(work) {
			const client = await pool.connect();
			// Told twice otherwise: the statement that fails is enough.
			client.on('error', ignore);
			try {
				await client.query('BEGIN');
				await work(async (query) => (await client.query({ ...query, ...PATIENT })).rows);
				await client.query('COMMIT');
			} catch (error) {
				client.release(true);
				throw error;
			}
			client.off('error', ignore);
			client.release();
		},
		end: () => pool.end(),
	};
}

const ignore = () => {};

/** The database of a URL as text for people: all but the password. Undefined if the URL cannot be read. */
export function describeDatabase(url: string): string | undefined {
	try {
		const { host, port, database, user } = new Client({ connectionString: url });
		return `database ${database} of ${user} at ${host}:${port}`;
	} catch {
		return undefined;
	}
}

/** Why the database could not be used. When each of a host's addresses refuses, Node's own message is empty. */
export function reasonOf(error: unknown): string {
	if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
	return error instanceof Error ? error.message : String(error);
}
