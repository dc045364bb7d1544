import type { House } from '../house.ts';
import { errorText } from './log.ts';

const TICK_MS = 1000;
/** Longer than any pause of a process that runs, and shorter than others wait before they take its tables. */
const FROZEN_MS = 3000;

/**
 * Watches for this process having been frozen or cut off from its processor, or from the store: then others may have taken its tables over
 * meanwhile, and everybody who is still connected here would look at what is no longer true. Looks until the store has answered. Gives
 * what ends the watch.
 */
export function watchForFreezes(house: House): () => void {
	let last = performance.now();
	let frozenMs = 0;
	let gaps = house.store.gaps();
	let isLooking = false;
	const look = async () => {
		const seen = { gaps: house.store.gaps(), frozenMs };
		if (isLooking || (seen.gaps === gaps && frozenMs === 0)) return;
		isLooking = true;
		if (await giveUpLost(house, frozenMs)) {
			gaps = seen.gaps;
			if (frozenMs === seen.frozenMs) frozenMs = 0;
		}
		isLooking = false;
	};
	const timer = setInterval(() => {
		const now = performance.now();
		if (now - last > FROZEN_MS) frozenMs = now - last;
		last = now;
		void look();
	}, TICK_MS);
	timer.unref();
	return () => clearInterval(timer);
}

/** `ms`: how long this process was frozen; 0 if it only was not heard. False if the store does not answer. */
async function giveUpLost({ awake, store, log }: House, ms: number): Promise<boolean> {
	try {
		const tables = [...awake];
		const lost = new Set(await store.lost(tables.map(({ lease }) => lease)));
		const counts = { tables: tables.length, lost: lost.size };
		if (ms > 0) log('frozen', { ms: Math.round(ms), ...counts });
		else log('unheard', counts);
		for (const table of tables) if (lost.has(table.lease.code)) table.giveUp();
		return true;
	} catch (error) {
		log('store-failed', { error: errorText(error) });
		return false;
	}
}
