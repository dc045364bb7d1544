import type { UsualTime } from './usual-times.ts';

/** Within this time, in ms, everything that waits shall have been thought about. Pauses before moves hide half of it. */
const HURRY_MS = 2000;
/** Where somebody has waited for as long already, within this one. */
const LEAST_HURRY_MS = 200;
/** With less than this left to think, a search is worth nothing. */
const LEAST_MS = 1;

/** What a thread that is about to think knows of the others. */
export interface Crowd {
	readonly threads: number;
	/** What all questions that wait would take, this one included: the sum of what is usual for them. */
	readonly workMs: number;
	/** How long the oldest of them has waited. */
	readonly oldestMs: number;
}

/**
 * How long a bot may think where more is asked than can be done in time, in ms: all think less, each in proportion, so that nobody
 * waits much longer than `HURRY_MS`. 0 where its part is less than a decision of this bot takes at least: then a quick one moves
 * (`quick-move.ts`). Undefined where there is time enough: then it thinks as long as is its own.
 */
export function hurriedMs(
	{ expectedMs, leastMs }: Pick<UsualTime, 'expectedMs' | 'leastMs'>,
	{ threads, workMs, oldestMs }: Crowd,
): number | undefined {
	const share = (threads * Math.max(LEAST_HURRY_MS, HURRY_MS - oldestMs)) / Math.max(workMs, expectedMs);
	if (!(share < 1)) return undefined;
	const ms = Math.round(expectedMs * share - leastMs);
	return ms < LEAST_MS ? 0 : ms;
}
