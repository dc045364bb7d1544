import { type Messages, plain } from '@aquarius/i18n';
import { type MoveLine, moveLines } from '../play/move-list.ts';
import { isCounted, type Replay } from './replay.ts';

/** One entry of the log in words: what was done, and what followed from it. */
export interface Step {
	/** From 0. */
	readonly entry: number;
	/** Which move of the game, from 1; null for what is none, such as a bot that takes over. */
	readonly number: number | null;
	/** Marked text (i18n `parts`). */
	readonly text: string;
	readonly bonus: number;
	readonly by: MoveLine['by'];
	/** What followed, marked as well. */
	readonly after: readonly string[];
}

/** The whole log in words, oldest first, as the one whose game it was saw it. */
export function stepsOf(replay: Replay, words: Messages): readonly Step[] {
	let moves = 0;
	return replay.log.map((entry, at) => {
		const events = replay.events[at] ?? [];
		const number = isCounted(replay, at) ? ++moves : null;
		const by = 'by' in entry && entry.by !== undefined ? { by: entry.by } : {};
		const logged = events.map((event) => ({ event, ...by }));
		const [first, ...after] = moveLines(logged, replay.names, replay.me, words);
		return {
			entry: at,
			number,
			text: first?.text ?? ('event' in entry ? words.replay.botPlays(replay.names[entry.seat] ?? '') : ''),
			bonus: first?.bonus ?? 0,
			by: first?.by ?? null,
			after: after.map(({ text }) => text),
		};
	});
}

/** A step as one plain sentence. */
export const plainStep = ({ text, after }: Step): string => [text, ...after].map(plain).join('. ');
