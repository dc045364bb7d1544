import {
	type Action,
	type CardWord,
	type Direction,
	HIDDEN_CARD,
	isAction,
	isWild,
	legalPlacements,
	type Move,
	type Placement,
	type PlayerView,
	type Seat,
	type Spot,
	turned,
} from '@aquarius/engine';
import { handOf, movesOf } from './moves.ts';

/** A half-made decision. `slot` is the card's place in the hand; `wild` says that a Wild is used as the Action. */
export type Draft =
	| { readonly type: 'none' }
	/** An Element or a Wild to be laid; `card` as it would lie. */
	| { readonly type: 'place'; readonly slot: number; readonly card: CardWord; readonly spot: Spot | null }
	| {
			readonly type: 'seat';
			readonly slot: number;
			readonly action: 'trade-goals' | 'trade-hands';
			readonly wild: boolean;
			readonly seat: Seat | null;
	  }
	| {
			readonly type: 'mix';
			readonly slot: number;
			readonly action: 'shuffle-goals' | 'shuffle-hands' | 'rotate-goals';
			readonly wild: boolean;
			/** Rotate Goals needs a direction, the Rotate Option allows one; null: mix, or not chosen yet. */
			readonly rotate: Direction | null;
	  }
	| {
			readonly type: 'aim';
			readonly slot: number;
			readonly action: 'zap-a-card' | 'move-a-card' | 'rotate-a-card';
			readonly wild: boolean;
			readonly target: Spot | null;
			/** Where the lifted card goes and how it lies; Move only. */
			readonly card: CardWord | null;
			readonly to: Spot | null;
	  };

export const NO_DRAFT: Draft = { type: 'none' };

/** Takes a card out of the hand; an Element starts in a lie that fits somewhere, if it has one. */
export function pickUp(view: PlayerView, slot: number): Draft {
	const card = handOf(view)[slot];
	if (card === undefined || card === HIDDEN_CARD) return NO_DRAFT;
	if (isAction(card)) return actionDraft(slot, card, false);
	const fits = legalPlacements(view.table, card, view.rules);
	const lie = fits.length === 0 || fits.some((p) => p.card === card) ? card : turned(card);
	return { type: 'place', slot, card: lie, spot: null };
}

/** A Wild that is held is used as an Action instead. */
export function useAs(draft: Draft, action: Action): Draft {
	return draft.type !== 'none' && isWildDraft(draft) ? actionDraft(draft.slot, action, true) : draft;
}

/** A Wild that was to be an Action is laid as a card after all. */
export function layAsCard(view: PlayerView, draft: Draft): Draft {
	return draft.type !== 'none' && draft.type !== 'place' && draft.wild ? pickUp(view, draft.slot) : draft;
}

export function isWildDraft(draft: Draft): boolean {
	return draft.type === 'place' ? isWild(draft.card) : draft.type !== 'none' && draft.wild;
}

/** The half turn. A spot that does not fit any more is given up; a card to be moved is first turned where it lies. */
export function turnDraft(view: PlayerView, draft: Draft): Draft {
	if (draft.type === 'place') {
		const next = { ...draft, card: turned(draft.card) };
		return draft.spot !== null && fitsAt(placementsOf(view, next), next.card, draft.spot)
			? next
			: { ...next, spot: null };
	}
	if (draft.type === 'aim' && draft.card !== null && draft.target !== null) {
		const next = { ...draft, card: turned(draft.card) };
		const spot = draft.to ?? draft.target;
		return { ...next, to: fitsAt(placementsOf(view, next), next.card, spot) ? spot : null };
	}
	return draft;
}

/** Lays the held card on a spot, turned if it fits only so; the same draft if it does not fit at all. */
export function chooseSpot(view: PlayerView, draft: Draft, spot: Spot): Draft {
	if (draft.type !== 'place' && draft.type !== 'aim') return draft;
	if (draft.card === null) return draft;
	const fits = placementsOf(view, draft);
	const card = [draft.card, turned(draft.card)].find((lie) => fitsAt(fits, lie, spot));
	if (card === undefined) return draft;
	const at = { x: spot.x, y: spot.y };
	return draft.type === 'place' ? { ...draft, card, spot: at } : { ...draft, card, to: at };
}

/** Points at a card on the table; the same draft if the Action cannot choose it. */
export function chooseCard(view: PlayerView, draft: Draft, spot: Spot): Draft {
	if (draft.type !== 'aim' || !targetsOf(view, draft).some((t) => sameSpot(t, spot))) return draft;
	const target = { x: spot.x, y: spot.y };
	if (draft.action !== 'move-a-card') return { ...draft, target };
	const lying = view.table.find((p) => sameSpot(p, spot));
	return lying === undefined ? draft : { ...draft, target, card: lying.card, to: null };
}

export function chooseSeat(draft: Draft, seat: Seat): Draft {
	return draft.type === 'seat' ? { ...draft, seat } : draft;
}

export function chooseRotate(draft: Draft, rotate: Direction | null): Draft {
	return draft.type === 'mix' ? { ...draft, rotate } : draft;
}

/** One step back: the spot, then the target, then the card goes back into the hand. */
export function cancelStep(draft: Draft): Draft {
	switch (draft.type) {
		case 'place':
			return draft.spot === null ? NO_DRAFT : { ...draft, spot: null };
		case 'aim':
			if (draft.to !== null) return { ...draft, to: null };
			return draft.target === null ? NO_DRAFT : { ...draft, target: null, card: null };
		case 'seat':
			return draft.seat === null ? NO_DRAFT : { ...draft, seat: null };
		case 'none':
		case 'mix':
			return NO_DRAFT;
		default:
			return draft satisfies never;
	}
}

