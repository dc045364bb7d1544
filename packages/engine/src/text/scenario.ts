import { ELEMENTS, type Element, OUTCOME_REASONS, REASON_CODES, type Result, type Seat } from '../types.ts';
import { readWord } from './card-in-json.ts';
import { readChance, readSeat } from './entry.ts';
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
	readOneOf,
	readRecord,
	readText,
	shown,
} from './read.ts';

/** Results of chance as a scenario writes them: texts, read when it runs. */
export interface WrittenChance {
	readonly goals?: readonly string[];
	readonly unused?: readonly string[];
	readonly hands?: readonly (readonly string[])[];
	readonly deck?: readonly string[];
	readonly start?: readonly string[];
}

/** A move of the seat on turn, of any seat and with results of chance, or something that happens to a seat. */
export type Step =
	| string
	| { readonly seat?: Seat; readonly move: string; readonly chance?: WrittenChance }
	| { readonly event: 'join' | 'leave' | 'bot'; readonly seat: Seat; readonly chance?: WrittenChance };

/** What is compared; what is left out is not. A scenario that is read expects something. */
export interface Expect {
	/** Reason code of the last move. */
	readonly refused?: string;
	/** As a set. */
	readonly table?: readonly string[];
	readonly discard?: readonly string[];
	readonly deck?: readonly string[];
	/** By seat, as multisets. */
	readonly hands?: readonly (readonly string[])[];
	readonly handSizes?: readonly number[];
	readonly goals?: readonly string[];
	readonly unusedGoals?: readonly string[];
	readonly turn?: Seat;
	readonly phase?: string;
	/** Cards drawn as Multi-Connection Bonus by the last move. */
	readonly bonus?: number;
	/** Elements that the last placement connected, as a set. */
	readonly connected?: readonly string[];
	readonly winners?: readonly Seat[];
	readonly reason?: string;
	readonly groups?: { readonly [E in Element]?: number };
	/** Exactly the legal placements of these cards. */
	readonly legal?: Readonly<Record<string, readonly string[]>>;
	readonly moves?: number;
}

/** One rule, one FAQ answer or one ruling. `given` is a position, read under each of the rule sets named. */
export interface Scenario {
	readonly name: string;
	readonly rules: readonly string[];
	readonly cites: readonly string[];
	readonly given: Json;
	readonly play: readonly Step[];
	readonly expect: Expect;
}

type Reader = (value: unknown, at: string) => unknown;
const texts: Reader = (value, at) => readList(value, at, readText);
const number: Reader = (value, at) => readCount(value, at);
const seats: Reader = (value, at) => readList(value, at, readSeat);
const EXPECTED: { readonly [F in keyof Expect]-?: Reader } = {
	refused: (value, at) => readOneOf(value, at, REASON_CODES),
	table: texts,
	discard: texts,
	deck: texts,
	hands: (value, at) => readList(value, at, texts),
	handSizes: (value, at) => readList(value, at, number),
	goals: texts,
	unusedGoals: texts,
	turn: readSeat,
	phase: (value, at) => readOneOf(value, at, ['draw', 'play']),
	bonus: number,
	connected: texts,
	winners: seats,
	reason: (value, at) => readOneOf(value, at, OUTCOME_REASONS),
	groups: (value, at) => readEach(readObject(value, at, ELEMENTS), at, number),
	legal: (value, at) => {
		const object = readRecord(value, at);
		for (const card of Object.keys(object)) readWord(card, join(at, card.slice(0, 60)));
		return readEach(object, at, texts);
	},
	moves: number,
};

/** Reads a scenario. Its position is read when it runs, as that depends on the rule set. */
export function parseScenario(json: unknown): Result<Scenario, FormatError> {
	return reading(() => {
		const object = readObject(json, '', ['name', 'rules', 'cites', 'given', 'play', 'expect']);
		const rules = readList(need(object, 'rules', ''), 'rules', readText);
		if (rules.length === 0) fail('format/impossible', 'rules', 'no rule set is named');
		const again = rules.find((id, i) => rules.indexOf(id) < i);
		if (again !== undefined) fail('format/impossible', 'rules', `${shown(again)} is there twice`);
		const name = readText(need(object, 'name', ''), 'name');
		if (name.trim() === '') fail('format/impossible', 'name', 'it is empty');
		return {
			name,
			rules,
			cites: readList(given(object.cites, []), 'cites', readText),
			given: readRecord(need(object, 'given', ''), 'given'),
			play: readList(given(object.play, []), 'play', readStep),
			expect: readExpect(need(object, 'expect', ''), 'expect'),
		};
	});
}

function readStep(value: unknown, at: string): Step {
	if (typeof value === 'string') return value;
	const isEvent = readRecord(value, at).event !== undefined;
	const object = readObject(value, at, isEvent ? ['event', 'seat', 'chance'] : ['seat', 'move', 'chance']);
	const chance = object.chance === undefined ? {} : { chance: readChance(object.chance, join(at, 'chance')) };
	if (isEvent) {
		const event = readOneOf(object.event, join(at, 'event'), ['join', 'leave', 'bot']);
		return { event, seat: readSeat(need(object, 'seat', at), join(at, 'seat')), ...chance };
	}
	const seat = object.seat === undefined ? {} : { seat: readSeat(object.seat, join(at, 'seat')) };
	return { ...seat, move: readText(need(object, 'move', at), join(at, 'move')), ...chance };
}

function readExpect(value: unknown, at: string): Expect {
	const object = readObject(value, at, Object.keys(EXPECTED));
	const there = Object.entries(EXPECTED).filter(([field]) => Object.hasOwn(object, field));
	if (there.length === 0) fail('format/impossible', at, 'nothing is expected, so nothing would be compared');
	return Object.fromEntries(there.map(([field, read]) => [field, read(object[field], join(at, field))]));
}

function readEach(object: Json, at: string, read: Reader): Json {
	return Object.fromEntries(Object.entries(object).map(([field, value]) => [field, read(value, join(at, field))]));
}
