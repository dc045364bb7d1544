import {
	type Action,
	type Card,
	type CardWord,
	connectionsOf,
	type GameState,
	isAction,
	legalMoves,
	type Move,
	type Placement,
	type Spot,
	turned,
} from '@aquarius/engine';
import type { LegalSpot } from '@aquarius/rendering';

/** A decision that is not complete yet: what the reader has picked up, and how far it has been laid. */
export type Draft =
	| { readonly type: 'none' }
	/** A card of the hand, as it would lie. */
	| { readonly type: 'placing'; readonly card: CardWord; readonly at: Spot | null }
	/** An Action, or a Wild as one, that needs no place: trades and shuffles. */
	| { readonly type: 'acting'; readonly action: Action; readonly wild: boolean }
	| { readonly type: 'zapping'; readonly wild: boolean; readonly target: Spot | null }
	/** `lifted`: the chosen card as it would lie again, null before one is chosen. */
	| {
			readonly type: 'moving';
			readonly wild: boolean;
			readonly target: Spot | null;
			readonly lifted: CardWord | null;
			readonly at: Spot | null;
	  };

/** Nothing is picked up. */
export const NOTHING: Draft = { type: 'none' };

/** Whether two cards or spots have the same place. */
export const sameSpot = (a: Spot, b: Spot): boolean => a.x === b.x && a.y === b.y;

/** The draft after a card of the hand is picked up. A Wild starts as a card to place. */
export function draftFor(card: Card): Draft {
	return isAction(card) ? draftForAction(card, false) : { type: 'placing', card, at: null };
}

/** The draft after an Action is picked up. @param wild whether a Wild stands for the Action */
export function draftForAction(action: Action, wild: boolean): Draft {
	if (action === 'zap-a-card') return { type: 'zapping', wild, target: null };
	if (action === 'move-a-card') return { type: 'moving', wild, target: null, lifted: null, at: null };
	return { type: 'acting', action, wild };
}

/** The card that is held over the board, as it would lie. */
export function heldIn(draft: Draft): CardWord | null {
	if (draft.type === 'placing') return draft.card;
	return draft.type === 'moving' ? draft.lifted : null;
}

/** The draft with the held card turned round; it leaves its place if it does not fit there the other way. */
export function withTurn(state: GameState, draft: Draft): Draft {
	const held = heldIn(draft);
	if (held === null) return draft;
	const card = turned(held);
	const at = draft.type === 'placing' || draft.type === 'moving' ? draft.at : null;
	const next: Draft =
		draft.type === 'placing' ? { ...draft, card } : draft.type === 'moving' ? { ...draft, lifted: card } : draft;
	const fits = at !== null && placesFor(state, draft).some((p) => p.card === card && sameSpot(p, at));
	return fits || at === null ? next : withPlace(next, null);
}

/** The draft with its card laid at a place, or taken off it with null; drafts that lay no card stay as they are. */
export function withPlace(draft: Draft, at: Spot | null): Draft {
	return draft.type === 'placing' || draft.type === 'moving' ? { ...draft, at } : draft;
}

/** Every legal way to lay the held card, in both lies. */
export function placesFor(state: GameState, draft: Draft): readonly Placement[] {
	const held = heldIn(draft);
	if (held === null) return [];
	return movesFor(state, draft).flatMap((move) => {
		if (move.type === 'place') return [{ card: move.card, x: move.x, y: move.y }];
		return move.type === 'move-a-card' && move.to !== undefined ? [move.to] : [];
	});
}

/** The places as the board wants them: each once, with what would join, and whether it needs a half turn. */
export function spotsFor(state: GameState, draft: Draft): readonly LegalSpot[] {
	const held = heldIn(draft);
	if (held === null) return [];
	const table = tableFor(state, draft);
	const places = placesFor(state, draft);
	const spots = places.filter((p, i) => places.findIndex((q) => sameSpot(p, q)) === i);
	return spots.map(({ x, y }) => {
		const asHeld = places.find((p) => sameSpot(p, { x, y }) && p.card === held);
		const lies = asHeld ?? { card: turned(held), x, y };
		const { joins } = connectionsOf(table, lies);
		return asHeld === undefined ? { x, y, joins, turnedOnly: true } : { x, y, joins };
	});
}

/** The table without a card that is lifted. */
export function tableFor(state: GameState, draft: Draft): readonly Placement[] {
	const target = draft.type === 'moving' && draft.lifted !== null ? draft.target : null;
	return target === null ? state.table : state.table.filter((placement) => !sameSpot(placement, target));
}

/** Cards on the table that the Action may choose. */
export function targetsFor(state: GameState, draft: Draft): readonly Spot[] {
	const open = draft.type === 'zapping' || (draft.type === 'moving' && draft.lifted === null);
	if (!open) return [];
	const targets = movesFor(state, draft).flatMap((move) => ('target' in move && move.target ? [move.target] : []));
	return targets.filter((spot, i) => targets.findIndex((other) => sameSpot(spot, other)) === i);
}

/** The legal moves that the draft can still become. */
export function movesFor(state: GameState, draft: Draft): readonly Move[] {
	return legalMoves(state, state.turn).filter((move) => agrees(draft, move));
}

/** The one complete move that the draft stands for by now, if any. */
export function moveOf(draft: Draft): Move | undefined {
	if (draft.type === 'placing' && draft.at !== null) {
		return { type: 'place', card: draft.card, x: draft.at.x, y: draft.at.y };
	}
	if (draft.type === 'zapping' && draft.target !== null) {
		return { type: 'zap-a-card', target: draft.target, ...asWild(draft.wild) };
	}
	if (draft.type === 'moving' && draft.target !== null && draft.lifted !== null && draft.at !== null) {
		const to = { card: draft.lifted, x: draft.at.x, y: draft.at.y };
		return { type: 'move-a-card', target: draft.target, to, ...asWild(draft.wild) };
	}
	return undefined;
}

const asWild = (wild: boolean): { readonly wild?: true } => (wild ? { wild: true } : {});

function agrees(draft: Draft, move: Move): boolean {
	const wild = 'wild' in move && move.wild === true;
	switch (draft.type) {
		case 'none':
			return false;
		case 'placing':
			return move.type === 'place' && (move.card === draft.card || move.card === turned(draft.card));
		case 'acting':
			return move.type === draft.action && wild === draft.wild;
		case 'zapping':
			return move.type === 'zap-a-card' && wild === draft.wild;
		case 'moving': {
			if (move.type !== 'move-a-card' || wild !== draft.wild) return false;
			return draft.target === null || (move.target !== null && sameSpot(move.target, draft.target));
		}
		default:
			return missing(draft);
	}
}

const missing = (draft: never): never => {
	throw new Error(`a kind of draft was forgotten: ${JSON.stringify(draft)}`);
};
