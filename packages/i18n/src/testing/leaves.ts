import type { Messages } from '../index.ts';
import { plain } from '../text.ts';
import { callsOf } from './calls.ts';

export type Kind = 'text' | 'function' | 'list' | 'group';

/** A text as people meet it. */
export interface Leaf {
	/** Where it stands among the texts: `table.cardsLeft`. */
	readonly key: string;
	/** The same with the number of the sample, for texts that are composed: `table.cardsLeft #2`. */
	readonly path: string;
	/** Without marks; null where a function says that there is nothing to say. */
	readonly text: string | null;
	/** The texts that it was composed of. */
	readonly given: readonly string[];
}

/** What there is at every key, groups included. */
export function kindsOf(texts: unknown, key = ''): ReadonlyMap<string, Kind> {
	const found = new Map<string, Kind>(key === '' ? [] : [[key, kindOf(texts)]]);
	for (const [name, inner] of entriesOf(texts)) {
		for (const [path, kind] of kindsOf(inner, under(key, name))) found.set(path, kind);
	}
	return found;
}

/** Every text of a language; functions are called with the samples of `calls.ts`. */
export const leavesOf = (m: Messages): readonly Leaf[] => leavesIn(m, callsOf(m), '');

function leavesIn(texts: unknown, calls: unknown, key: string): readonly Leaf[] {
	if (typeof texts === 'string') return [{ key, path: key, text: texts, given: [] }];
	if (typeof texts === 'function') {
		return (calls as readonly (readonly unknown[])[]).map((call, n) => {
			const said: unknown = texts(...call);
			const text = said === null ? null : plain(String(said));
			return { key, path: `${key} #${n + 1}`, text, given: call.flat().filter((arg) => typeof arg === 'string') };
		});
	}
	const inner = Object(calls) as Readonly<Record<string, unknown>>;
	return entriesOf(texts).flatMap(([name, value]) => leavesIn(value, inner[name], under(key, name)));
}

const kindOf = (texts: unknown): Kind => {
	if (typeof texts === 'string') return 'text';
	if (typeof texts === 'function') return 'function';
	return Array.isArray(texts) ? 'list' : 'group';
};
const entriesOf = (texts: unknown): readonly (readonly [string, unknown])[] =>
	typeof texts === 'object' && texts !== null ? Object.entries(texts) : [];
const under = (key: string, name: string): string => (key === '' ? name : `${key}.${name}`);
