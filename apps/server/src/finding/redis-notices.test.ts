import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isHere } from '../testing/programs.ts';
import { type Redis as RunningRedis, startRedis } from '../testing/services.ts';
import { until } from '../testing/until.ts';
import type { Notices } from './notices.ts';
import { redisNotices } from './redis-notices.ts';

/** Far shorter than it usually is. */
const LOCK_MS = 200;

describe.runIf(isHere('redis-server'))('work that one process at a time does', () => {
	let server: RunningRedis;
	let open: Notices[] = [];
	const logged: string[] = [];
	beforeAll(async () => {
		server = await startRedis();
	});
	afterAll(() => server?.stop());
	afterEach(async () => {
		await Promise.all(open.map((notices) => notices.close()));
		open = [];
		logged.length = 0;
	});

	function process(owner: string, url = server.url) {
		const redis = new Redis(url, { maxRetriesPerRequest: 0 });
		redis.on('error', () => {});
		const notices = redisNotices(redis, { owner, lockMs: LOCK_MS, log: (event) => logged.push(event) });
		open.push(notices);
		return notices;
	}

	it('is not begun by another while it goes on, however long it takes', async () => {
		const [a, b] = [process('a'), process('b')];
		const told: string[] = [];
		const { promise: begun, resolve: begins } = Promise.withResolvers<void>();
		const first = a.alone('work', async () => {
			begins();
			const since = performance.now();
			await until('far more than a lock', () => performance.now() > since + 4 * LOCK_MS);
			told.push('a');
		});
		await begun;
		await Promise.all([first, b.alone('work', async () => void told.push('b'))]);
		expect(told).toEqual(['a', 'b']);
		expect(logged).toEqual([]);
	});

	it('and never ends, holds up others for a while only', async () => {
		const [a, b] = [process('a'), process('b')];
		const { promise: begun, resolve: begins } = Promise.withResolvers<void>();
		void a.alone('endless', () => {
			begins();
			return new Promise(() => {});
		});
		await begun;
		expect(await b.alone('endless', async () => 'done')).toBe('done');
	});

	it('counts as done where Redis is lost before its end', async () => {
		const own = await startRedis();
		const a = process('a', own.url);
		const done = await a.alone('work', async () => {
			await own.stop();
			return 'a seat';
		});
		expect(done).toBe('a seat');
		expect(logged).toEqual(['notices-failed']);
	});
});
