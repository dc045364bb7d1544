import type { TableCode } from '@aquarius/protocol';
import { NamedTurns } from '../room/turns.ts';

/** `lobby`: public tables where somebody is, as JSON of a `LobbyTable`. `quick`: tables of strangers that wait, as `QuickNotice`. */
export const TOPICS = ['lobby', 'quick'] as const;
export type Topic = (typeof TOPICS)[number];

/**
 * What the processes of a site tell each other about their tables. A notice lives as long as its process does: one that ends, in
 * whatever way, takes its notices with it.
 */
export interface Notices {
	/** Resolves if the processes of this site can tell each other things at this moment. */
	readonly ready: () => Promise<void>;
	/** Puts up, replaces or (null) takes down the notice of a table of this process. */
	readonly note: (topic: Topic, code: TableCode, text: string | null) => void;
	/** All notices of all processes, this one's as they are now. */
	readonly all: (topic: Topic) => Promise<ReadonlyMap<TableCode, string>>;
	/** Resolves when what this process has put up can be read by the others. */
	readonly spread: () => Promise<void>;
	/** Does some work of that name while no process does any other of it. */
	readonly alone: <T>(name: string, work: () => Promise<T>) => Promise<T>;
	readonly close: () => Promise<void>;
}

/** The notices that one process has put up. */
export class OwnNotices {
	readonly #texts: Readonly<Record<Topic, Map<TableCode, string>>> = { lobby: new Map(), quick: new Map() };

	/** Whether that changed anything. */
	note(topic: Topic, code: TableCode, text: string | null): boolean {
		const texts = this.#texts[topic];
		if (text === null) return texts.delete(code);
		if (texts.get(code) === text) return false;
		texts.set(code, text);
		return true;
	}

	of(topic: Topic): ReadonlyMap<TableCode, string> {
		return this.#texts[topic];
	}
}

/** For a site that is one process. */
export function localNotices(): Notices {
	const own = new OwnNotices();
	const turns = new NamedTurns();
	return {
		ready: async () => {},
		note: (topic, code, text) => void own.note(topic, code, text),
		all: async (topic) => new Map(own.of(topic)),
		spread: async () => {},
		alone: (name, work) => turns.take(name, work),
		close: async () => {},
	};
}
