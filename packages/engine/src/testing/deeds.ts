import { goalGiver, handGiver } from '../actions/rotate.ts';
import { play } from '../apply-move.ts';
import { cardOf, WILD } from '../cards.ts';
import { disbelieve } from '../disbelieve.ts';
import { generated, type Mixer } from '../mixer.ts';
import { isReal, realSeats } from '../position.ts';
import { join, leave } from '../seats.ts';
import type { Card, Chance, GameEvent, GameState, LogEntry, Move, Result, Seat, Viewer } from '../types.ts';
import { hiddenGoals, type Shared, turnedBy } from './worlds.ts';

/** What somebody does. */
export type Deed =
	| { readonly seat: Seat; readonly move: Move }
	| { readonly seat: Seat; readonly event: 'join' | 'leave' };

/** What came of it. */
export interface Done {
	readonly state: GameState;
	readonly events: readonly GameEvent[];
	readonly entry: LogEntry;
}

export function doIt(state: GameState, deed: Deed, mixer: Mixer = generated): Done {
	const result: Result<Done> =
		'move' in deed
			? play(state, deed.seat, deed.move, mixer)
			: (deed.event === 'join' ? join : leave)(state, deed.seat, mixer);
	if (!result.ok) throw new Error(`${JSON.stringify(deed)}: ${result.code}`);
	return result.value;
}

/** What a deed tells a viewer, or needs in order to be possible: another world must have it too, to go on alike. */
export function sharedBy(before: GameState, deed: Deed, here: Done, me: Viewer): Shared {
	const { placed, late } = drawnBy(before, here, me);
	const hands = new Set<string>();
	const deck = new Set(placed);
	const wanted = late.map(({ card }) => card);
	const isPlayed = (seat: Seat, i: number) => seat === deed.seat && playedOf(before, deed).includes(i);
	const take = (card: Card) => {
		const i = wanted.indexOf(card);
		if (i >= 0) wanted.splice(i, 1);
		return i >= 0;
	};
	const takeFromHand = (seat: Seat) => {
		for (const [i, card] of handOf(before, seat).entries())
			if (!isPlayed(seat, i) && take(card)) hands.add(`${seat} ${i}`);
	};
	// What is drawn after a shuffle must be among what is shuffled. Discards that become the deck are the same anyway.
	if (!here.events.some(({ type }) => type === 'deck-rebuilt')) {
		for (const [i, card] of before.deck.entries()) if (!deck.has(i) && take(card)) deck.add(i);
		if ('event' in deed && deed.event === 'leave') takeFromHand(deed.seat);
	}
	const whole = new Set(here.events.flatMap((event) => givers(before, event, me)));
	for (const event of here.events) {
		if (event.type !== 'hands-shuffled' || me === null) continue;
		wanted.splice(0, wanted.length, ...(event.hands[me] as readonly Card[])); // raw events hide nothing
		for (const seat of new Set([me, ...before.players.keys()])) takeFromHand(seat);
	}
	const goals = new Set(here.events.flatMap((event) => goalsTold(before, event, me)));
	if ('move' in deed && deed.move.type === 'claim') goals.add(deed.seat); // that it may be claimed says all
	return { hands: (seat, i) => isPlayed(seat, i) || whole.has(seat) || hands.has(`${seat} ${i}`), deck, goals };
}

/** Chance in the other world: what the viewer gets is as in this one, and everything else lies elsewhere. */
export function otherChance(before: GameState, here: Done, me: Viewer): Mixer {
	const chance = chanceOf(here.entry);
	const { late } = drawnBy(before, here, me);
	return {
		goals: (_, collected) => {
			const given = chance.goals ?? [];
			const dealt = [...given, ...(chance.unused ?? without(collected, given))];
			const ring = hiddenGoals(before, me);
			return dealt.map((goal, place) => dealt[turnedBy(ring, place, 1)] ?? goal);
		},
		unused: (_, pile) => [...pile.slice(1), ...pile.slice(0, 1)],
		hands: (_, pool) => {
			const given = chance.hands ?? [];
			if (before.rules.openHands) return before.players.map((_, seat) => given[seat] ?? []);
			const mine = me === null ? [] : (given[me] ?? []);
			const rest = [...without(pool, mine)].reverse();
			return before.players.map((_, seat) => (seat === me ? mine : rest.splice(0, given[seat]?.length ?? 0)));
		},
		deck: (_, cards) => {
			const seen = late.map(({ card }) => card);
			const rest = [...without(cards, seen)].reverse();
			return cards.map((card, place) => late.find((one) => one.place === place)?.card ?? rest.shift() ?? card);
		},
	};
}

