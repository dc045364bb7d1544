/** What a search has still to look at: numbers, by period and, within a period, by promise (a whole number, 0 is best). */
export class Agenda {
	readonly #periods: readonly Stacks[];
	#next = 0;

	constructor(periods: number) {
		this.#periods = Array.from({ length: periods }, () => new Stacks());
	}

	push(item: number, period: number, promise: number): void {
		const stacks = this.#periods[period];
		if (stacks === undefined) throw new Error(`${period} was believed to be a period`);
		stacks.push(item, promise);
	}

	/**
	 * An item of one period; periods take turns, so that a search sees the end of the Actions soon and still comes back to their beginning.
	 * Undefined if there is nothing.
	 */
	pop(): { readonly item: number; readonly period: number } | undefined {
		const count = this.#periods.length;
		for (let tried = 0; tried < count; tried++) {
			const period = this.#next;
			this.#next = (this.#next + 1) % count;
			const item = this.#periods[period]?.pop();
			if (item !== undefined) return { item, period };
		}
		return undefined;
	}
}

/** How often the turn of some promise comes instead of that of the best: one time of so many. */
const TURNS = 4;

/** The most promising first, and of equals the newest; but now and then each promise has its turn, or a search could dwell on one for ever. */
class Stacks {
	readonly #stacks: number[][] = [];
	#size = 0;
	#best = 0;
	#turn = 0;
	#pops = 0;

	push(item: number, promise: number): void {
		while (this.#stacks.length <= promise) this.#stacks.push([]);
		this.#stacks[promise]?.push(item);
		this.#size++;
		this.#best = Math.min(this.#best, promise);
	}

	pop(): number | undefined {
		if (this.#size === 0) return undefined;
		this.#size--;
		this.#best = this.#filledFrom(this.#best);
		if (++this.#pops % TURNS !== 0) return this.#stacks[this.#best]?.pop();
		this.#turn = this.#filledFrom(this.#turn + 1);
		return this.#stacks[this.#turn]?.pop();
	}

	/** The next promise of which there are items, from the best again after the worst. There are some. */
	#filledFrom(promise: number): number {
		let at = promise % this.#stacks.length;
		while (this.#stacks[at]?.length === 0) at = (at + 1) % this.#stacks.length;
		return at;
	}
}
