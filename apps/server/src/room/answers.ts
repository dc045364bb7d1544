import type { Answer } from '@aquarius/protocol';

/** Keys that are remembered of one person, and people of one table. */
const KEYS = 64;
const ACTORS = 200;

/**
 * First answers by command key: a repeated command gets the same answer and has no second effect. Kept per person, so that
 * nobody can make the table forget what it answered to others: those without a seat, who may be many, are forgotten first, and of them
 * the ones unused for longest.
 */
export class Answers {
	readonly #byActor = new Map<string, Map<string, Answer>>();
	readonly #isSeated: (actor: string) => boolean;

	constructor(isSeated: (actor: string) => boolean) {
		this.#isSeated = isSeated;
	}

	find(actor: string, key: string): Answer | undefined {
		return this.#byActor.get(actor)?.get(key);
	}

	keep(actor: string, key: string, answer: Answer): Answer {
		const kept = this.#byActor.get(actor) ?? new Map<string, Answer>();
		kept.set(key, answer);
		this.#byActor.delete(actor);
		this.#byActor.set(actor, kept);
		dropOldest(kept, KEYS, () => true);
		dropOldest(this.#byActor, ACTORS, (known) => !this.#isSeated(known));
		return answer;
	}
}

/** Maps keep the order in which keys came. */
function dropOldest(map: Map<string, unknown>, most: number, mayGo: (key: string) => boolean) {
	if (map.size <= most) return;
	for (const oldest of map.keys()) {
		if (mayGo(oldest)) map.delete(oldest);
		if (map.size <= most) return;
	}
}
