/** Takes back what was done: a listener, an observer, a style sheet. */
export type Undo = () => void;

/** Listens, and gives the way to stop listening. */
export function listen<K extends keyof GlobalEventHandlersEventMap>(
	target: EventTarget,
	type: K,
	handler: (event: GlobalEventHandlersEventMap[K]) => void,
	options: { readonly capture?: boolean; readonly passive?: boolean } = {},
): Undo {
	// The DOM's types cannot tie a name to its event on a bare EventTarget; the signature above does.
	const listener = handler as EventListener;
	target.addEventListener(type, listener, options);
	return () => target.removeEventListener(type, listener, options);
}

/** At most one call of `run` a frame, however often it is asked for. */
export function eachFrame(run: (now: number) => void): { readonly ask: () => void; readonly stop: Undo } {
	let asked = 0;
	return {
		ask: () => {
			if (asked !== 0) return;
			asked = requestAnimationFrame((now) => {
				asked = 0;
				run(now);
			});
		},
		stop: () => {
			cancelAnimationFrame(asked);
			asked = 0;
		},
	};
}

/** One timer that can be set again; setting it forgets the time before. */
export function alarm(run: () => void): { readonly set: (ms: number) => void; readonly stop: Undo } {
	let timer: ReturnType<typeof setTimeout> | undefined;
	return {
		set: (ms) => {
			clearTimeout(timer);
			timer = setTimeout(run, ms);
		},
		stop: () => clearTimeout(timer),
	};
}

export function prefersStill(): boolean {
	return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
