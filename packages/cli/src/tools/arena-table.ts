import { closeSync, existsSync, mkdirSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ruleSet } from '@aquarius/engine';
import { versionOf } from '../arena/version.ts';
import { type Args, readArgs } from '../args.ts';
import { playArena } from '../commands/arena.ts';
import { Failure, WrongUsage } from '../failures.ts';
import { messageOf } from '../input.ts';
import { commandOf, GAMES_FOLDER, isMet, pageOf, type Scored, tableOf } from './arena-page.ts';
import { nameOf, ROWS, type Row } from './arena-rows.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const PAGE = 'packages/bots/ARENA.md';
const USAGE = `usage:
  pnpm arena:table [--jobs 1] [--only ROW,…] [--games N] [--to ${PAGE}] [--list]

Plays what is missing of the rows that say how strong our bots are, and writes them as a page of Markdown. It takes hours; after Ctrl-C the same command
goes on. Games are kept in ${GAMES_FOLDER}. Exit status: 0 if every bound is met, 1 if not or for a failure, 2 for wrong usage.

  --jobs   how many games are played at once (default 1)
  --only   some rows, by name: the table of these is printed, and the page is left alone
  --games  so many of each row, for a first impression: printed too
  --to     another page
  --list   prints the name and the command of each row, and plays nothing`;

/** Plays rows one after the other and tells how strong the bots are. */
async function main(args: readonly string[]): Promise<number> {
	if (args.includes('--help')) {
		console.log(USAGE);
		return 0;
	}
	const read = readArgs(args, { jobs: '1', only: null, games: null, to: null, list: false }, []);
	const rows = rowsFrom(read);
	if (read.flag('list')) {
		for (const row of rows) console.log(`${nameOf(row)}: ${asTyped(row)}`);
		return 0;
	}
	const jobs = read.whole('jobs', 1);
	const isPart = read.optional('only') !== undefined || read.optional('games') !== undefined;
	const page = resolve(read.optional('to') ?? `${ROOT}${PAGE}`);
	if (!isPart) expectWritable(page);
	process.chdir(ROOT);
	mkdirSync(GAMES_FOLDER, { recursive: true });
	const version = versionOf(ruleSet('v3'));
	const scored: Scored[] = [];
	for (const row of rows) {
		console.error(asTyped(row));
		const [, ...options] = commandOf(row);
		const ended = await playArena([...options, '--jobs', String(jobs), '--progress']);
		if (ended.type === 'stopped') return ended.status;
		scored.push([row, ended.score]);
	}
	if (versionOf(ruleSet('v3')) !== version) throw new Failure('bots or engine have changed meanwhile');
	if (isPart) console.log(tableOf(scored));
	else writeFileSync(page, pageOf(scored, version, process.version));
	const missed = scored.filter(([row, score]) => !isMet(row, score)).map(([row]) => nameOf(row));
	if (missed.length > 0) console.error(`not met: ${missed.join(', ')}`);
	return missed.length > 0 ? 1 : 0;
}

/** Hours of games are not to end with a page that cannot be written. Leaves what is there as it is. */
function expectWritable(page: string): void {
	const isNew = !existsSync(page);
	try {
		closeSync(openSync(page, 'a'));
	} catch (error) {
		throw new Failure(`cannot write ${page}: ${messageOf(error)}`);
	}
	if (isNew) rmSync(page);
}

function rowsFrom({ optional, whole }: Args): readonly Row[] {
	const names = optional('only')?.split(',');
	const unknown = names?.find((name) => ROWS.every((row) => nameOf(row) !== name));
	if (unknown !== undefined) throw new WrongUsage(`no row ${unknown} (rows: ${ROWS.map(nameOf).join(', ')})`);
	const rows = ROWS.filter((row) => names?.includes(nameOf(row)) ?? true);
	return optional('games') === undefined ? rows : rows.map((row) => ({ ...row, games: whole('games', 1) }));
}

const asTyped = (row: Row): string => `pnpm aquarius ${commandOf(row).join(' ')}`;

try {
	process.exitCode = await main(process.argv.slice(2));
} catch (error) {
	if (!(error instanceof Failure || error instanceof WrongUsage)) throw error;
	console.error(error instanceof WrongUsage ? `${error.message}\n\n${USAGE}` : error.message);
	process.exitCode = error instanceof WrongUsage ? 2 : 1;
}
