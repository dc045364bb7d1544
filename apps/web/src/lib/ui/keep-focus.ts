import { tick } from 'svelte';

/**
 * Called before a part of the page changes: if what has the focus there goes away, the first that one of the selectors then finds gets it.
 * The order is that of the selectors.
 */
export async function keepFocus(part: HTMLElement | undefined, heirs: readonly string[]): Promise<void> {
	if (!part?.contains(document.activeElement)) return;
	await tick();
	if (document.activeElement !== document.body) return;
	for (const heir of heirs) {
		const found = part.querySelector<HTMLElement>(heir);
		if (found !== null) return found.focus();
	}
}
