import { isReal, type Position } from '../position.ts';
import type { Move, ReasonCode, Seat } from '../types.ts';
import type { ByWild } from './rule.ts';

/** Adds the Trades with everybody else; `withInvisible`: with those too who are not there. */
export function addTrades(
	type: 'trade-goals' | 'trade-hands',
	position: Position,
	seat: Seat,
	withInvisible: boolean,
	by: ByWild,
	into: Move[],
): void {
	for (let other = 0; other < position.players.length; other++) {
		if (whyNotTradeWith(position, seat, other, withInvisible) === undefined) into.push({ type, seat: other, ...by });
	}
}

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

/** A seat's number, or undefined. Up to 15 digits are exact. */
export function parseSeat(parts: readonly string[]): { readonly seat: Seat } | undefined {
	const text = parts.join(' ');
	return /^(?:0|[1-9]\d{0,14})$/.test(text) ? { seat: Number(text) } : undefined;
}
