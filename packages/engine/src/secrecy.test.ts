import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyMove } from './apply-move.ts';
import { cardKinds, cardOf, WILD } from './cards.ts';
import { legalMoves } from './legal-moves.ts';
import { chooser } from './testing/games.ts';
import { reached } from './testing/reached.ts';
import type { Card, GameEvent, GameState, Move, Viewer } from './types.ts';
import { eventsFor, viewFor } from './view.ts';

/** What two worlds must share, so that a move can be made in both and the viewer is told the same. */
interface Shared {
	/** The card that is played; of a hand that only passes, all. */
	readonly played?: Card | 'whole hand';
	/** Places in the deck of cards that the viewer draws. */
	readonly drawn: ReadonlySet<number>;
}

/**
 * The same for a viewer, and different in all that it has not seen: every card in other hands and in the deck is another one, every
 * other Goal is elsewhere, and so is the generator.
 */
function otherWorld(state: GameState, me: Viewer, seed: number, { played, drawn }: Shared): GameState {
	const kinds = cardKinds(state.rules);
	const step = 1 + chooser(seed)(kinds.length - 1);
	const another = (card: Card): Card => kinds[(kinds.indexOf(card) + step) % kinds.length] ?? card;
	const seats = [...state.players.keys()].filter((seat) => seat !== me);
	const goalFrom = (seat: number) =>
		seats[(seats.indexOf(seat) + 1 + (seed % (seats.length - 1))) % seats.length] ?? seat;
	const players = state.players.map((player, seat) => {
		if (seat === me) return player;
		const keeps = (card: Card, i: number) =>
			seat === state.turn && (played === 'whole hand' || (card === played && player.hand.indexOf(card) === i));
		const hand = player.hand.map((card, i) => (keeps(card, i) ? card : another(card)));
		return { ...player, hand, goal: state.players[goalFrom(seat)]?.goal ?? player.goal };
	});
	const deck = state.deck.map((card, i) => (drawn.has(i) ? card : another(card)));
	return { ...state, players, deck, random: 'f'.repeat(64) + '0'.repeat(16) };
}

const viewers = (state: GameState): readonly Viewer[] => [
	...[...state.players.keys()].filter((seat) => !state.players[seat]?.invisible),
	null,
];

function cardOfMove(move: Move): Card | 'whole hand' {
	if (move.type === 'pass') return 'whole hand';
	if (move.type === 'place') return cardOf(move.card);
	return move.wild ? WILD : move.type;
}

/** Cards leave the deck from the top in the order of the events. */
function drawnBy(me: Viewer, events: readonly GameEvent[]): ReadonlySet<number> {
	const places = new Set<number>();
	let next = 0;
	for (const event of events) {
		if (event.type !== 'drew') continue;
		for (const _ of event.cards) {
			if (event.seat === me) places.add(next);
			next++;
		}
	}
	return places;
}

/** Moves by which a viewer gets to know something are the view's own tests. Chance is told to nobody who only watches. */
function tells(move: Move, me: Viewer, turn: number): boolean {
	if (move.type.startsWith('shuffle')) return me !== null;
	return 'seat' in move && (move.seat === me || turn === me);
}

function applied(state: GameState, move: Move) {
	const result = applyMove(state, state.turn, move);
	if (!result.ok) throw new Error(`${JSON.stringify(move)}: ${result.code}`);
	return result.value;
}

describe('worlds that differ in all that a viewer has not seen', () => {
	test('differ in every card and Goal', () => {
		fc.assert(
			fc.property(reached, fc.nat(), (state, seed) => {
				for (const me of viewers(state)) {
					const other = otherWorld(state, me, seed, { drawn: new Set() });
					for (const [i, card] of state.deck.entries()) expect(other.deck[i]).not.toBe(card);
					for (const [seat, player] of state.players.entries()) {
						if (seat === me) continue;
						expect(other.players[seat]?.goal).not.toBe(player.goal);
						for (const [i, card] of player.hand.entries()) expect(other.players[seat]?.hand[i]).not.toBe(card);
					}
				}
			}),
			{ numRuns: 20 },
		);
	});
	test('look alike', () => {
		fc.assert(
			fc.property(reached, fc.nat(), (state, seed) => {
				for (const me of viewers(state)) {
					expect(viewFor(otherWorld(state, me, seed, { drawn: new Set() }), me)).toEqual(viewFor(state, me));
				}
			}),
		);
	});
	test('go on alike, and tell alike what happens', () => {
		const told = new Set<string>();
		fc.assert(
			fc.property(reached, fc.nat(), (state, seed) => {
				const pick = chooser(seed);
				const moves = legalMoves(state, state.turn).filter(
					(move, i) => i < 3 || move.type === 'place' || pick(8) === 0,
				);
				for (const me of viewers(state)) {
					for (const move of moves) {
						if (tells(move, me, state.turn)) continue;
						const here = applied(state, move);
						// A new start card is turned up from the deck for all to see.
						if (here.events.some(({ type }) => type === 'start-turned-up')) continue;
						const shared = { played: cardOfMove(move), drawn: drawnBy(me, here.events) };
						const there = applied(otherWorld(state, me, seed, shared), move);
						// A game may end in one world only, when a hidden Goal is at seven; that it does is no secret.
						if (here.state.outcome !== null || there.state.outcome !== null) continue;
						expect(eventsFor(there.events, me)).toEqual(eventsFor(here.events, me));
						expect(viewFor(there.state, me)).toEqual(viewFor(here.state, me));
						for (const { type } of here.events) told.add(type);
					}
				}
			}),
			{ numRuns: 60 },
		);
		expect([...told]).toEqual(
			expect.arrayContaining(['drew', 'goals-traded', 'hands-traded', 'goals-shuffled', 'hands-rotated']),
		);
	});
});
