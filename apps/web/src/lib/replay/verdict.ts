import type { TurningPoint } from '@aquarius/bots';
import type { GameEvent } from '@aquarius/engine';
import type { Advice } from './advice.ts';

/** What is said of a move that turned the game; `open` as long as it is not known whether anything better was to be seen. */
export type Verdict = TurningPoint['kind'] | 'open' | 'unlucky' | 'lucky';

/**
 * Judges a move by what its player could know: chances are told with all cards known, so that they fall by bad luck too, and rise by cards
 * that nobody could choose. `events`: what the move brought about.
 */
export function verdictOf(
	{ kind, seat }: TurningPoint,
	advice: Advice | undefined,
	events: readonly GameEvent[],
): Verdict {
	if (kind === 'stroke') return events.some((event) => isChance(event, seat)) ? 'lucky' : kind;
	if (advice === undefined) return 'open';
	return advice.type === 'better' ? kind : 'unlucky';
}

const isChance = (event: GameEvent, seat: number): boolean =>
	event.type === 'goals-shuffled' ||
	event.type === 'hands-shuffled' ||
	(event.type === 'drew' && event.why === 'bonus' && event.seat === seat);
