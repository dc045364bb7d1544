import { randomInt } from 'node:crypto';
import { type GameState, joinGame, type Seat } from '@aquarius/engine';
import type { SavedFacts } from '../store/table-store.ts';
import { woundUp } from './clock.ts';
import { stepWith } from './play.ts';
import { EMPTY, nextHost, person, takenCount } from './seats.ts';
import { accept, type Outcome, refuse, type Step, type Table } from './table.ts';

/**
 * The step in which somebody sits down at a running game (E35): on the wished seat, else on an invisible one that chance picks, else on
 * a new last one. Refused with `room/wrong-phase` where the table lets nobody in, with `room/full` where the rules have no seat.
 */
export function joinPlay(
	table: Table,
	who: { readonly name: string; readonly holder: string },
	o: { readonly wish?: Seat | undefined; readonly now: number },
): Outcome<Step & { readonly seat: Seat }> {
	const { facts, state } = table;
	if (!letsIn(facts) || state === null) return refuse('room/wrong-phase');
	if (vacanciesOf(facts) === 0) return refuse('room/full');
	const seat = o.wish ?? vacantSeat(state);
	const joined = seat === undefined ? undefined : joinGame(state, seat);
	if (seat === undefined || !joined?.ok) return refuse('room/full');
	const newcomers = woundUp([person(who.name, who.holder)], facts.options);
	// Chairs end with the last player that the game began with; seats that only hold a Goal have none.
	const length = Math.max(facts.chairs.length, seat + 1);
	const chairs = Array.from({ length }, (_, at) => (at === seat ? newcomers[0] : facts.chairs[at]) ?? EMPTY);
	const host = facts.host ?? (facts.quick ? null : nextHost(chairs, null, () => true));
	const { state: after, events, entry } = joined.value;
	return accept({
		...stepWith(table, after, events, { ...entry, at: o.now }, o, { chairs, host, late: (facts.late ?? 0) + 1 }),
		seat,
	});
}

/** Whether a game is on that people may join. Tables that were saved before there was a choice let nobody in. */
export const letsIn = ({ phase, options }: SavedFacts): boolean => phase === 'playing' && options.lateJoin === 'anyone';

/** As many as ever find room at a game. Else people who come and go could see one Goal after the other, and the log would have no end. */
const MOST_LATE = 10;

/** How many can still join: Goals and seats are there for as many players as the rules have. */
export function vacanciesOf(facts: SavedFacts): number {
	if (!letsIn(facts)) return 0;
	return Math.max(0, Math.min(facts.rules.players.max - takenCount(facts.chairs), MOST_LATE - (facts.late ?? 0)));
}

function vacantSeat({ players }: GameState): Seat | undefined {
	const invisible = players.flatMap((player, seat) => (player.invisible ? [seat] : []));
	return invisible.length === 0 ? players.length : invisible[randomInt(invisible.length)];
}
