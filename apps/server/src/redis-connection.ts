import { Redis } from 'ioredis';
import type { Log } from './log.ts';
import { reasonOf } from './store/postgres-door.ts';

/** A connection to the Redis of that URL, which comes back by itself. What is wrong with it goes to the log, without the password. */
export function connectRedis(url: string, log: Log): Redis {
	const redis = new Redis(url);
	// Without a listener the client writes to the console by itself.
	redis.on('error', (error) => log('redis-connection', { error: reasonOf(error) }));
	return redis;
}
