import { parseCard } from '../cards.ts';
import {
	ACTIONS,
	ELEMENTS,
	type Element,
	type GameEvent,
	HIDDEN_CARD,
	HIDDEN_GOAL,
	OUTCOME_REASONS,
	type SeenCard,
	type SeenGoal,
} from '../types.ts';
import { readPileCard, readPlacement, readWord } from './card-in-json.ts';
import { readSeat } from './entry.ts';
import {
	fail,
	type Json,
	join,
	need,
	readBoolean,
	readCount,
	readList,
	readObject,
	readOneOf,
	readRecord,
	readText,
	shown,
} from './read.ts';

type Reader = (value: unknown, at: string) => unknown;
type EventType = GameEvent['type'];
type FieldsOf<T extends EventType> = Omit<Extract<GameEvent, { type: T }>, 'type'>;

const seat: Reader = readSeat;
const seats: Reader = (value, at) => readList(value, at, seat);
const coordinate: Reader = (value, at) =>
	typeof value === 'number' && Number.isInteger(value * 2) ? value + 0 : fail('format/wrong-type', at, 'no coordinate');
const oneOf =
	(known: readonly string[]): Reader =>
	(value, at) =>
		readOneOf(value, at, known);
const action: Reader = oneOf(ACTIONS);
const direction: Reader = oneOf(['left', 'right']);
const seatOrUnused: Reader = (value, at) => (value === 'unused' ? value : readSeat(value, at));
const cards: Reader = (value, at) => readList(value, at, readSeenCard);
const hands: Reader = (value, at) => readList(value, at, cards);
const goals: Reader = (value, at) => readList(value, at, readSeenGoal);
const reason: Reader = (value, at) => readOneOf(value, at, OUTCOME_REASONS);
const elements: Reader = (value, at) => readList(value, at, (one, place) => readOneOf<Element>(one, place, ELEMENTS));
const count: Reader = (value, at) => readCount(value, at);
const pair =
	(list: Reader): Reader =>
	(value, at) => {
		const read = list(value, at);
		return Array.isArray(read) && read.length === 2 ? read : fail('format/wrong-type', at, 'two were expected');
	};
/** A field that may be left out. */
const optional = (reader: Reader): Reader & { readonly optional?: true } =>
	Object.assign((value: unknown, at: string) => reader(value, at), { optional: true as const });
const orNull =
	(reader: Reader): Reader =>
	(value, at) =>
		value === null ? null : reader(value, at);

/** How the fields of each event are read; the compiler asks for a row for each event and a reader for each field. */
const EVENTS: { readonly [T in EventType]: { readonly [F in keyof FieldsOf<T>]-?: Reader } } = {
	placed: { seat, card: readWord, x: coordinate, y: coordinate, connected: elements, bonus: count },
	'action-played': { seat, card: readSeenCard, as: action },
	'no-target': { seat, action },
	'goals-traded': { seat, with: seatOrUnused, goals: pair(goals), covered: optional(seats) },
	'goals-shuffled': { seat, goals, covered: optional(seats) },
	'goals-rotated': { seat, direction, goals, ring: count, covered: optional(seats) },
	'goal-opened': { seat, goal: readSeenGoal },
	claimed: { seat },
	'hands-traded': { seat, with: seat, hands: pair(hands) },
	'hands-shuffled': { seat, hands },
	'hands-rotated': { seat, direction, hands },
	zapped: { seat, card: readWord, x: coordinate, y: coordinate, to: optional(oneOf(['discard'])) },
	moved: { seat, from: readPlacement, to: readPlacement },
	'card-rotated': { seat, from: readPlacement, to: readPlacement },
	'start-turned-up': { placed: orNull(readPlacement), skipped: cards },
	'deck-rebuilt': { cards: count },
	passed: { seat },
	stacked: { seat, from: count, onto: oneOf(['pile', 'slot']), to: count, card: readPileCard },
	refilled: { pile: count, card: readPileCard },
	called: { seat, action, again: readBoolean },
	resigned: { seat },
	drew: { seat, cards, why: oneOf(['turn', 'bonus', 'join']) },
	turn: { seat },
	joined: { seat },
	left: { seat },
	'game-over': { winners: seats, reason },
};
const TYPES = Object.keys(EVENTS) as readonly EventType[]; // the keys of the literal above

/** An event as JSON holds it. */
export function readEvent(value: unknown, at: string): GameEvent {
	const type = readOneOf(readText(need(readRecord(value, at), 'type', at), join(at, 'type')), join(at, 'type'), TYPES);
	const readers: Readonly<Record<string, Reader & { readonly optional?: true }>> = EVENTS[type];
	const object: Json = readObject(value, at, ['type', ...Object.keys(readers)]);
	const fields = Object.entries(readers)
		.filter(([field, read]) => !read.optional || object[field] !== undefined)
		.map(([field, read]) => [field, read(need(object, field, at), join(at, field))]);
	return { type, ...Object.fromEntries(fields) } as GameEvent; // each field was read by the reader of its event
}

export function readSeenCard(value: unknown, at: string): SeenCard {
	if (value === HIDDEN_CARD) return HIDDEN_CARD;
	const text = readText(value, at);
	return parseCard(text) ?? fail('format/unreadable-text', at, `${shown(text)} is no card and not ${HIDDEN_CARD}`);
}

export function readSeenGoal(value: unknown, at: string): SeenGoal {
	return readOneOf<SeenGoal>(value, at, [...ELEMENTS, HIDDEN_GOAL]);
}
