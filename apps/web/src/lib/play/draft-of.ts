import { cardOf, isWild, type Move, type PlayerView } from '@aquarius/engine';
import { type Draft, NO_DRAFT } from './draft.ts';
import { handOf } from './moves.ts';

/** The draft that `moveOf` turns into this move of the viewer; no draft for a move that no card of the hand is played for. */
export function draftOf(view: PlayerView, move: Move): Draft {
	const slot = slotOf(view, move);
	if (slot < 0) return NO_DRAFT;
	switch (move.type) {
		case 'place':
			return { type: 'place', slot, card: move.card, spot: { x: move.x, y: move.y } };
		case 'trade-goals':
		case 'trade-hands':
			if (move.seat === 'unused') return NO_DRAFT;
			return { type: 'seat', slot, action: move.type, wild: isByWild(move), seat: move.seat };
		case 'shuffle-goals':
		case 'shuffle-hands':
		case 'rotate-goals':
			return { type: 'mix', slot, action: move.type, wild: isByWild(move), rotate: move.rotate ?? null };
		case 'zap-a-card':
		case 'rotate-a-card':
			return aim(move, slot, null);
		case 'move-a-card':
			return aim(move, slot, move.to ?? null);
		case 'pass':
		case 'look':
		case 'claim':
		case 'stack':
		case 'call':
		case 'resign':
			return NO_DRAFT;
		default:
			return move satisfies never;
	}
}

type Aimed = Extract<Move, { readonly type: 'zap-a-card' | 'move-a-card' | 'rotate-a-card' }>;

const aim = (
	move: Aimed,
	slot: number,
	to: NonNullable<Extract<Move, { type: 'move-a-card' }>['to']> | null,
): Draft => ({
	type: 'aim',
	slot,
	action: move.type,
	wild: isByWild(move),
	target: move.target,
	card: to?.card ?? null,
	to: to === null ? null : { x: to.x, y: to.y },
});

/** The place in the hand of the card that is played; -1 if it is not there. */
function slotOf(view: PlayerView, move: Move): number {
	const hand: readonly string[] = handOf(view);
	if (move.type === 'place') return hand.indexOf(cardOf(move.card));
	return isByWild(move) ? hand.findIndex(isWild) : hand.indexOf(move.type);
}

const isByWild = (move: Move): boolean => 'wild' in move && move.wild === true;
