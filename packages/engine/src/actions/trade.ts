import type { Position } from '../position.ts';
import { isReal } from '../position.ts';
import type { ReasonCode, Seat } from '../types.ts';

/** What the two Trades share: someone else is named. */
export function whyNotTradeWith(
	position: Position,
	seat: Seat,
	other: Seat,
	withInvisible: boolean,
): ReasonCode | undefined {
	const there = withInvisible ? position.players[other] !== undefined : isReal(position.players, other);
	if (!there) return 'target/not-a-seat';
	return other === seat ? 'target/yourself' : undefined; // E23
}

/** A seat's number, or undefined. */
export function parseSeat(parts: readonly string[]): Seat | undefined {
	const [text, ...rest] = parts;
	return text !== undefined && rest.length === 0 && /^(?:0|[1-9]\d*)$/.test(text) ? Number(text) : undefined;
}
