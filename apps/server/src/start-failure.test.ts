import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeApp } from './app.ts';
import { whyNotStarted } from './start-failure.ts';
import { freePort } from './testing/services.ts';

let dataDir: string;
beforeEach(() => {
	dataDir = mkdtempSync(join(tmpdir(), 'aquarius-start-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const failure = (work: () => Promise<unknown>, at = { port: 80, host: '127.0.0.1' }) =>
	work().then(
		() => 'it started',
		(error) => whyNotStarted(error, at),
	);

it('a port that is in use', async () => {
	const other = createServer().listen(0, '127.0.0.1');
	await once(other, 'listening');
	const address = other.address();
	if (address === null || typeof address === 'string') throw new Error('a listening server has a port');
	const logged: string[] = [];
	const app = makeApp({ config: { dataDir }, log: (event) => logged.push(event) });
	const why = await failure(() => app.listen(address.port, '127.0.0.1'), { port: address.port, host: '127.0.0.1' });
	expect(why).toBe(`port ${address.port} is in use; set PORT to another one`);
	await app.close();
	other.close();
});

it('an address of another machine', () =>
	expect(
		whyNotStarted(Object.assign(new Error('listen'), { code: 'EADDRNOTAVAIL' }), { port: 80, host: '8.8.8.8' }),
	).toMatch(/^8\.8\.8\.8 is no address of this machine/));

it('a data folder that is a file', async () => {
	const file = join(dataDir, 'file');
	writeFileSync(file, '');
	const start = async () => makeApp({ config: { dataDir: file } });
	expect(await failure(start)).toMatch(
		/^DATA_DIR: the tables cannot be kept in .*file: .*file is no folder; set it to /,
	);
});

it('a data file that is none', async () => {
	writeFileSync(
		join(dataDir, 'tables.sqlite'),
		'no database, but long enough to be read as the head of one, which it is not',
	);
	const start = async () => makeApp({ config: { dataDir } });
	expect(await failure(start)).toMatch(/^the tables cannot be kept in .*tables\.sqlite: file is not a database/);
});

it('a database that cannot be reached, without its password', async () => {
	const other = createServer().listen(0, '127.0.0.1');
	await once(other, 'listening');
	const address = other.address();
	if (address === null || typeof address === 'string') throw new Error('a listening server has a port');
	other.close();
	await once(other, 'close');
	const databaseUrl = `postgres://ann:hunter2@127.0.0.1:${address.port}/aquarius`;
	const logged: string[] = [];
	const app = makeApp({
		config: { databaseUrl },
		log: (event, facts) => logged.push(JSON.stringify({ event, facts })),
	});
	const why = await failure(() => app.listen(0, '127.0.0.1'));
	expect(why).toBe(
		`DATABASE_URL: the tables cannot be kept in the database aquarius of ann at 127.0.0.1:${address.port}: connect ECONNREFUSED 127.0.0.1:${address.port}`,
	);
	await app.close();
	expect(logged.join()).not.toContain('hunter2');
});

describe('the program', () => {
	const MAIN = join(import.meta.dirname, 'main.ts');
	const outcome = (env: Record<string, string>) =>
		promisify(execFile)(process.execPath, [MAIN], { env: { PATH: process.env.PATH, PORT: '0', ...env } }).then(
			() => ({ code: 0, stderr: '' }),
			({ code, stderr }: { code: number; stderr: string }) => ({ code, stderr }),
		);
	const databaseUrl = 'postgres://ann:hunter2@127.0.0.1:1/aquarius';

	it('says in one sentence that its Redis is not there, without a screen of warnings and the passwords', async () => {
		const port = await freePort();
		const { code, stderr } = await outcome({
			DATABASE_URL: databaseUrl,
			REDIS_URL: `redis://:hunter2@127.0.0.1:${port}`,
			PUBLIC_ADDRESS: 'play.example.org/one',
		});
		expect(code).toBe(1);
		expect(stderr).toBe(
			`The server could not start: REDIS_URL: Redis database 0 at 127.0.0.1:${port} cannot be used: connect ECONNREFUSED 127.0.0.1:${port}; start Redis there, or set REDIS_URL to where it is.\n`,
		);
	});

	it('warns in the log before that of settings that are hardly as they were meant', async () => {
		const port = await freePort();
		const { stderr } = await outcome({
			DATABASE_URL: databaseUrl,
			REDIS_URL: `redis://127.0.0.1:${port}`,
			GRACE_SECOND: '5',
		});
		const lines = stderr.trimEnd().split('\n');
		expect(lines).toHaveLength(3);
		expect(lines.slice(0, 2).map((line) => JSON.parse(line))).toEqual([
			expect.objectContaining({ event: 'settings-incomplete', missing: 'PUBLIC_ADDRESS' }),
			expect.objectContaining({ event: 'setting-unknown', name: 'GRACE_SECOND', meant: 'GRACE_SECONDS' }),
		]);
	});

	it('says what it cannot use of the settings', async () => {
		expect(await outcome({ REDIS_URL: 'redis://redis:6379', BOT_PAUSE_MS: '0' })).toEqual({
			code: 2,
			stderr: expect.stringMatching(/^The configuration cannot be used:\n {2}REDIS_URL .* DATABASE_URL .*\n$/),
		});
	});
});

it('a reason that ends in a full stop is not given a second one', () =>
	expect(whyNotStarted(new Error('nothing works.'), { port: 80, host: '127.0.0.1' })).toBe('nothing works'));
