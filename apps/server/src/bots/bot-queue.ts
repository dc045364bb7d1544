/** A question that waits for a thread. */
export interface Waiting {
	/** The table that asks. */
	readonly code: string;
	/** In ms of any clock that does not go back. */
	readonly askedAt: number;
	/** How long it takes, as far as is known by now, in ms. */
	readonly usual: { readonly expectedMs: number };
}

/** How many times its own length a question may be overtaken by shorter ones. */
const PATIENCE = 4;

/**
 * Who is thought about next: the question that is due first, due being when it was asked and four times as long as it takes. So a quick
 * bot never waits behind a row of experts, but only for those that threads are thinking about already; an expert is overtaken by quick
 * ones that ask within four times its own length and by no later ones, where two strict classes would let it wait for ever; and bots of
 * one level and rule set are answered in the order in which they asked. A table has one question at a time: a newer one takes the older one's place
 * in the game, not in the row.
 */
export class BotQueue<Question extends Waiting> {
	#waiting: Question[] = [];

	get length(): number {
		return this.#waiting.length;
	}

	/** What all that waits would take one thread. */
	get workMs(): number {
		return this.#waiting.reduce((sum, { usual }) => sum + usual.expectedMs, 0);
	}

	/** How long the one has waited that has waited longest. */
	oldestMs(now: number): number {
		return this.#waiting.reduce((oldest, { askedAt }) => Math.max(oldest, now - askedAt), 0);
	}

	/** Gives back the question of the same table that nobody needs an answer to any more. */
	add(question: Question): Question | undefined {
		const older = this.#waiting.find(({ code }) => code === question.code);
		if (older !== undefined) this.remove(older);
		this.#waiting.push(question);
		return older;
	}

	/** The next one, taken out. */
	take(): Question | undefined {
		const [first, ...rest] = this.#waiting;
		if (first === undefined) return undefined;
		const next = rest.reduce((best, other) => (dueAt(other) < dueAt(best) ? other : best), first);
		this.remove(next);
		return next;
	}

	remove(question: Question): void {
		const at = this.#waiting.indexOf(question);
		if (at >= 0) this.#waiting.splice(at, 1);
	}
}

const dueAt = ({ askedAt, usual }: Waiting): number => askedAt + PATIENCE * usual.expectedMs;
