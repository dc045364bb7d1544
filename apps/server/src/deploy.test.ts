import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readConfig, SETTINGS } from './settings/config.ts';

const ROOT = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Service {
	readonly image: string;
	readonly build?: { readonly context: string; readonly dockerfile: string };
	readonly ports?: readonly string[];
	readonly networks: readonly string[];
	readonly depends_on?: Readonly<Record<string, unknown>>;
	readonly healthcheck?: { readonly test: readonly string[] };
	readonly environment?: Readonly<Record<string, string>>;
	readonly volumes?: readonly string[];
}
interface Compose {
	readonly services: Readonly<Record<string, Service>>;
	readonly networks: Readonly<Record<string, { readonly internal?: boolean } | null>>;
	readonly volumes: Readonly<Record<string, unknown>>;
}

const GIVEN: Readonly<Record<string, string>> = {
	SITE: 'play.example.org',
	POSTGRES_PASSWORD: 'aaa',
	REDIS_PASSWORD: 'bbb',
};
/** As `docker compose` puts in what the `.env` file says; `:?` tells what is missing. */
const filledIn = (text: string): string =>
	text.replace(/\$\{(\w+)(?::\?[^}]*)?\}/g, (_, name: string) => {
		const value = GIVEN[name];
		if (value === undefined) throw new Error(`${name} is not among what deploy/README.md says to set`);
		return value;
	});

const compose: Compose = parse(filledIn(read('deploy/compose.yaml')), { merge: true });
const caddyfile = read('deploy/Caddyfile');
const NAMES = ['one', 'two', 'three'] as const;

function serviceOf(name: string): Service {
	const found = compose.services[name];
	if (found === undefined) throw new Error(`no service ${name}`);
	return found;
}

describe('the compose file', () => {
	it('has three processes, a database, a Redis and a proxy', () => {
		expect(Object.keys(compose.services).sort()).toEqual([...NAMES, 'proxy', 'postgres', 'redis'].sort());
	});

	it.each(NAMES)('process %s is given only settings that the server knows and accepts', (name) => {
		const { environment = {} } = serviceOf(name);
		expect(Object.keys(environment).filter((setting) => !SETTINGS.includes(setting))).toEqual([]);
		expect(readConfig(environment)).toMatchObject({
			config: {
				port: 3000,
				host: '0.0.0.0',
				trustProxy: true,
				databaseUrl: 'postgres://aquarius:aaa@postgres:5432/aquarius',
				redisUrl: 'redis://:bbb@redis:6379',
				publicAddress: `play.example.org/${name}`,
				metricsPort: 9100,
			},
		});
	});

	it('databases are what the processes are told, and the passwords are theirs', () => {
		const { environment } = serviceOf('postgres');
		expect(environment).toMatchObject({ POSTGRES_USER: 'aquarius', POSTGRES_DB: 'aquarius', POSTGRES_PASSWORD: 'aaa' });
		expect(parse(filledIn(read('deploy/compose.yaml'))).services.redis.command).toEqual(
			expect.arrayContaining(['--requirepass', 'bbb']),
		);
	});

	it('only the proxy can be reached from outside, and it cannot reach the databases', () => {
		const open = Object.entries(compose.services).filter(([, { ports }]) => ports !== undefined);
		expect(open.map(([name]) => name)).toEqual(['proxy']);
		expect(serviceOf('proxy').networks).toEqual(['front']);
		for (const name of ['postgres', 'redis']) expect(serviceOf(name).networks).toEqual(['inside']);
		expect(compose.networks.inside).toEqual({ internal: true });
	});

	it('names no network, volume or service that is not there, and no file', () => {
		for (const service of Object.values(compose.services)) {
			for (const network of service.networks) expect(Object.keys(compose.networks)).toContain(network);
			for (const needed of Object.keys(service.depends_on ?? {})) expect(serviceOf(needed).healthcheck).toBeDefined();
			for (const volume of service.volumes ?? []) {
				const [source = ''] = volume.split(':');
				if (source.startsWith('./')) expect(existsSync(join(ROOT, 'deploy', source))).toBe(true);
				else expect(Object.keys(compose.volumes)).toContain(source);
			}
			const { context, dockerfile } = service.build ?? {};
			if (context && dockerfile) expect(existsSync(join(ROOT, 'deploy', context, dockerfile))).toBe(true);
		}
	});

	it('holds no password', () => {
		const text = read('deploy/compose.yaml');
		expect([...text.matchAll(/PASSWORD[^\n]*/g)].filter(([line]) => !line.includes('}'))).toEqual([]);
		expect(text).not.toMatch(/:\/\/[^$\s]*:[^$\s]+@/);
	});
});

describe('the proxy', () => {
	it.each(NAMES)('leads /%s/ to that process alone, without the path', (name) => {
		const block = new RegExp(`handle_path /${name}/\\* \\{\\s*reverse_proxy (.*)\\s*\\}`).exec(caddyfile);
		expect(block?.[1]).toBe(`${name}:${serviceOf(name).environment?.PORT}`);
	});

	it('leads everything else to any process that says it is ready, and nothing to the metrics', () => {
		const block = /handle \{\s*reverse_proxy ([^{]*) \{([^}]*)\}/.exec(caddyfile);
		expect(block?.[1]?.split(' ')).toEqual(NAMES.map((name) => `${name}:3000`));
		expect(block?.[2]).toMatch(/health_uri \/readyz\n/);
		expect(caddyfile).not.toMatch(/9100|metrics/);
	});
});

it('without Docker: the unit starts the same program, and ends it as it wants to be ended', () => {
	const unit = read('deploy/aquarius@.service');
	const program = /^ExecStart=\S+ (\S+)$/m.exec(unit)?.[1];
	expect(program && existsSync(join(ROOT, program))).toBe(true);
	expect(unit).toMatch(/^KillSignal=SIGTERM$/m);
	// As `main.ts` ends where the settings cannot be used.
	expect(unit).toMatch(/^RestartPreventExitStatus=2$/m);
	expect(read('deploy/Dockerfile')).toContain(`CMD ["node", "${program}"]`);
	const settings = [...read('deploy/README.md').matchAll(/^ *([A-Z_]+)=/gm)].map(([, name]) => name);
	const ours = settings.filter((name) => !(name !== undefined && name in GIVEN));
	expect(ours.filter((name) => name === undefined || !SETTINGS.includes(name))).toEqual([]);
	expect(ours.length).toBeGreaterThan(5);
});

it.each(['apps/server/README.md', 'README.md'])('every setting is in the table of %s', (file) => {
	const readme = read(file);
	expect(SETTINGS.filter((name) => !readme.includes(`\n| \`${name}\``))).toEqual([]);
});
