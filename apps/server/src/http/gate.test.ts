import { once } from 'node:events';
import { request as ask } from 'node:http';
import { connect } from 'node:net';
import type { Joined } from '@aquarius/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { FakeTime } from '../testing/fake-time.ts';
import { call, Guest } from '../testing/guest.ts';
import { frameOf, NotOpened, RawLine } from '../testing/raw-line.ts';
import { type RunningApp, runApp } from '../testing/running-app.ts';
import { Places } from './limits.ts';

let running: RunningApp;
afterEach(() => running.stop());

const newTable = async () => (await call(running.url, '/api/tables', { name: 'Ann' })).body as Joined;

/** What the server says to a WebSocket with these headers: 101 or the status and what came with it. */
async function knock(headers: Record<string, string>, path?: string): Promise<NotOpened | 'open'> {
	const joined = await newTable();
	const opening = path === undefined ? RawLine.join(running.url, joined, { headers }) : RawLine.open(running.url, path);
	try {
		await (await opening).end();
		return 'open';
	} catch (error) {
		if (error instanceof NotOpened) return error;
		throw error;
	}
}

describe('a WebSocket is opened', () => {
	it('by pages of this host, by allowed ones, and by what is no page', async () => {
		running = await runApp({ config: { allowedOrigins: ['https://play.example'] } });
		const { host } = new URL(running.url);
		expect(await knock({})).toBe('open');
		expect(await knock({ Origin: `http://${host}` })).toBe('open');
		expect(await knock({ Origin: `https://${host}` })).toBe('open');
		expect(await knock({ Origin: 'https://play.example' })).toBe('open');
		expect(await knock({ Origin: 'http://aquarius.example', Host: 'aquarius.example:80' })).toBe('open');
	});

	it.each([
		'https://evil.example',
		'https://play.example.evil.example',
		'http://play.example',
		'https://play.example:8443',
		'http://127.0.0.1',
		'null',
		'file://',
		'',
		'nonsense',
	])('but not by a foreign page: %j', async (origin) => {
		running = await runApp({ config: { allowedOrigins: ['https://play.example'] } });
		const refusal = await knock({ Origin: origin });
		expect(refusal).toMatchObject({ status: 403, body: '{"refused":"room/bad-request"}' });
		expect(refusal).toMatchObject({ head: expect.stringContaining("content-security-policy: default-src 'none'") });
	});

	it.each([
		[true, 'open'],
		[false, { status: 403 }],
	])('behind a proxy by pages of the host that it names; believed: %j', async (trustProxy, answer) => {
		running = await runApp({ config: { trustProxy } });
		const forwarded = { Origin: 'https://aquarius.example', 'X-Forwarded-Host': 'aquarius.example' };
		expect(await knock(forwarded)).toEqual(answer === 'open' ? 'open' : expect.objectContaining(answer));
		expect(await knock({ ...forwarded, Origin: 'https://evil.example' })).toMatchObject({ status: 403 });
	});

	it.each([
		'/',
		'/a',
		'//',
		'/a/b',
		'/a/b?sessionId=',
		'/a/b?sessionId=__proto__',
		'/a/b?sessionId=toString',
		'/%/b?x',
		'/../..?sessionId=a',
	])('at an address of a room only, not at %j', async (path) => {
		running = await runApp();
		expect(await knock({}, path)).toMatchObject({ status: 400, body: '{"refused":"room/bad-request"}' });
		expect(running.logged.map(({ event }) => event)).not.toContain('unhandled');
	});

	it('so many times a minute by one address, which others do not feel', async () => {
		running = await runApp({ config: { requestsPerMinute: 5, trustProxy: true } });
		const from = (address: string) => ({ 'X-Forwarded-For': address });
		const path = '/process/room?sessionId=abc';
		const open = async (address: string) => {
			try {
				await (await RawLine.open(running.url, path, { headers: from(address) })).end();
				return 101;
			} catch (error) {
				return error instanceof NotOpened ? error.status : 0;
			}
		};
		const got = [];
		for (let n = 0; n < 7; n++) got.push(await open('10.0.0.1'));
		expect(got).toEqual([101, 101, 101, 101, 101, 429, 429]);
		expect(await open('10.0.0.2')).toBe(101);
	});
});

