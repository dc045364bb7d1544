import type { Element } from '@aquarius/engine';

/** Where on a card a panel lies, as people say it. */
export type PanelPlace =
	| 'whole'
	| 'above'
	| 'below'
	| 'left'
	| 'right'
	| 'upper-left'
	| 'upper-right'
	| 'lower-left'
	| 'lower-right';

export interface SpokenPanel {
	readonly element: Element;
	readonly place: PanelPlace;
}

/** What a layout is called. */
export type Pattern = 'ace' | 'double' | 'triple' | 'quad' | 'wild';

const CORNERS: readonly PanelPlace[] = ['upper-left', 'upper-right', 'lower-left', 'lower-right'];
const HALVES: readonly (readonly [number, number, PanelPlace])[] = [
	[0, 1, 'above'],
	[2, 3, 'below'],
	[0, 2, 'left'],
	[1, 3, 'right'],
];

/** The panels of a card word with their places, in reading order; none for a Wild. The order follows the quadrants 1 2 / 3 4. */
export function spokenPanels(word: string): readonly SpokenPanel[] {
	const quadrants = [...word];
	const first = quadrants[0];
	if (first === '*') return [];
	if (quadrants.every((q) => q === first)) return [{ element: first as Element, place: 'whole' }];
	const panels: SpokenPanel[] = [];
	quadrants.forEach((q, at) => {
		if (q === '.' || panels.some((p) => p.element === q)) return;
		const half = HALVES.find(([a, b]) => a === at && quadrants[b] === q);
		panels.push({ element: q as Element, place: half?.[2] ?? CORNERS[at] ?? 'whole' });
	});
	return panels;
}

/** The name of the card's layout. */
export function patternOf(word: string): Pattern {
	const panels = spokenPanels(word).length;
	if (panels === 0) return 'wild';
	if (panels === 1) return 'ace';
	if (panels === 2) return 'double';
	return panels === 3 ? 'triple' : 'quad';
}
