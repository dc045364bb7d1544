import type { DatabaseSync } from 'node:sqlite';
import type { Lease, TableChange } from './table-store.ts';
import { transactions } from './transaction.ts';

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
	const inTransaction = transactions(db);
	const begin = db.prepare('SAVEPOINT change');
	const keep = db.prepare('RELEASE change');
	const undo = db.prepare('ROLLBACK TO change');

	/** Leaves nothing of a change that cannot be written, and the others as they are. */
	const writesBesideOthers = ({ change, lease, failed }: Waiting): boolean => {
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
	/** Gives those that were written; throws, and none is, if the commit fails. */
	const writeAll = (group: readonly Waiting[]): readonly Waiting[] => {
		const [first, ...others] = group;
		if (first === undefined || others.length > 0) return group.filter(writesBesideOthers);
		// It has the whole transaction for itself.
		write(first.change, first.lease);
		return group;
	};
	const now = () => {
		const group = waiting;
		if (group.length === 0) return;
		waiting = [];
		try {
			const written = inTransaction(() => writeAll(group));
			for (const each of written) each.done();
		} catch (error) {
			for (const each of group) each.failed(error);
		}
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
