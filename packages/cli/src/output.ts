import { once } from 'node:events';

/** One JSON value on a line of its own; waits while the reader is slower than we are. */
export function printJson(value: unknown): Promise<void> {
	return printLine(JSON.stringify(value));
}

export async function printLine(line: string): Promise<void> {
	if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain');
}

/**
 * What becomes of us when nothing more can be written. A reader that has seen enough (`| head -1`) closes the pipe; that ends us quietly.
 * Anything else, such as a full disk, is a failure.
 */
export function finishOutput(): void {
	process.stdout.on('error', (error: NodeJS.ErrnoException) => {
		if (error.code === 'EPIPE') process.exit();
		console.error(`cannot write standard output: ${error.message}`);
		process.exit(1);
	});
}
