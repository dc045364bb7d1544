import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { chooseMove } from '@aquarius/bots';
import { hashOf, ruleSet, viewFor } from '@aquarius/engine';
import { isTableCode } from '@aquarius/protocol';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addBot, sitDown } from '../lobby.ts';
import { begin, play } from '../play.ts';
import { newTable, type Outcome, restoreTable, type Step, type Table } from '../table.ts';
import { sqliteStore } from './sqlite-store.ts';
import { StoreConflict, type TableStore } from './table-store.ts';

let folder: string;
let file: string;
let store: TableStore;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'aquarius-store-'));
	file = join(folder, 'deep', 'tables.sqlite');
	store = sqliteStore(file);
});
afterEach(() => {
	store.close();
	rmSync(folder, { recursive: true });
});

const code = 'BCDFGH';
if (!isTableCode(code)) throw new Error('a code');
const options = { isPrivate: true, spectators: true, clock: 0, onLeave: 'bot', first: 'random' } as const;
const made = newTable({ code, rules: ruleSet('v3'), seats: 3, options, quick: false, startsAt: 0 });

function take(outcome: Outcome<Step>): Table {
	if (!outcome.ok) throw new Error(outcome.code);
	store.save(outcome.value.change);
	return outcome.value.table;
}

function playedGame(): Table {
	store.create(made);
	let table: Table = { facts: made, state: null, lines: [] };
	table = take(sitDown(table, { name: 'Ann', holder: 'h' }));
	table = take(addBot(table, 'greedy'));
	table = take(begin(table, { key: 'ab'.repeat(32), first: 0, now: 1 }));
	while (table.state !== null && table.state.outcome === null) {
		const { turn } = table.state;
		table = take(
			play(table, turn, chooseMove('random', viewFor(table.state, turn), `${table.lines.length}`), { now: 2 }),
		);
	}
	return table;
}

it('a table comes back as it was, from another opening of the file', () => {
	const table = playedGame();
	store.close();
	store = sqliteStore(file);
	const saved = store.load(code);
	if (saved === undefined || table.state === null) throw new Error('saved');
	const back = restoreTable(saved);
	expect(back).toEqual(table);
	expect(back.state === null ? '' : hashOf(back.state)).toBe(hashOf(table.state));
});

it('a code is taken once, and an unknown one loads nothing', () => {
	expect([store.create(made), store.create(made)]).toEqual([true, false]);
	expect(store.load('ZZZZZZ' as typeof code)).toBeUndefined();
});

it('of two who write on the same version one fails, and nothing of its change is kept', () => {
	const table = playedGame();
	const step = addBot({ ...table, facts: { ...table.facts, chairs: made.chairs } }, 'random');
	if (!step.ok) throw new Error(step.code);
	store.save(step.value.change);
	const entry = { entry: { event: 'bot', seat: 0 }, version: 1, at: 999 } as const;
	expect(() => store.save({ ...step.value.change, entry })).toThrow(StoreConflict);
	expect(store.load(code)?.entries).toHaveLength(table.lines.length);
});

it('keeps credentials as hashes only, in its own column-free facts', () => {
	playedGame();
	const db = new DatabaseSync(file);
	const row = db.prepare('SELECT facts FROM tables').get();
	db.close();
	expect(JSON.parse(String(row?.facts)).chairs[0]).toEqual({ kind: 'person', name: 'Ann', bot: null, holder: 'h' });
});

it('refuses a file of a newer version', () => {
	const db = new DatabaseSync(file);
	db.exec('PRAGMA user_version = 99');
	db.close();
	expect(() => sqliteStore(file)).toThrow(/newer version/);
});
