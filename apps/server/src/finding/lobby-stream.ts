import type { LobbyTable } from '@aquarius/protocol';
import type { Response } from 'express';
import { errorText, type Log } from '../operation/log.ts';
import { Turns } from '../room/turns.ts';
import { lobbyChange, lobbyTables } from './lobby-list.ts';
import type { Notices } from './notices.ts';

/** How soon people who look at the lobby see a change. */
const LOOK_MS = 500;
/** A comment now and then keeps proxies from closing a line on which nothing happens. */
const STILL_HERE_MS = 20_000;
const MAX_LISTENERS = 2000;
const MAX_UNREAD_BYTES = 1024 * 1024;

/**
 * The live lobby as server-sent events: `tables` with all of them first, then `change` with a `LobbyChange` whenever there is one. The
 * tables are looked at only while somebody listens, once for all who do.
 */
export class LobbyStream {
	readonly #notices: Notices;
	readonly #log: Log;
	readonly #listeners = new Set<Response>();
	readonly #mostListeners: number;
	/** One look after the other, so that an older one is never told after a newer one. */
	readonly #turns = new Turns();
	#isLooking = false;
	/** Of those who asked and have not been answered yet. */
	#waiting = 0;
	#tables: readonly LobbyTable[] = [];
	#timer: NodeJS.Timeout | undefined;
	#spokenAt = 0;

	constructor(notices: Notices, log: Log, { mostListeners = MAX_LISTENERS } = {}) {
		this.#notices = notices;
		this.#log = log;
		this.#mostListeners = mostListeners;
	}

	/** How many listen. */
	get listening(): number {
		return this.#listeners.size;
	}

	/** Answers a request; false if too many listen already. */
	async listen(response: Response): Promise<boolean> {
		if (this.#listeners.size + this.#waiting >= this.#mostListeners) return false;
		if (this.#listeners.size === 0) await this.#firstLook(response);
		else this.#begin(response);
		return true;
	}

	async #firstLook(response: Response) {
		this.#waiting += 1;
		try {
			await this.#turns.take(async () => {
				// Others may have asked in the same moment.
				if (this.#listeners.size === 0) this.#tables = await lobbyTables(this.#notices);
				this.#begin(response);
			});
		} finally {
			this.#waiting -= 1;
		}
	}

	#begin(response: Response) {
		// Gone already: nothing would ever tell so again.
		if (response.destroyed) return;
		response.status(200).set({ 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' }).flushHeaders();
		response.write(eventOf('tables', { tables: this.#tables }));
		this.#listeners.add(response);
		response.on('close', () => this.#forget(response));
		this.#timer ??= setInterval(() => this.#lookSoon(), LOOK_MS).unref();
	}

	close(): void {
		for (const response of this.#listeners) response.end();
		this.#listeners.clear();
		this.#rest();
	}

	#forget(response: Response) {
		this.#listeners.delete(response);
		if (this.#listeners.size === 0) this.#rest();
	}

	#rest() {
		clearInterval(this.#timer);
		this.#timer = undefined;
	}

	#lookSoon() {
		if (this.#isLooking) return;
		this.#isLooking = true;
		void this.#turns
			.take(() => this.#look())
			.finally(() => {
				this.#isLooking = false;
			});
	}

	async #look() {
		try {
			const tables = await lobbyTables(this.#notices);
			const change = lobbyChange(this.#tables, tables);
			this.#tables = tables;
			const now = Date.now();
			if (change !== null) this.#tell(eventOf('change', change));
			else if (now - this.#spokenAt > STILL_HERE_MS) this.#tell(':\n\n');
		} catch (error) {
			this.#log('lobby-failed', { error: errorText(error) });
		}
	}

	#tell(text: string) {
		this.#spokenAt = Date.now();
		for (const response of this.#listeners) {
			response.write(text);
			// Whoever does not read any more would fill the memory with what was said meanwhile.
			if (response.writableLength > MAX_UNREAD_BYTES) response.destroy();
		}
	}
}

const eventOf = (name: string, data: unknown): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
