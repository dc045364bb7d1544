import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { TableCode } from '@aquarius/protocol';
import type { Redis } from 'ioredis';
import { errorText, type Log } from '../operation/log.ts';
import { NamedTurns } from '../room/turns.ts';
import { type Notices, OwnNotices, TOPICS, type Topic } from './notices.ts';

/** Names of those that have put something up; the notices of each are under its own name and fade unless it renews them. */
const PROCESSES = 'aquarius:processes';
const noticesOf = (owner: string): string => `aquarius:notices:${owner}`;
const lockOf = (name: string): string => `aquarius:alone:${name}`;

/** Changes within this time are spread together. */
const GATHER_MS = 50;
/** A process that is gone holds up the others for so long. One that still works renews its lock, but not for ever. */
const LOCK_MS = 5000;
const MOST_LOCKS = 6;
const LOCK_LOOK_MS = 10;

/** Takes a lock away only from who has it. */
const UNLOCK = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) else return 0 end";
/** Keeps a lock for longer, if it is still the own one. */
const RENEW =
	"if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('pexpire', KEYS[1], ARGV[2]) else return 0 end";

export interface RedisNoticesOptions {
	/** A name that no other process has. */
	readonly owner: string;
	readonly log: Log;
	/** How long the notices of a process outlive it, in ms. */
	readonly fadeMs?: number;
	/** How long the lock of a process outlives it, in ms. */
	readonly lockMs?: number;
}

/** For a site of several processes. The connection is closed with the notices. */
export function redisNotices(redis: Redis, options: RedisNoticesOptions): Notices {
	const { owner, log, fadeMs = 6000, lockMs = LOCK_MS } = options;
	const own = new OwnNotices();
	const turns = new NamedTurns();
	let gathering: NodeJS.Timeout | undefined;

	const spread = async () => {
		clearTimeout(gathering);
		gathering = undefined;
		const texts = JSON.stringify(TOPICS.map((topic) => [...own.of(topic)]));
		await redis.multi().sadd(PROCESSES, owner).set(noticesOf(owner), texts, 'PX', fadeMs).exec();
	};
	const failed = (error: unknown) => log('notices-failed', { error: errorText(error) });
	const spreadLater = () => spread().catch(failed);
	const renewal = setInterval(spreadLater, fadeMs / 3).unref();

	const others = async (topic: Topic): Promise<readonly (readonly [TableCode, string])[]> => {
		const names = (await redis.smembers(PROCESSES)).filter((name) => name !== owner);
		if (names.length === 0) return [];
		const texts = await redis.mget(names.map(noticesOf));
		const gone = names.filter((_, at) => texts[at] === null);
		if (gone.length > 0) await redis.srem(PROCESSES, ...gone);
		return texts.flatMap((text) => (text === null ? [] : (readNotices(text)[TOPICS.indexOf(topic)] ?? [])));
	};

	const locked = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
		const token = randomBytes(12).toString('hex');
		while ((await redis.set(lockOf(name), token, 'PX', lockMs, 'NX')) === null) await wait(LOCK_LOOK_MS);
		const until = performance.now() + MOST_LOCKS * lockMs;
		const renewal = setInterval(() => {
			if (performance.now() < until) redis.eval(RENEW, 1, lockOf(name), token, lockMs).catch(failed);
		}, lockMs / 3).unref();
		try {
			return await work();
		} finally {
			clearInterval(renewal);
			// The work is done all the same, and the lock goes by itself.
			await redis.eval(UNLOCK, 1, lockOf(name), token).catch(failed);
		}
	};

	return {
		async ready() {
			// A command would wait for the connection to come back.
			if (redis.status !== 'ready') throw new Error(`the connection to Redis is ${redis.status}`);
			await redis.ping();
		},
		note(topic, code, text) {
			if (own.note(topic, code, text)) gathering ??= setTimeout(spreadLater, GATHER_MS).unref();
		},
		// Where a table has just changed hands both may tell of it: what this process knows counts.
		all: async (topic) => new Map([...(await others(topic)), ...own.of(topic)]),
		spread,
		// Those of this process wait here, so that one at a time asks for the lock.
		alone: (name, work) => turns.take(name, () => locked(name, work)),
		async close() {
			clearInterval(renewal);
			clearTimeout(gathering);
			try {
				// Where Redis is gone they fade by themselves.
				if (redis.status === 'ready') await redis.multi().del(noticesOf(owner)).srem(PROCESSES, owner).exec();
			} catch (error) {
				failed(error);
			}
			redis.disconnect();
		},
	};
}

/** Our own JSON, so its shape is trusted: for each topic, tables and their texts. */
const readNotices = (text: string): readonly (readonly (readonly [TableCode, string])[])[] => JSON.parse(text);
