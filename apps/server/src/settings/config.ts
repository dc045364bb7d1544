import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { describeDatabase } from '../store/postgres-door.ts';
import { isRedisAddress, missingIn } from './addresses.ts';

/** Everything that can be set from outside, with its unit in the name or comment. */
export interface Config {
	readonly port: number;
	readonly host: string;
	/** Folder of the SQLite file; it is made if missing. */
	readonly dataDir: string;
	/** PostgreSQL database that keeps the tables instead, password included. */
	readonly databaseUrl: string | undefined;
	/** Redis that the processes of one site share; absent for a site that is one process. */
	readonly redisUrl: string | undefined;
	/** `host:port` (and path) at which browsers reach this process, absent where that is the address of the page. */
	readonly publicAddress: string | undefined;
	/** Addresses of people are read from X-Forwarded-For; only right behind a proxy that sets it. */
	readonly trustProxy: boolean;
	/** How long a lost seat waits before a bot moves for it, in ms. */
	readonly graceMs: number;
	/** The pause before a plain move of a bot, in ms: from, to. */
	readonly botPauseMs: readonly [number, number];
	/** The longest pause before any move of a bot, in ms; absent: twice the longer one of `botPauseMs`. */
	readonly botPauseMostMs: number | undefined;
	/** At most so many threads think for bots. */
	readonly botThreads: number;
	/** A bot that thinks longer is stopped and a legal move made for it. */
	readonly botDeadlineMs: number;
	/** And so it is for one that no thread was free for. */
	readonly botWaitMs: number;
	/** How long quick match waits for people before bots fill the table, in ms. */
	readonly quickWaitMs: number;
	/** Turn clock of quick tables, in seconds, 0 for none. */
	readonly quickClock: number;
	/** How long a table without anybody stays in memory, in ms. */
	readonly idleMs: number;
	/** POST requests per address and minute, and as many WebSockets opened; 50 times as many requests of any kind. 0 for no limit. */
	readonly requestsPerMinute: number;
	/** Open connections per address, and five frames a second for each of them. 0 for no limit. */
	readonly connectionsPerAddress: number;
	/** Origins of pages on other hosts that may open WebSockets here, like `https://play.example`. */
	readonly allowedOrigins: readonly string[];
	/** A request has to arrive within so many ms, a first one too. */
	readonly requestTimeoutMs: number;
	/** Port of the metrics, which is not the site's; absent: none are served. */
	readonly metricsPort: number | undefined;
	readonly metricsHost: string;
	/** Commands per connection and second before they are refused; at ten times this (at least 200) the connection is closed. */
	readonly commandsPerSecond: number;
}

export const DEFAULTS: Config = {
	port: 3000,
	host: '127.0.0.1',
	dataDir: 'data',
	databaseUrl: undefined,
	redisUrl: undefined,
	publicAddress: undefined,
	trustProxy: false,
	graceMs: 90_000,
	botPauseMs: [700, 1200],
	botPauseMostMs: undefined,
	botThreads: Math.min(4, Math.max(1, availableParallelism() - 1)),
	botDeadlineMs: 5000,
	botWaitMs: 10_000,
	quickWaitMs: 10_000,
	quickClock: 60,
	idleMs: 300_000,
	requestsPerMinute: 120,
	connectionsPerAddress: 400,
	allowedOrigins: [],
	requestTimeoutMs: 20_000,
	metricsPort: undefined,
	metricsHost: '127.0.0.1',
	commandsPerSecond: 20,
};

const whole = (min: number, max: number) =>
	z
		.string()
		.regex(/^\d+$/, 'must be a whole number')
		.transform(Number)
		.refine((n) => n >= min && n <= max, `must be from ${min} to ${max}`);
const seconds = (min: number, max: number) => whole(min, max).transform((n) => n * 1000);

const LIST = new Intl.ListFormat('en-GB');

