import type * as en from './en.ts';

/** Every language there is, by its code in addresses, with its own name. A new language is a row here and in `FILES`, and a file of words beside it. */
export const LANGUAGE_NAMES = { en: 'English', fr: 'Français', vi: 'Tiếng Việt', es: 'Español' } as const;
export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[];

/** The texts of a language come in parts, so that no page loads what it does not say. English is the pattern: a key that another language lacks is a build error. */
export type SiteWords = typeof en.site;
export type TableWords = typeof en.table;
export type ReplayWords = typeof en.replay;
export type Messages = SiteWords & TableWords & ReplayWords;

/** A file of words. */
export interface LanguageFile {
	readonly site: SiteWords;
	readonly table: TableWords;
	readonly replay: ReplayWords;
}
export type Part = keyof LanguageFile;

export function isLanguage(text: string): text is Language {
	return Object.hasOwn(LANGUAGE_NAMES, text);
}
