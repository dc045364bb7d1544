import type { Seat } from '@aquarius/engine';
import { type BotName, isBotName } from './bots.ts';
import type { SeatState, TableState } from './schema.ts';
import { handSizesOf, seatsInUse } from './view.ts';

export const PHASES = ['lobby', 'playing', 'ended'] as const;
export type Phase = (typeof PHASES)[number];

export const SEAT_KINDS = ['empty', 'person', 'bot', 'invisible'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];

export const CLOCKS_FOR = ['turn', 'game'] as const;
export type ClockFor = (typeof CLOCKS_FOR)[number];

export const TALKS = ['phrases', 'free'] as const;
export type Talk = (typeof TALKS)[number];

export const LATE_JOINS = ['nobody', 'anyone'] as const;
export type LateJoin = (typeof LATE_JOINS)[number];

export interface SeatInfo {
	readonly seat: Seat;
	readonly kind: SeatKind;
	readonly name: string;
	readonly bot: BotName | null;
	readonly connected: boolean;
	/** Gone for longer than the grace time, or idle: a bot moves for them until they are back. */
	readonly away: boolean;
	/** What is left of the time for the whole game, in ms, as this seat's last turn ended; null where each turn has its own. */
	readonly leftMs: number | null;
	/** The host does not let this person write. */
	readonly muted: boolean;
	readonly handSize: number;
}

export interface TableOptions {
	readonly isPrivate: boolean;
	readonly spectators: boolean;
	/** Seconds, 0 for no clock. */
	readonly clock: number;
	/** What they are for: each turn anew, or all turns of a player together. */
	readonly clockFor: ClockFor;
	/** Preset phrases only, or on private tables also what people write themselves. */
	readonly talk: Talk;
	readonly onLeave: 'bot' | 'empty';
	/** Who may sit down while a game is on (E35). */
	readonly lateJoin: LateJoin;
	readonly first: Seat | 'random';
}

/** Everything about a table that is not the game itself, as plain values. */
export interface TableInfo {
	readonly protocol: number;
	readonly code: string;
	readonly phase: Phase;
	readonly version: number;
	readonly game: number;
	readonly host: Seat | null;
	/** An id or an object, as `parseRules` reads it. */
	readonly rules: unknown;
	readonly options: TableOptions;
	readonly quick: boolean;
	/** Server time in ms, null for never. */
	readonly startsAt: number | null;
	readonly deadline: number | null;
	readonly watchers: number;
	readonly seats: readonly SeatInfo[];
	/** SHA-256 that the seed of the game must have, or of the next one while none is on; null where nothing was promised. */
	readonly commit: string | null;
	/** Of the record of the game that is over; null until then. */
	readonly resultId: string | null;
}

export function tableOf(state: TableState): TableInfo {
	return {
		protocol: state.protocol,
		code: state.code,
		phase: PHASES.find((phase) => phase === state.phase) ?? 'lobby',
		version: state.version,
		game: state.game,
		host: state.host < 0 ? null : state.host,
		rules: state.rules === '' ? null : JSON.parse(state.rules),
		options: {
			isPrivate: state.isPrivate,
			spectators: state.spectators,
			clock: state.clock,
			clockFor: state.clockFor === 'game' ? 'game' : 'turn',
			talk: state.talk === 'free' ? 'free' : 'phrases',
			onLeave: state.onLeave === 'empty' ? 'empty' : 'bot',
			lateJoin: state.lateJoin === 'anyone' ? 'anyone' : 'nobody',
			first: state.first < 0 ? 'random' : state.first,
		},
		quick: state.quick,
		startsAt: state.startsAt || null,
		deadline: state.deadline || null,
		watchers: state.watchers,
		seats: seatsOf(state),
		commit: state.commit || null,
		resultId: state.resultId || null,
	};
}

function seatsOf(state: TableState): readonly SeatInfo[] {
	const sizes = handSizesOf(state);
	return seatsInUse(state).map((seat, index) => seatInfo(seat, index, sizes[index] ?? 0));
}

const seatInfo = (seat: SeatState, index: number, handSize: number): SeatInfo => ({
	seat: index,
	kind: SEAT_KINDS.find((kind) => kind === seat.kind) ?? 'empty',
	name: seat.name,
	bot: isBotName(seat.bot) ? seat.bot : null,
	connected: seat.connected,
	away: seat.away,
	leftMs: seat.leftMs ?? null,
	muted: seat.muted ?? false,
	handSize,
});
