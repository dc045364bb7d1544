import { applyMove } from '../apply-move.ts';
import { legalMoves } from '../legal-moves.ts';
import { createGame } from '../setup.ts';
import type { GameState, Move, RuleSet } from '../types.ts';
import { chooser, keyOf } from './games.ts';

/** `last`: the move that was made then ended the game. */
export interface Step {
	readonly state: GameState;
	readonly last: boolean;
}

/**
 * Positions that random games of a rule set go through, `count` of them, with every number of players in turn. The many ways to move a
 * card would crowd everything else out, so a kind of move is chosen first, except in every third game.
 */
export function* walk(rules: RuleSet, count: number, seed: number): Generator<Step> {
	const { min, max } = rules.players;
	for (let game = 0, given = 0; given < count; game++) {
		const players = min + (game % (max - min + 1));
		const pick = chooser(seed + game);
		let state = createGame({ rules, players, random: keyOf(seed + game) });
		for (; state.outcome === null && given < count; given++) {
			const move = choose(legalMoves(state, state.turn), pick, game % 3 !== 0);
			const result = applyMove(state, state.turn, move);
			if (!result.ok) throw new Error(`${JSON.stringify(move)} was believed to be legal: ${result.code}`);
			yield { state, last: result.value.state.outcome !== null };
			state = result.value.state;
		}
	}
}

function choose(moves: readonly Move[], pick: (n: number) => number, byKind: boolean): Move {
	// Giving up ends games early and says nothing.
	const going = moves.length > 1 ? moves.filter(({ type }) => type !== 'resign') : moves;
	const kinds = [...new Set(going.map(({ type }) => type))];
	const kind = byKind ? kinds[pick(kinds.length)] : undefined;
	const among = kind === undefined ? going : going.filter(({ type }) => type === kind);
	const move = among[pick(among.length)];
	if (move === undefined) throw new Error('There is always a move');
	return move;
}
