/** What a search has still to look at: numbers in stacks, by period and, within a period, by promise (a whole number, 0 is best). */
export class Agenda {
	readonly #periods: number[][][];
	readonly #best: number[];
	#next = 0;

	constructor(periods: number) {
		this.#periods = Array.from({ length: periods }, () => []);
		this.#best = new Array<number>(periods).fill(0);
	}

	push(item: number, period: number, promise: number): void {
		const stacks = this.#periods[period];
		if (stacks === undefined) throw new Error(`${period} was believed to be a period`);
		const stack = stacks[promise];
		if (stack === undefined) stacks[promise] = [item];
		else stack.push(item);
		if (promise < (this.#best[period] ?? 0)) this.#best[period] = promise;
	}

	/**
	 * The most promising item of one period, the newest of equals; periods take turns, so that a search sees the end of the Actions soon
	 * and still comes back to their beginning. Undefined if there is nothing.
	 */
	pop(): { readonly item: number; readonly period: number } | undefined {
		const count = this.#periods.length;
		for (let tried = 0; tried < count; tried++) {
			const period = this.#next;
			this.#next = (this.#next + 1) % count;
			const item = this.#popOf(period);
			if (item !== undefined) return { item, period };
		}
		return undefined;
	}

	#popOf(period: number): number | undefined {
		const stacks = this.#periods[period] ?? [];
		for (let promise = this.#best[period] ?? 0; promise < stacks.length; promise++) {
			const item = stacks[promise]?.pop();
			if (item === undefined) continue;
			this.#best[period] = promise;
			return item;
		}
		this.#best[period] = stacks.length;
		return undefined;
	}
}
