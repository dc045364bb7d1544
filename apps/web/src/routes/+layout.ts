import { WORDS } from 'virtual:words';
import type { Language, Messages, Part } from '@aquarius/i18n';
import { partsOf, splitPath } from '#lib/language.ts';
import type { LayoutLoad } from './$types';

/** The language is in the address; its texts are fetched in the parts that the route says. */
export const load: LayoutLoad = async ({ url, route }) => {
	const { language } = splitPath(url.pathname);
	return { language, words: await wordsOf(language, partsOf(route.id)) };
};

/** Kept, so that the same words are the same object and nothing is shown anew. */
const fetched = new Map<string, Promise<Messages>>();

function wordsOf(language: Language, parts: readonly Part[]): Promise<Messages> {
	const key = [language, ...parts].join();
	const words = fetched.get(key) ?? fetchWords(language, parts);
	fetched.set(key, words);
	// Who was offline may try again.
	words.catch(() => fetched.delete(key));
	return words;
}

async function fetchWords(language: Language, parts: readonly Part[]): Promise<Messages> {
	const fetches = parts.map((part) => WORDS[language][part]());
	return Object.assign({}, ...(await Promise.all(fetches)).map(({ words }) => words));
}
