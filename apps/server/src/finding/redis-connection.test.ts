import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort, isHere, type Redis, startRedis } from '../testing/services.ts';
import { until } from '../testing/until.ts';
import { checkRedis, connectRedis } from './redis-connection.ts';

const PASSWORD = 'hush-hush-redis';
const failure = (url: string) =>
	checkRedis(url).then(
		() => 'it can be used',
		(error: Error) => error.message,
	);

describe.runIf(isHere('redis-server'))('before the start', () => {
	let open: Redis;
	let locked: Redis;
	let at: string;
	beforeAll(async () => {
		[open, locked] = await Promise.all([startRedis(), startRedis(PASSWORD)]);
		at = new URL(locked.url).host;
	});
	afterAll(() => Promise.all([open.stop(), locked.stop()]));

	it('a Redis that can be used is used', async () => {
		expect(await failure(open.url)).toBe('it can be used');
		expect(await failure(locked.url)).toBe('it can be used');
	});

	const INTO =
		'write the password that it wants into REDIS_URL, like redis://:password@host:6379, with @ : / in it as %40 %3A %2F';

	it('a password that is wrong is told, and not said again', async () => {
		const why = await failure(`redis://:not-the-one@${at}`);
		expect(why).toBe(
			`REDIS_URL: Redis database 0 at ${at} cannot be used: WRONGPASS invalid username-password pair or user is disabled; ${INTO}`,
		);
		expect(await failure(`redis://ann:not-the-one@${at}`)).toMatch(
			/^REDIS_URL: Redis database 0 of ann at .*WRONGPASS/,
		);
	});

	it('a password that is missing', async () => {
		expect(await failure(`redis://${at}`)).toBe(
			`REDIS_URL: Redis database 0 at ${at} cannot be used: NOAUTH Authentication required; ${INTO}`,
		);
	});

	it('a database that it does not have', async () => {
		expect(await failure(`${open.url}/99`)).toMatch(
			/^REDIS_URL: Redis database 99 at .* cannot be used: ERR DB index is out of range; change REDIS_URL/,
		);
	});
});

it('nothing listens there', async () => {
	const port = await freePort();
	expect(await failure(`redis://:${PASSWORD}@127.0.0.1:${port}`)).toBe(
		`REDIS_URL: Redis database 0 at 127.0.0.1:${port} cannot be used: connect ECONNREFUSED 127.0.0.1:${port}; start Redis there, or set REDIS_URL to where it is`,
	);
});

it('something else listens there', async () => {
	const other = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')).listen(0, '127.0.0.1');
	await once(other, 'listening');
	const address = other.address();
	if (address === null || typeof address === 'string') throw new Error('a listening server has a port');
	expect(await failure(`redis://127.0.0.1:${address.port}`)).toMatch(
		/^REDIS_URL: Redis database 0 at 127\.0\.0\.1:\d+ cannot be used: .+; start Redis there/,
	);
	other.close();
});

it.runIf(isHere('redis-server'))(
	'a Redis that went away while the server runs, and is back, is told once each',
	async () => {
		const real = await startRedis();
		const line = await wireTo(Number(new URL(real.url).port));
		const logged: string[] = [];
		const redis = connectRedis(`redis://127.0.0.1:${line.port}`, (event) => logged.push(event));
		await once(redis, 'ready');
		await line.cut();
		let tries = 0;
		redis.on('reconnecting', () => {
			tries += 1;
		});
		await until('several tries', () => tries > 2);
		await line.mend();
		await until('the connection', () => redis.status === 'ready');
		expect(logged).toEqual(['redis-connection', 'redis-back']);
		redis.disconnect();
		await line.cut();
		await real.stop();
	},
);

/** A way to a port of this machine that can be cut, and mended at the same place. */
async function wireTo(target: number) {
	const port = await freePort();
	const sockets = new Set<Socket>();
	const server = createServer((socket) => {
		const there = connect(target, '127.0.0.1');
		for (const [one, other] of [
			[socket, there],
			[there, socket],
		] as const) {
			sockets.add(one);
			one.on('error', () => {}).on('close', () => other.destroy());
		}
		socket.pipe(there).pipe(socket);
	});
	const mend = async () => {
		server.listen(port, '127.0.0.1');
		await once(server, 'listening');
	};
	await mend();
	return {
		port,
		mend,
		async cut() {
			const closed = once(server, 'close');
			server.close();
			for (const socket of sockets) socket.destroy();
			await closed;
		},
	};
}
