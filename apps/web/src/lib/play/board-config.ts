import {
	connectionsOf,
	type Element,
	largestGroup,
	type Placement,
	type PlayerView,
	type Spot,
	turned,
} from '@aquarius/engine';
import type { BoardConfig, BoardWords, LegalSpot, LitGroup } from '@aquarius/rendering';
import { type Draft, placementsOf, sameSpot, targetsOf } from './draft.ts';
import { isMyTurn } from './moves.ts';
import { lastMoveOf, winningElement } from './outcome.ts';

/** What this viewer wants to see beyond the position itself. */
export interface BoardPrefs {
	/** The element whose largest group is shown. */
	readonly lit: Element | null;
	/** False for watchers and after the game. */
	readonly interactive: boolean;
}

/** Everything the board shows, from the position, the wishes and the half-made decision. */
export function boardConfig(view: PlayerView, prefs: BoardPrefs, draft: Draft, words: BoardWords): BoardConfig {
	const held = draft.type === 'place' || draft.type === 'aim' ? draft.card : null;
	const won = view.outcome === null ? null : winningElement(view);
	return {
		table: tableUnder(view, draft),
		held,
		spots: legalSpots(view, draft),
		draft: draftPlacement(draft),
		targets: aimed(view, draft),
		lastMove: held === null ? lastMoveOf(view) : [],
		lit: prefs.lit === null ? null : groupLit(tableAsPlayed(view, draft), prefs.lit),
		trace: won === null ? null : groupLit(view.table, won),
		interactive: prefs.interactive && view.outcome === null,
		words,
	};
}

/** The table without the card that a Move has lifted. */
export function tableUnder(view: PlayerView, draft: Draft): readonly Placement[] {
	const lifted = draft.type === 'aim' && draft.card !== null ? draft.target : null;
	return lifted === null ? view.table : view.table.filter((p) => !sameSpot(p, lifted));
}

/** The held card where it is previewed. */
export function draftPlacement(draft: Draft): Placement | null {
	if (draft.type === 'place') return draft.spot === null ? null : { card: draft.card, ...draft.spot };
	if (draft.type !== 'aim' || draft.card === null || draft.to === null) return null;
	return { card: draft.card, ...draft.to };
}

/** The table as the preview shows it. */
export function tableAsPlayed(view: PlayerView, draft: Draft): readonly Placement[] {
	const played = draftPlacement(draft);
	const table = tableUnder(view, draft);
	return played === null ? table : [...table, played];
}

/** Legal spots of the held card with the borders that would open; a spot that needs a half turn says so. */
export function legalSpots(view: PlayerView, draft: Draft): readonly LegalSpot[] {
	if (draft.type !== 'place' && draft.type !== 'aim') return [];
	const held = draft.card;
	if (held === null) return [];
	const fits = placementsOf(view, draft);
	const table = tableUnder(view, draft);
	const spots = new Map<string, LegalSpot>();
	for (const lie of [held, turned(held)]) {
		for (const placement of fits) {
			const at = `${placement.x},${placement.y}`;
			if (placement.card !== lie || spots.has(at)) continue;
			spots.set(at, {
				x: placement.x,
				y: placement.y,
				joins: connectionsOf(table, placement).joins,
				...(lie === held ? {} : { turnedOnly: true }),
			});
		}
	}
	return [...spots.values()];
}

/** The largest group of an element as spots, or null if there is none. */
export function groupLit(table: readonly Placement[], element: Element): LitGroup | null {
	const group = largestGroup(table, element);
	return group === undefined ? null : { element, spots: group.panels.map(({ x, y }) => ({ x, y })) };
}

function aimed(
	view: PlayerView,
	draft: Draft,
): { readonly spots: readonly Spot[]; readonly chosen: Spot | null } | null {
	if (draft.type !== 'aim' || draft.card !== null || !isMyTurn(view)) return null;
	return { spots: targetsOf(view, draft), chosen: draft.target };
}
