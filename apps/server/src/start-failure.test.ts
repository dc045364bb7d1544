import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeApp } from './app.ts';
import { whyNotStarted } from './start-failure.ts';

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
	expect(await failure(start)).toMatch(/^the tables cannot be kept in .*file.tables\.sqlite: EEXIST/);
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
