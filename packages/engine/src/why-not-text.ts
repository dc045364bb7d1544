import type { Position } from './position.ts';
import { parseMove } from './text/move.ts';
import type { ReasonCode, Seat } from './types.ts';
import { whyNot } from './why-not.ts';

/** The same as `whyNot` for a move's text; what is no move's text is `text/unreadable`. */
export function whyNotText(position: Position, seat: Seat, text: string): ReasonCode | undefined {
	const move = parseMove(text);
	return move === undefined ? 'text/unreadable' : whyNot(position, seat, move);
}
