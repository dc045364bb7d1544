import { nameOf } from './cards.ts';
import { type Rules, type RulesJson, rulesOf } from './rules.ts';
import { type Laid, lay } from './sheet.ts';

export interface Player {
	hand: string[];
	goal?: string;
	invisible?: true;
	covered?: true;
}

export interface Outcome {
	readonly winners: readonly number[];
	readonly reason: string;
}

/** Position JSON with every default filled in and every seat listed. The oracle writes into copies of it. */
export interface Position {
	rules: Rules;
	players: Player[];
	/** The pile or the set aside. Goals of invisible players are with their seats. */
	unusedGoals: string[];
	table: string[];
	deck: string[];
	discard: string[];
	turn: number;
	phase: 'play' | 'draw';
	passed: number;
	rebuilt: number;
	outcome: Outcome | null;
	piles: string[][];
	slots: string[][];
	called: string[];
	actions: string[];
}

/** What may be left out of it (formats, section 4). `format` and `random` are not looked at. */
export type PositionJson = { readonly rules: RulesJson; readonly players: readonly PlayerJson[] } & Partial<
	Omit<Position, 'rules' | 'players'>
>;
type PlayerJson = Omit<Player, 'hand'> & { readonly hand?: readonly string[] };

/** Fills in the defaults. What this gives can be read again and is the same then. */
export function readPosition(json: PositionJson): Position {
	const rules = rulesOf(json.rules);
	const unused = [...(json.unusedGoals ?? [])];
	const asSeats = rules.unusedGoals === 'seats';
	return {
		rules,
		players: [
			...json.players.map(readPlayer),
			...(asSeats ? unused.map((goal): Player => ({ hand: [], goal, invisible: true })) : []),
		],
		unusedGoals: asSeats ? [] : unused,
		table: [...(json.table ?? [])],
		deck: (json.deck ?? []).map(nameOf),
		discard: (json.discard ?? []).map(nameOf),
		turn: json.turn ?? 0,
		phase: json.phase ?? 'play',
		passed: json.passed ?? 0,
		rebuilt: json.rebuilt ?? 0,
		outcome: json.outcome ?? null,
		piles: (json.piles ?? []).map((pile) => [...pile]),
		slots: (json.slots ?? []).map((slot) => [...slot]),
		called: [...(json.called ?? [])],
		actions: [...(json.actions ?? [])],
	};
}

function readPlayer({ hand, ...player }: PlayerJson): Player {
	return { ...player, hand: (hand ?? []).map(nameOf) };
}

export const copyOf = (position: Position): Position => readPosition({ ...position, rules: withBase(position.rules) });

/** Rules that are complete can stand on any base. */
const withBase = (rules: Rules): RulesJson => ({ base: 'v3', ...rules });

export const tableOf = (position: Position): readonly Laid[] => position.table.map(lay);

export function isReal(position: Position, seat: number): boolean {
	const player = position.players[seat];
	return player !== undefined && player.invisible !== true;
}

/** The real seats, `first` first, then in turn order. */
export function realSeatsFrom(position: Position, first: number): readonly number[] {
	const count = position.players.length;
	return position.players.map((_, i) => (first + i) % count).filter((seat) => isReal(position, seat));
}

export function playerAt(position: Position, seat: number): Player {
	const player = position.players[seat];
	if (player === undefined) throw new Error(`There is no seat ${seat}`);
	return player;
}
