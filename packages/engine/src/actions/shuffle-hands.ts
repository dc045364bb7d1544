import { type Draft, playerAt } from '../draft.ts';
import { realSeats, realSeatsFrom } from '../position.ts';
import type { Card, Direction, Seat } from '../types.ts';
import { handGiver } from './rotate.ts';
import { shuffledOrHandedOn, shuffling } from './shuffle.ts';

/** Deals all hands anew, evenly, beginning with the one who plays it (E26), or hands them on one player (the Rotate Option). */
export const shuffleHands = shuffling('shuffle-hands', shuffledOrHandedOn, (draft, seat, rotate) => {
	if (rotate === undefined) shuffleAll(draft, seat);
	else rotateAll(draft, seat, rotate);
});

function shuffleAll(draft: Draft, seat: Seat): void {
	const order = realSeatsFrom(draft.players, seat);
	const pool = order.flatMap((s) => playerAt(draft.players, s).hand);
	const hands = draft.mixer.hands(draft, pool, (cards) => dealt(draft.players.length, order, cards));
	draft.chance.hands = hands.slice(0, Math.max(...order) + 1);
	setHands(draft, hands);
	draft.events.push({ type: 'hands-shuffled', seat, hands });
}

function rotateAll(draft: Draft, seat: Seat, direction: Direction): void {
	const ring = realSeats(draft.players);
	const hands = draft.players.map((player, s) =>
		player.invisible ? player.hand : playerAt(draft.players, handGiver(ring, s, direction)).hand,
	);
	setHands(draft, hands);
	draft.events.push({ type: 'hands-rotated', seat, direction, hands });
}

function dealt(seats: number, order: readonly Seat[], cards: readonly Card[]): readonly (readonly Card[])[] {
	const hands: Card[][] = Array.from({ length: seats }, () => []);
	for (const [i, card] of cards.entries()) playerAt(hands, playerAt(order, i % order.length)).push(card);
	return hands;
}

function setHands(draft: Draft, hands: readonly (readonly Card[])[]): void {
	draft.players = draft.players.map((player, s) => ({ ...player, hand: playerAt(hands, s) }));
}
