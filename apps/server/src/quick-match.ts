import type { TableCode } from '@aquarius/protocol';

/**
 * The queue of strangers: which quick tables still wait, oldest first. People are placed one after the other, so that two who
 * come in the same moment never each open a table.
 */
export class QuickMatch {
	readonly #waiting = new Map<TableCode, number>();
	#last: Promise<unknown> = Promise.resolve();

	/** A table tells whether it still has a free chair. */
	note(code: TableCode, seats: number, isOpen: boolean): void {
		if (!isOpen) this.#waiting.delete(code);
		else if (!this.#waiting.has(code)) this.#waiting.set(code, seats);
	}

	/**
	 * Places one person: `sit` is tried on each waiting table of that size and answers undefined where it did not work out;
	 * at last `open` makes a new table.
	 */
	place<T>(seats: number, sit: (code: TableCode) => Promise<T | undefined>, open: () => Promise<T>): Promise<T> {
		const placed = this.#last.then(async () => {
			for (const [code, size] of [...this.#waiting]) {
				if (size !== seats) continue;
				const seated = await sit(code);
				if (seated !== undefined) return seated;
				this.#waiting.delete(code);
			}
			return open();
		});
		this.#last = placed.catch(() => undefined);
		return placed;
	}
}
