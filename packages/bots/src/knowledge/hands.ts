import {
	type Card,
	cardOf,
	type GameEvent,
	goalGiver,
	HIDDEN_CARD,
	type PlayerView,
	type Seat,
	type SeenCard,
} from '@aquarius/engine';
import { cardsThatMustBe, cardsWithout, shownOf } from './cards.ts';
import { withItem } from './lists.ts';
import { tableAfter, tableAtStart } from './past.ts';
import { discardsAfter, handAtRebuild } from './rebuilt.ts';
import { type Roster, rosterAfter, rosterAtStart, seatsOf } from './roster.ts';

/** By seat: cards that it certainly holds, as many as are known. */
export type KnownHands = readonly (readonly Card[])[];

/**
 * What a seat was shown of hands, and what it saw of them since: its own and open ones whole; hands that it traded, wherever they went on
 * in one piece; cards zapped from the table into a hand. A view does not tell which cards a hand was dealt, so what went away with a
 * rotation is known only as far as it was drawn, zapped or traded before.
 */
export function knownHands(view: PlayerView): KnownHands {
	let roster = rosterAtStart(view);
	let known: KnownHands = roster.map(() => NOTHING);
	const isRebuilt = view.seen.some(({ type }) => type === 'deck-rebuilt');
	let table = isRebuilt ? tableAtStart(view) : [];
	let discards = NOTHING;
	for (const [at, event] of view.seen.entries()) {
		known = afterEvent(known, event, roster);
		if (event.type === 'deck-rebuilt') {
			const told = handAtRebuild(view, at, { table, discards, roster });
			if (told !== undefined) known = withHand(known, told.seat, () => told.hand);
		}
		roster = rosterAfter(roster, event);
		if (!isRebuilt) continue;
		table = tableAfter(table, event);
		discards = discardsAfter(discards, event);
	}
	return view.players.map(({ hand }, seat) => {
		const shown = shownOf(hand);
		return shown.length === hand.length ? shown : (known[seat] ?? NOTHING).slice(0, hand.length);
	});
}

function afterEvent(known: KnownHands, event: GameEvent, roster: Roster): KnownHands {
	switch (event.type) {
		case 'placed':
			return withHand(known, event.seat, (hand) => cardsWithout(hand, [cardOf(event.card)]));
		case 'action-played':
			return withHand(known, event.seat, (hand) => cardsWithout(hand, [event.card]));
		case 'zapped':
			return event.to === 'discard' ? known : withHand(known, event.seat, (hand) => [...hand, cardOf(event.card)]);
		case 'drew':
			return withHand(known, event.seat, (hand) => [...hand, ...shownOf(event.cards)]);
		case 'hands-traded': {
			const [given, taken] = event.hands;
			const after = withHand(known, event.seat, () => shownOr(taken, known[event.with]));
			return withHand(after, event.with, () => shownOr(given, known[event.seat]));
		}
		case 'hands-shuffled':
			return afterShuffle(known, event.hands, seatsOf(roster));
		case 'hands-rotated':
			return afterRotation(known, event, seatsOf(roster));
		case 'joined':
			return event.seat === known.length ? [...known, NOTHING] : withHand(known, event.seat, () => NOTHING);
		case 'left':
			// The hand of whoever leaves is shuffled into the deck (E36).
			return withHand(known, event.seat, () => NOTHING);
		default:
			return known;
	}
}

/** All that is known of the hands together less those that are shown must be among the others. */
function afterShuffle(known: KnownHands, hands: readonly (readonly SeenCard[])[], seats: readonly Seat[]): KnownHands {
	const isShown = (seat: Seat) => !hands[seat]?.includes(HIDDEN_CARD);
	const shown = seats.filter(isShown);
	const rest = cardsWithout(
		known.flat(),
		shown.flatMap((seat) => shownOf(hands[seat] ?? [])),
	);
	const hidden = seats.filter((seat) => !isShown(seat));
	const places = hidden.reduce((sum, seat) => sum + (hands[seat]?.length ?? 0), 0);
	return known.map((_, seat) => {
		const hand = hands[seat] ?? [];
		return hidden.includes(seat) ? cardsThatMustBe(rest, places - hand.length) : shownOf(hand);
	});
}

function afterRotation(
	known: KnownHands,
	{ hands, direction }: Extract<GameEvent, { type: 'hands-rotated' }>,
	seats: readonly Seat[],
): KnownHands {
	return known.map((before, seat) => {
		const place = seats.indexOf(seat);
		if (place < 0) return before;
		const giver = seats[goalGiver(seats.length, place, direction)] ?? seat;
		return shownOr(hands[seat] ?? [], known[giver]);
	});
}

function withHand(known: KnownHands, seat: Seat, change: (hand: readonly Card[]) => readonly Card[]): KnownHands {
	return withItem(known, seat, change(known[seat] ?? NOTHING));
}

const NOTHING: readonly Card[] = [];

/** The hand if it is shown, else what was known of it. */
const shownOr = (cards: readonly SeenCard[], known: readonly Card[] = NOTHING): readonly Card[] =>
	cards.includes(HIDDEN_CARD) ? known : shownOf(cards);
