import type { GameState, Seat } from '@aquarius/engine';
import type { TableOptions } from '@aquarius/protocol';
import type { SavedFacts } from '../store/table-store.ts';
import { type Chair, withChair } from './seats.ts';

/** The parts of a table that its clock reads and sets. */
type Timed = Pick<SavedFacts, 'phase' | 'options' | 'chairs' | 'deadline'>;

/** Turns in a row that the clock ends before a seat counts as idle and a bot plays on for it. */
const MISSED_TURNS = 2;

/** After a table has slept, who is on turn has at least this long, unless the clock is shorter. */
const FRESH_MS = 15_000;

/** What a game begins with: nobody has missed a turn, and who has time for the whole game has all of it. */
export function woundUp(chairs: readonly Chair[], { clock, clockFor }: TableOptions): readonly Chair[] {
	const time = clock > 0 && clockFor === 'game' ? { leftMs: clock * 1000 } : {};
	return chairs.map(({ kind, name, bot, holder, ...rest }) => {
		const { missed: _, idle: __, leftMs: ___, ...kept } = rest;
		return { kind, name, bot, holder, ...kept, ...(kind === 'person' ? time : {}) };
	});
}

/**
 * A table whose turn has just passed from `before` (null: the game begins) to who is on turn in `state`: what the turn took is taken from
 * that seat's time, and the next one's deadline runs from `now` on.
 */
export function turned(
	facts: Timed,
	before: Seat | null,
	state: GameState,
	now: number,
): Pick<Timed, 'chairs' | 'deadline'> {
	const chairs = before === null ? facts.chairs : charged(facts, before, now);
	return { chairs, deadline: deadlineOf({ ...facts, chairs }, state, now) };
}

/** Whether the clock runs for who is on turn: not for bots, nor where one plays for a person. */
export function isTimed({ phase, options, chairs }: Timed, state: GameState): boolean {
	const chair = chairs[state.turn];
	return options.clock > 0 && phase === 'playing' && state.outcome === null && chair?.kind === 'person' && !chair.idle;
}

/** Whether a turn that ran out ends the seat's own play: at once where the time was for the whole game. */
export function becomesIdle({ missed = 0 }: Chair, { clockFor }: TableOptions): boolean {
	return clockFor === 'game' || missed + 1 >= MISSED_TURNS;
}

/**
 * The deadline of a table that has come back from the store: while it slept, or its process was away, nobody could move, so that who is on
 * turn has a short while. Nobody gets more than the clock gives for a turn, or than was left for the game when this turn began.
 */
export function rested({ chairs, options, deadline }: Timed, turn: Seat, now: number): number {
	if (deadline === 0) return 0;
	const left = options.clockFor === 'game' ? chairs[turn]?.leftMs : undefined;
	return Math.max(deadline, now + Math.min(left ?? options.clock * 1000, FRESH_MS));
}

/** A person at the table again, or undefined if their time is used up, so that the bot plays on to the end. */
export function returned(chair: Chair): Chair | undefined {
	if (chair.leftMs !== undefined && chair.leftMs <= 0) return undefined;
	const { idle: _, missed: __, ...rest } = chair;
	return rest;
}

function charged({ chairs, deadline, options }: Timed, seat: Seat, now: number): readonly Chair[] {
	const chair = chairs[seat];
	if (chair?.leftMs === undefined || options.clockFor !== 'game' || deadline === 0) return chairs;
	return withChair(chairs, seat, { ...chair, leftMs: Math.max(0, deadline - now) });
}

function deadlineOf(facts: Timed, state: GameState, now: number): number {
	if (!isTimed(facts, state)) return 0;
	const { clock, clockFor } = facts.options;
	const left = clockFor === 'game' ? facts.chairs[state.turn]?.leftMs : undefined;
	return now + (left ?? clock * 1000);
}
