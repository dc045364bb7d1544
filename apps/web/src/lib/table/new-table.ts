import type { TableOptions } from '@aquarius/protocol';
import type { botsOf } from './other-seats.ts';

/** What a new table is asked to be. */
export interface NewTable {
	readonly name: string;
	readonly seats: number;
	/** Who sits in the last seats: bots, or null where one stays open for a friend. */
	readonly bots: ReturnType<typeof botsOf>;
	readonly isPrivate: boolean;
	readonly spectators: boolean;
	/** Seconds, 0 for no clock. */
	readonly clock: number;
	readonly rotateOption: boolean;
	readonly first: 'random' | 'host';
	/** What becomes of the seat of someone who leaves a running game. */
	readonly onLeave: TableOptions['onLeave'];
}

/** How many may sit at a table, in the order they are offered. */
export const SEAT_NUMBERS = [2, 3, 4, 5] as const;
/** Seconds for a turn, in the order they are offered; 0: no clock. */
export const CLOCK_CHOICES = [0, 30, 60, 120, 300] as const;
/** What may become of a seat that somebody leaves. */
export const LEAVE_CHOICES = ['bot', 'empty'] as const satisfies readonly TableOptions['onLeave'][];
