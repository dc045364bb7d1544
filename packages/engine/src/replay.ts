import { play } from './apply-move.ts';
import { assertNever } from './assert-never.ts';
import { type Mixer, recorded, unusedChance } from './mixer.ts';
import { isReal } from './position.ts';
import { join, leave } from './seats.ts';
import { parseMove } from './text/move.ts';
import { shown } from './text/read.ts';
import type { Chance, GameEvent, GameState, LogEntry, Result, SeatEntry } from './types.ts';

/** Why an entry could not be played again. */
export interface ReplayError {
	/** A reason code, or `record/…`. */
	readonly code: string;
	readonly detail: string;
}
/** What an entry brought about when played again, or why it could not be. */
export type Replayed = Result<{ readonly state: GameState; readonly events: readonly GameEvent[] }, ReplayError>;

/**
 * Plays one entry of a record again. What chance decided is taken from the entry, and everything else that it says must come out of
 * the rules, or the entry is refused with what differs. Entries from elsewhere are read first (`parseRecord`, `checkRecord`): of one that
 * was not, only what stands outermost is looked at.
 */
export function replayEntry(state: GameState, entry: LogEntry): Replayed {
	// Who plays logs from elsewhere may not have read them first, as `checkRecord` does.
	if (typeof entry !== 'object' || entry === null) return refused('format/wrong-type', `${shown(entry)} is no entry`);
	if ('event' in entry && !SEAT_EVENTS.includes(entry.event))
		return refused('format/unknown-value', `${shown(entry.event)} is none of ${SEAT_EVENTS.join(', ')}`);
	const wrongs: string[] = [];
	const mixer = recorded(chanceOf(entry), (detail) => wrongs.push(detail));
	if ('event' in entry)
		return judged(happened(state, entry, mixer), entry, wrongs, `${entry.event} of seat ${entry.seat}`);
	const move = parseMove(entry.play);
	if (move === undefined) return refused('text/unreadable', shown(entry.play));
	return judged(play(state, entry.seat, move, mixer), entry, wrongs, entry.play);
}

const SEAT_EVENTS: readonly SeatEntry['event'][] = ['join', 'leave', 'bot'];

export type Played = Result<{
	readonly state: GameState;
	readonly events: readonly GameEvent[];
	readonly entry: LogEntry;
}>;

/** What a join, a leave or a bot's taking over makes of a state; where no bot can take over, why not. */
export function happened(state: GameState, { event, seat }: Pick<SeatEntry, 'event' | 'seat'>, mixer: Mixer): Played {
	switch (event) {
		case 'join':
			return join(state, seat, mixer);
		case 'leave':
			return leave(state, seat, mixer);
		case 'bot':
			if (state.outcome !== null) return { ok: false, code: 'game/over' };
			if (!isReal(state.players, seat)) return { ok: false, code: 'target/not-a-seat' };
			return { ok: true, value: { state, events: [], entry: { event, seat } } };
		default:
			return assertNever(event);
	}
}

function judged(result: Played, entry: LogEntry, wrongs: readonly string[], what: string): Replayed {
	if (!result.ok) return refused(result.code, what);
	const wrong = wrongs[0] ?? unusedChance(chanceOf(entry), chanceOf(result.value.entry));
	if (wrong !== undefined) return refused('record/chance', `${what}: ${wrong}`);
	const difference = differenceOf(entry, result.value.entry);
	if (difference !== undefined) return refused('record/differs', `${what}: ${difference}`);
	return { ok: true, value: { state: result.value.state, events: result.value.events } };
}

/** The fields that the rules give, compared in the order of an entry; a list that is absent is an empty one. */
function differenceOf(written: LogEntry, computed: LogEntry): string | undefined {
	for (const field of ['bonus', 'start', 'next', 'drew'] as const) {
		const [is, was] = [fieldText(computed, field), fieldText(written, field)];
		if (is !== was) return `${field} is ${was} in the record and ${is} by the rules`;
	}
	return undefined;
}

function fieldText(entry: LogEntry, field: 'bonus' | 'start' | 'next' | 'drew'): string {
	if (field === 'next') return 'next' in entry && entry.next !== undefined ? `seat ${entry.next}` : 'nobody';
	return `[${listOf(entry, field).join(' ')}]`;
}

function listOf(entry: LogEntry, field: 'bonus' | 'start' | 'drew'): readonly string[] {
	if (field === 'bonus') return ('bonus' in entry && entry.bonus) || [];
	if (field === 'drew') return ('drew' in entry && entry.drew) || [];
	return chanceOf(entry).start ?? [];
}

function chanceOf(entry: LogEntry): Chance {
	return ('chance' in entry && entry.chance) || {};
}

function refused(code: string, detail: string): Replayed {
	return { ok: false, code: { code, detail } };
}
