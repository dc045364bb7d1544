import type { Language } from '@aquarius/i18n';
import { pathIn, splitPath } from '#lib/language.ts';
import { page } from '$app/state';

/** The address of a page ("/play") in the language of this page, or in another. */
export function at(path: string, language: Language = splitPath(page.url.pathname).language): string {
	return pathIn(language, path);
}
