import type { LogEntry, RuleSet, Seat } from '@aquarius/engine';
import type { Phase, TableCode, TableOptions } from '@aquarius/protocol';
import type { Chair } from '../table/seats.ts';

/** A table without its game: one small JSON object, written whole at each change. */
export interface SavedFacts {
	readonly code: TableCode;
	readonly quick: boolean;
	readonly phase: Phase;
	/** Counts accepted changes; a write must name the version it builds on. */
	readonly version: number;
	readonly game: number;
	/** The version that the last entry of the game, or its start, led to: a move may be made for any version since. */
	readonly playedAt?: number;
	/** The last table commands, as their answers are known. */
	readonly deeds?: readonly { readonly holder: string; readonly key: string; readonly version: number }[];
	/** How many have come late to the running or last game. */
	readonly late?: number;
	/** The version since which the same people and bots have had the same chairs. */
	readonly seatedAt?: number;
	readonly host: Seat | null;
	readonly rules: RuleSet;
	readonly options: TableOptions;
	readonly chairs: readonly Chair[];
	/** What people who were put together by quick match have agreed on. */
	readonly wish?: string;
	/** Who began the running or last game. */
	readonly began: Seat | null;
	/** Server ms, 0 for never. */
	readonly startsAt: number;
	readonly deadline: number;
	/** What the shuffle of the running or else the next game is made of (`fairness.ts`). Nobody may know it before the game is over. */
	readonly seed: string;
	/** What the seats of the running game gave for its shuffle; null while none is on, or where nothing was promised. */
	readonly salts: readonly string[] | null;
	/** Where the last game's record is; empty until it is over. */
	readonly resultId: string;
}

/** A log entry with the command that caused it, so that a repeated command is known even after a restart. */
export interface SavedEntry {
	readonly entry: LogEntry;
	readonly holder?: string;
	readonly key?: string;
	/** The table's version after it. */
	readonly version: number;
}

export interface SavedTable {
	readonly facts: SavedFacts;
	/** Of the running or last game: the start as position text, and everything since. */
	readonly start: string | null;
	readonly entries: readonly SavedEntry[];
}

export interface TableChange {
	/** Facts after the change; their version is one above the stored one. */
	readonly facts: SavedFacts;
	/** A new game: its start position. */
	readonly start?: string;
	/** At most one entry belongs to a change; `at` is its place in the game's log. */
	readonly entry?: SavedEntry & { readonly at: number };
	/** The game is over: what is kept of it for ever, written once for each game of a table. */
	readonly result?: SavedResult;
}

/** The record of a finished game as a line of JSON, under an id that nobody can guess. */
export interface SavedResult {
	readonly id: string;
	readonly record: string;
}

/**
 * The right to change a table, held by one process at a time. Whoever takes a table over gets a higher number, and a change that
 * names a lower one is refused: a process that was frozen and wakes up can do no harm.
 */
export interface Lease {
	readonly code: TableCode;
	readonly number: number;
}

export type Opened =
	| { readonly type: 'mine'; readonly lease: Lease; readonly saved: SavedTable }
	/**
	 * Another process that is alive has it; `address`: where browsers reach that process, if it said so. For operators and tests: the way to
	 * the table is the framework's, by its code.
	 */
	| { readonly type: 'elsewhere'; readonly owner: string; readonly address: string | null }
	| { readonly type: 'unknown' };

/** Where tables live. What a call has resolved to is durable; each rejects if the store cannot do its part. */
export interface TableStore {
	/** Resolves if tables can be kept at this moment, else rejects with the reason in words for the operator. Asked before the start. */
	readonly ready: () => Promise<void>;
	/** False if the code is taken. */
	readonly create: (facts: SavedFacts) => Promise<boolean>;
	readonly facts: (code: TableCode) => Promise<SavedFacts | undefined>;
	/** Takes a table over and reads it, unless another living process has it. */
	readonly open: (code: TableCode) => Promise<Opened>;
	/** Rejects with `StoreConflict` if somebody else took or changed the table meanwhile: then the caller's copy is worthless. */
	readonly save: (change: TableChange, lease: Lease) => Promise<void>;
	/** The record of the finished game of that id. */
	readonly result: (id: string) => Promise<string | undefined>;
	/** Those of these tables that somebody else has taken over since: a process that was frozen does not know. */
	readonly lost: (leases: readonly Lease[]) => Promise<readonly TableCode[]>;
	/** How often so far others may have taken tables over although this process ran: they did not hear that it is alive. */
	readonly gaps: () => number;
	/** Gives a table back that leaves memory. */
	readonly release: (lease: Lease) => Promise<void>;
	/** Finishes what was begun. */
	readonly close: () => Promise<void>;
}

export class StoreConflict extends Error {}
