import type { SeatInfo } from '@aquarius/protocol';
import { m } from '#lib/words.ts';

/** What a seat is called: the person's name, a bot's, or the seat's number. */
export function nameOfSeat({ seat, name, kind }: Pick<SeatInfo, 'seat' | 'name' | 'kind'>): string {
	if (name !== '') return name;
	return kind === 'bot' ? m.botName(seat) : m.table.invisibleSeat(seat + 1);
}

/** The first letter of a name, for the round faces. */
export const initial = (name: string): string => [...name][0]?.toUpperCase() ?? '?';
