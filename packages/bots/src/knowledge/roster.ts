import type { GameEvent, PlayerView, Seat } from '@aquarius/engine';
import { withItem } from './lists.ts';

/** Who sat where at one moment of the game: whether somebody plays there, by seat. */
export type Roster = readonly boolean[];

/** The roster before anything that the view tells of, worked out backwards from the one that it shows. */
export function rosterAtStart({ players, seen, rules }: PlayerView): Roster {
	const roster = players.map((player) => !player.invisible);
	// Where invisible players hold the unused Goals there are all seats from the first; elsewhere a vacant seat is one that was left.
	const areAllThere = rules.goals.length > 0 && rules.unusedGoals === 'seats';
	for (let i = seen.length - 1; i >= 0; i--) {
		const event = seen[i];
		// The last seat may have been new, or vacant: if so, it is there again before it was left.
		if (event?.type === 'joined' && event.seat === roster.length - 1 && !areAllThere) roster.pop();
		else if (event?.type === 'joined' && event.seat in roster) roster[event.seat] = false;
		else if (event?.type === 'left' && event.seat < players.length) roster[event.seat] = true;
	}
	return Array.from(roster, (plays) => plays === true);
}

/** The roster after an event; a seat that was not there yet is added. */
export function rosterAfter(roster: Roster, event: GameEvent): Roster {
	if (event.type === 'left') return withItem(roster, event.seat, false);
	if (event.type !== 'joined') return roster;
	return event.seat === roster.length ? [...roster, true] : withItem(roster, event.seat, true);
}

/** The seats where somebody plays, in turn order. */
export function seatsOf(roster: Roster): readonly Seat[] {
	return [...roster.keys()].filter((seat) => roster[seat]);
}
