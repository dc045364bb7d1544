import { type GameState, parsePosition } from '@aquarius/engine';
import { unreadable } from './failures.ts';
import { nameOf, readJson } from './input.ts';

/** The position in a file, or on standard input for `-`. */
export function positionFrom(path: string): GameState {
	const position = parsePosition(readJson(path));
	if (!position.ok) throw unreadable(nameOf(path), position.code);
	return position.value;
}
