import type { DatabaseSync } from 'node:sqlite';

/** Gives what does all of some work or, if it throws, nothing of it. */
export function transactions(db: DatabaseSync): <T>(work: () => T) => T {
	const begin = db.prepare('BEGIN IMMEDIATE');
	const commit = db.prepare('COMMIT');
	const undo = db.prepare('ROLLBACK');
	return (work) => {
		begin.run();
		try {
			const done = work();
			commit.run();
			return done;
		} catch (error) {
			if (db.isTransaction) undo.run();
			throw error;
		}
	};
}
