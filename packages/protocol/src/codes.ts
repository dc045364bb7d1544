import type { FormatError, ReasonCode } from '@aquarius/engine';

/** Raise it when an old client could misread a new server. Sent in the state; a client that differs asks for a reload. */
export const PROTOCOL_VERSION = 3;

/** Why a table refuses something. The engine's reason codes say why a move is against the rules. */
export const ROOM_CODES = [
	'room/stale',
	'room/not-seated',
	'room/not-host',
	'room/wrong-phase',
	'room/too-fast',
	'room/too-large',
	'room/unknown-message',
	'room/restarting',
	'room/full',
	'room/muted',
	'room/no-talk',
	'room/not-found',
	'room/bad-request',
] as const;
export type RoomCode = (typeof ROOM_CODES)[number];

export type Refusal = ReasonCode | RoomCode;

/** The answer to every command. `seat` and `credential` come with `sit` only. */
export type Answer =
	| {
			readonly ok: true;
			readonly version: number;
			readonly seat?: number;
			readonly credential?: string;
	  }
	| {
			readonly refused: Refusal;
			/** The name of what cannot be used, where that is known. */
			readonly field?: string;
			/** What is wrong with the rules that came along: the field and the value. */
			readonly rules?: FormatError;
	  };

/** An answer as it travels: most say nothing but the version that a command led to. */
export type PackedAnswer = number | Answer;

export const packAnswer = (answer: Answer): PackedAnswer =>
	'ok' in answer && answer.seat === undefined ? answer.version : answer;

export const unpackAnswer = (packed: PackedAnswer): Answer =>
	typeof packed === 'number' ? { ok: true, version: packed } : packed;

/** Why the server closed a connection, as WebSocket close codes. */
export const CLOSE_CODES = {
	/** The same seat was taken from another tab or device: do not come back by yourself. */
	takenOver: 4101,
	/** The host freed this seat, a lobby seat was freed after a long absence, or a game began that nobody may watch. */
	removed: 4102,
	/** The process restarts: join again with the credential. */
	restarting: 4103,
	/** Nobody was here for a while: the table sleeps in the store. Join again to wake it. */
	asleep: 4104,
} as const;
