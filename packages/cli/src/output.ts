import { once } from 'node:events';

/** One JSON value on a line of its own; waits while the reader is slower than we are. */
export function printJson(value: unknown): Promise<void> {
	return printLine(JSON.stringify(value));
}

export async function printLine(line: string): Promise<void> {
	if (!process.stdout.write(`${line}\n`)) await once(process.stdout, 'drain');
}

/** A reader that has seen enough (`| head -1`) closes the pipe; that ends us quietly. */
export function finishOutput(): void {
	process.stdout.on('error', (error: NodeJS.ErrnoException) => {
		if (error.code !== 'EPIPE') throw error;
		process.exit();
	});
}
