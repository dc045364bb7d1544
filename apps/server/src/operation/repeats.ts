import type { Log } from './log.ts';

/** Different lines that are remembered; more would be a log that nobody can read anyway. */
const MOST = 100;

/**
 * The same log, which tells what says the same again at most once in `everyMs`: the next line of it has `times`, how often it was said since
 * the last one. `now`: in ms.
 */
export function onceInAWhile(log: Log, everyMs: number, now: () => number = () => performance.now()): Log {
	const told = new Map<string, { readonly at: number; untold: number }>();
	return (event, facts = {}) => {
		const text = JSON.stringify([event, facts]);
		const last = told.get(text);
		if (last !== undefined && now() - last.at < everyMs) {
			last.untold += 1;
			return;
		}
		if (told.size >= MOST) told.clear();
		told.set(text, { at: now(), untold: 0 });
		log(event, last === undefined || last.untold === 0 ? facts : { ...facts, times: last.untold + 1 });
	};
}
