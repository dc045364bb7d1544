import { spawn } from 'node:child_process';

/** No move is nearly as long. */
const LONGEST = 2 ** 16;
/** How long a program has to end by itself when there is nothing more to ask. */
const PATIENCE_MS = 1000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const WINDOWS = process.platform === 'win32';

/** An outside program that answers lines. */
export interface Program {
	/** As a shell would run it. */
	readonly command: string;
	/** Writes a line, one at a time; gives the line that comes back, without the blanks around it, or why none will. */
	readonly ask: (question: string) => Promise<string | NoAnswer>;
	/** How many lines it was asked so far. */
	readonly asked: () => number;
	/** Closes its input, and ends it by force if that does not end it. */
	readonly end: () => Promise<void>;
}

export interface NoAnswer {
	readonly failed: string;
}

/**
 * Starts a program. Its standard error goes to ours. With it end those that it has started, unless they have left its group (`setsid`);
 * and all of them with us. Only if we are killed by force nobody does it: they see that their input is closed.
 */
export function startProgram(command: string, limitMs: number): Program {
	// In a group of its own: Ctrl-C is for us, and with the group go those that the program has started.
	const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'], detached: !WINDOWS });
	let [asked, unread, ended]: [number, string, string | undefined] = [0, '', undefined];
	let look = (): void => undefined;

	const kill = (): void => {
		if (child.pid === undefined) return;
		try {
			process.kill(WINDOWS ? child.pid : -child.pid, 'SIGKILL');
		} catch {
			// All of them have ended.
		}
	};
	process.on('exit', kill);
	const over = new Promise<void>((resolve) => {
		const end = (why: string): void => {
			ended ??= why;
			process.off('exit', kill);
			// The shell has ended, and what it ran in the background may not have.
			kill();
			look();
			resolve();
		};
		child.on('error', (error) => end(`it could not be started: ${error.message}`));
		// Not `exit`, after which its last words may still come.
		child.on('close', (status, signal) => end(`it has ended, with ${signal ?? `exit status ${status}`}`));
	});
	// What cannot be written any more is told by its end.
	child.stdin.on('error', () => undefined);
	child.stdout.setEncoding('utf8').on('data', (text: string) => {
		unread += text;
		look();
		// Nobody reads on in something without an end.
		if (unread.length > LONGEST) child.stdout.pause();
	});

	/** The answer that is there, or why there is none. */
	const found = (): string | NoAnswer | undefined => {
		const end = unread.indexOf('\n');
		if (end > LONGEST || (end < 0 && unread.length > LONGEST)) return { failed: 'its answer has no end' };
		if (end < 0) return ended === undefined ? undefined : { failed: ended };
		const line = unread.slice(0, end);
		unread = unread.slice(end + 1);
		return line.trim();
	};

	return {
		command,
		asked: () => asked,
		ask(question) {
			asked++;
			if (unread !== '') return Promise.resolve({ failed: `it has answered the line before twice` });
			return new Promise((resolve) => {
				const settle = (answer: string | NoAnswer): void => {
					clearTimeout(timer);
					look = () => undefined;
					resolve(answer);
				};
				const late = { failed: `no answer within ${limitMs / 1000} s` };
				const timer = setTimeout(() => settle(late), Math.min(limitMs, LONGEST_TIMER_MS));
				look = () => {
					const answer = found();
					if (answer !== undefined) settle(answer);
				};
				child.stdin.write(`${question}\n`);
				look();
			});
		},
		async end() {
			child.stdin.end();
			child.stdout.destroy(); // or what it still says would have to be read before it can be over
			const timer = setTimeout(kill, PATIENCE_MS);
			await over;
			clearTimeout(timer);
		},
	};
}
