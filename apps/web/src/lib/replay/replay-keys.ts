import type { KeyPress } from '../table/table-keys.ts';

/** What a key means where a game is looked back at, outside of the board and of what has keys of its own. */
export type ReplayKey = 'back' | 'on' | 'first' | 'last' | 'turn-before' | 'turn-after';

const KEYS: Readonly<Record<string, ReplayKey>> = {
	ArrowLeft: 'back',
	ArrowRight: 'on',
	Home: 'first',
	End: 'last',
	ArrowUp: 'turn-before',
	ArrowDown: 'turn-after',
};

/** Null: not ours, or somebody else has used it, or a dialog is open. Unlike at a table a key may be held down. */
export function replayKey(event: KeyPress, dialogOpen: boolean): ReplayKey | null {
	if (dialogOpen || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return null;
	const target = typeof Element !== 'undefined' && event.target instanceof Element ? event.target : null;
	return target?.closest('input, select, textarea') ? null : (KEYS[event.key] ?? null);
}
