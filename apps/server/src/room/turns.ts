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

/** The same for works of many names: only those of one name wait for each other. */
export class NamedTurns {
	readonly #turns = new Map<string, Turns>();

	take<T>(name: string, work: () => T | Promise<T>): Promise<T> {
		const turns = this.#turns.get(name) ?? new Turns();
		this.#turns.set(name, turns);
		return turns.take(work);
	}
}
