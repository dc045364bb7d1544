import fc from 'fast-check';
import type { GameState } from '../types.ts';
import { playersOf, playGame } from './games.ts';
import { VARIANTS, type Variant } from './variants.ts';

/** Positions that random games of some rules reach, with every number of players, some of whom came late or left. Not over, and drawn. */
export function reachedUnder(variants: readonly Variant[]): fc.Arbitrary<GameState> {
	return fc
		.record({
			variant: fc.constantFrom(...variants),
			seed: fc.nat(),
			moves: fc.nat({ max: 60 }),
			comings: fc.boolean(),
		})
		.map(({ variant: { rules }, seed, moves, comings }) => {
			return playGame(rules, playersOf(rules, seed), seed, comings ? { moves, comings } : { moves }).state;
		})
		.filter((state) => state.outcome === null);
}

/** The same turn before it has drawn: one card of the hand is still on top of the deck. Where none can be, the position as it is. */
function beforeTheDraw(state: GameState): GameState {
	const card = state.players[state.turn]?.hand.at(-1);
	if (card === undefined || state.rules.drawing === 'never') return state;
	const players = state.players.map((player, seat) =>
		seat === state.turn ? { ...player, hand: player.hand.slice(0, -1) } : player,
	);
	return { ...state, players, deck: [card, ...state.deck], phase: 'draw' };
}

/** The same under all rules, in every other one the turn has still to draw, as the position may have been stored. */
export const reached: fc.Arbitrary<GameState> = fc
	.tuple(reachedUnder(VARIANTS), fc.boolean())
	.map(([state, undrawn]) => (undrawn ? beforeTheDraw(state) : state));
