import {
	HIDDEN_CARD,
	HIDDEN_GOAL,
	type Outcome,
	type Placement,
	type PlayerInView,
	type PlayerView,
	parseRules,
	parseSpot,
	type RuleSet,
	type SeenCard,
	type SeenGoal,
	type Viewer,
} from '@aquarius/engine';
import { type Codec, plainCodec } from './codec.ts';
import type { SeatState, TableState } from './schema.ts';
import { type LogLine, parseLine } from './wire-events.ts';

/**
 * Folds the schema into one immutable view, equal to the engine's `viewFor` for the same seat. Null while no game was
 * started. `me` is the seat that the client holds: hidden fields of other seats are not there to be read.
 */
export function viewOf(state: TableState, me: Viewer, codec?: Codec): PlayerView | null {
	if (state.game === 0 || state.phase === 'lobby') return null;
	const rules = rulesOf(state.rules);
	const code = codec ?? codecOf(rules);
	return {
		rules,
		me,
		players: seatsInUse(state).map((seat, index) => playerOf(seat, index, me, rules, code)),
		unusedGoals: state.unusedGoals ?? 0,
		table: [...state.placements].map(placementOf),
		deck: state.deckCount,
		discard: [...state.discard].map((n) => known(code.cardAt(n, null), 'discard')),
		turn: state.turn,
		phase: state.step === 'draw' ? 'draw' : 'play',
		passed: state.passed,
		rebuilt: state.rebuilt ?? 0,
		outcome: outcomeOf(state.outcome),
		...(rules.layout === 'piles' && state.solitaire ? { solitaire: JSON.parse(state.solitaire) } : {}),
		seen: linesOf(state, me, code).flatMap((line) => line.events),
	};
}

/** The log by entry, as told to `me`; `by` says that a bot or the clock moved instead of the person. */
export function linesOf(state: TableState, me: Viewer, codec?: Codec): readonly LogLine[] {
	const code = codec ?? codecOf(rulesOf(state.rules));
	const lines = [...state.log].map((text) => parseLine(text, null, code));
	const mine = me === null ? undefined : state.seats[me];
	for (const text of mine?.seen ?? []) {
		const colon = text.indexOf(':');
		lines[Number(text.slice(0, colon))] = parseLine(text.slice(colon + 1), me, code);
	}
	return lines;
}

function playerOf(seat: SeatState, index: number, me: Viewer, rules: RuleSet, code: Codec): PlayerInView {
	return {
		hand: rules.openHands ? openHandOf(seat, code) : handOf(seat, index, me, code),
		...(rules.goals.length === 0 ? {} : { goal: goalOf(seat, index, me, code) }),
		...(seat.kind === 'invisible' ? { invisible: true } : {}),
		...(seat.covered ? { covered: true } : {}),
	};
}

function handOf(seat: SeatState, index: number, me: Viewer, code: Codec): readonly SeenCard[] {
	if (index !== me) return new Array<SeenCard>(seat.handSize).fill(HIDDEN_CARD);
	return [...(seat.hand ?? [])].map((n) => known(code.cardAt(n, index), 'hand'));
}

function openHandOf(seat: SeatState, code: Codec): readonly SeenCard[] {
	return [...(seat.shownHand ?? [])].map((n) => known(code.cardAt(n, null), 'hand'));
}

function goalOf(seat: SeatState, index: number, me: Viewer, code: Codec): SeenGoal {
	const own = index === me ? code.goalAt(seat.goal, index) : undefined;
	return own ?? code.goalAt(seat.shownGoal, null) ?? HIDDEN_GOAL;
}

/** The seats at this table; the array may hold unused ones behind them. */
export function seatsInUse(state: TableState): SeatState[] {
	return [...state.seats].slice(0, state.seatCount);
}

function placementOf(text: string): Placement {
	const at = text.indexOf('@');
	const spot = known(parseSpot(text.slice(at + 1)), 'spot');
	return { card: text.slice(0, at) as Placement['card'], x: spot.x, y: spot.y };
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
