import { afterEach, expect, it, vi } from 'vitest';
import { DEFAULTS, readConfig } from './config.ts';

afterEach(() => {
	vi.unstubAllEnvs();
});

it('an empty environment gives the defaults', () => {
	expect(readConfig({ PORT: '', HOST: undefined })).toEqual({ config: DEFAULTS });
});

it('reads every variable', () => {
	const env = {
		PORT: '8080',
		HOST: '0.0.0.0',
		DATA_DIR: '/var/lib/aquarius',
		DATABASE_URL: 'postgres://ann:p%40ss@db:5432/aquarius',
		REDIS_URL: 'redis://user:secret@redis:6379/2',
		PUBLIC_ADDRESS: 'play.example.org:8443/one',
		TRUST_PROXY: '1',
		GRACE_SECONDS: '60',
		BOT_PAUSE_MS: '10-20',
		BOT_PAUSE_MOST_MS: '50',
		BOT_THREADS: '3',
		QUICK_WAIT_SECONDS: '5',
		QUICK_CLOCK_SECONDS: '0',
		IDLE_SECONDS: '30',
		REQUESTS_PER_MINUTE: '0',
		CONNECTIONS_PER_ADDRESS: '50',
		ALLOWED_ORIGINS: 'https://play.example.org, http://localhost:5173',
		METRICS_PORT: '9100',
		METRICS_HOST: '10.0.0.5',
	};
	expect(readConfig(env)).toEqual({
		config: {
			...DEFAULTS,
			port: 8080,
			host: '0.0.0.0',
			dataDir: '/var/lib/aquarius',
			databaseUrl: 'postgres://ann:p%40ss@db:5432/aquarius',
			redisUrl: 'redis://user:secret@redis:6379/2',
			publicAddress: 'play.example.org:8443/one',
			trustProxy: true,
			graceMs: 60_000,
			botPauseMs: [10, 20],
			botPauseMostMs: 50,
			botThreads: 3,
			quickWaitMs: 5000,
			quickClock: 0,
			idleMs: 30_000,
			requestsPerMinute: 0,
			connectionsPerAddress: 50,
			allowedOrigins: ['https://play.example.org', 'http://localhost:5173'],
			metricsPort: 9100,
			metricsHost: '10.0.0.5',
		},
	});
});

it.each([
	['PORT', '70000', 'PORT must be from 0 to 65535'],
	['PORT', '-1', 'PORT must be a whole number'],
	['TRUST_PROXY', 'yes', 'TRUST_PROXY must be 0 or 1'],
	['BOT_PAUSE_MS', 'long', 'BOT_PAUSE_MS must be milliseconds, like 700-1200 or 0'],
	['GRACE_SECONDS', '1e3', 'GRACE_SECONDS must be a whole number'],
	['BOT_PAUSE_MS', '900-100', 'BOT_PAUSE_MS must have the shorter pause first, like 700-1200'],
	[
		'BOT_PAUSE_MOST_MS',
		'1199',
		'BOT_PAUSE_MOST_MS must be no less than the longer pause of BOT_PAUSE_MS, which is 1200',
	],
	['BOT_THREADS', '0', 'BOT_THREADS must be from 1 to 64'],
	['QUICK_WAIT_SECONDS', '601', 'QUICK_WAIT_SECONDS must be from 0 to 600'],
	['QUICK_CLOCK_SECONDS', '3', 'QUICK_CLOCK_SECONDS must be 0 for no clock, or from 5 to 3600'],
	['QUICK_CLOCK_SECONDS', '3601', 'QUICK_CLOCK_SECONDS must be from 0 to 3600'],
	['METRICS_PORT', '3000', 'METRICS_PORT and PORT are both 3000; give the metrics a port of their own'],
])('%s=%s is refused by name and reason', (name, value, problem) => {
	expect(readConfig({ [name]: value })).toEqual({ problems: [problem] });
});

it.each(['*', 'play.example.org', 'https://play.example.org/', 'https://a.example,'])(
	'ALLOWED_ORIGINS=%s is refused',
	(text) => {
		const problem = 'ALLOWED_ORIGINS must be origins like https://play.example, with commas between them';
		expect(readConfig({ ALLOWED_ORIGINS: text })).toEqual({ problems: [problem] });
	},
);

it.each(['mysql://ann:secret@db/aquarius', 'postgres://ann:sec/ret@db:5432/aquarius', 'db'])(
	'DATABASE_URL=%s is refused without saying it again, since it may hold a password',
	(url) => {
		const read = readConfig({ DATABASE_URL: url });
		expect(read).toEqual({ problems: [expect.stringMatching(/^DATABASE_URL must be an address like postgres:/)] });
		expect(JSON.stringify(read)).not.toMatch(/sec|ann|"db"/);
	},
);

it.each([
	['postgres://', 'the host and the database'],
	['postgres:', 'the host and the database'],
	['postgres://ann:secret@db:5432', 'the database'],
	['postgres://ann:secret@db:5432/', 'the database'],
	['postgres://ann:secret@db:5432/?application_name=aquarius', 'the database'],
	['postgresql:///aquarius', 'the host'],
])('DATABASE_URL=%s is refused, naming what it lacks', (url, lacks) => {
	// Otherwise whoever runs the tests is the user.
	vi.stubEnv('PGUSER', 'ann');
	const like = 'write it like postgres://user:password@host:5432/database';
	expect(readConfig({ DATABASE_URL: url })).toEqual({ problems: [`DATABASE_URL lacks ${lacks}; ${like}`] });
});

it.each(['postgres://ann@db/aquarius', 'postgres://ann:secret@/aquarius?host=/run/postgresql'])(
	'DATABASE_URL=%s is enough',
	(url) => {
		expect(readConfig({ DATABASE_URL: url })).toMatchObject({ config: { databaseUrl: url } });
	},
);

it.each([
	'redis://',
	'redis://:secret@',
	'redis:6379',
	'redis://:sec/ret@redis:6379',
	'redis://redis:port',
	'redis://redis/x',
])('REDIS_URL=%s is refused without saying it again', (url) => {
	const read = readConfig({ DATABASE_URL: 'postgres://ann@db/aquarius', REDIS_URL: url });
	expect(read).toEqual({ problems: [expect.stringMatching(/^REDIS_URL must be an address like redis:/)] });
	expect(JSON.stringify(read)).not.toMatch(/sec|ann/);
});

it('a Redis without a database is refused by both names', () => {
	expect(readConfig({ REDIS_URL: 'redis://redis:6379' })).toEqual({
		problems: [expect.stringMatching(/^REDIS_URL is for a site of several processes, and without DATABASE_URL /)],
	});
});

it('site and metrics may both take any free port', () => {
	expect(readConfig({ PORT: '0', METRICS_PORT: '0' })).toMatchObject({ config: { port: 0, metricsPort: 0 } });
});
