import { cardsToDraw } from './draft.ts';
import type { Card, GameState, Placement, Player, PlayerView, Seat, SeenCard } from './types.ts';

/** What a state and a view have in common: enough to say what is legal for a seat whose hand is known. */
export type Position = GameState | PlayerView;

/** Whether a seat is one of the players, not an invisible one or none at all. */
export function isReal(players: readonly Pick<Player, 'invisible'>[], seat: Seat): boolean {
	// A seat that came as data can be anything: `players['map']` is there.
	const player = Number.isInteger(seat) ? players[seat] : undefined;
	return player !== undefined && player.invisible !== true;
}

/** Whether what came as data can number a seat or a pile: -0 names one too, but is no number of one. */
export function isNumber(value: number): boolean {
	return Number.isInteger(value) && !Object.is(value, -0);
}

/** The seats of the players, in turn order. */
export function realSeats(players: readonly Pick<Player, 'invisible'>[]): readonly Seat[] {
	const seats: Seat[] = [];
	for (let seat = 0; seat < players.length; seat++) if (players[seat]?.invisible !== true) seats.push(seat);
	return seats;
}

/** The seats of the players in turn order, beginning with `first` or the next one after it. */
export function realSeatsFrom(players: readonly Pick<Player, 'invisible'>[], first: Seat): readonly Seat[] {
	const seats = realSeats(players);
	return [...seats.filter((seat) => seat >= first), ...seats.filter((seat) => seat < first)];
}

/** Whether the seat on turn draws first, a card that a view does not show; with nothing to draw its turn has begun. */
export function hasToDraw(view: PlayerView): boolean {
	return view.phase === 'draw' && cardsToDraw(view) > 0;
}

/** Whether it is a seat's turn to move, as far as the position can say. */
export function isOnTurn(position: Position, seat: Seat): boolean {
	return seat === position.turn && !('me' in position && (position.me !== seat || hasToDraw(position)));
}

export function handOf(position: Position, seat: Seat): readonly SeenCard[] {
	return position.players[seat]?.hand ?? [];
}

export function holds(position: Position, seat: Seat, card: Card): boolean {
	return handOf(position, seat).includes(card);
}

export type Table = readonly Placement[];
