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

/**
 * What a position and the last move differ in from what is expected, or undefined. `events`: those of the last move, none if it was
 * refused; `refused`: why it was, or null.
 */
export function compare(expect: Expect, state: GameState, events: readonly GameEvent[], refused: string | null) {
	const got: Record<string, unknown> = {};
	const want: Record<string, unknown> = {};
	for (const field of Object.keys(expect) as (keyof Expect)[]) {
		const sides = field === 'refused' ? { got: refused, want: expect.refused } : sidesOf(field, expect, state, events);
		if (JSON.stringify(sides.got) === JSON.stringify(sides.want)) continue;
		got[field] = sides.got;
		want[field] = sides.want;
	}
	return Object.keys(got).length === 0 ? undefined : { got, want };
}

/** Both sides of one field in a form in which equal things are equal text. */
function sidesOf(
	field: Exclude<keyof Expect, 'refused'>,
	expect: Expect,
	state: GameState,
	events: readonly GameEvent[],
): Sides {
	const { players } = state;
	switch (field) {
		case 'table':
			return tableSides(expect.table ?? [], state);
		case 'discard':
			return { got: state.discard.map(makeCard), want: (expect.discard ?? []).map(canonical) };
		case 'deck':
			// In the solitaire the main deck, which has Goals as well.
			return { got: state.solitaire?.deck ?? state.deck.map(makeCard), want: (expect.deck ?? []).map(canonical) };
		case 'hands':
			return bySeat(players, expect.hands ?? [], ({ hand }) => sorted(hand.map(makeCard)), handOf);
		case 'handSizes':
			return bySeat(players, expect.handSizes ?? [], ({ hand }) => hand.length, same);
		case 'goals':
			return bySeat(players, expect.goals ?? [], ({ goal }) => goal, same);
		case 'unusedGoals':
			return { got: unusedGoalsOf(state), want: expect.unusedGoals };
		case 'turn':
		case 'phase':
			return { got: state[field], want: expect[field] };
		case 'bonus':
			return { got: bonusIn(events), want: expect.bonus };
		case 'connected':
			return { got: sorted(connectedIn(events)), want: sorted(expect.connected) };
		case 'winners':
			return { got: state.outcome?.winners ?? [], want: [...(expect.winners ?? [])].sort((a, b) => a - b) };
		case 'reason':
			return { got: state.outcome?.reason ?? null, want: expect.reason };
		case 'groups':
			return groupSides(expect.groups ?? {}, state);
		case 'legal':
			return legalSides(expect.legal ?? {}, state);
		case 'moves':
			return { got: new Set(legalMoves(state, state.turn).map(makeMove)).size, want: expect.moves };
		default:
			return { got: undefined, want: field satisfies never };
	}
}

const same = <T>(value: T): T => value;
const sorted = (texts: readonly string[] = []): readonly string[] => [...texts].sort();
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

function groupSides(want: NonNullable<Expect['groups']>, { table }: GameState): Sides {
	const sizes: Readonly<Record<string, number>> = largestGroups(table);
	return { got: Object.fromEntries(Object.keys(want).map((element) => [element, sizes[element]])), want };
}

function legalSides(want: NonNullable<Expect['legal']>, state: GameState): Sides {
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
