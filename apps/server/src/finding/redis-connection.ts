import { Redis } from 'ioredis';
import type { Log } from '../operation/log.ts';
import { reasonOf } from '../store/postgres-door.ts';

/** How long Redis may take to answer at the start, in ms. */
const ANSWER_MS = 5000;

/** A connection to the Redis of that URL, which comes back by itself. What is wrong with it goes to the log, without the password. */
export function connectRedis(url: string, log: Log): Redis {
	const redis = new Redis(url);
	let isLost = false;
	// Without a listener the client writes to the console by itself. It tries again several times a second, which is told once.
	redis.on('error', (error) => {
		if (!isLost) log('redis-connection', { error: reasonOf(error) });
		isLost = true;
	});
	redis.on('ready', () => {
		if (isLost) log('redis-back');
		isLost = false;
	});
	return redis;
}

/**
 * Asks the Redis of that URL once, on a connection of its own. Rejects with what is wrong with it and what to do, without the password: the
 * connections that stay would try again and again.
 */
export async function checkRedis(url: string): Promise<void> {
	const redis = new Redis(url, {
		lazyConnect: true,
		enableReadyCheck: false,
		retryStrategy: () => null,
		connectTimeout: ANSWER_MS,
		commandTimeout: ANSWER_MS,
	});
	const { promise: failed, reject } = Promise.withResolvers<never>();
	// Also where the password, or the number of the database, is refused.
	redis.on('error', reject);
	try {
		await Promise.race([failed, redis.ping()]);
	} catch (error) {
		// Of libraries: some end in a line break, a full stop, or a request to report them.
		const why = reasonOf(error)
			.replace(/\. Please report this\.?/, '')
			.trim()
			.replace(/[.:]+$/, '');
		throw new Error(`REDIS_URL: ${describeRedis(redis)} cannot be used: ${why}; ${whatToDo(why)}`, { cause: error });
	} finally {
		redis.disconnect();
	}
}

function describeRedis({ options: { host, port, username, db } }: Redis): string {
	const of = username ? ` of ${username}` : '';
	return `Redis database ${db ?? 0}${of} at ${host}:${port}`;
}

function whatToDo(why: string): string {
	if (/^NOAUTH|^WRONGPASS|^ERR invalid password/.test(why))
		return 'write the password that it wants into REDIS_URL, like redis://:password@host:6379, with @ : / in it as %40 %3A %2F';
	if (/^ERR|^NOPERM/.test(why)) return 'change REDIS_URL, or what this Redis allows';
	return 'start Redis there, or set REDIS_URL to where it is';
}