describe('open connections of one address', () => {
	it('are limited, answered with the reason, and count no more once they are closed', async () => {
		running = await runApp({ config: { connectionsPerAddress: 20 } });
		const ann = await Guest.create(running.url);
		const { hostname, port } = new URL(running.url);
		const silent = Array.from({ length: 40 }, () => connect(Number(port), hostname));
		const texts = silent.map(async (socket) => {
			let text = '';
			socket.on('data', (chunk) => {
				text += chunk;
			});
			socket.on('error', () => {});
			await new Promise((done) => socket.once('close', done));
			return text;
		});
		const refused = await Promise.race(texts);
		expect(refused).toMatch(/^HTTP\/1.1 429 .*{"refused":"room\/too-fast"}$/s);
		// Whoever was here goes on.
		expect(await ann.deed({ do: 'add-bot', bot: 'random' })).toMatchObject({ ok: true });
		for (const socket of silent) socket.destroy();
		await Promise.all(texts);
		expect((await Guest.join(running.url, ann.code, { watch: true })).me).toBeNull();
	});

	it('fill no disk: of those above the limit so many are in the log, and the others are counted', async () => {
		const time = new FakeTime();
		running = await runApp({ time, config: { connectionsPerAddress: 5 } });
		const { hostname, port } = new URL(running.url);
		const knockOnce = async () => {
			const socket = connect(Number(port), hostname).on('error', () => {});
			socket.resume();
			await new Promise((done) => socket.once('close', done));
		};
		const silent = Array.from({ length: 5 }, () => connect(Number(port), hostname));
		await Promise.all(silent.map((socket) => once(socket, 'connect')));
		await Promise.all(Array.from({ length: 300 }, knockOnce));
		time.advance(1000);
		await knockOnce();
		for (const socket of silent) socket.destroy();
		const lines = running.logged.filter(({ facts }) => facts.why === 'too-many-connections');
		expect(lines.map(({ event }) => event)).toEqual(new Array(201).fill('refused'));
		expect(lines.at(-1)?.facts.untold).toBe(100);
		expect(running.logged).toHaveLength(201);
	});

	it('behind a proxy are WebSockets and lines to the lobby, by the address that it names', async () => {
		running = await runApp({ config: { connectionsPerAddress: 2, trustProxy: true } });
		const headers = { 'X-Forwarded-For': '10.0.0.1' };
		const joined = await Promise.all([newTable(), newTable(), newTable(), newTable()]);
		const lines = [];
		for (const one of joined.slice(0, 2)) lines.push(await RawLine.join(running.url, one, { headers }));
		await expect(RawLine.join(running.url, joined[2] as Joined, { headers })).rejects.toMatchObject({ status: 429 });
		const lobby = await fetch(`${running.url}/api/lobby/events`, { headers });
		expect([lobby.status, await lobby.json()]).toEqual([429, { refused: 'room/too-fast' }]);
		const other = await RawLine.join(running.url, joined[2] as Joined, { headers: { 'X-Forwarded-For': '10.0.0.2' } });
		await lines[0]?.end();
		const again = await RawLine.join(running.url, joined[3] as Joined, { headers });
		await Promise.all([...lines, other, again].map((line) => line.end()));
	});

	it('that say nothing, or break off in the middle, are closed', async () => {
		running = await runApp({ config: { requestTimeoutMs: 200 } });
		const { hostname, port } = new URL(running.url);
		const beginnings = [
			'',
			'GET / HT',
			'POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 90\r\nContent-Type: application/json\r\n\r\n{"na',
		];
		await Promise.all(
			beginnings.map(async (beginning) => {
				const socket = connect(Number(port), hostname);
				socket.on('error', () => {}).resume();
				socket.write(beginning);
				await new Promise((done) => socket.once('close', done));
			}),
		);
		expect((await call(running.url, '/healthz')).status).toBe(200);
	});
});

