import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { groupCommit } from './group-commit.ts';
import { makeFacts, readFacts, readSaved } from './saved-text.ts';
import {
	type Lease,
	type SavedEntry,
	type SavedFacts,
	StoreConflict,
	type TableChange,
	type TableStore,
} from './table-store.ts';
import { transactions } from './transaction.ts';

/** Each is run once, in order; `user_version` counts those that were. Never edit one that was released. */
const MIGRATIONS = [
	`CREATE TABLE tables (
		code TEXT PRIMARY KEY, version INTEGER NOT NULL, facts TEXT NOT NULL, made_at INTEGER NOT NULL, changed_at INTEGER NOT NULL
	) STRICT, WITHOUT ROWID;
	CREATE TABLE games (
		code TEXT NOT NULL, game INTEGER NOT NULL, start TEXT NOT NULL, began_at INTEGER NOT NULL, PRIMARY KEY (code, game)
	) STRICT, WITHOUT ROWID;
	CREATE TABLE entries (
		code TEXT NOT NULL, game INTEGER NOT NULL, at INTEGER NOT NULL, entry TEXT NOT NULL, version INTEGER NOT NULL,
		holder TEXT, key TEXT, PRIMARY KEY (code, game, at)
	) STRICT, WITHOUT ROWID;`,
	'ALTER TABLE tables ADD COLUMN lease INTEGER NOT NULL DEFAULT 0;',
	`CREATE TABLE results (
		id TEXT PRIMARY KEY, code TEXT NOT NULL, game INTEGER NOT NULL, record TEXT NOT NULL, ended_at INTEGER NOT NULL,
		UNIQUE (code, game)
	) STRICT;`,
];

/**
 * Tables in one SQLite file (or `:memory:`), for one process. Throws with the file and the reason if it cannot be written. WAL with full
 * synchronisation: what was acknowledged survives a power cut. All changes of one turn of the event loop share one commit, since it is
 * the wait for the disk that costs. `busyMs`: how long to wait for another program that holds the file.
 */
export function sqliteStore(file: string, { busyMs = 2000 } = {}): TableStore {
	const db = opened(file, busyMs);
	const writes = changeWriter(db);
	const commit = groupCommit(db, writes.write);
	const selectFacts = db.prepare('SELECT facts FROM tables WHERE code = ?');
	const selectLease = db.prepare('SELECT lease FROM tables WHERE code = ?');
	const takeOver = db.prepare('UPDATE tables SET lease = lease + 1 WHERE code = ? RETURNING lease, facts');
	const selectResult = db.prepare('SELECT record FROM results WHERE id = ?');
	const selectGame = db.prepare('SELECT start FROM games WHERE code = ? AND game = ?');
	const selectEntries = db.prepare(
		'SELECT entry, version, holder, key FROM entries WHERE code = ? AND game = ? ORDER BY at',
	);

	return {
		async ready() {
			// What can be read may still have no room for a write: a full disk, a file that became read-only.
			db.exec(`PRAGMA user_version = ${MIGRATIONS.length}`);
		},
		async create(made) {
			return writes.create(made);
		},
		async facts(code) {
			const row = selectFacts.get(code);
			return row === undefined ? undefined : readFacts(String(row.facts));
		},
		async open(code) {
			// What is still to be written belongs to the owner before.
			commit.now();
			const row = takeOver.get(code);
			if (row === undefined) return { type: 'unknown' };
			const facts = readFacts(String(row.facts));
			const start = selectGame.get(code, facts.game)?.start;
			const entries = selectEntries.all(code, facts.game).map(readEntry);
			const saved = { facts, start: start === undefined ? null : String(start), entries };
			return { type: 'mine', lease: { code, number: Number(row.lease) }, saved };
		},
		save: commit.soon,
		async result(id) {
			const row = selectResult.get(id);
			return row === undefined ? undefined : String(row.record);
		},
		async lost(leases) {
			return leases.flatMap(({ code, number }) => (Number(selectLease.get(code)?.lease) === number ? [] : [code]));
		},
		// Nobody else could take one or want one.
		gaps: () => 0,
		async release() {},
		async close() {
			commit.now();
			if (db.isOpen) db.close();
		},
	};
}

/** The statements that make and change a table. */
function changeWriter(db: DatabaseSync) {
	const insertTable = db.prepare(
		'INSERT INTO tables (code, version, facts, made_at, changed_at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
	);
	const updateTable = db.prepare(
		'UPDATE tables SET version = ?, facts = ?, changed_at = ? WHERE code = ? AND version = ? AND lease = ?',
	);
	const insertGame = db.prepare('INSERT INTO games (code, game, start, began_at) VALUES (?, ?, ?, ?)');
	const insertEntry = db.prepare(
		'INSERT INTO entries (code, game, at, entry, version, holder, key) VALUES (?, ?, ?, ?, ?, ?, ?)',
	);
	const insertResult = db.prepare('INSERT INTO results (id, code, game, record, ended_at) VALUES (?, ?, ?, ?, ?)');
	return {
		create(made: SavedFacts): boolean {
			const now = Date.now();
			return insertTable.run(made.code, made.version, makeFacts(made), now, now).changes === 1;
		},
		write({ facts: after, start, entry, result }: TableChange, lease: Lease): void {
			const now = Date.now();
			const done = updateTable.run(after.version, makeFacts(after), now, after.code, after.version - 1, lease.number);
			if (done.changes !== 1) throw new StoreConflict(`table ${after.code} was taken or changed by somebody else`);
			if (start !== undefined) insertGame.run(after.code, after.game, start, now);
			if (entry !== undefined) {
				const { at, version, holder = null, key = null } = entry;
				insertEntry.run(after.code, after.game, at, JSON.stringify(entry.entry), version, holder, key);
			}
			if (result !== undefined) insertResult.run(result.id, after.code, after.game, result.record, now);
		},
	};
}

function opened(file: string, busyMs: number): DatabaseSync {
	try {
		if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
		const db = new DatabaseSync(file);
		db.exec(
			`PRAGMA busy_timeout = ${busyMs}; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;`,
		);
		migrate(db);
		return db;
	} catch (error) {
		const why = error instanceof Error ? error.message : String(error);
		throw new Error(`the tables cannot be kept in ${file}: ${why}`, { cause: error });
	}
}

function migrate(db: DatabaseSync) {
	const have = Number(db.prepare('PRAGMA user_version').get()?.user_version);
	if (have > MIGRATIONS.length) throw new Error('it was written by a newer version of this program');
	const inTransaction = transactions(db);
	for (const [index, sql] of MIGRATIONS.entries()) {
		if (index < have) continue;
		inTransaction(() => db.exec(`${sql} PRAGMA user_version = ${index + 1};`));
	}
}

function readEntry(row: Record<string, unknown>): SavedEntry {
	return {
		entry: readSaved(String(row.entry), 'entry'),
		version: Number(row.version),
		...(row.holder === null ? {} : { holder: String(row.holder) }),
		...(row.key === null ? {} : { key: String(row.key) }),
	};
}
