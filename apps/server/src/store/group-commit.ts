import type { DatabaseSync } from 'node:sqlite';
import type { Lease, TableChange } from './table-store.ts';
import { inTransaction } from './transaction.ts';

interface Waiting {
	readonly change: TableChange;
	readonly lease: Lease;
	readonly done: () => void;
	readonly failed: (error: unknown) => void;
}

export interface GroupCommit {
	/** Writes with the next commit, at the end of this turn of the event loop; resolves when it is on the disk. */
	readonly soon: (change: TableChange, lease: Lease) => Promise<void>;
	/** Writes what is waiting. */
	readonly now: () => void;
}

/** Changes that share a commit. One that cannot be written fails alone; if the commit itself fails, all of them do. */
export function groupCommit(db: DatabaseSync, write: (change: TableChange, lease: Lease) => void): GroupCommit {
	let waiting: Waiting[] = [];
	const begin = db.prepare('SAVEPOINT change');
	const keep = db.prepare('RELEASE change');
	const undo = db.prepare('ROLLBACK TO change');

	const tryWrite = ({ change, lease, failed }: Waiting): boolean => {
		begin.run();
		try {
			write(change, lease);
			return true;
		} catch (error) {
			undo.run();
			failed(error);
			return false;
		} finally {
			keep.run();
		}
	};
	const now = () => {
		const group = waiting;
		if (group.length === 0) return;
		waiting = [];
		const written: Waiting[] = [];
		try {
			inTransaction(db, () => written.push(...group.filter(tryWrite)));
		} catch (error) {
			for (const each of group) each.failed(error);
			return;
		}
		for (const each of written) each.done();
	};
	return {
		now,
		soon: (change, lease) =>
			new Promise((done, failed) => {
				if (waiting.length === 0) setImmediate(now);
				waiting.push({ change, lease, done, failed });
			}),
	};
}
