import type { RuleSet } from '@aquarius/engine';
import type { BotName } from '@aquarius/protocol';

/** About how long a decision takes that nothing hurries, in ms: the first guess, from the rules that most tables play. */
export const EXPECTED_MS: Readonly<Record<BotName, number>> = {
	random: 0.5,
	greedy: 1,
	easy: 1,
	medium: 2,
	strong: 30,
	expert: 200,
};

/** A decision of more than so many times its usual length is a slow one, if a table notices it at all; what a table waits for, always. */
const SLOW = 2.5;
const NOTICED_MS = 250;
const MOST_MS = 1000;
/** Who was slow is watched for so long. */
const WATCHED_MS = 60_000;
/** How much the last decision counts, of a mean of many. */
const LAST = 1 / 8;

interface Mean {
	readonly ms: number;
	readonly of: number;
}

/** How long one bot takes under one rule set: what was seen, of late above all. */
export class UsualTime {
	#own: Mean;
	#beyond: Mean = { ms: 0, of: 0 };
	#slowUntil = Number.NEGATIVE_INFINITY;

	constructor(guessMs: number) {
		this.#own = { ms: guessMs, of: 1 };
	}

	/** Of a decision that nothing hurries. */
	get expectedMs(): number {
		return Math.max(this.#own.ms, this.#beyond.ms);
	}

	/** What it takes beyond the time that it is given: to list moves and to weigh each. */
	get leastMs(): number {
		return this.#beyond.ms;
	}

	/**
	 * `givenMs`: what it was hurried to, if it was; 0 is no decision of its own. One that is far longer than the others, as the first of a
	 * thread, changes little: a bot that is hurried thinks its part of what is usual, and shall not think longer by that than by itself.
	 */
	saw(ms: number, givenMs: number | undefined, now: number): void {
		const longMs = SLOW * this.#own.ms;
		const slowMs = Math.min(Math.max(longMs, NOTICED_MS), MOST_MS);
		if (givenMs === undefined) {
			this.#own = withOne(this.#own, Math.min(ms, longMs, MOST_MS));
			this.#beyond = { ...this.#beyond, ms: Math.min(this.#beyond.ms, ms) };
		} else if (givenMs > 0) {
			this.#beyond = withOne(this.#beyond, Math.min(Math.max(0, ms - givenMs), MOST_MS));
		}
		if (ms > slowMs) this.#slowUntil = now + WATCHED_MS;
	}

	/**
	 * How long it may think at most, or undefined for its own way. Bots count playouts, and on a slow machine, or one that others keep busy,
	 * these take longer than a table can wait: who was slow is given its usual time by the clock for a minute.
	 */
	limitMs(now: number): number | undefined {
		return now < this.#slowUntil ? Math.max(1, Math.round(this.#own.ms)) : undefined;
	}
}

function withOne({ ms, of }: Mean, oneMs: number): Mean {
	const count = of + 1;
	return { ms: ms + (oneMs - ms) * Math.max(1 / count, LAST), of: count };
}

/** So many pairs of bot and rule set are remembered, those that were asked for last. */
const MOST_KEPT = 200;

/** The usual times of all bots, each under each rule set that is played: one may have a hundred times as many moves as another. */
export class UsualTimes {
	readonly #kept = new Map<string, UsualTime>();

	of(bot: BotName, rules: RuleSet): UsualTime {
		// Tables have rules of their own, many of them the same.
		const name = `${bot} ${JSON.stringify(rules)}`;
		const usual = this.#kept.get(name) ?? new UsualTime(EXPECTED_MS[bot]);
		this.#kept.delete(name);
		this.#kept.set(name, usual);
		const [oldest] = this.#kept.keys();
		if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
		return usual;
	}
}
