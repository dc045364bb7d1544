import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { stepTo, undealt } from '../table/table.ts';
import { code, describeStore, made, mine, playedGame } from '../testing/store-conformance.ts';
import { sqliteStore } from './sqlite-store.ts';

let folder: string;
let file: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'aquarius-store-'));
	file = join(folder, 'deep', 'tables.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true }));

describeStore('tables in SQLite', async () => ({
	open: async () => sqliteStore(file),
	// One process has the file; what it began ends with it.
	kill: async () => {},
	remove: async () => {},
}));

it('keeps credentials as hashes only, in the facts of its table', async () => {
	const store = sqliteStore(file);
	await playedGame(store);
	await store.close();
	const db = new DatabaseSync(file);
	const row = db.prepare('SELECT facts FROM tables').get();
	db.close();
	expect(JSON.parse(String(row?.facts)).chairs[0]).toEqual({ kind: 'person', name: 'Ann', bot: null, holder: 'h' });
});

it('closing writes what is still waiting, and says so to who asked', async () => {
	const store = sqliteStore(file);
	await store.create(made);
	const { lease } = await mine(store, code);
	const { change } = stepTo(undealt(made), { deadline: 7 });
	const saved = store.save(change, lease);
	await store.close();
	await saved;
	const again = sqliteStore(file);
	expect((await again.facts(code))?.deadline).toBe(7);
	await again.close();
});

it('a file that another program holds fails every change of the commit, and the next ones work', async () => {
	const store = sqliteStore(file, { busyMs: 10 });
	await store.create(made);
	const { lease } = await mine(store, code);
	const { change } = stepTo(undealt(made), { deadline: 7 });
	const db = new DatabaseSync(file);
	db.exec('BEGIN IMMEDIATE');
	await expect(store.save(change, lease)).rejects.toThrow(/locked/);
	await expect(store.ready()).rejects.toThrow(/locked/);
	db.exec('ROLLBACK');
	db.close();
	await store.ready();
	await store.save(change, lease);
	await store.close();
});

it('refuses a file of a newer version', async () => {
	await sqliteStore(file).close();
	const db = new DatabaseSync(file);
	db.exec('PRAGMA user_version = 99');
	db.close();
	expect(() => sqliteStore(file)).toThrow(/newer version/);
});
