import { type GameEvent, goalGiver, type RuleSet } from '@aquarius/engine';
import { withItem } from './lists.ts';

/** Something by place of a Goal: the seats, then the pile or the Goals that lie aside, top first. */
export interface Places<T> {
	readonly held: readonly T[];
	readonly unused: readonly T[];
}

/**
 * Where that which goes with each Goal lies after an event. `lost` lies where a shuffle leaves nothing certain. The rules are those of
 * trades (E24, E24d), shuffles (E25), rotation (E27) and of somebody who comes (E35); what is not about Goals moves nothing.
 */
export function movedWithGoals<T>(places: Places<T>, event: GameEvent, rules: RuleSet, lost: T): Places<T> {
	switch (event.type) {
		case 'goals-traded':
			if (event.with === 'unused' && places.unused.length === 0) return places;
			return event.with === 'unused'
				? afterPileTrade(places, event.seat, rules, lost)
				: { ...places, held: swapped(places.held, event.seat, event.with) };
		case 'goals-shuffled':
			return { held: places.held.map(() => lost), unused: places.unused.map(() => lost) };
		case 'goals-rotated': {
			const all = [...places.held, ...places.unused];
			const ring = Math.min(event.ring, all.length);
			const after = all.map((own, place) => (place < ring ? at(all, goalGiver(ring, place, event.direction)) : own));
			return { held: after.slice(0, places.held.length), unused: after.slice(places.held.length) };
		}
		case 'joined': {
			if (event.seat !== places.held.length) return places;
			// A new seat takes the top of what is unused.
			const [top = lost, ...rest] = places.unused;
			return { held: [...places.held, top], unused: rest };
		}
		default:
			return places;
	}
}

/** The top Goal is taken; the other goes into the middle of the rest (E24), or somewhere (E24d). */
function afterPileTrade<T>(places: Places<T>, seat: number, { pileTrade }: RuleSet, lost: T): Places<T> {
	const [top = lost, ...rest] = places.unused;
	const given = at(places.held, seat);
	const pile = rest.toSpliced(Math.ceil(rest.length / 2), 0, given);
	const isMixed = pileTrade === 'shuffle' && pile.length > 1;
	return { held: withItem(places.held, seat, top), unused: isMixed ? pile.map(() => lost) : pile };
}

function swapped<T>(items: readonly T[], a: number, b: number): readonly T[] {
	return a in items && b in items ? items.with(a, at(items, b)).with(b, at(items, a)) : items;
}

/** The item in a place that is believed to be there: `T` may be undefined, so there is no telling otherwise. */
const at = <T>(items: readonly T[], place: number): T => items[place] as T;