describe('a connection that', () => {
	it('does not say that it is here has to go, and costs nothing meanwhile', async () => {
		running = await runApp();
		const joined = await newTable();
		const line = await RawLine.join(running.url, joined, { join: false });
		// A command before that is no client's.
		line.send(Uint8Array.of(21, 7, 0xa4, ...Buffer.from('move')));
		expect(await line.closed).toBe(4002);
		expect((await Guest.join(running.url, joined.code, { credential: joined.credential })).me).toBe(0);
	});

	it('reads nothing of what it asks for is cut off before that fills the memory', async () => {
		running = await runApp({ config: { commandsPerSecond: 1_000_000 } });
		const ann = await Guest.create(running.url, { seats: 2 });
		const watch = (await call(running.url, `/api/tables/${ann.code}/join`, { watch: true })).body as Joined;
		const { promise: joined, resolve: onFrame } = Promise.withResolvers<unknown>();
		const line = await RawLine.join(running.url, watch, { onFrame });
		await joined;
		await ann.until('the watcher', () => ann.table.watchers === 1);
		line.socket.pause();
		// 200 000 questions of 8 bytes, and answers of 30.
		const question = frameOf(Uint8Array.of(21, 7, 0xa2, 120, 120));
		for (let n = 0; n < 200; n++) line.write(Buffer.concat(new Array(1000).fill(question)));
		await ann.until('its end', () => ann.table.watchers === 0);
		expect(running.logged.map(({ event }) => event)).toContain('flood');
		await line.end();
	});

	it('sends pings without end is cut off', async () => {
		running = await runApp();
		const line = await RawLine.join(running.url, await newTable());
		for (let n = 0; n < 100; n++) line.send(new Uint8Array(100), 9);
		expect(await line.closed).toBe(1006);
	});

	it('cuts a command into a thousand pieces is cut off', async () => {
		running = await runApp();
		const line = await RawLine.join(running.url, await newTable());
		for (let n = 0; n < 1000; n++) line.write(frameOf(Uint8Array.of(1), n === 0 ? 2 : 0, false));
		expect(await line.closed).toBe(1008);
	});
});

it('the frames of all connections of an address together have a limit, which only those feel who are too fast', async () => {
	running = await runApp({ config: { connectionsPerAddress: 20, commandsPerSecond: 20 } });
	const ann = await Guest.create(running.url, { seats: 2 });
	const lines = await Promise.all(
		Array.from({ length: 8 }, async () => {
			const watch = (await call(running.url, `/api/tables/${ann.code}/join`, { watch: true })).body as Joined;
			return RawLine.join(running.url, watch);
		}),
	);
	await ann.until('all of them', () => ann.table.watchers === 8);
	// Each stays below its own wall of 200.
	for (const line of lines) for (let n = 0; n < 150; n++) line.send(Uint8Array.of(21, 7, 0xa1, 120));
	await ann.until('fewer', () => ann.table.watchers < 8);
	expect(await ann.deed({ do: 'add-bot', bot: 'random' })).toMatchObject({ ok: true });
	await Promise.all(lines.map((line) => line.end()));
});

it('requests of any kind have a limit by address', async () => {
	running = await runApp({ config: { requestsPerMinute: 1 } });
	const statuses = [];
	for (let n = 0; n < 60; n++) statuses.push((await fetch(`${running.url}/api/lobby`)).status);
	expect(statuses.filter((status) => status === 200)).toHaveLength(50);
	expect(statuses.at(-1)).toBe(429);
	// Whoever looks after the process is not counted.
	expect((await call(running.url, '/healthz')).status).toBe(200);
});

it('places are given back once each', () => {
	const places = new Places(1);
	const giveBack = places.take('a');
	expect([places.take('a'), typeof places.take('b')]).toEqual([undefined, 'function']);
	giveBack?.();
	expect(places.take('a')).toBeTypeOf('function');
	expect(new Places(0).take('a')).toBeTypeOf('function');
});

describe('no door of the framework is left', () => {
	it.each([
		'/monitor',
		'/monitor/',
		'/colyseus',
		'/colyseus/',
		'/playground',
		'/playground/',
		'/admin',
		'/__admin',
		'/__apidocs',
		'/__healthcheck',
		'/__playground',
		'/matchmake/',
		'/metrics',
		'/api/reference',
		'/',
	])('%s', async (path) => {
		running = await runApp();
		const response = await fetch(running.url + path);
		expect([response.status, await response.json()]).toEqual([404, { refused: 'room/not-found' }]);
	});

	it.each(['OPTIONS', 'TRACE', 'PUT', 'DELETE', 'PATCH'])('%s changes nothing and allows nothing', async (method) => {
		running = await runApp();
		const sent = ask(`${running.url}/matchmake/create/table`, {
			method,
			headers: { origin: 'https://evil.example' },
		}).end();
		const [response] = await once(sent, 'response');
		expect(response.statusCode).toBe(404);
		expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
		response.resume();
	});
});
