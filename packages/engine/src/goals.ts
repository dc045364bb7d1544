import { type Draft, playerAt } from './draft.ts';
import { sizeOf } from './groups.ts';
import type { Table } from './position.ts';
import { ELEMENTS, type Element, SEVEN, type Seat } from './types.ts';

/** Every Goal of a game as it is collected for a shuffle: seat by seat, then the pile or what lies aside, top first. */
export function collectedGoals({ players, unusedGoals }: Pick<Draft, 'players' | 'unusedGoals'>): readonly Element[] {
	return [...players.flatMap(({ goal }) => goal ?? []), ...unusedGoals];
}

/** Deals Goals out again in the order in which they are collected; gives those of the seats. */
export function dealGoals(draft: Draft, goals: readonly Element[]): readonly Element[] {
	const seats = draft.players.length;
	draft.players = draft.players.map((player, seat) => ({ ...player, goal: playerAt(goals, seat) }));
	draft.unusedGoals = goals.slice(seats);
	return goals.slice(0, seats);
}

/** What an event about Goals says of the players who may not look at theirs; nothing if all may. */
export function coveredIn({ players }: Pick<Draft, 'players'>): { readonly covered?: readonly Seat[] } {
	const covered = [...players.keys()].filter((seat) => players[seat]?.covered);
	return covered.length === 0 ? {} : { covered };
}

/** Whether the panels of a Goal's element hang together seven or more (E53 counts alike). */
export function isReached(table: Table, goal: Element): boolean {
	return groupSize(table, goal) >= SEVEN;
}

/** How many panels of an element hang together at most. */
export function groupSize(table: Table, element: Element): number {
	return sizeOf(table, ELEMENTS.indexOf(element));
}
