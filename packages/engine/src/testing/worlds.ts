import { cardKinds } from '../cards.ts';
import { isReal } from '../position.ts';
import type { Card, GameState, Seat, Solitaire, Viewer } from '../types.ts';
import { chooser } from './games.ts';

/** What another world has in common with this one although no view shows it: it is about to be shown. */
export interface Shared {
	/** Cards in hands that stay, by seat and place in the hand. */
	readonly hands: (seat: Seat, place: number) => boolean;
	/** Cards of the deck that stay, by place; in the solitaire 0 is the next of both decks. */
	readonly deck: ReadonlySet<number>;
	/** Goals that stay, by seat, and after the seats by place in the pile. */
	readonly goals: ReadonlySet<number>;
}
export const NOTHING: Shared = { hands: () => false, deck: new Set(), goals: new Set() };

/**
 * The same for a viewer and different in all that the viewer has not seen: every card in hidden hands and in the deck is another one,
 * hidden Goals have changed places, and so has the generator.
 */
export function otherWorld(state: GameState, me: Viewer, seed: number, shared: Shared): GameState {
	const kinds = cardKinds(state.rules);
	const step = 1 + chooser(seed)(kinds.length - 1);
	const another = (card: Card): Card => kinds[(kinds.indexOf(card) + step) % kinds.length] ?? card;
	const goals = [...state.players.map(({ goal }) => goal), ...state.unusedGoals];
	const ring = hiddenGoals(state, me).filter((place) => !shared.goals.has(place));
	const goalAt = (place: number) => goals[turnedBy(ring, place, 1 + (seed % Math.max(1, ring.length - 1)))];
	const players = state.players.map((player, seat) => {
		const open = seat === me || state.rules.openHands;
		const hand = player.hand.map((card, i) => (open || shared.hands(seat, i) ? card : another(card)));
		const goal = goalAt(seat);
		return goal === undefined ? { ...player, hand } : { ...player, hand, goal };
	});
	return {
		...state,
		players,
		unusedGoals: state.unusedGoals.map((goal, i) => goalAt(players.length + i) ?? goal),
		deck: state.deck.map((card, i) => (shared.deck.has(i) ? card : another(card))),
		random: 'f'.repeat(64) + '0'.repeat(16),
		...(state.solitaire && { solitaire: withOtherDecks(state.solitaire, shared) }),
	};
}

/** Where Goals are that the viewer has not seen: by seat, the own one too if it is covered, then by place in the pile. */
export function hiddenGoals({ players, unusedGoals, rules }: GameState, me: Viewer): readonly number[] {
	if (rules.goals.length === 0) return [];
	const known = me !== null && isReal(players, me) && !players[me]?.covered ? me : -1;
	return [...Array(players.length + unusedGoals.length).keys()].filter((place) => place !== known);
}

/** The item that many places on in a ring of places; one that is not in the ring stays. */
export function turnedBy(ring: readonly number[], place: number, step: number): number {
	const i = ring.indexOf(place);
	return i < 0 ? place : (ring[(i + step) % ring.length] ?? place);
}

function withOtherDecks(solitaire: Solitaire, { deck }: Shared): Solitaire {
	const next = deck.has(0) ? 1 : 0;
	const other = <T>(list: readonly T[]) => [...list.slice(0, next), ...list.slice(next).reverse()];
	return { ...solitaire, deck: other(solitaire.deck), actions: other(solitaire.actions) };
}
