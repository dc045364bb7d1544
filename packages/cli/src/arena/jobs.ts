import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { assertNever } from '@aquarius/engine';
import { Failure } from '../failures.ts';
import type { GameResult } from './file.ts';
import type { Match } from './match.ts';
import type { FromJob, ToJob } from './messages.ts';

const JOB = fileURLToPath(new URL('job.ts', import.meta.url));
/** How long a process that is let go of has to end by itself. */
const PATIENCE_MS = 3000;

/**
 * Plays the games with these numbers in so many processes at once, and gives each result as it comes, which is in no order. Ends early, and
 * without an error, when `stop` is aborted; `Failure` for a game that could not be played. No process is left behind.
 */
export async function playGames(
	match: Match,
	games: Iterator<number, unknown>,
	jobs: number,
	onResult: (result: GameResult) => void,
	stop: AbortSignal,
): Promise<void> {
	if (stop.aborted) return;
	const team = Array.from({ length: jobs }, () => startJob(match));
	const stopped = once(stop, 'abort');
	const played = team.map(async (job) => {
		for (let next = games.next(); !next.done; next = games.next()) onResult(await job.play(next.value));
	});
	try {
		await Promise.race([Promise.all(played), stopped]);
	} finally {
		await Promise.all(team.map((job) => job.end()));
	}
}

interface Job {
	readonly play: (game: number) => Promise<GameResult>;
	readonly end: () => Promise<void>;
}

function startJob(match: Match): Job {
	// In a group of its own: Ctrl-C is for us, and we say how the games end. What it prints is no result, so it goes to standard error.
	const child = fork(JOB, { stdio: ['ignore', 2, 2, 'ipc'], detached: process.platform !== 'win32' });
	const ended = once(child, 'exit').catch(() => []); // that it could not be started is told to whoever waits for a game
	let waiting: { game: number; resolve: (result: GameResult) => void; reject: (error: Failure) => void } | undefined;
	const fail = (why: string) => waiting?.reject(new Failure(why));
	child.on('error', (error) => fail(`a job cannot play: ${error.message}`));
	child.on('exit', (status, signal) => {
		fail(`a job ended in the midst of game ${waiting?.game}, with ${signal ?? `exit status ${status}`}`);
	});
	child.on('message', (message) => {
		const told = message as FromJob; // both ends are ours
		switch (told.type) {
			case 'played':
				return waiting?.resolve(told.result);
			case 'failed':
				return fail(told.message);
			default:
				return assertNever(told);
		}
	});
	// What cannot be sent, because it has ended, is told by its end.
	const tell = (message: ToJob) => child.send(message, () => undefined);
	tell({ type: 'match', match });
	return {
		play: (game) =>
			new Promise((resolve, reject) => {
				waiting = { game, resolve, reject };
				tell({ type: 'game', game });
			}),
		async end() {
			if (child.connected) child.disconnect();
			const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
			await ended;
			clearTimeout(timer);
		},
	};
}
