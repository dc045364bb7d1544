/** As many as ask again within moments, on the busiest site. */
const REMEMBERED = 10_000;

/**
 * Where strangers were placed last, by the key of their wish: an answer that got lost is given again. Tables that were made or joined by
 * code need no such list, since the code leads there.
 */
export class Placed {
	readonly #codes = new Map<string, string>();

	keep(key: string, code: string): void {
		this.#codes.delete(key);
		this.#codes.set(key, code);
		const [oldest] = this.#codes.keys();
		if (this.#codes.size > REMEMBERED && oldest !== undefined) this.#codes.delete(oldest);
	}

	find(key: string): string | undefined {
		return this.#codes.get(key);
	}
}
