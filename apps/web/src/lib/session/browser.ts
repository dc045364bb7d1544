/** What sessions need from the browser, in one place: chance, pauses and storage. */

/** 64 hex digits from the browser's cryptographic source. */
export function randomKey(): string {
	return hex(crypto.getRandomValues(new Uint8Array(32)));
}

/** A name for one command, so that sending it twice does it once. */
export function commandKey(): string {
	return hex(crypto.getRandomValues(new Uint8Array(12)));
}

/** A name for one wish for a seat, so that sending it twice gives one. Whoever knows it has the seat. */
export function wishKey(): string {
	return hex(crypto.getRandomValues(new Uint8Array(24)));
}

/** This player's part in the shuffle of a game on a server: 32 hex digits. */
export function randomSalt(): string {
	return hex(crypto.getRandomValues(new Uint8Array(16)));
}

const hex = (bytes: Uint8Array): string => [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('');

export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Storage that may be full, switched off or not there at all: then it forgets. */
export function storeOf(area: 'localStorage' | 'sessionStorage'): TextStore {
	return {
		read: (key) => {
			try {
				return globalThis[area].getItem(key);
			} catch {
				return null;
			}
		},
		write: (key, text) => {
			try {
				if (text === null) globalThis[area].removeItem(key);
				else globalThis[area].setItem(key, text);
			} catch {
				// The page works on without.
			}
		},
	};
}

export interface TextStore {
	readonly read: (key: string) => string | null;
	/** `null` removes it. */
	readonly write: (key: string, text: string | null) => void;
}
