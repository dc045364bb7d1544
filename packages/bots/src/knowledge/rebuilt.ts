import {
	type Card,
	cardOf,
	deckOf,
	type GameEvent,
	HIDDEN_CARD,
	type PlayerView,
	type Seat,
	type SeenCard,
} from '@aquarius/engine';
import { cardsWithout, shownOf } from './cards.ts';
import { type Roster, seatsOf } from './roster.ts';

/** Keeps the discards of a game as its events are gone through. */
export function discardsAfter(discards: readonly Card[], event: GameEvent): readonly Card[] {
	switch (event.type) {
		case 'action-played':
			return [...discards, event.card];
		case 'zapped':
			return event.to === 'discard' ? [...discards, cardOf(event.card)] : discards;
		case 'deck-rebuilt':
			return [];
		default:
			return discards;
	}
}

/**
 * The hand that the viewer can tell at the event `at`, by which the discards become the deck (E45): as that was empty, whatever lay neither
 * open nor in the own hand was in the hand of the only other player. Undefined if it cannot tell.
 */
export function handAtRebuild(
	view: PlayerView,
	at: number,
	{
		table,
		discards,
		roster,
	}: { readonly table: PlayerView['table']; readonly discards: readonly Card[]; readonly roster: Roster },
): { readonly seat: Seat; readonly hand: readonly Card[] } | undefined {
	const [event, drew] = [view.seen[at], view.seen[at + 1]];
	const others = seatsOf(roster).filter((seat) => seat !== view.me);
	const [seat = 0] = others;
	if (view.me === null || others.length !== 1 || event?.type !== 'deck-rebuilt') return undefined;
	// Of several cards drawn at once some may have come from the old deck; and of older discards nobody told.
	if (drew?.type !== 'drew' || drew.cards.length !== 1 || event.cards !== discards.length) return undefined;
	const own = handBefore(view, view.me, at + 1);
	const size = handBefore(view, seat, at + 1)?.length;
	if (own === undefined || own.includes(HIDDEN_CARD)) return undefined;
	const open = [...table.map(({ card }) => cardOf(card)), ...discards, ...shownOf(own)];
	const hand = cardsWithout(deckOf(view.rules), open);
	return hand.length === size ? { seat, hand } : undefined;
}

/** A hand as it was before the event `at`, worked out backwards; undefined if it came from a shuffle or rotation since. */
function handBefore({ players, seen }: PlayerView, seat: Seat, at: number): readonly SeenCard[] | undefined {
	let hand = players[seat]?.hand;
	for (let i = seen.length - 1; i >= at && hand !== undefined; i--) {
		const event = seen[i];
		if (event !== undefined) hand = handBeforeEvent(hand, seat, event);
	}
	return hand;
}

function handBeforeEvent(hand: readonly SeenCard[], seat: Seat, event: GameEvent): readonly SeenCard[] | undefined {
	switch (event.type) {
		case 'hands-shuffled':
		case 'hands-rotated':
			return undefined;
		case 'hands-traded':
			if (event.with === seat) return event.hands[1];
			return event.seat === seat ? event.hands[0] : hand;
		case 'placed':
			return event.seat === seat ? [...hand, cardOf(event.card)] : hand;
		case 'action-played':
			return event.seat === seat ? [...hand, event.card] : hand;
		case 'zapped':
			return event.seat === seat && event.to === undefined ? withoutSeen(hand, [cardOf(event.card)]) : hand;
		case 'drew':
			return event.seat === seat ? withoutSeen(hand, event.cards) : hand;
		case 'joined':
		case 'left':
			return event.seat === seat ? undefined : hand;
		default:
			return hand;
	}
}

/** The hand less cards of which any may be hidden: then it is one of the hidden ones. */
function withoutSeen(hand: readonly SeenCard[], taken: readonly SeenCard[]): readonly SeenCard[] {
	const left = [...hand];
	for (const card of taken) {
		const place = left.indexOf(card);
		left.splice(place < 0 ? left.indexOf(HIDDEN_CARD) : place, 1);
	}
	return left;
}
