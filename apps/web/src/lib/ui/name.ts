import { storeOf } from '#lib/session/browser.ts';

const KEY = 'name';

/** The name that was last used in this browser, or nothing. */
export const rememberedName = (): string => storeOf('localStorage').read(KEY) ?? '';

export function rememberName(name: string): void {
	storeOf('localStorage').write(KEY, name);
}
