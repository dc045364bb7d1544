/**
 * The rules a second time, slow and obvious, from the printed rules and not from the engine, with which it shares no code. It reads and
 * gives positions as JSON and moves as texts. Tests hold the two against each other.
 */
import { bonusOf } from './bonus.ts';
import { connectedElements, contactsOf } from './contacts.ts';
import { groupSizes } from './groups.ts';
import { movesOf } from './moves.ts';
import { placementsOf } from './placements.ts';
import { type Position, type PositionJson, readPosition } from './position.ts';
import { type RulesJson, rulesOf } from './rules.ts';
import { draw, lay } from './sheet.ts';
import { afterMove } from './turn.ts';

export { letterOn } from './cards.ts';
export { type Position, type PositionJson, readPosition } from './position.ts';
export { RULE_TABLE, type Rules, type RulesJson } from './rules.ts';

/** Texts of everything that a seat (the one on turn) may do. */
export function oracleMoves(json: PositionJson, seat?: number): readonly string[] {
	const position = readPosition(json);
	return movesOf(position, seat ?? position.turn);
}

/** The position after a legal move. A shuffle mixes nothing, as in `perft`. */
export function oracleApply(json: PositionJson, move: string, seat?: number): Position {
	const position = readPosition(json);
	return afterMove(position, move, seat ?? position.turn);
}

/** How many sequences of `depth` moves there are. */
export function oraclePerft(json: PositionJson, depth: number): number {
	return count(readPosition(json), depth);
}

function count(position: Position, depth: number): number {
	if (depth === 0) return 1;
	const moves = movesOf(position, position.turn);
	if (depth === 1) return moves.length;
	return moves.reduce((sum, move) => sum + count(afterMove(position, move, position.turn), depth - 1), 0);
}

/** Texts of the legal placements of a card from the hand. */
export function oraclePlacements(table: readonly string[], word: string, rules: RulesJson): readonly string[] {
	return placementsOf(table.map(lay), word, rulesOf(rules));
}

/** Sizes of an element's groups in panels, largest first. */
export function oracleGroups(table: readonly string[], element: string): readonly number[] {
	return groupSizes(table.map(lay), element);
}

/** The different elements that a placement connects, contacts with a Wild left out. */
export function oracleConnected(table: readonly string[], placement: string): readonly string[] {
	return connectedElements(contactsOf(draw(table.map(lay)), lay(placement)));
}

/** How many bonus cards a placement earns, however many the deck has. */
export function oracleBonus(table: readonly string[], placement: string, rules: RulesJson): number {
	return bonusOf(table.map(lay), lay(placement), rulesOf(rules));
}
