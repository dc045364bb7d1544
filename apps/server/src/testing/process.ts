import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const PROGRAM = join(import.meta.dirname, 'serve.ts');

/** The server as a process of its own, which can be killed, frozen and started again. */
export interface ServerProcess {
	readonly url: string;
	readonly child: ChildProcess;
	/** What it has written to standard error. */
	readonly log: () => string;
	/** Sends a signal and resolves to exit status and signal once the process is gone. */
	readonly end: (signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT') => Promise<unknown[]>;
	readonly freeze: () => void;
	readonly thaw: () => void;
}

const running = new Set<ChildProcess>();

/** Starts one and waits until it listens. Rejects with what it said if it does not start. */
export async function startProcess(env: Record<string, string>): Promise<ServerProcess> {
	const child = spawn(process.execPath, [PROGRAM], {
		env: { ...process.env, PORT: '0', BOT_PAUSE_MS: '0', ...env },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	running.add(child);
	let log = '';
	child.stderr.on('data', (chunk) => {
		log += chunk;
	});
	const gone = once(child, 'exit').then(() => running.delete(child));
	const line = await Promise.race([
		once(createInterface(child.stdout), 'line').then(([text]) => String(text)),
		gone.then(() => log),
	]);
	const port = /^port (\d+)$/.exec(line)?.[1];
	if (port === undefined) throw new Error(`the server did not start: ${line}`);
	return {
		url: `http://127.0.0.1:${port}`,
		child,
		log: () => log,
		async end(signal) {
			if (child.exitCode !== null || child.signalCode !== null) return [child.exitCode, child.signalCode];
			const exit = once(child, 'exit');
			child.kill(signal);
			return exit;
		},
		freeze: () => void child.kill('SIGSTOP'),
		thaw: () => void child.kill('SIGCONT'),
	};
}

/** Ends whatever a test has left running, frozen or not. */
export async function endProcesses(): Promise<void> {
	await Promise.all(
		[...running].map(async (child) => {
			const exit = once(child, 'exit');
			child.kill('SIGKILL');
			await exit;
		}),
	);
}
