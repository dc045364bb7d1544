import { replayEntry } from '../replay.ts';
import { makeAllRules, readAllRules, readRules } from '../rulesets/parse.ts';
import { sameRules } from '../rulesets/same.ts';
import type { GameState, LogEntry, Outcome, Result, RuleSet } from '../types.ts';
import { MOST_SEATS, readEntry } from './entry.ts';
import { readOutcome } from './outcome.ts';
import { makeBody, POSITION_FIELDS, POSITION_FORMAT, readBody, readFormat } from './position.ts';
import {
	type FormatError,
	fail,
	given,
	type Json,
	join,
	need,
	readCount,
	reading,
	readList,
	readObject,
	readText,
} from './read.ts';

export const RECORD_FORMAT = 'aquarius-record/1';
const FIELDS = ['format', 'rules', 'players', 'start', 'log', 'result', 'fair'];

/** A game as it can be played again for ever: rules with every field, the dealt position, and the log. */
export interface GameRecord {
	readonly rules: RuleSet;
	/** How many played at the start. */
	readonly players: number;
	/** After the deal and the first player's first draw. */
	readonly start: GameState;
	readonly log: readonly LogEntry[];
	readonly result: Outcome | null;
	/** What proves that the shuffle was fair; made and judged by who shuffled. */
	readonly fair?: Fairness;
}
/** The promise made before the shuffle, and what it was made of (formats: game record, `fair`). */
export interface Fairness {
	readonly commit: string;
	readonly seed: string;
	readonly salts: readonly string[];
	readonly method: string;
}

/** What came of playing a record again. */
export interface RecordCheck {
	readonly ok: boolean;
	/** How many entries could be played. */
	readonly played: number;
	/** Where the play got to; null if not even the start can be read. */
	readonly state: GameState | null;
	/** The first thing wrong: `entry` is its number in the log from 0, null for something outside the log. */
	readonly error?: { readonly entry: number | null; readonly code: string; readonly detail: string };
}

/** The record of a game: its dealt position, the entries so far, and the outcome or null. */
export function recordOf(start: GameState, log: readonly LogEntry[], result: Outcome | null): GameRecord {
	const players = start.players.filter((player) => !player.invisible).length;
	return { rules: start.rules, players, start, log, result };
}

/** Reads a record without playing it. */
export function parseRecord(json: unknown): Result<GameRecord, FormatError> {
	return reading(() => {
		const head = readHead(json);
		return { ...head, log: readList(head.log, 'log', readEntry) };
	});
}

/** The record's JSON, one line of a file, with every field of its rules. */
export function makeRecord(record: GameRecord): Json {
	const { rules, players, start, log, result, fair } = record;
	const body = { format: RECORD_FORMAT, rules: makeAllRules(rules), players, start: makeBody(start), log, result };
	return fair === undefined ? body : { ...body, fair };
}

/**
 * Plays a record again, entry by entry, as far as it goes; the first error says which entry and why. The start is believed as any position
 * is: whether its cards and Goals are those of the rules' deck is not counted, as a game may go on from a position that somebody made up.
 */
export function checkRecord(json: unknown): RecordCheck {
	const head = reading(() => readHead(json));
	if (!head.ok) return { ok: false, played: 0, state: null, error: { entry: null, ...ofFormat(head.code) } };
	let state = head.value.start;
	const { log, result } = head.value;
	for (const [number, value] of log.entries()) {
		const entry = reading(() => readEntry(value, `log[${number}]`));
		const replayed = entry.ok ? replayEntry(state, entry.value) : { ...entry, code: ofFormat(entry.code) };
		if (!replayed.ok) return { ok: false, played: number, state, error: { entry: number, ...replayed.code } };
		state = replayed.value.state;
	}
	const [written, byRules] = [JSON.stringify(result), JSON.stringify(state.outcome)];
	if (written === byRules) return { ok: true, played: log.length, state };
	const detail = `the result is ${written} in the record and ${byRules} by the rules`;
	return { ok: false, played: log.length, state, error: { entry: null, code: 'record/differs', detail } };
}

/** All but the entries of the log. */
function readHead(json: unknown): Omit<GameRecord, 'log'> & { readonly log: readonly unknown[] } {
	const object = readObject(json, '', FIELDS);
	need(object, 'format', '');
	readFormat(object, '', RECORD_FORMAT);
	const rules = readAllRules(need(object, 'rules', ''), 'rules');
	const start = readStart(need(object, 'start', ''), 'start', rules);
	const players = readCount(need(object, 'players', ''), 'players');
	if (players !== recordOf(start, [], null).players)
		fail('format/impossible', 'players', 'the start has other players');
	return {
		rules,
		players,
		start,
		log: readList(need(object, 'log', ''), 'log', (entry) => entry),
		result: readOutcome(given(object.result, null), 'result', ANYBODY),
		...(object.fair === undefined ? {} : { fair: readFairness(object.fair, 'fair') }),
	};
}

/** Who won may have come later, to a seat that was invisible at the start or not there: the play shows it. */
const ANYBODY = Array.from({ length: MOST_SEATS + 1 }, () => ({}));

/** A position whose rules are those of the record; if it names its own, they must be the same. */
function readStart(value: unknown, at: string, rules: RuleSet): GameState {
	const object = readObject(value, at, POSITION_FIELDS);
	readFormat(object, at, POSITION_FORMAT);
	if (object.rules !== undefined && !sameRules(readRules(object.rules, join(at, 'rules')), rules)) {
		fail('format/impossible', join(at, 'rules'), 'they are not the rules of the record');
	}
	return readBody(object, at, rules);
}

function readFairness(value: unknown, at: string): Fairness {
	const object = readObject(value, at, ['commit', 'seed', 'salts', 'method']);
	const text = (field: string) => readText(need(object, field, at), join(at, field));
	return {
		commit: text('commit'),
		seed: text('seed'),
		salts: readList(need(object, 'salts', at), join(at, 'salts'), readText),
		method: text('method'),
	};
}

function ofFormat({ code, at, detail }: FormatError): { readonly code: string; readonly detail: string } {
	return { code, detail: `${at === '' ? 'the record' : at}: ${detail}` };
}
