/** Lets so much through a second. */
export class Pacer {
	readonly #perSecond: number;
	#next = performance.now();

	constructor(perSecond: number) {
		this.#perSecond = perSecond;
	}

	async wait(count: number): Promise<void> {
		const now = performance.now();
		const at = Math.max(now, this.#next);
		this.#next = at + (count / this.#perSecond) * 1000;
		if (at > now) await new Promise((done) => setTimeout(done, at - now));
	}
}
