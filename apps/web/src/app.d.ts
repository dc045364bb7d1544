declare module 'virtual:palette.css' {}

/** Made by `language-parts.ts`. */
declare module 'virtual:words' {
	import type { Language, LanguageFile } from '@aquarius/i18n';
	export const WORDS: {
		readonly [L in Language]: {
			readonly [P in keyof LanguageFile]: () => Promise<{ readonly words: LanguageFile[P] }>;
		};
	};
}
