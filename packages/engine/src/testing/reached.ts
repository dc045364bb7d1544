import fc from 'fast-check';
import type { GameState } from '../types.ts';
import { playersOf, playGame } from './games.ts';
import { VARIANTS, type Variant } from './variants.ts';

/** Positions that random games of some rules reach, with every number of players, some of whom came late or left. Not over. */
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

export const reached: fc.Arbitrary<GameState> = reachedUnder(VARIANTS);
