import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { fastFolder } from './fast-folder.ts';
import { humbleUser, postgresProgram, programPath } from './programs.ts';
import { until } from './until.ts';

export { isHere } from './programs.ts';

export interface Redis {
	readonly url: string;
	readonly folder: string;
	readonly stop: () => Promise<void>;
}

export interface Postgres {
	readonly port: number;
	/** Makes a new, empty database and gives its URL, password included. */
	readonly makeDatabase: () => Promise<string>;
	/** Ends the server as a crash would, and starts it again with the same data on the same port. */
	readonly crash: () => Promise<void>;
	readonly restart: () => Promise<void>;
	readonly stop: () => Promise<void>;
}

/** A Redis of its own on a free loopback port, which wants a password if one is given. It keeps nothing on disk. */
export async function startRedis(password?: string): Promise<Redis> {
	const folder = mkdtempSync(join(tmpdir(), 'aquarius-redis-'));
	const port = await freePort();
	const secret = password === undefined ? {} : { requirepass: password };
	const options = { port, bind: '127.0.0.1', dir: folder, save: '', appendonly: 'no', ...secret };
	const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
	const server = await started(programPath('redis-server'), args, {
		signal: 'SIGTERM',
		folder,
		isUp: () => answersPing(port),
	});
	return {
		url: `redis://${password === undefined ? '' : `:${password}@`}127.0.0.1:${port}`,
		folder,
		async stop() {
			await server.stop();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/**
 * A PostgreSQL of its own on a free loopback port, which wants a password. `durable`: on the disk and synchronised; otherwise in memory
 * where there is such a folder.
 */
export async function startPostgres({ durable = false } = {}): Promise<Postgres> {
	const folder = mkdtempSync(join(durable ? tmpdir() : fastFolder(), 'aquarius-postgres-'));
	const data = join(folder, 'data');
	const password = randomBytes(12).toString('hex');
	const user = humbleUser();
	const urlOf = (database: string) => `postgres://tester:${password}@127.0.0.1:${port}/${database}`;
	makeCluster(folder, data, password);
	const port = await freePort();
	const settings = [
		'listen_addresses=127.0.0.1',
		'unix_socket_directories=',
		`port=${port}`,
		'shared_buffers=32MB',
		'max_connections=150',
		...(durable ? [] : ['fsync=off', 'full_page_writes=off']),
	];
	const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
	// SIGQUIT: at once, like a crash.
	const run = () =>
		started(postgresProgram('postgres'), args, {
			signal: 'SIGQUIT',
			folder,
			user,
			isUp: () => answers(urlOf('postgres')),
		});
	let server = await run();
	let made = 0;
	return {
		port,
		async makeDatabase() {
			made++;
			await ask(urlOf('postgres'), `CREATE DATABASE test${made}`);
			return urlOf(`test${made}`);
		},
		crash: () => server.stop(),
		async restart() {
			await server.stop();
			server = await run();
		},
		async stop() {
			await server.stop();
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** Asks a database one thing, on a connection of its own. */
export async function ask(
	url: string,
	text: string,
	values: unknown[] = [],
): Promise<readonly Record<string, unknown>[]> {
	const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
	client.on('error', () => {});
	try {
		await client.connect();
		return (await client.query(text, values)).rows;
	} finally {
		await client.end();
	}
}

function makeCluster(folder: string, data: string, password: string) {
	const user = humbleUser();
	const secret = join(folder, 'password');
	writeFileSync(secret, password);
	if (user) for (const path of [folder, secret]) chownSync(path, user.uid, user.gid);
	chmodSync(folder, 0o700);
	const args = [
		'-D',
		data,
		'-U',
		'tester',
		`--pwfile=${secret}`,
		'-A',
		'scram-sha-256',
		'-E',
		'UTF8',
		'--locale=C',
		'--no-sync',
	];
	const done = spawnSync(postgresProgram('initdb'), args, { cwd: folder, encoding: 'utf8', ...user });
	if (done.status !== 0) throw new Error(`initdb failed: ${done.error?.message ?? done.stderr}`);
}

interface Starting {
	readonly signal: 'SIGTERM' | 'SIGQUIT';
	readonly folder: string;
	readonly user?: ReturnType<typeof humbleUser>;
	readonly isUp: () => Promise<boolean>;
}

async function started(program: string, args: readonly string[], { signal, folder, user, isUp }: Starting) {
	const ids = user ? [String(user.uid), String(user.gid)] : ['-', '-'];
	const guard = join(import.meta.dirname, 'guard.ts');
	const child: ChildProcess = spawn(process.execPath, [guard, signal, ...ids, folder, program, ...args], {
		cwd: '/',
		stdio: ['pipe', 'pipe', 'pipe'],
	});
	let said = '';
	for (const stream of [child.stdout, child.stderr])
		stream?.on('data', (chunk) => {
			said = `${said}${chunk}`.slice(-4000);
		});
	const exit = once(child, 'exit');
	await until(`${program} to start`, async () => {
		if (child.exitCode !== null) throw new Error(`${program} did not start: ${said}`);
		return isUp();
	});
	return {
		async stop() {
			child.stdin?.end();
			await exit;
		},
	};
}

const answers = (url: string) =>
	ask(url, 'SELECT 1').then(
		() => true,
		() => false,
	);

/** Whether a Redis listens on that port of this machine. */
export async function answersPing(port: number): Promise<boolean> {
	const socket = connect(port, '127.0.0.1');
	try {
		await once(socket, 'connect');
		socket.write('PING\r\n');
		const [answer] = await once(socket, 'data');
		return /^(\+PONG|-NOAUTH)/.test(String(answer));
	} catch {
		return false;
	} finally {
		socket.destroy();
	}
}

export async function freePort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const address = server.address();
	server.close();
	if (address === null || typeof address === 'string') throw new Error('a listening server has a port');
	return address.port;
}
