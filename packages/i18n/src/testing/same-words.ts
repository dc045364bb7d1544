import type { Language } from '../index.ts';

/** Names, codes and signs that no language translates. */
const EVERYWHERE = ['Aquarius', 'Looney Labs', 'KTX294'];

/** Words that read in a language as they read in English. */
const SAME: Partial<Readonly<Record<Language, readonly string[]>>> = {
	fr: [
		'Air',
		'Expert',
		'Menu',
		'Table',
		'Table KTX294',
		'Piles',
		'Pile 1',
		'Pile 5',
		'1 minute',
		'2 minutes',
		'5 minutes',
	],
	vi: ['Menu', 'Enter', 'Esc', 'Home', 'End'],
	es: ['bot', 'Enter', 'Esc'],
};

export const sameWords = (language: Language): readonly string[] => [...EVERYWHERE, ...(SAME[language] ?? [])];
