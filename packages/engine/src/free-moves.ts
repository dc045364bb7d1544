import { isReached } from './goals.ts';
import { isReal, type Position } from './position.ts';
import { HIDDEN_GOAL, type Move, type ReasonCode, type Seat } from './types.ts';

/** Moves of covered Goals, which any player may make at any time (D.5). */
export type FreeMove = Extract<Move, { type: 'look' | 'claim' }>;

/** Whether a move is one that needs no turn. */
export function isFree(move: Move): move is FreeMove {
	const { type } = move;
	return type === 'look' || type === 'claim';
}

/** Adds the legal ones of a seat. */
export function addFreeMoves(position: Position, seat: Seat, into: Move[]): void {
	for (const move of FREE_MOVES) if (whyNotFree(position, seat, move) === undefined) into.push(move);
}

const FREE_MOVES: readonly FreeMove[] = [{ type: 'look' }, { type: 'claim' }];

/**
 * Why a seat may not make one; the game is going on. `goal/covered` is answered before `claim/not-won`: the other order would tell
 * holders whether a Goal has won that they may not look at.
 */
export function whyNotFree(position: Position, seat: Seat, move: FreeMove): ReasonCode | undefined {
	if (!position.rules.goalsCovered) return 'action/not-in-rules';
	if (!isReal(position.players, seat)) return 'target/not-a-seat';
	const player = position.players[seat];
	const covered = player?.covered === true;
	if (move.type === 'look') return covered ? undefined : 'move/unchanged';
	if (covered) return 'goal/covered';
	const goal = player?.goal;
	return goal !== undefined && goal !== HIDDEN_GOAL && isReached(position.table, goal) ? undefined : 'claim/not-won';
}
