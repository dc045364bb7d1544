import type { GameEvent, Placement, Viewer } from '@aquarius/engine';
import type { Codec } from './codec.ts';
import type { TableState } from './schema.ts';
import { applyNote, type LogLine, parseLine, parseTable } from './wire-events.ts';

/** What a client has been told of the running or last game. */
export interface Told {
	/** The log by entry, with what `me` alone was told in its place. */
	readonly lines: readonly LogLine[];
	readonly table: readonly Placement[];
}

/** The log as read so far: it only grows, so that each line is read once and not with every move. */
interface Reading {
	readonly game: number;
	readonly me: Viewer;
	readonly codec: Codec;
	readonly lines: LogLine[];
	table: readonly Placement[];
	/** How many notes are in the lines. */
	notes: number;
}

const readings = new WeakMap<TableState, Reading>();

/** Reads what is new in the log of a table's state. `me`: the seat whose private notes are there to be read. */
export function toldOf(state: TableState, me: Viewer, codec: Codec): Told {
	const notes = [...((me === null ? undefined : state.seats[me])?.seen ?? [])];
	const known = readings.get(state);
	const goesOn =
		known !== undefined &&
		known.game === state.game &&
		known.me === me &&
		known.codec === codec &&
		known.lines.length <= state.log.length &&
		known.notes <= notes.length;
	const reading = goesOn ? known : newReading(state, me, codec);
	readings.set(state, reading);
	for (const text of [...state.log].slice(reading.lines.length)) {
		const line = parseLine(text, null, codec);
		reading.lines.push(line);
		reading.table = line.events.reduce(tableAfter, reading.table);
	}
	for (const note of notes.slice(reading.notes)) applyNote(reading.lines, note, me, codec);
	reading.notes = notes.length;
	return { lines: [...reading.lines], table: reading.table };
}

function newReading(state: TableState, me: Viewer, codec: Codec): Reading {
	return { game: state.game, me, codec, lines: [], table: parseTable(state.start, codec), notes: 0 };
}

/** The cards on the table after an event, in the order in which they came to lie there. */
function tableAfter(table: readonly Placement[], event: GameEvent): readonly Placement[] {
	switch (event.type) {
		case 'placed':
			return [...table, { card: event.card, x: event.x, y: event.y }];
		case 'zapped':
			return table.filter((placed) => !isAt(placed, event));
		// A card that is moved comes to lie last, and on top; one that is turned stays in its place.
		case 'moved':
			return [...table.filter((placed) => !isAt(placed, event.from)), event.to];
		case 'card-rotated':
			return table.map((placed) => (isAt(placed, event.from) ? event.to : placed));
		case 'start-turned-up':
			return event.placed === null ? table : [...table, event.placed];
		default:
			return table; // nothing else touches the table
	}
}

const isAt = (placed: Placement, { x, y }: { readonly x: number; readonly y: number }): boolean =>
	placed.x === x && placed.y === y;
