import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../testing/guest.ts';
import { isHere } from '../testing/programs.ts';
import { type RunningApp, runApp } from '../testing/running-app.ts';
import { type Postgres, type Redis, startPostgres, startRedis } from '../testing/services.ts';
import { until } from '../testing/until.ts';

let running: RunningApp | undefined;
afterEach(async () => {
	await running?.stop();
	running = undefined;
});

const ready = async (app: RunningApp) => {
	const { status, body } = await call(app.url, '/readyz');
	return { status, ...(body as object) };
};

it('a process that has all it needs is alive and ready', async () => {
	running = await runApp();
	expect(await call(running.url, '/healthz')).toMatchObject({ status: 200, body: { ok: true } });
	expect(await ready(running)).toEqual({ status: 200, ready: true, lacks: [] });
});

it('a process on its way out is alive, and nobody is sent to it any more', async () => {
	running = await runApp();
	running.app.house.isClosing = true;
	expect((await call(running.url, '/healthz')).status).toBe(200);
	expect(await ready(running)).toEqual({ status: 503, ready: false, lacks: ['open'] });
});

it('a store that cannot be used is said by its name only', async () => {
	running = await runApp();
	await running.app.house.store.close();
	const reply = await call(running.url, '/readyz');
	expect([reply.status, reply.text]).toEqual([503, '{"ready":false,"lacks":["store"]}']);
	expect(running.logged).toContainEqual({
		event: 'not-ready',
		facts: { lacks: 'store', error: expect.stringMatching(/statement|database/) },
	});
});

it('however many ask, the store is looked at once', async () => {
	running = await runApp();
	const { url } = running;
	await Promise.all(Array.from({ length: 50 }, () => call(url, '/readyz')));
	const metrics = await running.app.house.metrics.text();
	// Once before the start, and once for all fifty.
	expect(metrics).toContain('aquarius_store_seconds_count{call="ready",outcome="ok"} 2');
});

const hasBoth = isHere('postgres') && isHere('redis-server');
describe.runIf(hasBoth)('a process of several', () => {
	let postgres: Postgres;
	let redis: Redis;
	beforeAll(async () => {
		[postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
	});
	afterAll(() => Promise.all([postgres.stop(), redis.stop()]));

	it('says what it lacks while its database and its Redis are gone, and is ready again with the database', async () => {
		const databaseUrl = await postgres.makeDatabase();
		running = await runApp({ config: { databaseUrl, redisUrl: redis.url } });
		const app = running;
		const says = async (status: number, lacks: readonly string[]) => {
			const text = JSON.stringify({ ready: lacks.length === 0, lacks });
			await until(`${status} ${text}`, async () => {
				const now = await call(app.url, '/readyz');
				return now.status === status && now.text === text;
			});
		};
		await says(200, []);
		await postgres.crash();
		await says(503, ['store']);
		await postgres.restart();
		await says(200, []);
		await redis.stop();
		await says(503, ['redis']);
		// The end does not wait for ever for what is gone.
		await until('the end', async () => {
			await app.stop();
			return true;
		});
	});
});
