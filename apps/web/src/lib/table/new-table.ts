import type { BotName, TableOptions } from '@aquarius/protocol';

/** What a new table is asked to be. */
export interface NewTable {
	readonly name: string;
	readonly seats: number;
	/** Fewer than seats: the others stay open for friends. */
	readonly bots: BotName[];
	readonly isPrivate: boolean;
	readonly spectators: boolean;
	/** Seconds, 0 for no clock. */
	readonly clock: number;
	readonly rotateOption: boolean;
	readonly first: 'random' | 'host';
	/** What becomes of the seat of someone who leaves a running game. */
	readonly onLeave: TableOptions['onLeave'];
}

/** Who sits in a seat other than the host's: a friend who comes by the link, or a bot. */
export type OtherSeat = 'friend' | BotName;

/** The choices of the form, kept to the number of seats. */
export function botsOf(others: readonly OtherSeat[], seats: number): BotName[] {
	return others.slice(0, seats - 1).flatMap((seat) => (seat === 'friend' ? [] : [seat]));
}

/** How many may sit at a table, in the order they are offered. */
export const SEAT_NUMBERS = [2, 3, 4, 5] as const;
/** Seconds for a turn, in the order they are offered; 0: no clock. */
export const CLOCK_CHOICES = [0, 30, 60, 120, 300] as const;
/** What may become of a seat that somebody leaves. */
export const LEAVE_CHOICES = ['bot', 'empty'] as const satisfies readonly TableOptions['onLeave'][];
