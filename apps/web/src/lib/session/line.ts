import type { Answer, CommandType, Emote, Reservation, TableState } from '@aquarius/protocol';

/** What comes in on a line. */
export interface LineHandlers {
	/** The whole state after each change; read it at once, it is a live object. */
	readonly onState: (state: TableState) => void;
	readonly onEmote: (seat: number, emote: Emote) => void;
	/** Our seat has changed; null: only watching now. */
	readonly onSeat: (seat: number | null) => void;
	readonly onClosed: (code: number) => void;
}

/** One open socket to a table. */
export interface Line {
	/** Rejects when the line breaks or stays silent before the answer. */
	readonly request: (type: CommandType, payload: object) => Promise<Answer>;
	/** Resolves when the server answers. */
	readonly ping: () => Promise<void>;
	/** No handler is called afterwards. */
	readonly close: () => void;
}

/** Uses a reservation. Rejects if it has run out or the server cannot be reached. */
export type Connect = (reservation: Reservation, handlers: LineHandlers) => Promise<Line>;
