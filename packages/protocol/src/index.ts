export { BOT_LEVELS, type BotName, GIVEN_NAMES, isBotName, STAND_IN, TABLE_BOTS } from './bots.ts';
export { type Codec, plainCodec } from './codec.ts';
export {
	type Answer,
	CLOSE_CODES,
	type PackedAnswer,
	PROTOCOL_VERSION,
	packAnswer,
	type Refusal,
	ROOM_CODES,
	type RoomCode,
	unpackAnswer,
} from './codes.ts';
export {
	CreateTable,
	type HttpRefusal,
	type Joined,
	JoinTable,
	type LobbyTable,
	PACES,
	type Pace,
	QuickMatch,
	type Reservation,
	type TableFacts,
} from './http.ts';
export {
	COMMAND_BYTES,
	COMMAND_TYPES,
	type CommandType,
	EMOTES,
	type Emote,
	EmoteCommand,
	MOVE_LENGTH,
	MoveCommand,
	OptionsPatch,
	type ServerMessages,
	TABLE_DEEDS,
	TableCommand,
	type TableDeed,
	TalkCommand,
} from './messages.ts';
export { NAME_LENGTH, parseName, parseTalk, TALK_LENGTH } from './names.ts';
export { packNumber } from './pack.ts';
export { isResultId, RESULT_ID_ALPHABET, RESULT_ID_LENGTH } from './result-id.ts';
export { SeatState, TableState } from './schema.ts';
export { isTableCode, parseTableCode, TABLE_CODE_ALPHABET, TABLE_CODE_LENGTH, type TableCode } from './table-code.ts';
export {
	type ClockFor,
	type LateJoin,
	PHASES,
	type Phase,
	SEAT_KINDS,
	type SeatInfo,
	type SeatKind,
	type TableInfo,
	type TableOptions,
	type Talk,
	tableOf,
} from './table-info.ts';
export { parseTableRules, whyNotAtTable } from './table-rules.ts';
export { linesOf, seatsInUse, viewOf } from './view.ts';
export { type LogLine, makeLine, makeNote, makeTable, parseLine } from './wire-events.ts';
