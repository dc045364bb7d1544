import type { BotName } from '@aquarius/protocol';

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
}

/** Who sits in a seat other than the host's: a friend who comes by the link, or a bot. */
export type OtherSeat = 'friend' | BotName;

/** The choices of the form, kept to the number of seats. */
export function botsOf(others: readonly OtherSeat[], seats: number): BotName[] {
	return others.slice(0, seats - 1).flatMap((seat) => (seat === 'friend' ? [] : [seat]));
}
