/** Time as the tables see it, so that tests can turn the clock by hand. */
export interface Time {
	/** Milliseconds since 1970. */
	readonly now: () => number;
	/** Runs `task` once after `ms`; the returned function calls it off. */
	readonly after: (ms: number, task: () => void) => () => void;
}

/** Longer waits would overflow Node's timers. */
const LONGEST = 2 ** 31 - 1;

export const realTime: Time = {
	now: () => Date.now(),
	after(ms, task) {
		const timer = setTimeout(task, Math.min(Math.max(ms, 0), LONGEST));
		timer.unref();
		return () => clearTimeout(timer);
	},
};
