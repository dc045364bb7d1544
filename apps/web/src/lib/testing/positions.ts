import { applyMove, type GameState, type Move, type PlayerView, parsePosition, viewFor } from '@aquarius/engine';

/** What a test says about a position; the rest is filled in: two players, an empty deck. */
export interface Given {
	readonly hand: readonly string[];
	readonly table: readonly string[];
	readonly goal?: string;
	readonly turn?: number;
	readonly rules?: unknown;
	readonly deck?: readonly string[];
	readonly others?: readonly { readonly hand: readonly string[]; readonly goal: string }[];
}

/** A real position of the engine with seat 0 as `hand`. Three invisible seats follow two players. */
export function stateOf(given: Given): GameState {
	const goals = ['E', 'A', 'W', 'F', 'S'].filter((g) => g !== (given.goal ?? 'F'));
	const others = given.others ?? [{ hand: ['trade-hands', 'EEAA'], goal: goals.shift() ?? 'E' }];
	const parsed = parsePosition({
		format: 'aquarius-position/1',
		rules: given.rules ?? 'v3',
		players: [{ hand: given.hand, goal: given.goal ?? 'F' }, ...others],
		unusedGoals: given.others === undefined ? goals : [],
		table: given.table,
		deck: given.deck ?? ['SSSS', 'WWWW', 'AAAA'],
		discard: [],
		turn: given.turn ?? 0,
		phase: 'play',
	});
	if (!parsed.ok) throw new Error(`the position was believed to be well formed: ${JSON.stringify(parsed.code)}`);
	return parsed.value;
}

export const viewOfGiven = (given: Given, seat = 0): PlayerView => viewFor(stateOf(given), seat);

/** The engine's own word on a move: accepted, or the reason. */
export function judged(given: Given, move: Move): string {
	const applied = applyMove(stateOf(given), 0, move);
	return applied.ok ? 'accepted' : applied.code;
}
