/** Time as the tables see it, so that tests can turn the clock by hand. */
export interface Time {
	/** Milliseconds since 1970, whole; never less than before. */
	readonly now: () => number;
	/** Runs `task` once after `ms`; the returned function calls it off. */
	readonly after: (ms: number, task: () => void) => () => void;
}

/** Longer waits would overflow Node's timers. */
const LONGEST = 2 ** 31 - 1;

/**
 * The machine's time, except that it does not follow when somebody sets that back: turns would last longer. It follows when it is set
 * forward, as after the machine was asleep.
 */
export function steadyTime(wall: () => number, elapsed: () => number): Time['now'] {
	let offset = wall() - elapsed();
	return () => {
		offset = Math.max(offset, wall() - elapsed());
		return Math.floor(offset + elapsed());
	};
}

export const realTime: Time = {
	now: steadyTime(
		() => Date.now(),
		() => performance.now(),
	),
	after(ms, task) {
		const timer = setTimeout(task, Math.min(Math.max(ms, 0), LONGEST));
		timer.unref();
		return () => clearTimeout(timer);
	},
};
