import type { Door } from './postgres-door.ts';

/**
 * Each is run once, in order. Never edit one that was released, and let each leave a database with which processes of the version before
 * that are running still work: while they are replaced one by one both are there. None of that version starts any more from then on, so
 * that one which ends meanwhile has to be replaced and not started again.
 */
const MIGRATIONS = [
	// Room beside each row, so that a change needs no new entry in the index.
	`CREATE TABLE tables (
		code text PRIMARY KEY, version integer NOT NULL, facts text NOT NULL, lease integer NOT NULL DEFAULT 0, owner text,
		made_at timestamptz NOT NULL DEFAULT now(), changed_at timestamptz NOT NULL DEFAULT now()
	) WITH (fillfactor = 50);
	CREATE TABLE games (
		code text NOT NULL, game integer NOT NULL, start text NOT NULL, began_at timestamptz NOT NULL DEFAULT now(),
		PRIMARY KEY (code, game)
	);
	CREATE TABLE entries (
		code text NOT NULL, game integer NOT NULL, at integer NOT NULL, saved text NOT NULL, PRIMARY KEY (code, game, at)
	);
	CREATE TABLE results (
		id text PRIMARY KEY, code text NOT NULL, game integer NOT NULL, record text NOT NULL,
		ended_at timestamptz NOT NULL DEFAULT now(), UNIQUE (code, game)
	);
	CREATE TABLE owners (id text PRIMARY KEY, address text, alive_until timestamptz NOT NULL);`,
];

/** Any number, but the same for all processes. */
const LOCK = 0x4151_5541;

/** Brings the database up to this program. Safe to call in several processes at once: they wait for each other. */
export function migrate(door: Door): Promise<void> {
	return door.transaction(async (run) => {
		const [set] = await run({ text: 'SHOW server_encoding' });
		// Elsewhere names of many people cannot be kept.
		if (set?.server_encoding !== 'UTF8') throw new Error(`its encoding is ${set?.server_encoding}, and has to be UTF8`);
		await run({ text: 'SELECT pg_advisory_xact_lock($1)', values: [LOCK] });
		await run({ text: 'CREATE TABLE IF NOT EXISTS migrations (number integer PRIMARY KEY)' });
		const [row] = await run({ text: 'SELECT coalesce(max(number), 0) AS have FROM migrations' });
		const have = Number(row?.have);
		if (have > MIGRATIONS.length) throw new Error('it was written by a newer version of this program');
		for (const [index, text] of MIGRATIONS.entries()) {
			if (index < have) continue;
			await run({ text });
			await run({ text: 'INSERT INTO migrations VALUES ($1)', values: [index + 1] });
		}
	});
}
