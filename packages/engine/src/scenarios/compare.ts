import { cardOf, makeCard, parseCard } from '../cards.ts';
import { largestGroups } from '../groups.ts';
import { legalMoves } from '../legal-moves.ts';
import { makeMove } from '../text/move.ts';
import type { Expect } from '../text/scenario.ts';
import { makePlacement } from '../text/spot.ts';
import type { GameEvent, GameState, Player } from '../types.ts';

interface Sides {
	readonly got: unknown;
	readonly want: unknown;
}

/** What a play has led to. `events`: those of the last move, none if it was refused; `refused`: why it was, or null. */
interface After {
	readonly state: GameState;
	readonly events: readonly GameEvent[];
	readonly refused: string | null;
}

type Wanted = Required<Expect>;

/** What is compared: both sides of each field in a form in which equal things are equal text. */
const COMPARED: { readonly [F in keyof Wanted]: (want: Wanted[F], after: After) => Sides } = {
	refused: (want, { refused }) => ({ got: refused, want }),
	table: (want, { state }) => tableSides(want, state),
	discard: (want, { state }) => ({ got: state.discard.map(makeCard), want: want.map(canonical) }),
	// In the solitaire the main deck, which has Goals as well.
	deck: (want, { state }) => ({
		got: state.solitaire?.deck ?? state.deck.map(makeCard),
		want: want.map(canonical),
	}),
	hands: (want, { state }) => bySeat(state.players, want, ({ hand }) => sorted(hand.map(makeCard)), handOf),
	handSizes: (want, { state }) => bySeat(state.players, want, ({ hand }) => hand.length, same),
	goals: (want, { state }) => bySeat(state.players, want, ({ goal }) => goal, same),
	unusedGoals: (want, { state }) => ({ got: unusedGoalsOf(state), want }),
	turn: (want, { state }) => ({ got: state.turn, want }),
	phase: (want, { state }) => ({ got: state.phase, want }),
	bonus: (want, { events }) => ({ got: bonusIn(events), want }),
	connected: (want, { events }) => ({ got: sorted(connectedIn(events)), want: sorted(want) }),
	winners: (want, { state }) => ({ got: state.outcome?.winners ?? [], want: [...want].sort((a, b) => a - b) }),
	reason: (want, { state }) => ({ got: state.outcome?.reason ?? null, want }),
	groups: (want, { state }) => groupSides(want, state),
	legal: (want, { state }) => legalSides(want, state),
	moves: (want, { state }) => ({ got: new Set(legalMoves(state, state.turn).map(makeMove)).size, want }),
};

/** What a position and the last move differ in from what is expected, both sides of each field; undefined if in nothing. */
export function compare(expect: Expect, after: After) {
	const got: Record<string, unknown> = {};
	const want: Record<string, unknown> = {};
	for (const field of Object.keys(expect) as (keyof Expect)[]) {
		const sides = sidesOf(field, expect[field], after);
		if (JSON.stringify(sides.got) === JSON.stringify(sides.want)) continue;
		got[field] = sides.got;
		want[field] = sides.want;
	}
	return Object.keys(got).length === 0 ? undefined : { got, want };
}

function sidesOf<F extends keyof Wanted>(field: F, want: Expect[F], after: After): Sides {
	return COMPARED[field](want as Wanted[F], after); // fields that are there have a value
}

const same = <T>(value: T): T => value;
const sorted = (texts: readonly string[]): readonly string[] => [...texts].sort();
const canonical = (text: string): string => parseCard(text) ?? text;
const handOf = (hand: readonly string[]): readonly string[] => sorted(hand.map(canonical));

/** The seats that a list by seat is about: up to the last player's if the length says so, else all, else the players'. */
function bySeat<T, U>(
	players: readonly Player[],
	want: readonly T[],
	got: (player: Player) => U,
	form: (one: T) => U,
): Sides {
	const last = players.findLastIndex((player) => !player.invisible);
	const real = players.filter((player) => !player.invisible);
	const choices = [players.slice(0, last + 1), players, real];
	const chosen = choices.find((seats) => seats.length === want.length) ?? real;
	return { got: chosen.map(got), want: want.map(form) };
}

/** A set of cards, unless they may overlap: then the order says which lies on top. */
function tableSides(want: readonly string[], { table, rules }: GameState): Sides {
	const got = table.map(makePlacement);
	return rules.overlap ? { got, want } : { got: sorted(got), want: sorted(want) };
}

function unusedGoalsOf({ players, unusedGoals, rules }: GameState): readonly (string | undefined)[] {
	if (rules.unusedGoals !== 'seats') return unusedGoals;
	return players.filter((player) => player.invisible).map(({ goal }) => goal);
}

function bonusIn(events: readonly GameEvent[]): number {
	return events.reduce((n, event) => (event.type === 'drew' && event.why === 'bonus' ? n + event.cards.length : n), 0);
}

function connectedIn(events: readonly GameEvent[]): readonly string[] {
	return events.flatMap((event) => (event.type === 'placed' ? event.connected : []));
}

function groupSides(want: Wanted['groups'], { table }: GameState): Sides {
	const sizes: Readonly<Record<string, number>> = largestGroups(table);
	return { got: Object.fromEntries(Object.keys(want).map((element) => [element, sizes[element]])), want };
}

function legalSides(want: Wanted['legal'], state: GameState): Sides {
	const placements = legalMoves(state, state.turn).flatMap((move) => (move.type === 'place' ? [move] : []));
	const hand = state.players[state.turn]?.hand ?? [];
	// Nothing can be said about a card that is not there: an empty list would always be right.
	const legalOf = (text: string) =>
		hand.every((card) => card !== canonical(text))
			? null
			: sorted(placements.filter(({ card }) => cardOf(card) === canonical(text)).map(makePlacement));
	return {
		got: Object.fromEntries(Object.keys(want).map((text) => [text, legalOf(text)])),
		want: Object.fromEntries(Object.entries(want).map(([text, placements]) => [text, sorted(placements)])),
	};
}
