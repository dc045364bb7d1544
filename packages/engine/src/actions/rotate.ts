import type { Direction, Seat } from '../types.ts';

export const DIRECTIONS: readonly Direction[] = ['left', 'right'];

/** Whose things a seat gets when everyone in a ring hands on to one side (E27). `left`: to the next seat in turn order. */
export function giverTo(ring: readonly Seat[], seat: Seat, direction: Direction): Seat {
	const step = direction === 'left' ? ring.length - 1 : 1;
	return ring[(ring.indexOf(seat) + step) % ring.length] ?? seat;
}

/** Undefined: no rotation. Null: unreadable. */
export function parseDirection(parts: readonly string[]): Direction | undefined | null {
	if (parts.length === 0) return undefined;
	return (parts.length === 1 && DIRECTIONS.find((direction) => direction === parts[0])) || null;
}
