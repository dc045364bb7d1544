/** What a key means on the table page, outside of the board, which has keys of its own. */
export type KeyDeed =
	| { readonly do: 'pick'; readonly slot: number }
	| { readonly do: 'turn' | 'commit' | 'cancel' | 'board' | 'hand' | 'fit' | 'goal' | 'hint' };

/** The parts of a key event that count. */
export interface KeyPress {
	readonly key: string;
	readonly ctrlKey: boolean;
	readonly altKey: boolean;
	readonly metaKey: boolean;
	readonly defaultPrevented: boolean;
	readonly repeat: boolean;
	readonly target: EventTarget | null;
}

/** Null: not ours, or somebody else has used it, or a dialog is open. */
export function keyDeed(event: KeyPress, dialogOpen: boolean): KeyDeed | null {
	if (dialogOpen || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.repeat)
		return null;
	const on = roleOf(event.target);
	if (on === 'field') return null;
	if (/^[1-9]$/.test(event.key)) return { do: 'pick', slot: Number(event.key) - 1 };
	switch (event.key.toLowerCase()) {
		case 'r':
			return { do: 'turn' };
		case 'enter':
			// On a button or link Enter is a press of that.
			return on === 'other' ? { do: 'commit' } : null;
		case 'escape':
			return { do: 'cancel' };
		case 'b':
			return { do: 'board' };
		case 'h':
			return { do: 'hand' };
		case 'f':
		case '0':
			return { do: 'fit' };
		case 'g':
			return { do: 'goal' };
		case 's':
			return { do: 'hint' };
		default:
			return null;
	}
}

function roleOf(target: EventTarget | null): 'field' | 'press' | 'other' {
	if (typeof Element === 'undefined' || !(target instanceof Element)) return 'other';
	if (target.closest('input, select, textarea, [contenteditable]')) return 'field';
	return target.closest('button, a[href], summary') ? 'press' : 'other';
}
