import { execFile } from 'node:child_process';
import {
	copyFileSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Guest, playOut } from './testing/guest.ts';
import { endProcesses, startProcess } from './testing/process.ts';
import { postgresProgram } from './testing/programs.ts';
import { isHere, type Postgres, startPostgres } from './testing/services.ts';

const run = promisify(execFile);
const BACKUP = join(import.meta.dirname, 'backup.ts');

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), 'aquarius-backup-'));
});
afterEach(async () => {
	await endProcesses();
	rmSync(folder, { recursive: true, force: true });
});

const backUp = (file: string, env: Record<string, string> = { DATA_DIR: folder }) =>
	run(process.execPath, [BACKUP, file], {
		cwd: folder,
		env: { ...process.env, DATABASE_URL: '', INIT_CWD: folder, ...env },
	});

/** Plays game after game until told to stop; resolves once the last command is answered. */
function keepPlaying(guest: Guest): { readonly stop: () => Promise<void> } {
	let isOver = false;
	const play = async () => {
		for (let move = 0; !isOver; move++) {
			await guest.until('a turn or the end', () => guest.isMyTurn || guest.table.phase === 'ended');
			const isEnded = guest.table.phase === 'ended';
			const answer = isEnded ? await guest.deed({ do: 'rematch' }) : await guest.playAsBot('random', `${move}`);
			if ('refused' in answer) throw new Error(answer.refused);
			await guest.untilVersion(answer.version);
		}
	};
	const playing = play();
	return {
		async stop() {
			isOver = true;
			await playing;
		},
	};
}

async function newGames(url: string): Promise<Guest[]> {
	const guests = await Promise.all(
		['Ann', 'Ben', 'Cleo', 'Dan'].map((name) => Guest.create(url, { name, seats: 2, bots: ['random'] })),
	);
	for (const guest of guests) {
		await guest.deed({ do: 'start' });
		await guest.until('the deal', () => guest.table.phase === 'playing');
	}
	return guests;
}

/** Games go on while `makeCopy` runs, and after a few moves more the server dies; then another starts with what `makeCopy` answers. */
async function comesBack(env: Record<string, string>, makeCopy: () => Promise<Record<string, string>>) {
	const first = await startProcess(env);
	const guests = await newGames(first.url);
	const before = guests.map((guest) => guest.table.version);
	const players = guests.map(keepPlaying);
	const restored = await makeCopy();
	await Promise.all(guests.map((guest) => guest.untilVersion(guest.table.version + 4)));
	await Promise.all(players.map((player) => player.stop()));
	await first.end('SIGKILL');

	// Nobody thinks here, which is faster than people may be.
	const second = await startProcess({ ...restored, TRIAL_COMMANDS_PER_SECOND: '1000' });
	for (const [index, guest] of guests.entries()) {
		const back = await Guest.join(second.url, guest.code, { credential: guest.joined.credential });
		expect(back.table.version).toBeGreaterThanOrEqual(before[index] ?? 0);
		expect(back.table.version).toBeLessThan(guest.table.version);
		await playOut([back]);
		expect(back.view?.outcome).not.toBeNull();
	}
}

describe('SQLite', () => {
	it('a backup taken while games run comes back as tables where they go on', () =>
		comesBack({ DATA_DIR: folder }, async () => {
			const { stdout } = await backUp('copy.sqlite');
			expect(stdout).toMatch(/copy\.sqlite/);
			const dataDir = join(folder, 'restored');
			mkdirSync(dataDir);
			copyFileSync(join(folder, 'copy.sqlite'), join(dataDir, 'tables.sqlite'));
			return { DATA_DIR: dataDir };
		}));

	it('replaces no file, and leaves none behind when it fails', async () => {
		const server = await startProcess({ DATA_DIR: folder });
		await server.end('SIGTERM');
		await backUp('copy.sqlite');
		await expect(backUp('copy.sqlite')).rejects.toThrow(/exists already/);
		await expect(backUp('other.sqlite', { DATA_DIR: join(folder, 'nowhere') })).rejects.toThrow(/there are no tables/);
		writeFileSync(
			join(folder, 'tables.sqlite'),
			'no database, but long enough to be read as the head of one'.repeat(20),
		);
		await expect(backUp('other.sqlite')).rejects.toThrow(/not a database/);
		expect(readdirSync(folder).filter((name) => /other|part/.test(name))).toEqual([]);
		expect(existsSync(join(folder, 'copy.sqlite'))).toBe(true);
	});

	it('says how to do it where the tables are in PostgreSQL, and when no file is named', async () => {
		const readme = readFileSync(join(import.meta.dirname, '..', 'README.md'), 'utf8');
		const told = /`(pg_dump [^`]*)`/.exec(readme)?.[1];
		if (told === undefined) throw new Error('the README says how');
		await expect(backUp('x', { DATABASE_URL: 'postgres://ann:hunter2@db/aquarius' })).rejects.toThrow(told);
		await expect(run(process.execPath, [BACKUP])).rejects.toThrow(/name the file/);
	});
});

describe.runIf(isHere('postgres'))('PostgreSQL', () => {
	let postgres: Postgres;
	beforeAll(async () => {
		postgres = await startPostgres();
	});
	afterAll(() => postgres?.stop());

	it('a dump taken while games run comes back as tables where they go on', async () => {
		const url = await postgres.makeDatabase();
		await comesBack({ DATABASE_URL: url }, async () => {
			const file = join(folder, 'tables.dump');
			const options = ['--format=custom', '--exclude-table-data=owners', `--file=${file}`];
			await run(postgresProgram('pg_dump'), [...options, url]);
			const other = await postgres.makeDatabase();
			await run(postgresProgram('pg_restore'), ['--no-owner', '--exit-on-error', `--dbname=${other}`, file]);
			return { DATABASE_URL: other };
		});
	});
});
