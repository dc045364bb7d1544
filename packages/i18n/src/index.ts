import { en } from './en.ts';

/** Every text of one language. The English module is the pattern; a missing key elsewhere is a build error. */
export type Messages = typeof en;

export const LANGUAGES = ['en'] as const;
export type Language = (typeof LANGUAGES)[number];

const MODULES: Readonly<Record<Language, Messages>> = { en };

/** The texts of a language. */
export function messages(language: Language): Messages {
	return MODULES[language];
}

export { type PanelPlace, type Pattern, patternOf, type SpokenPanel, spokenPanels } from './card-parts.ts';
export { parts, plain, sentence, strong, type TextPart } from './text.ts';
