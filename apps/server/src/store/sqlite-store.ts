import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeRules, parseRules } from '@aquarius/engine';
import type { TableCode } from '@aquarius/protocol';
import { type SavedEntry, type SavedFacts, StoreConflict, type TableStore } from './table-store.ts';

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
];

/** Tables in one SQLite file (or `:memory:`). Throws with the file and the reason if it cannot be written. WAL with full synchronisation: what was acknowledged survives a power cut. */
export function sqliteStore(file: string): TableStore {
	const db = opened(file);

	const insertTable = db.prepare(
		'INSERT INTO tables (code, version, facts, made_at, changed_at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
	);
	const updateTable = db.prepare(
		'UPDATE tables SET version = ?, facts = ?, changed_at = ? WHERE code = ? AND version = ?',
	);
	const insertGame = db.prepare('INSERT INTO games (code, game, start, began_at) VALUES (?, ?, ?, ?)');
	const insertEntry = db.prepare(
		'INSERT INTO entries (code, game, at, entry, version, holder, key) VALUES (?, ?, ?, ?, ?, ?, ?)',
	);
	const selectTable = db.prepare('SELECT facts FROM tables WHERE code = ?');
	const selectGame = db.prepare('SELECT start FROM games WHERE code = ? AND game = ?');
	const selectEntries = db.prepare(
		'SELECT entry, version, holder, key FROM entries WHERE code = ? AND game = ? ORDER BY at',
	);

	const facts = (code: TableCode) => {
		const row = selectTable.get(code);
		return row === undefined ? undefined : readFacts(String(row.facts));
	};

	return {
		facts,
		create(made) {
			const now = Date.now();
			return insertTable.run(made.code, made.version, makeFacts(made), now, now).changes === 1;
		},
		load(code) {
			const known = facts(code);
			if (known === undefined) return undefined;
			const game = selectGame.get(code, known.game);
			const rows = selectEntries.all(code, known.game);
			return { facts: known, start: game === undefined ? null : String(game.start), entries: rows.map(readEntry) };
		},
		save({ facts: after, start, entry }) {
			const now = Date.now();
			inTransaction(db, () => {
				const done = updateTable.run(after.version, makeFacts(after), now, after.code, after.version - 1);
				if (done.changes !== 1) throw new StoreConflict(`table ${after.code} was changed by somebody else`);
				if (start !== undefined) insertGame.run(after.code, after.game, start, now);
				if (entry !== undefined) {
					const { at, version, holder = null, key = null } = entry;
					insertEntry.run(after.code, after.game, at, JSON.stringify(entry.entry), version, holder, key);
				}
			});
		},
		close() {
			if (db.isOpen) db.close();
		},
	};
}

function opened(file: string): DatabaseSync {
	try {
		if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
		const db = new DatabaseSync(file);
		db.exec(
			'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 2000; PRAGMA foreign_keys = ON;',
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
	for (const [index, sql] of MIGRATIONS.entries()) {
		if (index < have) continue;
		inTransaction(db, () => db.exec(`${sql} PRAGMA user_version = ${index + 1};`));
	}
}

function inTransaction(db: DatabaseSync, work: () => void) {
	db.exec('BEGIN IMMEDIATE');
	try {
		work();
		db.exec('COMMIT');
	} catch (error) {
		if (db.isTransaction) db.exec('ROLLBACK');
		throw error;
	}
}

const makeFacts = (facts: SavedFacts) => JSON.stringify({ ...facts, rules: makeRules(facts.rules) });

/** Our own JSON, so its shape is trusted; the rules go through the engine so that fields added later get their defaults. */
function readFacts(text: string): SavedFacts {
	const saved: SavedFacts = JSON.parse(text);
	const rules = parseRules(saved.rules);
	if (!rules.ok) throw new Error(`table ${saved.code} was saved with rules that cannot be read any more`);
	return { ...saved, rules: rules.value };
}

function readEntry(row: Record<string, unknown>): SavedEntry {
	return {
		entry: JSON.parse(String(row.entry)),
		version: Number(row.version),
		...(row.holder === null ? {} : { holder: String(row.holder) }),
		...(row.key === null ? {} : { key: String(row.key) }),
	};
}
