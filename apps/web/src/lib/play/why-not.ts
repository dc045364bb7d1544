import {
	type Placement,
	type PlayerView,
	type ReasonCode,
	type Spot,
	turned,
	whyNot,
	whyNotPlace,
} from '@aquarius/engine';
import { type Draft, placementsOf, sameSpot } from './draft.ts';

/** Why the held card cannot go to a spot in either lie; undefined if it can, or if nothing is held. */
export function whyNotSpot(view: PlayerView, draft: Draft, spot: Spot): ReasonCode | undefined {
	if (draft.type === 'place') {
		if (placementsOf(view, draft).some((p) => sameSpot(p, spot))) return undefined;
		return whyNotPlace(view.table, { card: draft.card, x: spot.x, y: spot.y }, view.rules);
	}
	if (draft.type !== 'aim') return undefined;
	if (draft.action !== 'move-a-card' || draft.target === null || draft.card === null) {
		return view.table.some((p) => sameSpot(p, spot)) ? undefined : 'target/no-card';
	}
	if (placementsOf(view, draft).some((p) => sameSpot(p, spot))) return undefined;
	return whyNotMoveTo(view, draft, { card: draft.card, x: spot.x, y: spot.y });
}

function whyNotMoveTo(view: PlayerView, draft: Draft & { type: 'aim' }, to: Placement): ReasonCode | undefined {
	if (view.me === null) return 'turn/not-yours';
	const wild = draft.wild ? { wild: true as const } : {};
	const code = (card: Placement['card']) =>
		whyNot(view, view.me ?? 0, { type: 'move-a-card', target: draft.target, to: { ...to, card }, ...wild });
	// At its own place the card may only lie turned: that refusal says more than "unchanged".
	return sameSpot(to, draft.target ?? to) ? code(turned(to.card)) : code(to.card);
}
