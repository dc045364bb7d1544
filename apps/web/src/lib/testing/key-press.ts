import type { KeyPress } from '../table/table-keys.ts';

/** A key pressed by itself, on nothing in particular; `more` says what was different. */
export const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
	key,
	ctrlKey: false,
	altKey: false,
	metaKey: false,
	defaultPrevented: false,
	repeat: false,
	target: null,
	...more,
});
