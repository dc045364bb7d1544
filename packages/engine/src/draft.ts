import type { Mixer } from './mixer.ts';
import type { Card, Element, GameEvent, GameState, Outcome, Placement, Player, RuleSet, Seat } from './types.ts';

/**
 * A state while one decision is carried out. Lists are replaced, never changed, so the state it came from stays as it was; `events`
 * and the results of chance are new lists that are pushed to.
 */
export interface Draft {
	readonly rules: RuleSet;
	players: readonly Player[];
	table: readonly Placement[];
	deck: readonly Card[];
	discard: readonly Card[];
	turn: Seat;
	passed: number;
	random: string;
	outcome: Outcome | null;
	readonly mixer: Mixer;
	readonly events: GameEvent[];
	/** Cards that the Multi-Connection Bonus gives once no win has been found (E9b). */
	bonusDue: number;
	bonus: readonly Card[];
	drew: readonly Card[] | null;
	chance: {
		goals?: readonly Element[];
		hands?: readonly (readonly Card[])[];
		deck?: readonly Card[];
		start?: readonly Card[];
	};
}

export function draftOf(state: GameState, mixer: Mixer): Draft {
	return {
		rules: state.rules,
		players: state.players,
		table: state.table,
		deck: state.deck,
		discard: state.discard,
		turn: state.turn,
		passed: state.passed,
		random: state.random,
		outcome: state.outcome,
		mixer,
		events: [],
		bonusDue: 0,
		bonus: NO_CARDS,
		drew: null,
		chance: {},
	};
}

export function stateOf(draft: Draft): GameState {
	return {
		rules: draft.rules,
		players: draft.players,
		table: draft.table,
		deck: draft.deck,
		discard: draft.discard,
		turn: draft.turn,
		phase: 'play',
		passed: draft.passed,
		random: draft.random,
		outcome: draft.outcome,
	};
}

const NO_CARDS: readonly Card[] = [];

/** The player in a seat that is known to exist. */
export function playerAt<P>(players: readonly P[], seat: Seat): P {
	const player = players[seat];
	if (player === undefined) throw new Error(`Seat ${seat} was believed to exist`);
	return player;
}

export function setHand(draft: Draft, seat: Seat, hand: readonly Card[]): void {
	setPlayer(draft, seat, { ...playerAt(draft.players, seat), hand });
}

export function setPlayer(draft: Draft, seat: Seat, player: Player): void {
	const players = draft.players.slice();
	players[seat] = player;
	draft.players = players;
}

/** A list without the first card of that kind. */
export function withoutCard(cards: readonly Card[], card: Card): Card[] {
	const i = cards.indexOf(card);
	if (i < 0) throw new Error(`${card} was believed to be there`);
	return withoutItem(cards, i);
}

/** A list without the item at a place. (Twice as fast as `filter`, and as `toSpliced`, whose lists are slower to read.) */
export function withoutItem<T>(items: readonly T[], place: number): T[] {
	const rest = items.slice();
	rest.splice(place, 1);
	return rest;
}

/** Takes cards from the top of the deck into a hand: as many as there are (E9). */
export function draw(draft: Draft, seat: Seat, count: number, why: 'turn' | 'bonus' | 'join'): readonly Card[] {
	const cards = draft.deck.slice(0, count);
	if (cards.length === 0) return cards;
	draft.deck = draft.deck.slice(cards.length);
	setHand(draft, seat, [...playerAt(draft.players, seat).hand, ...cards]);
	draft.events.push({ type: 'drew', seat, cards, why });
	return cards;
}
