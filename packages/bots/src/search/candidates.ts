import type { Move, PlayerView } from '@aquarius/engine';
import { weigherFor } from '../greedy/greedy.ts';
import { someOf } from '../greedy/some-of.ts';
import type { Pick } from '../pick.ts';
import { shuffled } from '../shuffled.ts';

/** So many of those that aim at a card on the table are looked at, by kind, beside what is among the best anyway. */
const BEST_AIMED = 3;
/** Where not all of those can be looked at, they are so large a part. */
const PART_OF_ACTIONS = 1 / 3;

/**
 * The moves that are worth playing on from: the best `keep` by one look ahead, equals by chance; and of Actions, since what those are good
 * for shows only later, every one with Goals or hands, whose right seat one look cannot tell, and the best of those that aim at a card.
 * `most` of all these at most.
 */
export function candidatesOf(
	view: PlayerView,
	legal: readonly Move[],
	{ pick, keep, most }: { readonly pick: Pick; readonly keep: number; readonly most: number },
): readonly Move[] {
	const gainOf = weigherFor(view);
	const weighed = drawnFrom(legal, view.rules.overlap, pick)
		.map((move) => ({ move, gain: gainOf(move) }))
		.sort((a, b) => b.gain - a.gain)
		.map(({ move }) => move);
	const rest = weighed.slice(keep);
	const aimed = (['zap-a-card', 'move-a-card', 'rotate-a-card'] as const).flatMap((type) =>
		rest.filter((move) => move.type === type).slice(0, BEST_AIMED),
	);
	const actions = [...rest.filter(({ type }) => SWAPS.has(type)), ...aimed];
	const room = Math.max(most - keep, Math.floor(most * PART_OF_ACTIONS));
	const some = actions.slice(0, room);
	return [...weighed.slice(0, Math.min(keep, most - some.length)), ...some];
}

const SWAPS: ReadonlySet<Move['type']> = new Set([
	'trade-goals',
	'shuffle-goals',
	'rotate-goals',
	'trade-hands',
	'shuffle-hands',
]);

/**
 * All but too many moves of a card, or where cards overlap too many placements too, since these come in tens of thousands; shuffled: the
 * sort that follows keeps equals as they come.
 */
function drawnFrom(legal: readonly Move[], overlap: boolean, pick: Pick): readonly Move[] {
	const isOfMany = ({ type }: Move): boolean => type === 'move-a-card' || (overlap && type === 'place');
	const few = legal.filter((move) => !isOfMany(move));
	return shuffled([...few, ...new Set(someOf(legal.filter(isOfMany), pick))], pick.below);
}
