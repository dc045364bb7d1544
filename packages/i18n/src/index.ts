import * as en from './en.ts';
import * as es from './es.ts';
import * as fr from './fr.ts';
import type { Language, LanguageFile, Messages } from './language.ts';
import * as vi from './vi.ts';

const FILES: Readonly<Record<Language, LanguageFile>> = { en, fr, vi, es };

/** A language in its parts. */
export function languageFile(language: Language): LanguageFile {
	return FILES[language];
}

/** All texts of a language. Takes every language along: pages of the site load parts instead. */
export function messages(language: Language): Messages {
	const { site, table, replay } = languageFile(language);
	return { ...site, ...table, ...replay };
}

export { type PanelPlace, type Pattern, patternOf, type SpokenPanel, spokenPanels } from './card-parts.ts';
export {
	isLanguage,
	LANGUAGE_NAMES,
	LANGUAGES,
	type Language,
	type LanguageFile,
	type Messages,
	type Part,
	type ReplayWords,
	type SiteWords,
	type TableWords,
} from './language.ts';
export { parts, plain, sentence, strong, type TextPart } from './text.ts';
