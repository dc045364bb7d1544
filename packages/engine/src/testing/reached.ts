import fc from 'fast-check';
import type { GameState } from '../types.ts';
import { playGame, RULES } from './games.ts';

/** Positions that random games of 2 to 5 players reach, not over. */
export const reached: fc.Arbitrary<GameState> = fc
	.record({
		rules: fc.constantFrom(...RULES),
		players: fc.integer({ min: 2, max: 5 }),
		seed: fc.nat(),
		moves: fc.nat({ max: 60 }),
	})
	.map(({ rules, players, seed, moves }) => playGame(rules, players, seed, moves).state)
	.filter((state) => state.outcome === null);
