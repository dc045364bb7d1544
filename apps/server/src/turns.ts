/** Lets works at one thing happen one after the other, in the order in which they were asked for. */
export class Turns {
	#last: Promise<unknown> = Promise.resolve();

	/** Resolves, or rejects, as the work does. */
	take<T>(work: () => T | Promise<T>): Promise<T> {
		const done = this.#last.then(work);
		this.#last = done.catch(() => {
			// Whoever asked for it is told; the next one has nothing to do with it.
		});
		return done;
	}

	/** Resolves when everything asked for so far is over. */
	async rest(): Promise<void> {
		await this.#last;
	}
}
