import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../../apps/server/src/main.ts', import.meta.url));

/** A running copy of what `npm start` runs, with a data folder of its own. */
export interface RunningServer {
	readonly url: string;
	readonly dataFolder: string;
	/** Ends the process with the signal and waits until it is gone. */
	readonly stop: (signal?: 'SIGTERM' | 'SIGKILL' | 'SIGINT') => Promise<void>;
	/** The same server again on the same port and data. */
	readonly start: () => Promise<void>;
	/** Ends it and removes its data. */
	readonly remove: () => Promise<void>;
}

async function freePort(): Promise<number> {
	const probe = createServer().listen(0, '127.0.0.1');
	await once(probe, 'listening');
	const address = probe.address();
	await new Promise((done) => probe.close(done));
	if (address === null || typeof address === 'string') throw new Error('a TCP server has an address with a port');
	return address.port;
}

/** Starts the server on a free port; `env` adds to or overrides its configuration. */
export async function startServer(env: Record<string, string> = {}): Promise<RunningServer> {
	const port = await freePort();
	const dataFolder = mkdtempSync(join(tmpdir(), 'aquarius-e2e-'));
	const url = `http://127.0.0.1:${port}`;
	let child: ChildProcess | undefined;

	const start = async () => {
		const started = spawn(process.execPath, [MAIN], {
			env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataFolder, ...env },
			stdio: ['ignore', 'pipe', 'pipe'],
		});
		child = started;
		let said = '';
		const ready = new Promise<void>((done, fail) => {
			const listen = (chunk: Buffer) => {
				said += chunk.toString();
				if (said.includes(`:${port}`)) done();
			};
			started.stdout?.on('data', listen);
			started.stderr?.on('data', listen);
			started.once('exit', (code) => fail(new Error(`the server ended with ${code}:\n${said}`)));
		});
		await ready;
	};

	const stop = async (signal: 'SIGTERM' | 'SIGKILL' | 'SIGINT' = 'SIGTERM') => {
		if (!child || child.exitCode !== null || child.signalCode !== null) return;
		const gone = once(child, 'exit');
		child.kill(signal);
		await gone;
	};

	await start();
	return {
		url,
		dataFolder,
		start,
		stop,
		remove: async () => {
			await stop('SIGTERM');
			rmSync(dataFolder, { recursive: true, force: true });
		},
	};
}
