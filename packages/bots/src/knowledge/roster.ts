import type { GameEvent, PlayerView, Seat } from '@aquarius/engine';

/** Who sat where at one moment of the game: whether somebody plays there, by seat. */
export type Roster = readonly boolean[];

/** The roster before anything that the view tells of, worked out backwards from the one that it shows. */
export function rosterAtStart({ players, seen, rules }: PlayerView): Roster {
	const roster = players.map((player) => !player.invisible);
	for (let i = seen.length - 1; i >= 0; i--) {
		const event = seen[i];
		if (event?.type === 'left') roster[event.seat] = true;
		if (event?.type !== 'joined') continue;
		const last = roster.length - 1;
		// Where invisible players hold the unused Goals there are all seats from the first; elsewhere a vacant seat is one that was left.
		const inSeats = rules.goals.length > 0 && rules.unusedGoals === 'seats';
		if (event.seat === last && !inSeats && !wasLeft(seen, event.seat, i)) roster.pop();
		else roster[event.seat] = false;
	}
	return roster;
}

/** The roster after an event; a seat that was not there yet is added. */
export function rosterAfter(roster: Roster, event: GameEvent): Roster {
	if (event.type !== 'joined' && event.type !== 'left') return roster;
	const after = [...roster];
	after[event.seat] = event.type === 'joined';
	return after;
}

/** The seats where somebody plays, in turn order. */
export function seatsOf(roster: Roster): readonly Seat[] {
	return [...roster.keys()].filter((seat) => roster[seat]);
}

function wasLeft(seen: readonly GameEvent[], seat: Seat, before: number): boolean {
	for (let i = 0; i < before; i++) {
		const event = seen[i];
		if (event?.type === 'left' && event.seat === seat) return true;
	}
	return false;
}
