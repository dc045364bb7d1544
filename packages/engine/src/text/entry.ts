import {
	type Card,
	type Chance,
	ELEMENTS,
	type Element,
	type LogEntry,
	type PlayEntry,
	type Seat,
	type SeatEntry,
} from '../types.ts';
import { readCard, readCards, readGoals, readHands } from './card-in-json.ts';
import { type Json, join, need, readCount, readList, readObject, readOneOf, readRecord, readText } from './read.ts';

/** No document names a seat beyond this; whether there is one is the position's question. */
export const MOST_SEATS = 99;

/** One entry of a record's log. Whether it can be played is the replay's question. */
export function readEntry(value: unknown, at: string): LogEntry {
	return readRecord(value, at).event === undefined ? readPlay(value, at) : readSeatEntry(value, at);
}

/** A seat's number, as entries, events and scenarios name it. */
export function readSeat(value: unknown, at: string): Seat {
	return readCount(value, at, MOST_SEATS);
}

export function readChance(value: unknown, at: string): Chance {
	const object = readObject(value, at, ['goals', 'unused', 'hands', 'deck', 'start']);
	return {
		...optional(object, at, 'goals', readGoals),
		...optional(object, at, 'unused', readGoals),
		...optional(object, at, 'hands', readHands),
		...optional(object, at, 'deck', readCards),
		...optional(object, at, 'start', readCards),
	};
}

function readPlay(value: unknown, at: string): PlayEntry {
	const object = readObject(value, at, ['seat', 'play', 'bonus', 'chance', 'next', 'drew', 'at', 'by']);
	return {
		seat: readSeat(need(object, 'seat', at), join(at, 'seat')),
		play: readText(need(object, 'play', at), join(at, 'play')),
		...optional(object, at, 'bonus', readCards),
		...optional(object, at, 'chance', readChance),
		...optional(object, at, 'next', readSeat),
		...optional(object, at, 'drew', readDrawn),
		...optional(object, at, 'at', readTime),
		...optional(object, at, 'by', (by, place) => readOneOf<'clock' | 'bot'>(by, place, ['clock', 'bot'])),
	};
}

/** What may be written beside each event. */
const SEAT_EVENTS = {
	join: ['event', 'seat', 'chance', 'drew', 'at'],
	leave: ['event', 'seat', 'chance', 'next', 'drew', 'at'],
	bot: ['event', 'seat', 'at'],
} as const;

function readSeatEntry(value: unknown, at: string): SeatEntry {
	const event = readOneOf(readRecord(value, at).event, join(at, 'event'), ['join', 'leave', 'bot']);
	const object = readObject(value, at, SEAT_EVENTS[event]);
	const seat = readSeat(need(object, 'seat', at), join(at, 'seat'));
	const time = optional(object, at, 'at', readTime);
	if (event === 'bot') return { event, seat, ...time };
	const drew = optional(object, at, 'drew', readCards);
	const chance = optional(object, at, 'chance', readChance);
	if (event === 'join') return { event, seat, ...chance, drew: [], ...drew, ...time };
	return { event, seat, chance: {}, ...chance, ...optional(object, at, 'next', readSeat), ...drew, ...time };
}

/** What was drawn: in the solitaire it may be a Goal. */
const readDrawn = (value: unknown, at: string): readonly (Card | Element)[] =>
	readList(value, at, (card, place) => ELEMENTS.find((element) => element === card) ?? readCard(card, place));

const readTime = (value: unknown, at: string): number => readCount(value, at);

/** The field read, if it is there: absent fields stay absent. */
function optional<F extends string, T>(
	object: Json,
	at: string,
	field: F,
	read: (value: unknown, at: string) => T,
): { readonly [K in F]?: T } {
	if (object[field] === undefined) return {};
	return { [field]: read(object[field], join(at, field)) } as { [K in F]?: T }; // one field of that name
}
