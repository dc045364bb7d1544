import type { Joined } from '@aquarius/protocol';
import type { TextStore } from './browser.ts';
import type { TableDeed } from './session.ts';

/**
 * Keeps the credentials of tables: the newest per table in `local`, for a tab that was closed, and this tab's own in `tab`, so that two
 * tabs of one browser may hold two seats of one table.
 */
export class Tickets {
	readonly #local: TextStore;
	readonly #tab: TextStore;

	constructor(local: TextStore, tab: TextStore) {
		this.#local = local;
		this.#tab = tab;
	}

	of(code: string): string | null {
		return this.#tab.read(key(code)) ?? this.#local.read(key(code));
	}

	keep(code: string, credential: string | null): void {
		this.#tab.write(key(code), credential);
		this.#local.write(key(code), credential);
	}
}

const key = (code: string): string => `seat:${code}`;

/** A reservation made on another page (new table, quick match, code) and not used yet; it is good for some seconds only. */
const fresh = new Map<string, HandedOver & { readonly at: number }>();
const GOOD_FOR = 8000;

/** A reservation, and what its owner wants done once they are at the table. */
export interface HandedOver {
	readonly joined: Joined;
	readonly then: TableDeed[];
}

export function handOver(joined: Joined, then: TableDeed[] = []): void {
	fresh.set(joined.code, { joined, then, at: Date.now() });
}

/** Takes the reservation, once. */
export function takeOver(code: string): HandedOver | undefined {
	const found = fresh.get(code);
	fresh.delete(code);
	return found !== undefined && Date.now() - found.at < GOOD_FOR ? found : undefined;
}
