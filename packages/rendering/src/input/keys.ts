/** What a key means on the board. Pure: the facts of a key event in, a command out. */

export type Way = 'left' | 'right' | 'up' | 'down';

export type KeyCommand =
	| { readonly type: 'go'; readonly way: Way }
	| { readonly type: 'look'; readonly way: Way }
	| {
			readonly type:
				| 'first'
				| 'last'
				| 'next'
				| 'previous'
				| 'choose'
				| 'turn'
				| 'cancel'
				| 'fit'
				| 'zoom-in'
				| 'zoom-out';
	  };

export interface KeyInput {
	readonly key: string;
	readonly shift: boolean;
	/** Ctrl, Alt or Meta: the browser's own. */
	readonly modified: boolean;
}

const WAYS: Readonly<Record<string, Way>> = {
	ArrowLeft: 'left',
	ArrowRight: 'right',
	ArrowUp: 'up',
	ArrowDown: 'down',
};

const COMMANDS: Readonly<Record<string, KeyCommand>> = {
	Home: { type: 'first' },
	End: { type: 'last' },
	PageDown: { type: 'next' },
	PageUp: { type: 'previous' },
	Enter: { type: 'choose' },
	' ': { type: 'choose' },
	r: { type: 'turn' },
	Escape: { type: 'cancel' },
	f: { type: 'fit' },
	'0': { type: 'fit' },
	'+': { type: 'zoom-in' },
	'=': { type: 'zoom-in' },
	'-': { type: 'zoom-out' },
	_: { type: 'zoom-out' },
};

/** Undefined: not for the board. Shift with an arrow moves the camera, an arrow alone the focus. */
export function commandFor({ key, shift, modified }: KeyInput): KeyCommand | undefined {
	if (modified) return undefined;
	const way = WAYS[key];
	if (way) return { type: shift ? 'look' : 'go', way };
	return COMMANDS[key.length === 1 ? key.toLowerCase() : key];
}

/** Steps right and down as -1, 0 or 1. */
export function stepOf(way: Way): { readonly x: number; readonly y: number } {
	return { x: way === 'left' ? -1 : way === 'right' ? 1 : 0, y: way === 'up' ? -1 : way === 'down' ? 1 : 0 };
}
