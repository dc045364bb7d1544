import type { Position } from './position.ts';
import { parseMove } from './text/move.ts';
import { isOtherMove } from './text/other-moves.ts';
import type { ReasonCode, Seat } from './types.ts';
import { whyNot } from './why-not.ts';

/** The same as `whyNot` for a move's text; moves that only other rule sets have are `action/not-in-rules`. */
export function whyNotText(position: Position, seat: Seat, text: string): ReasonCode | undefined {
	const move = parseMove(text);
	if (move !== undefined) return whyNot(position, seat, move);
	if (typeof text !== 'string' || !isOtherMove(text)) return 'text/unreadable';
	// A pass is refused for the game's and the turn's sake in the same order.
	const code = whyNot(position, seat, { type: 'pass' });
	return code === 'game/over' || code === 'turn/not-yours' ? code : 'action/not-in-rules';
}