const Env = z.object({
	PORT: whole(0, 65_535).optional(),
	HOST: z.string().min(1).optional(),
	DATA_DIR: z.string().min(1).optional(),
	DATABASE_URL: z
		.string()
		.refine(
			(url) => /^postgres(ql)?:/.test(url) && describeDatabase(url) !== undefined,
			'must be an address like postgres://user:password@host:5432/database, with @ : / in the password as %40 %3A %2F',
		)
		.superRefine((url, context) => {
			const missing = context.issues.length > 0 ? [] : missingIn(url);
			if (missing.length === 0) return;
			const message = `lacks ${LIST.format(missing)}; write it like postgres://user:password@host:5432/database`;
			context.addIssue({ code: 'custom', message });
		})
		.optional(),
	REDIS_URL: z
		.string()
		.refine(
			isRedisAddress,
			'must be an address like redis://:password@host:6379, with @ : / in the password as %40 %3A %2F',
		)
		.optional(),
	PUBLIC_ADDRESS: z
		.string()
		.regex(/^[\w.-]+(:\d{1,5})?(\/[\w./-]*)?$/, 'must be a host with an optional port and path, without https://')
		.optional(),
	TRUST_PROXY: z
		.enum(['0', '1'], 'must be 0 or 1')
		.transform((flag) => flag === '1')
		.optional(),
	GRACE_SECONDS: seconds(1, 3600).optional(),
	BOT_PAUSE_MS: z
		.string()
		.regex(/^\d{1,5}(-\d{1,5})?$/, 'must be milliseconds, like 700-1200 or 0')
		.transform((text): readonly [number, number] => {
			const [from = 0, to = from] = text.split('-').map(Number);
			return [from, to];
		})
		.refine(([from, to]) => from <= to, 'must have the shorter pause first, like 700-1200')
		.optional(),
	BOT_PAUSE_MOST_MS: whole(0, 99_999).optional(),
	BOT_THREADS: whole(1, 64).optional(),
	QUICK_WAIT_SECONDS: seconds(0, 600).optional(),
	QUICK_CLOCK_SECONDS: whole(0, 3600)
		.refine((n) => n === 0 || n >= 5, 'must be 0 for no clock, or from 5 to 3600')
		.optional(),
	IDLE_SECONDS: seconds(1, 86_400).optional(),
	REQUESTS_PER_MINUTE: whole(0, 1_000_000).optional(),
	CONNECTIONS_PER_ADDRESS: whole(0, 1_000_000).optional(),
	ALLOWED_ORIGINS: z
		.string()
		.transform((text) => text.split(',').map((origin) => origin.trim()))
		.refine(
			(origins) => origins.every((origin) => /^https?:/.test(origin) && URL.parse(origin)?.origin === origin),
			'must be origins like https://play.example, with commas between them',
		)
		.optional(),
	METRICS_PORT: whole(0, 65_535).optional(),
	METRICS_HOST: z.string().min(1).optional(),
});

/** The names of all variables that are read. */
export const SETTINGS: readonly string[] = Object.keys(Env.shape);

/** Reads the environment; `problems` names each variable that cannot be used, with the reason. Empty variables count as unset. */
export function readConfig(
	env: Readonly<Record<string, string | undefined>>,
): { readonly config: Config } | { readonly problems: readonly string[] } {
	const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
	const read = Env.safeParse(set);
	if (!read.success) return { problems: read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) };
	const given = read.data;
	const problems = problemsTogether(given);
	if (problems.length > 0) return { problems };
	return {
		config: {
			port: given.PORT ?? DEFAULTS.port,
			host: given.HOST ?? DEFAULTS.host,
			dataDir: given.DATA_DIR ?? DEFAULTS.dataDir,
			databaseUrl: given.DATABASE_URL,
			redisUrl: given.REDIS_URL,
			publicAddress: given.PUBLIC_ADDRESS,
			trustProxy: given.TRUST_PROXY ?? DEFAULTS.trustProxy,
			graceMs: given.GRACE_SECONDS ?? DEFAULTS.graceMs,
			botPauseMs: given.BOT_PAUSE_MS ?? DEFAULTS.botPauseMs,
			botPauseMostMs: given.BOT_PAUSE_MOST_MS,
			botThreads: given.BOT_THREADS ?? DEFAULTS.botThreads,
			botDeadlineMs: DEFAULTS.botDeadlineMs,
			botWaitMs: DEFAULTS.botWaitMs,
			quickWaitMs: given.QUICK_WAIT_SECONDS ?? DEFAULTS.quickWaitMs,
			quickClock: given.QUICK_CLOCK_SECONDS ?? DEFAULTS.quickClock,
			idleMs: given.IDLE_SECONDS ?? DEFAULTS.idleMs,
			requestsPerMinute: given.REQUESTS_PER_MINUTE ?? DEFAULTS.requestsPerMinute,
			connectionsPerAddress: given.CONNECTIONS_PER_ADDRESS ?? DEFAULTS.connectionsPerAddress,
			allowedOrigins: given.ALLOWED_ORIGINS ?? DEFAULTS.allowedOrigins,
			requestTimeoutMs: DEFAULTS.requestTimeoutMs,
			metricsPort: given.METRICS_PORT,
			metricsHost: given.METRICS_HOST ?? DEFAULTS.metricsHost,
			commandsPerSecond: DEFAULTS.commandsPerSecond,
		},
	};
}

/** What is wrong with settings that are right one by one. */
function problemsTogether(given: z.infer<typeof Env>): readonly string[] {
	const { PORT = DEFAULTS.port, METRICS_PORT, REDIS_URL, DATABASE_URL } = given;
	const { BOT_PAUSE_MS: [, longer] = DEFAULTS.botPauseMs, BOT_PAUSE_MOST_MS = longer } = given;
	return [
		...(BOT_PAUSE_MOST_MS < longer
			? [`BOT_PAUSE_MOST_MS must be no less than the longer pause of BOT_PAUSE_MS, which is ${longer}`]
			: []),
		...(METRICS_PORT !== undefined && METRICS_PORT !== 0 && METRICS_PORT === PORT
			? [`METRICS_PORT and PORT are both ${PORT}; give the metrics a port of their own`]
			: []),
		...(REDIS_URL !== undefined && DATABASE_URL === undefined
			? [
					'REDIS_URL is for a site of several processes, and without DATABASE_URL each of them would keep tables of its own; set DATABASE_URL too, or leave REDIS_URL out',
				]
			: []),
	];
}