const chanceOf = (entry: LogEntry): Chance => ('chance' in entry && entry.chance) || {};
const handOf = ({ players }: GameState, seat: Seat): readonly Card[] => players[seat]?.hand ?? [];

/** Places in the hand of what is played and so seen by all. A pass says what is not there, so a hand that may pass is the same. */
function playedOf(before: GameState, deed: Deed): readonly number[] {
	if (!('move' in deed)) return [];
	const { move } = deed;
	const hand = handOf(before, deed.seat);
	if (move.type === 'pass') return [...hand.keys()];
	const card = move.type === 'place' ? cardOf(move.card) : 'wild' in move && move.wild ? WILD : move.type;
	return [(hand as readonly string[]).indexOf(card)]; // a free move plays no card
}

/** Whose whole hand the viewer gets. */
function givers(before: GameState, event: GameEvent, me: Viewer): readonly Seat[] {
	if (me === null || !isReal(before.players, me)) return [];
	if (event.type === 'hands-rotated') return [handGiver(realSeats(before.players), me, event.direction)];
	if (event.type !== 'hands-traded') return [];
	return event.seat === me ? [event.with] : event.with === me ? [event.seat] : [];
}

/** Goals that the viewer gets to know: the own one on opening it, a partner's in a trade, the giver's, that of a seat taken. */
function goalsTold(before: GameState, event: GameEvent, me: Viewer): readonly number[] {
	if (me === null) return [];
	if (event.type === 'goal-opened') return event.seat === me ? [me] : [];
	if (event.type === 'joined') return event.seat === me && !before.rules.goalsCovered ? [me] : [];
	if (!isReal(before.players, me) || before.players[me]?.covered) return [];
	if (event.type === 'goals-rotated') return [goalGiver(event.ring, me, event.direction)];
	if (event.type !== 'goals-traded' || (event.seat !== me && event.with !== me)) return [];
	return [event.seat, event.with === 'unused' ? before.players.length : event.with];
}

/**
 * Cards that the viewer sees leave the deck: those turned up for all and drawn by the viewer, by their place in it; and `late` ones,
 * drawn after the deck was shuffled, by their place in the shuffled deck.
 */
function drawnBy(before: GameState, { events, entry }: Done, me: Viewer) {
	const { start = [], deck } = chanceOf(entry);
	const shuffled = deck === undefined ? events.length : events.findIndex(({ type }) => SHUFFLES.includes(type));
	const rebuilt = events[shuffled]?.type === 'deck-rebuilt';
	const placed = [...start.keys()];
	const late: { readonly place: number; readonly card: Card }[] = [];
	let next = start.length;
	let nextLate = 0;
	for (const [i, event] of events.entries()) {
		if (event.type === 'refilled' || event.type === 'called') placed.push(0);
		if (event.type !== 'drew') continue;
		const seen = event.seat === me || before.rules.openHands;
		for (const card of event.cards as readonly Card[]) {
			// A draw that needs the discards takes what is left in the deck first.
			const isLate = i > shuffled && !(rebuilt && next < before.deck.length);
			const place = isLate ? nextLate++ : next++;
			if (seen && isLate) late.push({ place, card });
			else if (seen) placed.push(place);
		}
	}
	return { placed, late };
}

/** After which the deck is in another order, if chance says that it was shuffled at all. */
const SHUFFLES: readonly GameEvent['type'][] = ['left', 'start-turned-up', 'deck-rebuilt'];

function without<T>(items: readonly T[], taken: readonly T[]): readonly T[] {
	const left = [...items];
	for (const item of taken) {
		const i = left.indexOf(item);
		if (i < 0) disbelieve(`${String(item)} is among ${items.join(' ')}`);
		left.splice(i, 1);
	}
	return left;
}
