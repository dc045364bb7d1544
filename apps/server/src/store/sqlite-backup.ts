import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

/**
 * Copies a file of tables as it is at one moment, while a server may be writing to it: SQLite reads one snapshot and holds nobody up. The
 * copy is looked through and on the disk before it gets its name. Throws, with a sentence for the operator, if there is nothing to
 * copy, if `to` exists, or if the copy is not sound.
 */
export function backUpSqlite(from: string, to: string): void {
	if (!existsSync(from)) throw new Error(`there are no tables in ${from}`);
	if (existsSync(to)) throw new Error(`${to} exists already, and a backup never replaces a file`);
	const part = `${to}.part`;
	rmSync(part, { force: true });
	try {
		copy(from, part);
		check(part);
		sync(part);
		renameSync(part, to);
	} finally {
		rmSync(part, { force: true });
	}
}

function copy(from: string, to: string) {
	const db = new DatabaseSync(from, { readOnly: true, timeout: 10_000 });
	try {
		db.prepare('VACUUM INTO ?').run(to);
	} finally {
		db.close();
	}
}

function check(file: string) {
	const db = new DatabaseSync(file, { readOnly: true });
	try {
		const found = db.prepare('PRAGMA integrity_check').get()?.integrity_check;
		if (found !== 'ok') throw new Error(`the copy is not sound: ${found}`);
	} finally {
		db.close();
	}
}

function sync(file: string) {
	const handle = openSync(file, 'r+');
	try {
		fsyncSync(handle);
	} finally {
		closeSync(handle);
	}
}
