import { type Messages, plain } from '@aquarius/i18n';
import { type MoveLine, moveLines } from '../play/move-list.ts';
import type { Replay } from './replay.ts';

/** One entry of the log in words: what was done, and what followed from it. */
export interface Step {
	/** From 0. */
	readonly entry: number;
	/** Marked text (i18n `parts`). */
	readonly text: string;
	readonly bonus: number;
	readonly by: MoveLine['by'];
	/** What followed, marked as well. */
	readonly after: readonly string[];
}

/** The whole log in words, oldest first, as the one whose game it was saw it. */
export function stepsOf(replay: Replay, words: Messages): readonly Step[] {
	return replay.log.map((entry, number) => {
		const by = 'by' in entry && entry.by !== undefined ? { by: entry.by } : {};
		const logged = (replay.events[number] ?? []).map((event) => ({ event, ...by }));
		const [first, ...after] = moveLines(logged, replay.names, replay.me, words);
		return {
			entry: number,
			text: first?.text ?? ('event' in entry ? words.replay.botPlays(replay.names[entry.seat] ?? '') : ''),
			bonus: first?.bonus ?? 0,
			by: first?.by ?? null,
			after: after.map(({ text }) => text),
		};
	});
}

/** A step as one plain sentence. */
export const plainStep = ({ text, after }: Step): string => [text, ...after].map(plain).join('. ');
