import type { DatabaseSync } from 'node:sqlite';

/** Does all of the work or, if it throws, nothing of it. */
export function inTransaction(db: DatabaseSync, work: () => void): void {
	db.exec('BEGIN IMMEDIATE');
	try {
		work();
		db.exec('COMMIT');
	} catch (error) {
		if (db.isTransaction) db.exec('ROLLBACK');
		throw error;
	}
}
