import type { Direction, Seat } from '../types.ts';

export const DIRECTIONS: readonly Direction[] = ['left', 'right'];

/** Whose hand a seat gets when the players (`ring`, in turn order) hand on to one side. `left`: to the next one in turn order. */
export function handGiver(ring: readonly Seat[], seat: Seat, direction: Direction): Seat {
	return ring[goalGiver(ring.length, ring.indexOf(seat), direction)] ?? seat;
}

/**
 * Whose Goal a seat gets when Goals rotate. They go round every seat by number, invisible ones where they are: those come last at the
 * start (E27), and one that a player has left stays between its neighbours (E36). `seats`: how many there are, invisible ones included.
 */
export function goalGiver(seats: number, seat: Seat, direction: Direction): Seat {
	return (seat + (direction === 'left' ? seats - 1 : 1)) % seats;
}

/** Who gets a seat's Goal when Goals rotate. */
export function goalReceiver(seats: number, seat: Seat, direction: Direction): Seat {
	return goalGiver(seats, seat, direction === 'left' ? 'right' : 'left');
}
