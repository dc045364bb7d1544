import type { BotName } from '@aquarius/protocol';

/** About how long a thread thinks about a decision that nothing hurries, in ms. Only their order and size matter. */
export const EXPECTED_MS: Readonly<Record<BotName, number>> = {
	random: 1,
	greedy: 5,
	easy: 5,
	medium: 10,
	strong: 50,
	expert: 300,
};

/** From here on a bot searches for as long as it is given; what is quicker does not listen to a budget. */
const SEARCHES_MS = 40;
/** Within this time, in ms, everything that waits shall have been thought about. Pauses before moves hide half of it. */
const HURRY_MS = 2000;
/** Below this a search is worth nothing. */
const LEAST_MS = 10;

/** What a thread that is about to think knows of the others. */
export interface Crowd {
	readonly threads: number;
	/** What all questions that wait would take, this one included: the sum of their `EXPECTED_MS`. */
	readonly workMs: number;
	/** How long the oldest of them has waited. */
	readonly oldestMs: number;
}

/**
 * How long a bot may think where more is asked than can be done in time, in ms: all think less, each in proportion, so that nobody
 * waits much longer than `HURRY_MS`. Undefined where there is time enough: then it thinks as long as is its own.
 */
export function hurriedMs(bot: BotName, { threads, workMs, oldestMs }: Crowd): number | undefined {
	const expected = EXPECTED_MS[bot];
	const share = (threads * Math.max(0, HURRY_MS - oldestMs)) / Math.max(workMs, expected);
	return share >= 1 || expected < SEARCHES_MS ? undefined : Math.max(LEAST_MS, Math.round(expected * share));
}

/** From so many times its usual length on a decision is a slow one; then its bot is watched for so long, in ms. */
const SLOW = 2.5;
const WATCHED_MS = 60_000;

/**
 * The second line: bots count playouts, and on a slow machine, or one that others keep busy, these take longer than a table can wait. Who
 * was slow is given its usual time by the clock for a minute, and then its own way again.
 */
export class Pace {
	readonly #slowUntil = new Map<BotName, number>();

	/** `ms`: how long it has thought, in its own way or by the clock. */
	saw(bot: BotName, ms: number, now: number): void {
		if (ms > SLOW * EXPECTED_MS[bot]) this.#slowUntil.set(bot, now + WATCHED_MS);
	}

	/** How long it may think at most, or undefined for its own way. */
	limitMs(bot: BotName, now: number): number | undefined {
		const isSlow = now < (this.#slowUntil.get(bot) ?? Number.NEGATIVE_INFINITY);
		return isSlow && EXPECTED_MS[bot] >= SEARCHES_MS ? EXPECTED_MS[bot] : undefined;
	}
}
