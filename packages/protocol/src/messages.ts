import { z } from 'zod';
import { TABLE_BOTS } from './bots.ts';
import { TALK_LENGTH } from './names.ts';
import { CLOCKS_FOR, LATE_JOINS, TALKS } from './table-info.ts';

/** Longest move text, in characters (formats: moves). */
export const MOVE_LENGTH = 80;
/** Longest command frame, in bytes; longer ones are answered with `room/too-large`. */
export const COMMAND_BYTES = 2048;

/** Preset phrases: each client says them in its reader's language, and none can hurt a child. */
export const EMOTES = [
	'hello',
	'good-luck',
	'nice-move',
	'wow',
	'oops',
	'sorry',
	'thanks',
	'thinking',
	'hurry',
	'one-moment',
	'back-again',
	'good-game',
	'again',
	'bye',
] as const;
export type Emote = (typeof EMOTES)[number];

/** Made up by the client for each command; the same key again gets the first answer again. */
const key = z.string().min(1).max(64);
const seat = z.int().min(0).max(9);
const tableVersion = z.int().min(0).max(0xffffffff);
/** Two decks with five Goals each (E37). Each rule set says how many it seats. */
const MAX_SEATS = 10;

export const clockSeconds = z.union([z.literal(0), z.int().min(5).max(3600)]);
export const seatNumber = z.int().min(1).max(MAX_SEATS);
const plain = z.union([z.string().max(40), z.number(), z.boolean(), z.null()]);
const rulesField = z.union([plain, z.array(plain).max(100), z.record(z.string().max(40), plain)]);
/** An id, or an object as flat as a rule set is: a checker that follows any depth can be made to run out of stack. `parseRules` reads it. */
export const rulesJson = z.union([z.string().max(40), z.record(z.string().max(40), rulesField)]);

export const MoveCommand = z.strictObject({
	version: tableVersion,
	key,
	move: z.string().min(1).max(MOVE_LENGTH),
});
export type MoveCommand = z.infer<typeof MoveCommand>;

/** Host only, in the lobby; what is left out stays. */
export const OptionsPatch = z.strictObject({
	seats: seatNumber.optional(),
	isPrivate: z.boolean().optional(),
	spectators: z.boolean().optional(),
	clock: clockSeconds.optional(),
	clockFor: z.enum(CLOCKS_FOR).optional(),
	talk: z.enum(TALKS).optional(),
	onLeave: z.enum(['bot', 'empty']).optional(),
	lateJoin: z.enum(LATE_JOINS).optional(),
	first: z.union([z.literal('random'), seat]).optional(),
	rules: rulesJson.optional(),
});
export type OptionsPatch = z.infer<typeof OptionsPatch>;

/** The version that it was given for; a command that names a chair is `room/stale` if the chairs have changed hands since. */
const version = tableVersion.optional();

export const TableCommand = z.discriminatedUnion('do', [
	z.strictObject({ key, version, do: z.literal('start') }),
	/** `shuffle`: everybody gets another seat by chance. */
	z.strictObject({ key, version, do: z.literal('rematch'), shuffle: z.boolean().optional() }),
	z.strictObject({ key, version, do: z.literal('lobby') }),
	z.strictObject({ key, version, do: z.literal('options'), options: OptionsPatch }),
	z.strictObject({ key, version, do: z.literal('add-bot'), bot: z.enum(TABLE_BOTS), seat: seat.optional() }),
	z.strictObject({ key, version, do: z.literal('remove-bot'), seat }),
	z.strictObject({ key, version, do: z.literal('kick'), seat }),
	z.strictObject({ key, version, do: z.literal('sit'), name: z.string().max(400), seat: seat.optional() }),
	z.strictObject({ key, version, do: z.literal('stand') }),
	z.strictObject({ key, version, do: z.literal('leave') }),
	z.strictObject({ key, version, do: z.literal('rename'), name: z.string().max(400) }),
	/** Plays again after a bot has taken over because turns ran out. */
	z.strictObject({ key, version, do: z.literal('back') }),
	z.strictObject({ key, version, do: z.literal('mute'), seat, muted: z.boolean() }),
	/** For the shuffle of the next game; the last one given counts. Choose it by chance after the state showed a new `commit`. */
	z.strictObject({ key, version, do: z.literal('salt'), salt: z.string().regex(/^[0-9a-f]{16,64}$/) }),
]);
export type TableCommand = z.infer<typeof TableCommand>;
export type TableDeed = TableCommand['do'];
export const TABLE_DEEDS = [
	'start',
	'rematch',
	'lobby',
	'options',
	'add-bot',
	'remove-bot',
	'kick',
	'sit',
	'stand',
	'leave',
	'rename',
	'back',
	'mute',
	'salt',
] as const satisfies readonly TableDeed[];

export const EmoteCommand = z.strictObject({ key, emote: z.enum(EMOTES) });
export type EmoteCommand = z.infer<typeof EmoteCommand>;

/** Something that a person writes, on private tables whose host allows it. */
export const TalkCommand = z.strictObject({
	key,
	text: z
		.string()
		.min(1)
		.max(TALK_LENGTH * 4),
});
export type TalkCommand = z.infer<typeof TalkCommand>;

/** Sent by `room.request(type, payload)`; every one is answered with an `Answer`. */
export const COMMAND_TYPES = ['move', 'table', 'emote', 'talk'] as const;
export type CommandType = (typeof COMMAND_TYPES)[number];

/** Messages that the server sends by itself. */
export interface ServerMessages {
	/** Someone's emote. */
	readonly emote: { readonly seat: number; readonly emote: Emote };
	/** What somebody wrote, cleaned; text, never markup. */
	readonly talk: { readonly seat: number; readonly text: string };
	/** The receiver's seat: on arrival, and when it has changed (sat down, stood up, seats closed up at the start); null: only watching now. */
	readonly seat: { readonly seat: number | null };
}
