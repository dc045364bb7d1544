import type { House } from './house.ts';
import { errorText } from './log.ts';

const TICK_MS = 1000;
/** Longer than any pause of a process that runs, and shorter than others wait before they take its tables. */
const FROZEN_MS = 3000;

/**
 * Watches for the process having been frozen or cut off from its processor: then others may have taken its tables over meanwhile, and
 * everybody who is still connected here would look at what is no longer true. Gives what ends the watch.
 */
export function watchForFreezes(house: House): () => void {
	let last = performance.now();
	const timer = setInterval(() => {
		const now = performance.now();
		if (now - last > FROZEN_MS) void giveUpLost(house, now - last);
		last = now;
	}, TICK_MS);
	timer.unref();
	return () => clearInterval(timer);
}

async function giveUpLost({ awake, store, log }: House, ms: number): Promise<void> {
	try {
		const tables = [...awake];
		const lost = new Set(await store.lost(tables.map(({ lease }) => lease)));
		log('frozen', { ms: Math.round(ms), tables: tables.length, lost: lost.size });
		for (const table of tables) if (lost.has(table.lease.code)) table.giveUp();
	} catch (error) {
		log('store-failed', { error: errorText(error) });
	}
}
