import type { Move, PlayerView } from '@aquarius/engine';
import { weigherFor } from '../greedy/greedy.ts';
import type { Pick } from '../pick.ts';

/** Moves of a card can come in tens of thousands; more than this many of them are not even weighed. */
const MOST_WEIGHED = 400;

/** So many of those that aim at a card on the table are looked at, by kind, beside what is among the best anyway. */
const BEST_AIMED = 3;

/**
 * The moves that are worth playing on from: the best `keep` by one look ahead, equals by chance; and of Actions, since what those are good
 * for shows only later, every one with Goals or hands, whose right seat one look cannot tell, and the best of those that aim at a card.
 */
export function candidatesOf(view: PlayerView, legal: readonly Move[], keep: number, pick: Pick): readonly Move[] {
	const gainOf = weigherFor(view);
	const weighed = someOf(legal, pick)
		.map((move) => ({ move, gain: gainOf(move) }))
		.sort((a, b) => b.gain - a.gain)
		.map(({ move }) => move);
	const rest = weighed.slice(keep);
	const aimed = (['zap-a-card', 'move-a-card', 'rotate-a-card'] as const).flatMap((type) =>
		rest.filter((move) => move.type === type).slice(0, BEST_AIMED),
	);
	return [...weighed.slice(0, keep), ...rest.filter(({ type }) => SWAPS.has(type)), ...aimed];
}

const SWAPS: ReadonlySet<Move['type']> = new Set([
	'trade-goals',
	'shuffle-goals',
	'rotate-goals',
	'trade-hands',
	'shuffle-hands',
]);

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
