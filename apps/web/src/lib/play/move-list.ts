import type { GameEvent, Seat } from '@aquarius/engine';
import { type Messages, sentence } from '@aquarius/i18n';
import type { LoggedEvent } from '../session/session.ts';

/** One line of the move list, oldest first: what was done, and what it brought. */
export interface MoveLine {
	/** Stable while the game goes on. */
	readonly id: number;
	/** Marked text (i18n `parts`). */
	readonly text: string;
	/** Cards drawn as a bonus. */
	readonly bonus: number;
	readonly by: 'clock' | 'bot' | null;
}

/** The log in words. A bonus is told on the line of the placement that earned it. */
export function moveLines(
	log: readonly LoggedEvent[],
	names: readonly string[],
	me: Seat | null,
	words: Messages,
): readonly MoveLine[] {
	const lines: MoveLine[] = [];
	log.forEach(({ event, by }, id) => {
		if (event.type === 'drew' && event.why === 'bonus') return;
		const text = words.log.event(event, names, me);
		if (text === null) return;
		lines.push({ id, text, bonus: event.type === 'placed' ? event.bonus : 0, by: isMove(event) ? (by ?? null) : null });
	});
	return lines;
}

/** What a live region says about the events that came since `from`. */
export function spokenSince(
	log: readonly LoggedEvent[],
	from: number,
	names: readonly string[],
	me: Seat | null,
	words: Messages,
): readonly string[] {
	return log.slice(from).flatMap(({ event, by }) => {
		const said = words.spoken.event(event, names, me);
		if (said === null) return [];
		return by !== undefined && isMove(event) ? `${said} ${sentence(words.table.sentBy[by])}` : said;
	});
}

/** The event that a decision is told by; what follows from it needs no second word about who decided. */
const isMove = ({ type }: GameEvent): boolean => type === 'placed' || type === 'action-played' || type === 'passed';
