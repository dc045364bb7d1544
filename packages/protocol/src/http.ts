import { type FormatError, RULE_SET_IDS } from '@aquarius/engine';
import { z } from 'zod';
import { TABLE_BOTS } from './bots.ts';
import type { RoomCode } from './codes.ts';
import { clockSeconds, rulesJson, seatNumber } from './messages.ts';
import type { TableCode } from './table-code.ts';
import { CLOCKS_FOR, type ClockFor, LATE_JOINS, type Phase, type SeatKind, TALKS } from './table-info.ts';

/** 96 random bits as hex or more: nobody can guess it. */
export const MIN_WISH_KEY = 24;

const name = z.string().max(400);
/**
 * Made by chance for one wish, and sent again with it where no answer came: the wish is granted once, and each time with the same answer.
 * Whoever knows it has the seat, as with the credential.
 */
const wishKey = z.string().min(MIN_WISH_KEY).max(64).optional();

/** `POST /api/tables` */
export const CreateTable = z.strictObject({
	name,
	rules: rulesJson.default('v3'),
	/** Left out: four, or as near to it as the rules allow. */
	seats: seatNumber.optional(),
	/** Who sits in the last seats at once, bots or nobody yet (null): at most one fewer than seats. */
	bots: z.array(z.enum(TABLE_BOTS).nullable()).max(9).default([]),
	isPrivate: z.boolean().default(true),
	clock: clockSeconds.default(0),
	clockFor: z.enum(CLOCKS_FOR).default('turn'),
	talk: z.enum(TALKS).default('phrases'),
	spectators: z.boolean().default(true),
	onLeave: z.enum(['bot', 'empty']).default('bot'),
	lateJoin: z.enum(LATE_JOINS).default('nobody'),
	key: wishKey,
});
export type CreateTable = z.input<typeof CreateTable>;

/** `POST /api/tables/:code/join` */
export const JoinTable = z.strictObject({
	/** Needed for a first join that is not only watching. */
	name: name.optional(),
	/** From an earlier answer: takes that seat back, whatever happened since. */
	credential: z.string().min(1).max(100).nullish(),
	watch: z.boolean().optional(),
	key: wishKey,
});
export type JoinTable = z.input<typeof JoinTable>;

/** Seconds that each turn may take at a quick table, 0 for no clock; a server may have another number for `normal`. */
export const PACES = { calm: 0, normal: 60, fast: 20 } as const;
export type Pace = keyof typeof PACES;

/** `POST /api/quick-match`: people meet who agree in all but the name. */
export const QuickMatch = z.strictObject({
	name,
	seats: z.int().min(2).max(10),
	rules: z.enum(RULE_SET_IDS).default('v3'),
	pace: z.enum(['calm', 'normal', 'fast']).default('normal'),
	key: wishKey,
});
export type QuickMatch = z.input<typeof QuickMatch>;

/** A public table where somebody is. `GET /api/lobby` answers `{ tables: LobbyTable[] }`, `GET /api/lobby/events` streams what changes. */
export interface LobbyTable {
	readonly code: TableCode;
	readonly phase: Phase;
	readonly game: number;
	/** An id or an object, as `parseRules` reads it. */
	readonly rules: unknown;
	readonly clock: number;
	readonly clockFor: ClockFor;
	/** Put together by quick match. */
	readonly quick: boolean;
	/** What is left for somebody who comes: a seat, or to watch. */
	readonly open: 'play' | 'watch';
	readonly spectators: boolean;
	readonly seats: readonly { readonly kind: SeatKind; readonly name: string }[];
}

/** Passed as it is to `sdk.consumeSeatReservation(reservation, TableState)`. Good for about 15 s, once. */
export interface Reservation {
	readonly name: string;
	readonly sessionId: string;
	readonly roomId: string;
	readonly processId: string;
	readonly publicAddress?: string;
}

/** The answer to all three. */
export interface Joined {
	readonly code: string;
	/** Null: only watching. */
	readonly seat: number | null;
	/** To be kept by the client, per table; whoever has it has the seat. Null: only watching. */
	readonly credential: string | null;
	readonly reservation: Reservation;
}

/** `GET /api/tables/:code` */
export interface TableFacts {
	readonly code: string;
	readonly phase: Phase;
	readonly game: number;
	readonly rules: unknown;
	readonly isPrivate: boolean;
	readonly spectators: boolean;
	readonly seats: readonly { readonly kind: SeatKind; readonly name: string }[];
	/** How many can still sit down by name: chairs of the lobby, or seats of a running game that lets people in. */
	readonly freeSeats: number;
}

/** The body of every answer that is not 200. */
export interface HttpRefusal {
	readonly refused: RoomCode;
	/** What of the body cannot be used: a field, `options.clock` within one, or `body` for all of it. */
	readonly field?: string;
	/** What is wrong with the rules that came along: the field and the value. */
	readonly rules?: FormatError;
}
