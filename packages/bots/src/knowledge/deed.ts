import { assertNever, type Element, type GameEvent, panelsOf } from '@aquarius/engine';
import type { Sizes } from '../table.ts';

/** What a play can do to one element, as far as everybody sees. `grown`, `shrunk`: the element's largest group. */
export const DEEDS = [
	/** The card placed does not show the element. */
	'place-other',
	/** It shows it, and joins none of it. */
	'place-apart',
	'place-joined',
	'place-grown',
	/** By more than one panel. */
	'place-grown-more',
	/** A card was moved or turned. */
	'move-shrunk',
	'move-same',
	'move-grown',
	'zap-shrunk',
	'zap-same',
] as const;
export type Deed = (typeof DEEDS)[number];

/** An event by which a player does something to the elements on the table. */
export type Play = Extract<GameEvent, { type: 'placed' | 'moved' | 'card-rotated' | 'zapped' }>;

export function isPlay(event: GameEvent): event is Play {
	return PLAYS.has(event.type);
}

const PLAYS: ReadonlySet<GameEvent['type']> = new Set(['placed', 'moved', 'card-rotated', 'zapped']);

/** What a play did to an element; the sizes are those before and after it. */
export function deedOf(play: Play, element: Element, before: Sizes, after: Sizes): Deed {
	const grown = after[element] - before[element];
	switch (play.type) {
		case 'placed':
			if (!panelsOf(play.card).some((panel) => panel.element === element)) return 'place-other';
			// The first panel of an element joins none.
			if (grown > 0 && before[element] > 0) return grown > 1 ? 'place-grown-more' : 'place-grown';
			return play.connected.includes(element) ? 'place-joined' : 'place-apart';
		case 'moved':
		case 'card-rotated':
			if (grown === 0) return 'move-same';
			return grown > 0 ? 'move-grown' : 'move-shrunk';
		case 'zapped':
			return grown < 0 ? 'zap-shrunk' : 'zap-same';
		default:
			return assertNever(play);
	}
}
