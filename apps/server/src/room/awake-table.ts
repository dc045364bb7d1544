import type { Lease } from '../store/table-store.ts';
import type { Table } from '../table/table.ts';

/** A table in memory, as it is seen from outside. */
export interface AwakeTable {
	readonly table: Table;
	/** Its connections, and how many of them have no seat. */
	readonly clients: { readonly length: number };
	readonly watchers: number;
	readonly lease: Lease;
	/** Somebody else has the table: everybody here is sent there. */
	readonly giveUp: () => void;
}
