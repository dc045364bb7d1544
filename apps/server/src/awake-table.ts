import type { Table } from './table.ts';

/** A table in memory, as it is seen from outside. */
export interface AwakeTable {
	readonly table: Table;
	/** Its connections, and how many of them have no seat. */
	readonly clients: { readonly length: number };
	readonly watchers: number;
}
