import type { Viewer } from '@aquarius/engine';
import type { Messages } from '@aquarius/i18n';
import type { SeatInfo } from '@aquarius/protocol';
import { botSign, nameOfSeat } from './seat-name.ts';

/** What happened in the seats between two looks at a table, as sentences: who came, went, lost the line or is back. */
export function seatNews(
	before: readonly SeatInfo[],
	now: readonly SeatInfo[],
	me: Viewer,
	words: Messages,
): readonly string[] {
	return now.flatMap((seat) => {
		const was = before.find((s) => s.seat === seat.seat);
		if (was === undefined || seat.seat === me) return [];
		const text = newsOf(was, seat, words);
		return text === null ? [] : [text];
	});
}

function newsOf(was: SeatInfo, now: SeatInfo, { seats }: Messages): string | null {
	if (was.kind === 'person' && now.kind === 'bot') return seats.botFor(nameOfSeat(was));
	if (was.kind === 'person' && now.kind !== 'person') return seats.left(nameOfSeat(was));
	if (was.kind === 'bot' && now.kind === 'empty') return seats.left(nameOfSeat(was));
	if (was.kind === 'empty' && now.kind === 'bot') return seats.came(seats.bot(nameOfSeat(now), botSign(now)));
	if (now.kind !== 'person') return null;
	if (was.kind !== 'person') return seats.came(nameOfSeat(now));
	if (was.connected && !now.connected) return seats.away(nameOfSeat(now));
	return !was.connected && now.connected ? seats.back(nameOfSeat(now)) : null;
}
