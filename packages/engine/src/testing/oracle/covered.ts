import { largest } from './groups.ts';
import { isReal, type Position, playerAt, tableOf } from './position.ts';

const SEVEN = 7;

/** Covered Goals (D.5, E54): what any seat may do at any time. */
export function coveredMoves(position: Position, seat: number): readonly string[] {
	if (!position.rules.goalsCovered || !isReal(position, seat)) return [];
	const { covered, goal } = playerAt(position, seat);
	if (covered) return ['look'];
	return goal !== undefined && largest(tableOf(position), goal) >= SEVEN ? ['claim'] : [];
}

/** Does a `look` or a `claim` on a position that may be written to. Of two decks the other holder of the Goal wins too (E37). */
export function playCovered(position: Position, move: string, seat: number): void {
	const player = playerAt(position, seat);
	if (move === 'look') {
		delete player.covered;
		return;
	}
	const seats = position.players.flatMap(({ goal }, other) => (goal === player.goal ? [other] : []));
	position.outcome = { winners: seats.filter((other) => isReal(position, other)), reason: 'seven' };
}