/** The decision, once it is complete. */
export function moveOf(view: PlayerView, draft: Draft): Move | null {
	switch (draft.type) {
		case 'none':
			return null;
		case 'place':
			return draft.spot === null ? null : { type: 'place', card: draft.card, ...draft.spot };
		case 'seat':
			return draft.seat === null ? null : { type: draft.action, seat: draft.seat, ...wildly(draft) };
		case 'mix':
			if (draft.rotate === null && needsDirection(view, draft)) return null;
			return { type: draft.action, ...(draft.rotate === null ? {} : { rotate: draft.rotate }), ...wildly(draft) };
		case 'aim':
			return aimedMove(view, draft);
		default:
			return draft satisfies never;
	}
}

/** What is left of a draft after the table has changed: the card is looked up again, choices that are gone are given up. */
export function keepDraft(before: PlayerView, now: PlayerView, draft: Draft): Draft {
	if (draft.type === 'none') return draft;
	const card = handOf(before)[draft.slot];
	const hand = handOf(now);
	if (card === undefined) return NO_DRAFT;
	const slot = hand[draft.slot] === card ? draft.slot : hand.indexOf(card);
	if (slot < 0) return NO_DRAFT;
	if (draft.type === 'place') {
		const next = { ...draft, slot };
		const stays = draft.spot !== null && fitsAt(placementsOf(now, next), draft.card, draft.spot);
		return stays ? next : { ...next, spot: null };
	}
	return actionDraft(slot, draft.action, draft.wild);
}

// ---------- what can be chosen ----------

/** Every placement of the held card that the rules allow, in both lies. */
export function placementsOf(view: PlayerView, draft: Draft): readonly Placement[] {
	if (draft.type === 'place') return legalPlacements(view.table, draft.card, view.rules);
	if (draft.type !== 'aim' || draft.target === null || draft.action !== 'move-a-card') return [];
	const from = draft.target;
	return movesOf(view).flatMap((m) =>
		m.type === 'move-a-card' && m.to && m.target && sameSpot(m.target, from) && !m.wild === !draft.wild ? [m.to] : [],
	);
}

/** The cards on the table that the Action may choose; empty: there is none (E18). */
export function targetsOf(view: PlayerView, draft: Draft): readonly Spot[] {
	if (draft.type !== 'aim') return [];
	const found = new Map<string, Spot>();
	for (const m of movesOf(view)) {
		if (m.type === draft.action && m.target !== null && !m.wild === !draft.wild) {
			found.set(`${m.target.x},${m.target.y}`, m.target);
		}
	}
	return [...found.values()];
}

/** Seats to trade with, invisible ones included where the rules have them. */
export function seatsToChoose(view: PlayerView, draft: Draft): readonly Seat[] {
	if (draft.type !== 'seat') return [];
	return movesOf(view).flatMap((m) =>
		m.type === draft.action && m.seat !== 'unused' && !m.wild === !draft.wild ? [m.seat] : [],
	);
}

/** Whether Goals or hands may go on in a direction, and whether they have to. */
export function mayRotate(view: PlayerView, draft: Draft): boolean {
	return draft.type === 'mix' && (view.rules.rotateOption || needsDirection(view, draft));
}

export function needsDirection(view: PlayerView, draft: Draft): boolean {
	return draft.type === 'mix' && draft.action === 'rotate-goals' && view.rules.rotateGoals === 'rotate';
}

/** The Actions a held Wild may stand for. */
export function wildActions(view: PlayerView): readonly Action[] {
	const found = new Set<Action>();
	for (const m of movesOf(view)) {
		if ('wild' in m && m.wild) found.add(m.type);
	}
	return view.rules.actions.filter((action) => found.has(action));
}

export const sameSpot = (a: Spot, b: Spot): boolean => a.x === b.x && a.y === b.y;

// ---------- helpers ----------

function actionDraft(slot: number, action: Action, wild: boolean): Draft {
	switch (action) {
		case 'trade-goals':
		case 'trade-hands':
			return { type: 'seat', slot, action, wild, seat: null };
		case 'shuffle-goals':
		case 'shuffle-hands':
		case 'rotate-goals':
			return { type: 'mix', slot, action, wild, rotate: null };
		case 'zap-a-card':
		case 'move-a-card':
		case 'rotate-a-card':
			return { type: 'aim', slot, action, wild, target: null, card: null, to: null };
		default:
			return action satisfies never;
	}
}

function aimedMove(view: PlayerView, draft: Draft & { type: 'aim' }): Move | null {
	if (draft.target === null) {
		return targetsOf(view, draft).length === 0 ? { type: draft.action, target: null, ...wildly(draft) } : null;
	}
	if (draft.action !== 'move-a-card') return { type: draft.action, target: draft.target, ...wildly(draft) };
	if (draft.card === null || draft.to === null) return null;
	return { type: 'move-a-card', target: draft.target, to: { card: draft.card, ...draft.to }, ...wildly(draft) };
}

const wildly = (draft: { readonly wild: boolean }): { readonly wild?: true } => (draft.wild ? { wild: true } : {});

const fitsAt = (fits: readonly Placement[], card: CardWord, spot: Spot): boolean =>
	fits.some((p) => p.card === card && sameSpot(p, spot));
