import { expect } from 'vitest';
import { play } from '../apply-move.ts';
import { disbelieve } from '../disbelieve.ts';
import { legalMoves } from '../legal-moves.ts';
import { unmixed } from '../mixer.ts';
import { makeRules } from '../rulesets/parse.ts';
import { makeMove } from '../text/move.ts';
import { makePosition, parsePosition } from '../text/position.ts';
import type { GameState, RuleSet, Seat } from '../types.ts';
import {
	oracleApply,
	oracleMoves,
	type Position,
	type PositionJson,
	type RulesJson,
	readPosition,
} from './oracle/index.ts';

/** Where the engine and the oracle are held against each other: by texts, as neither knows the other's values. */

export function stateOf(position: PositionJson): GameState {
	const result = parsePosition(position);
	if (!result.ok) throw new Error(`${JSON.stringify(position)}: ${JSON.stringify(result.code)}`);
	return result.value;
}

export const rulesJson = (rules: RuleSet): RulesJson => makeRules(rules) as unknown as RulesJson;

/** The text form is public and the oracle reads it like everyone else. */
export const jsonOf = (state: GameState): PositionJson => makePosition(state) as unknown as PositionJson;

/** What both must agree on: all but the rules, with hands in any order. */
export function comparable({ rules: _, ...position }: Position) {
	const players = position.players.map((player) => ({ ...player, hand: [...player.hand].sort() }));
	return { ...position, players };
}

/** The same moves for a seat, and none twice. Gives the engine's. */
export function expectSameMoves(state: GameState, seat: Seat) {
	const moves = legalMoves(state, seat);
	const expected = oracleMoves(jsonOf(state), seat);
	expect(sorted(moves.map(makeMove)), context(state)).toEqual(sorted(expected));
	return moves;
}

/** The same position after every one of these moves. Gives the engine's. */
export function expectSameAfter(state: GameState, seat: Seat, moves = legalMoves(state, seat)): readonly GameState[] {
	return moves.map((move) => {
		const text = makeMove(move);
		const result = play(state, seat, move, unmixed);
		if (!result.ok) disbelieve(`${text} is legal: ${result.code}`);
		const after = result.value.state;
		expect(comparable(readPosition(jsonOf(after))), `${text} in ${context(state)}`).toEqual(
			comparable(oracleApply(jsonOf(state), text, seat)),
		);
		return after;
	});
}

const sorted = (texts: readonly string[]): readonly string[] => [...texts].sort();

const context = (state: GameState): string => JSON.stringify({ ...makePosition(state), random: undefined });
