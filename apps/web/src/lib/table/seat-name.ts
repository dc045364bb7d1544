import { GIVEN_NAMES, type SeatInfo } from '@aquarius/protocol';
import { botWords, m } from '#lib/words.ts';

/** What a seat is called: the name of its person or bot, or its number. Bots at tables of earlier times have no name: theirs goes by the seat. */
export function nameOfSeat({ seat, name, kind }: Pick<SeatInfo, 'seat' | 'name' | 'kind'>): string {
	if (name !== '') return name;
	return (kind === 'bot' && GIVEN_NAMES[seat]) || m.table.invisibleSeat(seat + 1);
}

/** "bot, expert" for a bot's seat, nothing for another. */
export function botSign({ kind, bot }: Pick<SeatInfo, 'kind' | 'bot'>): string {
	if (kind !== 'bot') return '';
	return bot === null ? m.table.botState : m.lobby.bot(botWords()[bot].name);
}

/** The first letter of a name, for the round faces. */
export const initial = (name: string): string => [...name][0]?.toUpperCase() ?? '?';
