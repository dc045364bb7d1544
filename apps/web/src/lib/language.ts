import { isLanguage, type Language, type Part } from '@aquarius/i18n';

/** English needs no sign in the address; every other language is its first part. */
const DEFAULT: Language = 'en';

/** The language of an address ("/fr/play": fr) and the address without it. */
export function splitPath(path: string): { readonly language: Language; readonly path: string } {
	const [, first = '', ...rest] = path.split('/');
	if (!isLanguage(first) || first === DEFAULT) return { language: DEFAULT, path };
	return { language: first, path: `/${rest.join('/')}` };
}

/** The address of a page ("/play") in a language. */
export function pathIn(language: Language, path: string): string {
	if (language === DEFAULT) return path;
	return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** The texts that pages under a route say, beside those of every page. */
export function partsOf(route: string | null): readonly Part[] {
	if (route === null) return ['site'];
	if (/replay/.test(route)) return ['site', 'table', 'replay'];
	return /^\/(play|table)\b/.test(route) ? ['site', 'table'] : ['site'];
}

/** The language of ours that somebody reads best: what they chose here once, or the first of their device's languages that we have. */
export function preferredLanguage(chosen: string | null, device: readonly string[]): Language {
	if (chosen !== null && isLanguage(chosen)) return chosen;
	return device.map((tag) => tag.split('-')[0] ?? '').find(isLanguage) ?? DEFAULT;
}
