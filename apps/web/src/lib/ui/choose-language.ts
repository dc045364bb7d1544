import type { Language } from '@aquarius/i18n';
import { preferredLanguage, splitPath } from '#lib/language.ts';
import { storeOf } from '#lib/session/browser.ts';
import { at } from '#lib/ui/at.ts';
import { goto } from '$app/navigation';

const KEY = 'language';

/** Remembers that somebody chose a language here. */
export function chooseLanguage(language: Language): void {
	storeOf('localStorage').write(KEY, language);
}

/**
 * Shows the page in the language that its reader prefers, where the address names none: links that friends send, and the first visit.
 * An address that names one is kept to.
 */
export function preferLanguage(): void {
	const { pathname, search, hash } = location;
	if (splitPath(pathname).path !== pathname) return;
	const language = preferredLanguage(storeOf('localStorage').read(KEY), navigator.languages);
	const there = at(pathname, language);
	if (there !== pathname) void goto(there + search + hash, { replace: true, reset: false });
}
