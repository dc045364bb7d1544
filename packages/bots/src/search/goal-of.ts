import { ELEMENTS, type Element, type Seat } from '@aquarius/engine';
import type { Search } from '@aquarius/engine/search';

/** A seat's Goal as a number in `ELEMENTS`; -1 where there are none. */
export function goalOf(search: Search, seat: Seat): number {
	const goal = search.goal(seat);
	return goal === undefined ? -1 : NUMBERS[goal];
}

const NUMBERS = Object.fromEntries(ELEMENTS.map((element, number) => [element, number])) as Readonly<
	Record<Element, number>
>;

/** Whether a seat may trade Goals with another one: with invisible players too, unless the Goals of those who left lie aside. */
export function mayTradeWith(search: Search, seat: Seat, other: Seat): boolean {
	return other !== seat && (search.isPlayer(other) || search.rules.unusedGoals !== 'aside');
}
