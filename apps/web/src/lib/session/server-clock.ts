/** How far the server's clock is ahead of this device's, in ms. */
export interface ServerClock {
	readonly ahead: number;
	/** The last deadline that was seen; a new one tells the server's time exactly. */
	readonly deadline: number | null;
	/** Whether `ahead` was measured by a deadline, or only guessed from a header of whole seconds. */
	readonly measured: boolean;
}

/** From the `Date` header of the answer to a join. */
export function guessedClock(serverNow: number | null, now: number): ServerClock {
	return { ahead: serverNow === null ? 0 : serverNow - now, deadline: null, measured: false };
}

/**
 * A deadline that is new while we are connected was set a moment ago: the server's time is then the deadline less the time of a turn. The
 * first one after joining may be old and tells nothing.
 */
export function withDeadline(clock: ServerClock, deadline: number | null, turnMs: number, now: number): ServerClock {
	if (deadline === null || deadline === clock.deadline) return clock;
	if (clock.deadline === null || turnMs <= 0) return { ...clock, deadline };
	return { ahead: deadline - turnMs - now, deadline, measured: true };
}

/** A time of the server on this device's clock. */
export const localTime = (clock: ServerClock, serverTime: number | null): number | null =>
	serverTime === null ? null : serverTime - clock.ahead;
