import type { Move, PlayerView } from '@aquarius/engine';
import { weigherFor } from '../greedy/greedy.ts';
import type { Pick } from '../pick.ts';

/** Moves of a card can come in tens of thousands; more than this many of them are not even weighed. */
const MOST_WEIGHED = 400;

/**
 * The moves that are worth playing on from: the best `keep` by one look ahead, equals by chance. Of all kinds of moves some are among
 * them, since what an Action is good for shows only later.
 */
export function candidatesOf(view: PlayerView, legal: readonly Move[], keep: number, pick: Pick): readonly Move[] {
	const gainOf = weigherFor(view);
	const weighed = someOf(legal, pick)
		.map((move) => ({ move, gain: gainOf(move) }))
		.sort((a, b) => b.gain - a.gain);
	const best = weighed.slice(0, keep);
	const kinds = new Set(best.map(({ move }) => move.type));
	const others = weighed.slice(keep).filter(({ move }) => !kinds.has(move.type) && kinds.add(move.type));
	return [...best, ...others].map(({ move }) => move);
}

/** All but too many moves of a card, shuffled: the sort that follows keeps equals as they come. */
function someOf(legal: readonly Move[], pick: Pick): readonly Move[] {
	const moved = legal.filter(({ type }) => type === 'move-a-card');
	const some = moved.length <= MOST_WEIGHED ? moved : Array.from({ length: MOST_WEIGHED }, () => pick(moved));
	return shuffled([...legal.filter(({ type }) => type !== 'move-a-card'), ...new Set(some)], pick);
}

function shuffled<T>(items: readonly T[], pick: Pick): readonly T[] {
	const left = [...items];
	for (let i = left.length - 1; i > 0; i--) {
		const j = pick.below(i + 1);
		[left[i], left[j]] = [left[j] as T, left[i] as T];
	}
	return left;
}
