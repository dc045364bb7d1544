import type { Seat } from '@aquarius/engine';
import { type BotName, type Phase, STAND_IN } from '@aquarius/protocol';
import type { Presence } from '../room/presence.ts';
import { becomesIdle } from './clock.ts';
import type { Chair } from './seats.ts';
import { chairAt, seatOnTurn, type Table } from './table.ts';

/** What a table has to do by itself next, and from which server time on. */
export type Duty =
	/** `standsIn`: for a person who is away. */
	| {
			readonly type: 'bot';
			readonly seat: Seat;
			readonly bot: BotName;
			readonly standsIn: boolean;
			readonly at: number;
	  }
	| { readonly type: 'time-out'; readonly seat: Seat; readonly at: number }
	/** A person whose turns ran out too often: a bot plays on. */
	| { readonly type: 'take-over'; readonly seat: Seat; readonly at: number }
	| { readonly type: 'fill-up'; readonly at: number }
	/** Somebody in the lobby does not come back. */
	| { readonly type: 'free-chair'; readonly seat: Seat; readonly at: number }
	/** The host does not come back after a game, and only a host can begin the next one. */
	| { readonly type: 'hand-over'; readonly at: number };

/** How long somebody who was just let in at a quick table is waited for, in ms; and how long all of them together hold up its start. */
const CONNECT_MS = 5000;
const MOST_CONNECT_MS = 20_000;

/** Whether this person was let in so short a while ago that their connection may still be on its way. */
export function isOnTheWay(presence: Presence, holder: string | null, now: number): boolean {
	const since = presence.admittedAt(holder);
	return since !== null && now < since + CONNECT_MS;
}

/** All of them, earliest first. While nobody is connected a table does nothing: it waits, or sleeps in the store. */
export function dutiesOf(table: Table, presence: Presence, graceMs: number): readonly Duty[] {
	if (!presence.someoneIsHere) return [];
	return [...DUTIES[table.facts.phase](table, presence, graceMs)].sort((a, b) => a.at - b.at);
}

const DUTIES: Readonly<Record<Phase, typeof dutiesOf>> = {
	lobby: lobbyDuties,
	playing: turnDuties,
	ended: endedDuties,
};

function lobbyDuties(table: Table, presence: Presence, graceMs: number): readonly Duty[] {
	const { chairs, startsAt, quick, game } = table.facts;
	if (quick && game === 0) {
		const isFull = chairs.every((chair) => chair.kind === 'bot' || presence.isHere(chair.holder));
		return [{ type: 'fill-up', at: isFull ? saltedAt(chairs, presence) : fillUpAt(startsAt, chairs, presence) }];
	}
	return chairs.flatMap((chair, seat): Duty[] => {
		const since = presence.awaySince(chair.holder);
		return since === null ? [] : [{ type: 'free-chair', seat, at: since + graceMs }];
	});
}

/** How long a full table waits for everybody's part in its shuffle, from when they came, in ms: pages give theirs at once. */
const SALT_MS = 2000;

function saltedAt(chairs: readonly Chair[], presence: Presence): number {
	const waits = chairs.map(({ holder, salt }) =>
		salt === undefined ? (presence.hereSince(holder) ?? -SALT_MS) + SALT_MS : 0,
	);
	return Math.max(0, ...waits);
}

/** The end of the wait, or a little later if somebody was let in just before. */
function fillUpAt(startsAt: number, chairs: readonly Chair[], presence: Presence): number {
	const expected = chairs.map(({ holder }) => (presence.admittedAt(holder) ?? -CONNECT_MS) + CONNECT_MS);
	return Math.max(startsAt, Math.min(startsAt + MOST_CONNECT_MS, Math.max(...expected)));
}

function turnDuties(table: Table, presence: Presence, graceMs: number): readonly Duty[] {
	const seat = seatOnTurn(table);
	const chair = seat === null ? undefined : chairAt(table, seat);
	if (seat === null || chair === undefined) return [];
	if (chair.kind === 'bot') return [{ type: 'bot', seat, bot: chair.bot ?? STAND_IN, standsIn: false, at: 0 }];
	if (chair.idle) return [{ type: 'bot', seat, bot: STAND_IN, standsIn: true, at: 0 }];
	const { deadline, options } = table.facts;
	const since = presence.awaySince(chair.holder);
	const type = becomesIdle(chair, options) ? 'take-over' : 'time-out';
	return [
		...(deadline > 0 ? [{ type, seat, at: deadline } as const] : []),
		...(since === null
			? []
			: [{ type: 'bot' as const, seat, bot: STAND_IN, standsIn: true, at: since + graceMs } as const]),
	];
}

function endedDuties(table: Table, presence: Presence, graceMs: number): readonly Duty[] {
	const { host } = table.facts;
	const since = host === null ? null : presence.awaySince(chairAt(table, host)?.holder ?? null);
	return since === null ? [] : [{ type: 'hand-over', at: since + graceMs }];
}
