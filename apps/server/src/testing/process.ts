import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TableCode } from '@aquarius/protocol';
import type { Held } from './held.ts';
import type { HashAnswer } from './table-hash.ts';

const PROGRAM = join(import.meta.dirname, 'serve.ts');

/** The server as a process of its own, which can be killed, frozen and started again. */
export interface ServerProcess {
	readonly url: string;
	readonly child: ChildProcess;
	/** What it has written, to standard output and standard error. */
	readonly log: () => string;
	/** Resolves to exit status and signal once it is gone, by whatever. */
	readonly gone: Promise<unknown[]>;
	/** Sends a signal and resolves to exit status and signal once the process is gone. */
	readonly end: (signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT') => Promise<unknown[]>;
	/** What it holds at this moment, garbage collected; only of one that is watched. */
	readonly held: () => Promise<Held>;
	/** The hash of a table with all that is hidden; the same condition. */
	readonly hash: (code: TableCode) => Promise<string>;
	readonly freeze: () => void;
	readonly thaw: () => void;
}

const running = new Set<ChildProcess>();
/** What is kept of a log: its end. */
const LOG_CHARACTERS = 1_000_000;

/** Starts one and waits until it listens. Rejects with what it said if it does not start. */
export async function startProcess(env: Record<string, string>, { isWatched = false } = {}): Promise<ServerProcess> {
	const child = spawn(process.execPath, [...(isWatched ? ['--expose-gc'] : []), PROGRAM], {
		env: { ...process.env, PORT: '0', BOT_PAUSE_MS: '0', CONNECTIONS_PER_ADDRESS: '0', ...env },
		stdio: ['ignore', 'pipe', 'pipe', ...(isWatched ? ['ipc' as const] : [])],
	});
	const { stdout, stderr } = child;
	if (stdout === null || stderr === null) throw new Error('its output is piped');
	running.add(child);
	let log = '';
	for (const stream of [stdout, stderr])
		stream.on('data', (chunk) => {
			log = `${log}${chunk}`.slice(-LOG_CHARACTERS);
		});
	const gone = once(child, 'exit');
	void gone.then(() => running.delete(child));
	const line = await Promise.race([
		once(createInterface(stdout), 'line').then(([text]) => String(text)),
		gone.then(() => log),
	]);
	const port = /^port (\d+)$/.exec(line)?.[1];
	if (port === undefined) throw new Error(`the server did not start: ${line}`);
	async function ask<T>(question: string | object, isAnswer: (message: unknown) => message is T): Promise<T> {
		if (!isWatched) throw new Error('this process was not started to be watched');
		const { promise, resolve, reject } = Promise.withResolvers<T>();
		// The framework says something of its own to a parent.
		const onMessage = (message: unknown) => isAnswer(message) && resolve(message);
		const onEnd = () => reject(new Error(`the server ended: ${log}`));
		child.on('message', onMessage).on('exit', onEnd);
		if (child.connected) child.send(question, (error) => error && onEnd());
		else onEnd();
		return promise.finally(() => child.off('message', onMessage).off('exit', onEnd));
	}
	child.setMaxListeners(100);
	return {
		url: `http://127.0.0.1:${port}`,
		child,
		log: () => log,
		gone,
		end(signal) {
			child.kill(signal);
			return gone;
		},
		held: () => ask('held?', isHeld),
		async hash(code) {
			const isIt = (message: unknown): message is HashAnswer =>
				typeof message === 'object' && message !== null && 'hashOf' in message && message.hashOf === code;
			return (await ask({ hashOf: code }, isIt)).hash;
		},
		freeze: () => void child.kill('SIGSTOP'),
		thaw: () => void child.kill('SIGCONT'),
	};
}

const isHeld = (message: unknown): message is Held =>
	typeof message === 'object' && message !== null && 'things' in message;

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
