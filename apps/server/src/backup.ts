import { join, resolve } from 'node:path';
import { readConfig } from './settings/config.ts';
import { backUpSqlite } from './store/sqlite-backup.ts';

/** `pnpm backup FILE`: copies the tables of this machine into a new file, while the server runs or not. Reads the server's settings. */
const ROOT = join(import.meta.dirname, '..', '..', '..');

function fail(why: string): never {
	console.error(`No backup was made: ${why}.`);
	process.exit(1);
}

const read = readConfig(process.env);
if ('problems' in read) fail(read.problems.join('; '));
const { dataDir, databaseUrl } = read.config;
if (databaseUrl !== undefined)
	fail(
		'DATABASE_URL is set, so the tables are in PostgreSQL. Use: pg_dump --format=custom --exclude-table-data=owners --file=FILE "$DATABASE_URL"',
	);
const [file] = process.argv.slice(2);
if (file === undefined) fail('name the file to write, like: pnpm backup tables-monday.sqlite');

// From where the person is, not from where the package manager went.
const to = resolve(process.env.INIT_CWD ?? '.', file);
try {
	backUpSqlite(join(resolve(ROOT, dataDir), 'tables.sqlite'), to);
} catch (error) {
	fail(error instanceof Error ? error.message : String(error));
}
console.log(`The tables are copied to ${to}.`);
