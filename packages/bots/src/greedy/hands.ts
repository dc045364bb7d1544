import { assertNever, type Move, type PlayerView } from '@aquarius/engine';

type HandsMove = Extract<Move, { type: 'trade-hands' | 'shuffle-hands' }>;

/** A card in hand is a choice more. */
const A_CARD = 1.5;

/** What the change of the own hand's size is worth. The played Action has left the hand by then. */
export function handsValue(view: PlayerView, move: HandsMove): number {
	const sizes = view.players.map((player, seat) => player.hand.length - (seat === view.me ? 1 : 0));
	const mine = view.me === null ? 0 : (sizes[view.me] ?? 0);
	switch (move.type) {
		case 'trade-hands':
			return A_CARD * ((sizes[move.seat] ?? 0) - mine);
		case 'shuffle-hands': {
			const players = view.players.filter((player) => !player.invisible).length;
			return A_CARD * (sizes.reduce((sum, n) => sum + n, 0) / players - mine);
		}
		default:
			return assertNever(move);
	}
}
