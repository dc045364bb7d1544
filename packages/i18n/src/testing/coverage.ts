import { type Language, type Messages, messages } from '../index.ts';
import { type Kind, kindsOf, type Leaf, leavesOf } from './leaves.ts';
import { sameWords } from './same-words.ts';

/** How far a language says what English says. Lists hold keys or, for composed texts, paths. */
export interface Coverage {
	/** Texts and functions that English has. */
	readonly keys: number;
	/** Not there, or of another kind than in English. */
	readonly missing: readonly string[];
	/** There without being in English. */
	readonly unknown: readonly string[];
	/** The same as in English, and listed as a word that both languages have. */
	readonly same: readonly Leaf[];
	/** The same as in English without being listed. */
	readonly untranslated: readonly Leaf[];
	/** The label that grew most. */
	readonly longest: { readonly path: string; readonly ratio: number };
}

/** @param texts of the language, whatever they are: what is missing is to be told */
export function coverageOf(language: Language, texts: Messages): Coverage {
	const english = kindsOf(messages('en'));
	const kinds = kindsOf(texts);
	const missing = [...english].filter(([key, kind]) => kinds.get(key) !== kind).map(([key]) => key);
	const unknown = [...kinds.keys()].filter((key) => !english.has(key));
	const keys = [...english.values()].filter(isText).length;
	if (missing.length > 0) {
		return { keys, missing, unknown, same: [], untranslated: [], longest: { path: '', ratio: 0 } };
	}
	const pairs = pairsOf(texts);
	const like = pairs.filter(([leaf, en]) => leaf.text === en.text && needsTranslation(en)).map(([leaf]) => leaf);
	const same = like.filter(({ text }) => text !== null && sameWords(language).includes(text));
	return {
		keys,
		missing,
		unknown,
		same,
		untranslated: like.filter((leaf) => !same.includes(leaf)),
		longest: longestOf(pairs),
	};
}

type Pair = readonly [leaf: Leaf, english: Leaf];

function pairsOf(texts: Messages): readonly Pair[] {
	const english = new Map(leavesOf(messages('en')).map((leaf) => [leaf.path, leaf]));
	return leavesOf(texts).flatMap((leaf) => {
		const pattern = english.get(leaf.path);
		return pattern === undefined ? [] : [[leaf, pattern] as const];
	});
}

const isText = (kind: Kind): boolean => kind === 'text' || kind === 'function';

/** Whether a text has words of its own: "5 / 7", "←" and "Mai 40%" have none. */
function needsTranslation({ text, given }: Leaf): boolean {
	const own = given.reduce((left, piece) => (piece === '' ? left : left.replaceAll(piece, '')), text ?? '');
	return /\p{L}{2}/u.test(own);
}

const LABEL = { shortest: 4, longest: 24 };

/** Labels are what stands on buttons and above fields: short texts that are no sentences. Very short ones double easily and still fit. */
function longestOf(pairs: readonly Pair[]): Coverage['longest'] {
	const labels = pairs.flatMap(([{ path, text }, en]) => {
		const size = en.text?.length ?? 0;
		const isLabel = size >= LABEL.shortest && size <= LABEL.longest && !/[.?!…]$/.test(en.text ?? '');
		return isLabel && en.path === en.key ? [{ path, ratio: (text?.length ?? 0) / size }] : [];
	});
	return labels.reduce((most, label) => (label.ratio > most.ratio ? label : most), { path: '', ratio: 0 });
}
