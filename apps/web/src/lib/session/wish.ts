import type { Reply } from './api.ts';
import { wishKey } from './browser.ts';

/** One wish for a table or a seat: sent again where its answer got lost, it has the same key, and is granted once. Another wish has another. */
export class Wish {
	#key = '';
	#body = '';

	/** What is asked for, with its key. */
	keyed<Body extends object>(body: Body): Body & { readonly key: string } {
		const text = JSON.stringify(body);
		if (text !== this.#body) this.#key = wishKey();
		this.#body = text;
		return { ...body, key: this.#key };
	}

	/** An answer has come: what is asked for next is a new wish, unless nobody can say what became of this one. */
	answered(reply: Reply<unknown>): void {
		const isOpen = !reply.ok && (reply.code === 'unreachable' || reply.code === 'room/restarting');
		if (!isOpen) this.#body = '';
	}
}
