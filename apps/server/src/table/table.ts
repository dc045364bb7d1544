import {
	type FormatError,
	type GameEvent,
	type GameState,
	type LogEntry,
	parsePosition,
	type RuleSet,
	replayEntry,
	type Seat,
} from '@aquarius/engine';
import type { BotName, Refusal, TableCode, TableOptions } from '@aquarius/protocol';
import { readSaved } from '../store/saved-text.ts';
import type { SavedEntry, SavedFacts, SavedTable, TableChange } from '../store/table-store.ts';
import { makeSeed } from './codes.ts';
import { type Chair, emptyChairs, withBot } from './seats.ts';

/** One entry of the log with everything it caused. The events are raw: they carry secrets until `eventsFor`. */
export interface Line {
	readonly by?: 'clock' | 'bot';
	readonly events: readonly GameEvent[];
}

/** A table and its game, as a value. It is changed only by replacing it with the table of a `Step` that the store has taken. */
export interface Table {
	readonly facts: SavedFacts;
	readonly state: GameState | null;
	readonly lines: readonly Line[];
	/** The record of the game so far: its deal, and its entries. */
	readonly start: GameState | null;
	readonly log: readonly LogEntry[];
}

/** A change that is possible but has not happened yet: save `change`, then `table` is the truth. */
export interface Step {
	readonly table: Table;
	readonly change: TableChange;
}

export type Outcome<T = Step> = { readonly ok: true; readonly value: T } | Refused;
export interface Refused {
	readonly ok: false;
	readonly code: Refusal;
	/** The field of an HTTP body that cannot be used. */
	readonly field?: string;
	/** What is wrong with the rules that came along. */
	readonly rules?: FormatError;
}
export const refuse = (code: Refusal): Refused => ({ ok: false, code });
export const refuseField = (field: string): Refused => ({ ok: false, code: 'room/bad-request', field });
export const refuseRules = (rules: FormatError): Refused => ({ ok: false, code: 'room/bad-request', rules });
/** The body of an answer that refuses. */
export function refusalOf({ code, field, rules }: Refused): {
	readonly refused: Refusal;
	readonly field?: string;
	readonly rules?: FormatError;
} {
	return { refused: code, ...(field === undefined ? {} : { field }), ...(rules === undefined ? {} : { rules }) };
}
export const accept = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

export interface NewTable {
	readonly code: TableCode;
	readonly rules: RuleSet;
	readonly seats: number;
	readonly options: TableOptions;
	readonly quick: boolean;
	/** What strangers have agreed on. */
	readonly wish?: string;
	/** Server ms, 0 for never. */
	readonly startsAt: number;
	/** Who sits in the last seats at once: bots, or null for a seat that stays open. */
	readonly bots?: readonly (BotName | null)[];
}

/** A table in its lobby where nobody sits yet. */
export function newTable(o: NewTable): SavedFacts {
	const { bots = [] } = o;
	const first = o.seats - bots.length;
	const seated = (chairs: readonly Chair[], bot: BotName | null, at: number) =>
		bot === null ? chairs : withBot(chairs, first + at, bot);
	return {
		code: o.code,
		quick: o.quick,
		...(o.wish === undefined ? {} : { wish: o.wish }),
		phase: 'lobby',
		version: 1,
		game: 0,
		host: null,
		rules: o.rules,
		options: o.options,
		chairs: bots.reduce(seated, emptyChairs(o.seats)),
		began: null,
		startsAt: o.startsAt,
		deadline: 0,
		seed: makeSeed(),
		salts: null,
		resultId: '',
	};
}

/** A table whose first game is still to come. */
export const undealt = (facts: SavedFacts): Table => ({ facts, state: null, lines: [], start: null, log: [] });

/** Plays a saved table up to where it was. Throws if the log does not fit, naming the entry: that is a bug or a damaged file. */
export function restoreTable(saved: SavedTable): Table {
	const { start, entries } = saved;
	const facts = withSeed(saved.facts);
	if (start === null && facts.phase !== 'lobby')
		throw new Error(`table ${facts.code}: the start of game ${facts.game} is missing`);
	if (start === null) return undealt(facts);
	const position = parsePosition(readSaved(start, 'start'));
	if (!position.ok) throw new Error(`table ${facts.code}: the start of game ${facts.game} cannot be read`);
	let state = position.value;
	const lines = entries.map(({ entry }, at) => {
		const step = replayEntry(state, entry);
		// Without the detail, which may name a card that nobody may see.
		if (!step.ok)
			throw new Error(`table ${facts.code}, game ${facts.game}, entry ${at} does not fit: ${step.code.code}`);
		state = step.value.state;
		return lineOf(entry, step.value.events);
	});
	return { facts, state, lines, start: position.value, log: entries.map(({ entry }) => entry) };
}

/** Tables of older versions promised nothing yet. While they play, their key was made in another way. */
const withSeed = (facts: SavedFacts): SavedFacts =>
	facts.seed !== '' || facts.phase === 'playing' ? facts : { ...facts, seed: makeSeed() };

/** `by` of a bot's takeover entry itself is not a move, so it has none. */
export const lineOf = (entry: SavedEntry['entry'], events: readonly GameEvent[]): Line =>
	'play' in entry && entry.by !== undefined ? { by: entry.by, events } : { events };

/** The step to facts that differ in `patch`; the version goes up by one. */
export function stepTo(table: Table, patch: Partial<SavedFacts>): Step {
	const version = table.facts.version + 1;
	const seated = isSameParty(table.facts.chairs, patch.chairs) ? {} : { seatedAt: version };
	const facts: SavedFacts = { ...table.facts, ...patch, ...seated, version };
	return { table: { ...table, facts }, change: { facts } };
}

function isSameParty(before: readonly Chair[], after: readonly Chair[] = before): boolean {
	if (before === after) return true;
	const isSame = ({ kind, holder }: Chair, at: number) => kind === before[at]?.kind && holder === before[at]?.holder;
	return before.length === after.length && after.every(isSame);
}

export const chairAt = (table: Table, seat: Seat): Chair | undefined => table.facts.chairs[seat];

/** Who is to move, while a game is on. */
export const seatOnTurn = (table: Table): Seat | null =>
	table.facts.phase === 'playing' && table.state !== null && table.state.outcome === null ? table.state.turn : null;
