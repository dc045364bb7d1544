import type { GameEvent, Placement, Viewer } from '@aquarius/engine';
import type { Codec } from './codec.ts';
import { packNumber, Unpacker } from './pack.ts';
import {
	action,
	card,
	cards,
	coordinate,
	count,
	direction,
	elements,
	type Field,
	flag,
	goal,
	goals,
	hands,
	heap,
	maybeDiscard,
	maybePlacement,
	maybeSeats,
	pileCard,
	placement,
	reason,
	seat,
	seatOrUnused,
	seats,
	seenCards,
	twoGoals,
	twoHands,
	type Wire,
	why,
	word,
} from './wire-fields.ts';

/** One line of the log: an entry's events as one audience may know them, and who moved if not the person of the seat. */
export interface LogLine {
	readonly by?: 'clock' | 'bot';
	readonly events: readonly GameEvent[];
}

type Type = GameEvent['type'];
type FieldsOf<T extends Type> = Omit<Extract<GameEvent, { type: T }>, 'type'>;
type Shape<T extends Type> = { readonly [F in keyof Required<FieldsOf<T>>]: Field<FieldsOf<T>[F]> };

/**
 * Every event's fields in the order in which they travel. The events themselves are numbered by their order here: new ones come last, so
 * that an older client misreads nothing that it knows.
 */
const SHAPES: { readonly [T in Type]: Shape<T> } = {
	placed: { seat, card: word, x: coordinate, y: coordinate, connected: elements, bonus: count },
	'action-played': { seat, card, as: action },
	'no-target': { seat, action },
	'goals-traded': { seat, with: seatOrUnused, goals: twoGoals, covered: maybeSeats },
	'goals-shuffled': { seat, goals, covered: maybeSeats },
	'goals-rotated': { seat, direction, goals, ring: count, covered: maybeSeats },
	'goal-opened': { seat, goal },
	claimed: { seat },
	'hands-traded': { seat, with: seat, hands: twoHands },
	'hands-shuffled': { seat, hands },
	'hands-rotated': { seat, direction, hands },
	zapped: { seat, card: word, x: coordinate, y: coordinate, to: maybeDiscard },
	moved: { seat, from: placement, to: placement },
	'card-rotated': { seat, from: placement, to: placement },
	'start-turned-up': { placed: maybePlacement, skipped: cards },
	'deck-rebuilt': { cards: count },
	passed: { seat },
	stacked: { seat, from: count, onto: heap, to: count, card: pileCard },
	refilled: { pile: count, card: pileCard },
	called: { seat, action, again: flag },
	resigned: { seat },
	drew: { seat, cards: seenCards, why },
	turn: { seat },
	joined: { seat },
	left: { seat },
	'game-over': { winners: seats, reason },
};
const TYPES = Object.keys(SHAPES) as Type[]; // the keys of a record
const MOVERS = [undefined, 'clock', 'bot'] as const;

/** The line as text; hidden cards and Goals become 0, known ones the codec's numbers for `audience`. */
export function makeLine({ by, events }: LogLine, audience: Viewer, codec: Codec): string {
	const wire = { codec, audience };
	return packNumber(MOVERS.indexOf(by)) + events.map((event) => packEvent(event, wire)).join('');
}

/** The inverse of `makeLine`. The text comes from our own server, so its shape is trusted; unknown numbers become hidden. */
export function parseLine(text: string, audience: Viewer, codec: Codec): LogLine {
	const from = new Unpacker(text);
	const by = MOVERS[from.number()];
	const events: GameEvent[] = [];
	while (!from.isAtEnd) events.push(unpackEvent(from, { codec, audience }));
	return by === undefined ? { events } : { by, events };
}

/** What an audience was told beyond the open line `at` of the log: only the events that differ, each with its place in the line. */
export function makeNote(at: number, open: LogLine, mine: LogLine, audience: Viewer, codec: Codec): string | undefined {
	const wire = { codec, audience };
	const publicly = { codec, audience: null };
	const told = mine.events.flatMap((event, n) => {
		const other = open.events[n];
		const isSame =
			event === other || (other !== undefined && packEvent(event, publicly) === packEvent(other, publicly));
		return isSame ? [] : [packNumber(n) + packEvent(event, wire)];
	});
	return told.length === 0 ? undefined : packNumber(at) + told.join('');
}

/** Puts such a note into the lines of the log. */
export function applyNote(lines: LogLine[], text: string, audience: Viewer, codec: Codec): void {
	const from = new Unpacker(text);
	const at = from.number();
	const line = lines[at];
	if (line === undefined) return;
	const events = [...line.events];
	while (!from.isAtEnd) {
		const n = from.number();
		events[n] = unpackEvent(from, { codec, audience });
	}
	lines[at] = { ...line, events };
}

/** The cards on the table as text, and back. */
export function makeTable(table: readonly Placement[], codec: Codec): string {
	let text = '';
	const out = (number: number) => {
		text += packNumber(number);
	};
	for (const placed of table) placement.write(placed, out, { codec, audience: null });
	return text;
}

export function parseTable(text: string, codec: Codec): readonly Placement[] {
	const from = new Unpacker(text);
	const table: Placement[] = [];
	while (!from.isAtEnd) table.push(placement.read(from, { codec, audience: null }));
	return table;
}

function packEvent(event: GameEvent, wire: Wire): string {
	let text = packNumber(TYPES.indexOf(event.type));
	const out = (number: number) => {
		text += packNumber(number);
	};
	const values = event as unknown as Record<string, unknown>; // each field by the shape of its own type
	for (const [name, field] of fieldsOf(event.type)) field.write(values[name], out, wire);
	return text;
}

function unpackEvent(from: Unpacker, wire: Wire): GameEvent {
	const type = TYPES[from.number()];
	if (type === undefined) throw new Error('the server sent an event that this version does not know');
	const event: Record<string, unknown> = { type };
	for (const [name, field] of fieldsOf(type)) {
		const value = field.read(from, wire);
		if (value !== undefined) event[name] = value;
	}
	return event as unknown as GameEvent; // by the shape of its own type
}

const FIELDS = new Map(
	TYPES.map((type) => [type, Object.entries(SHAPES[type]) as (readonly [string, Field<unknown>])[]]),
);
const fieldsOf = (type: Type): readonly (readonly [string, Field<unknown>])[] => FIELDS.get(type) ?? [];
