import type { Answer } from '@aquarius/protocol';

const KEPT = 256;

/** First answers by command key: a repeated command gets the same answer and has no second effect. */
export class Answers {
	readonly #byKey = new Map<string, Answer>();

	find(actor: string, key: string): Answer | undefined {
		return this.#byKey.get(`${actor} ${key}`);
	}

	keep(actor: string, key: string, answer: Answer): Answer {
		this.#byKey.set(`${actor} ${key}`, answer);
		if (this.#byKey.size > KEPT) {
			for (const oldest of this.#byKey.keys()) {
				this.#byKey.delete(oldest);
				break;
			}
		}
		return answer;
	}
}
