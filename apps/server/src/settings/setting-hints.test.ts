import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { settingHints } from './setting-hints.ts';

function hintsOf(env: Record<string, string>) {
	const read = readConfig(env);
	if ('problems' in read) throw new Error(read.problems.join());
	return settingHints(env, read.config);
}

const DATABASE_URL = 'postgres://ann:secret@db:5432/aquarius';
const REDIS_URL = 'redis://:secret@redis:6379';

it.each([
	['GRACE_SECOND', 'GRACE_SECONDS'],
	['grace_seconds', 'GRACE_SECONDS'],
	['DATABASE_URI', 'DATABASE_URL'],
	['REDIS_URI', 'REDIS_URL'],
	['DATADIR', 'DATA_DIR'],
	['BOT_PAUSE_M', 'BOT_PAUSE_MS'],
	['REQUEST_PER_MINUTES', 'REQUESTS_PER_MINUTE'],
	['TRUST_PROXXY', 'TRUST_PROXY'],
])('%s is told as %s, without its value', (name, meant) => {
	expect(hintsOf({ [name]: 'secret' })).toEqual([{ event: 'setting-unknown', facts: { name, meant } }]);
});

it.each([
	'PORTS',
	'HOSTNAME',
	'HOSTS',
	'SHOST',
	'POST',
	'PATH',
	'PGHOST',
	'PGPORT',
	'HOME',
	'HTTP_PROXY',
	'https_proxy',
	'NO_PROXY',
	'DATABASE',
	'DATABASE_USER',
	'DATABASE_NAME',
	'REDIS_PORT',
	'REDIS_HOST',
	'XDG_DATA_DIRS',
	'CACHE_DIR',
	'METRICS_PATH',
	'PUBLIC_URL',
	'npm_config_user_agent',
	'INIT_CWD',
	'PROTOCOL_HEADER',
])('%s is no name of ours and none that is almost one', (name) => {
	expect(hintsOf({ [name]: '1' })).toEqual([]);
});

it('a name beside the right one belongs to somebody else', () => {
	expect(hintsOf({ DATABASE_URL, DATABASE_URI: DATABASE_URL })).toEqual([]);
});

it('a database and a Redis without the address of the process: what will not work is told', () => {
	expect(hintsOf({ DATABASE_URL, REDIS_URL })).toEqual([
		{
			event: 'settings-incomplete',
			facts: {
				missing: 'PUBLIC_ADDRESS',
				why: expect.stringMatching(/^DATABASE_URL and REDIS_URL are set, but not PUB/),
			},
		},
	]);
	expect(hintsOf({ DATABASE_URL, REDIS_URL, PUBLIC_ADDRESS: 'play.example.org/one' })).toEqual([]);
	expect(hintsOf({ DATABASE_URL })).toEqual([]);
});
