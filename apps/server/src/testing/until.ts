import { setTimeout as wait } from 'node:timers/promises';

const LOOK_MS = 5;
/** Far more than anything here takes on a machine that others use as well. */
const PATIENCE_MS = 30_000;

/** Resolves once it is so, looked at again and again. Rejects with the name of what was awaited after `ms`, also where a look never ends. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>, ms = PATIENCE_MS): Promise<void> {
	const end = new AbortController();
	const late = wait(ms, undefined, { signal: end.signal }).then(() => {
		throw new Error(`waited ${ms} ms in vain for ${what}`);
	});
	late.catch(() => {});
	try {
		while (!(await Promise.race([isSo(), late]))) await Promise.race([wait(LOOK_MS), late]);
	} finally {
		end.abort();
	}
}
