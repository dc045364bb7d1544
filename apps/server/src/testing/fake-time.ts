import type { Time } from '../time.ts';

/** A clock that stands still until it is turned. Tasks run in the order in which they fall due; what is due at once runs by itself. */
export class FakeTime implements Time {
	#now = 1_800_000_000_000;
	#tasks: { at: number; task: () => void }[] = [];

	readonly now = () => this.#now;

	readonly after = (ms: number, task: () => void) => {
		const planned = { at: this.#now + Math.max(0, ms), task };
		this.#tasks.push(planned);
		if (ms <= 0) setImmediate(() => this.advance(0));
		return () => {
			this.#tasks = this.#tasks.filter((other) => other !== planned);
		};
	};

	advance(ms: number): void {
		const end = this.#now + ms;
		for (;;) {
			const [next] = this.#tasks.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
			if (next === undefined) break;
			this.#now = Math.max(this.#now, next.at);
			this.#tasks = this.#tasks.filter((other) => other !== next);
			next.task();
		}
		this.#now = end;
	}
}
