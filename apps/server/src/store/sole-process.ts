import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** One that is just ending may still have the tables: a service that is restarted waits for it. */
const WAIT_MS = 5000;

/**
 * Makes sure that no other process has the tables of this folder: each would serve people a table of its own under the same code. The
 * operating system gives the folder free when the process ends, in whatever way. Throws, with a sentence for the operator, if another
 * process has it after the wait, in ms. Gives what gives it free.
 */
export function holdAlone(dataDir: string, waitMs = WAIT_MS): () => void {
	mkdirSync(dataDir, { recursive: true });
	const lock = new DatabaseSync(join(dataDir, 'in-use.sqlite'), { timeout: waitMs });
	try {
		lock.exec('BEGIN EXCLUSIVE');
	} catch (error) {
		lock.close();
		if (!isBusy(error)) throw error;
		throw new Error(
			`another server is using the tables in ${dataDir}; give this one a DATA_DIR of its own, or let both share a DATABASE_URL`,
			{ cause: error },
		);
	}
	return () => lock.isOpen && lock.close();
}

const SQLITE_BUSY = 5;
const isBusy = (error: unknown): boolean =>
	error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
