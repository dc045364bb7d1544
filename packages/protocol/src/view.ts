import {
	HIDDEN_CARD,
	HIDDEN_GOAL,
	type Outcome,
	type PlayerInView,
	type PlayerView,
	parseRules,
	type RuleSet,
	type SeenCard,
	type SeenGoal,
	type Viewer,
} from '@aquarius/engine';
import { type Codec, plainCodec } from './codec.ts';
import { Unpacker } from './pack.ts';
import type { SeatState, TableState } from './schema.ts';
import { toldOf } from './told.ts';
import type { LogLine } from './wire-events.ts';

/**
 * Folds the schema into one immutable view, equal to the engine's `viewFor` for the same seat. Null while no game was
 * started. `me` is the seat that the client holds: hidden fields of other seats are not there to be read.
 */
export function viewOf(state: TableState, me: Viewer, codec?: Codec): PlayerView | null {
	if (state.game === 0 || state.phase === 'lobby') return null;
	const rules = rulesOf(state.rules);
	const code = codec ?? codecOf(rules);
	const { lines, table } = toldOf(state, me, code);
	return {
		rules,
		me,
		players: playersOf(state, me, rules, code),
		unusedGoals: state.unusedGoals ?? 0,
		table,
		deck: state.deckCount,
		discard: [...state.discard].map((n) => known(code.cardAt(n, null), 'discard')),
		turn: state.turn,
		phase: state.step === 'draw' ? 'draw' : 'play',
		passed: state.passed,
		rebuilt: state.rebuilt ?? 0,
		outcome: outcomeOf(state.outcome),
		...(rules.layout === 'piles' && state.solitaire ? { solitaire: JSON.parse(state.solitaire) } : {}),
		seen: lines.flatMap((line) => line.events),
	};
}

/** The log by entry, as told to `me`; `by` says that a bot or the clock moved instead of the person. */
export function linesOf(state: TableState, me: Viewer, codec?: Codec): readonly LogLine[] {
	return toldOf(state, me, codec ?? codecOf(rulesOf(state.rules))).lines;
}

function playersOf(state: TableState, me: Viewer, rules: RuleSet, code: Codec): readonly PlayerInView[] {
	const sizes = handSizesOf(state);
	return seatsInUse(state).map((seat, index) => playerOf(seat, index, me, rules, code, sizes[index] ?? 0));
}

function playerOf(seat: SeatState, index: number, me: Viewer, rules: RuleSet, code: Codec, size: number): PlayerInView {
	return {
		hand: rules.openHands ? openHandOf(seat, code) : handOf(seat, index, me, code, size),
		...(rules.goals.length === 0 ? {} : { goal: goalOf(seat, index, me, code) }),
		...(seat.kind === 'invisible' ? { invisible: true } : {}),
		...(seat.covered ? { covered: true } : {}),
	};
}

function handOf(seat: SeatState, index: number, me: Viewer, code: Codec, size: number): readonly SeenCard[] {
	if (index !== me) return new Array<SeenCard>(size).fill(HIDDEN_CARD);
	return [...(seat.hand ?? [])].map((n) => known(code.cardAt(n, index), 'hand'));
}

function openHandOf(seat: SeatState, code: Codec): readonly SeenCard[] {
	return [...(seat.shownHand ?? [])].map((n) => known(code.cardAt(n, null), 'hand'));
}

function goalOf(seat: SeatState, index: number, me: Viewer, code: Codec): SeenGoal {
	const own = index === me ? code.goalAt(seat.goal, index) : undefined;
	return own ?? code.goalAt(seat.shownGoal, null) ?? HIDDEN_GOAL;
}

/** How many cards each seat holds. */
export function handSizesOf(state: TableState): readonly number[] {
	const from = new Unpacker(state.handSizes);
	const sizes: number[] = [];
	while (!from.isAtEnd) sizes.push(from.number());
	return sizes;
}

/** The seats at this table; the array may hold unused ones behind them. */
export function seatsInUse(state: TableState): SeatState[] {
	return [...state.seats].slice(0, state.seatCount);
}

function outcomeOf(text: string): Outcome | null {
	return text === '' ? null : JSON.parse(text);
}

let lastRules: { readonly text: string; readonly rules: RuleSet; readonly codec: Codec } | undefined;

/** Rules change at most once a game, views every move: the last text read is kept. */
function rulesOf(text: string): RuleSet {
	if (lastRules?.text === text) return lastRules.rules;
	const parsed = parseRules(JSON.parse(text));
	if (!parsed.ok) throw new Error(`the server sent rules that this version cannot read: ${text}`);
	lastRules = { text, rules: parsed.value, codec: plainCodec(parsed.value) };
	return parsed.value;
}

function codecOf(rules: RuleSet): Codec {
	return lastRules !== undefined && lastRules.rules === rules ? lastRules.codec : plainCodec(rules);
}

function known<T>(value: T | undefined, what: string): T {
	if (value === undefined) throw new Error(`the server sent a ${what} that this version cannot read`);
	return value;
}
