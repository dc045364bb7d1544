import { Redis } from 'ioredis';
import type { Log } from './log.ts';
import { reasonOf } from './store/postgres-door.ts';

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
		if (isLost) log('redis-connection', { error: null });
		isLost = false;
	});
	return redis;
}
