import { play } from './apply-move.ts';
import { disbelieve } from './disbelieve.ts';
import { legalMoves } from './legal-moves.ts';
import { unmixed } from './mixer.ts';
import type { GameState } from './types.ts';

/**
 * How many sequences of `depth` moves there are from a state; a shuffle mixes nothing here, and a game that ends earlier is not
 * counted deeper. A net that changes when any rule does. Throws if the depth is no whole number from 0.
 */
export function perft(state: GameState, depth: number): number {
	if (!Number.isInteger(depth) || depth < 0) disbelieve(`${depth} is a depth`);
	if (depth === 0) return 1;
	let count = 0;
	for (const move of legalMoves(state, state.turn)) {
		const result = play(state, state.turn, move, unmixed);
		if (!result.ok) disbelieve(`${JSON.stringify(move)} is legal: ${result.code}`);
		count += perft(result.value.state, depth - 1);
	}
	return count;
}
