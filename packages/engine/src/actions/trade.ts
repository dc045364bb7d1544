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
export function parseSeat(parts: readonly string[]): { readonly seat: Seat } | undefined {
	const text = parts.join(' ');
	return /^(?:0|[1-9]\d*)$/.test(text) ? { seat: Number(text) } : undefined;
}

/** The number -0 names a seat but is no seat's number. */
export function isSeat(seat: Seat): boolean {
	return Number.isInteger(seat) && !Object.is(seat, -0);
}
