import {
	applyMove,
	createGame,
	type GameEvent,
	type GameState,
	type LogEntry,
	leaveGame,
	type Move,
	makePosition,
	type Seat,
} from '@aquarius/engine';
import { STAND_IN } from '@aquarius/protocol';
import type { SavedEntry, SavedFacts } from '../store/table-store.ts';
import { isTimed, returned, turned, woundUp } from './clock.ts';
import { conclude } from './conclude.ts';
import { keyOf, saltsOf, withoutSalts } from './fairness.ts';
import { botChair, type Chair, closedUp, nextHost, withChair } from './seats.ts';
import { accept, lineOf, type Outcome, refuse, type Step, seatOnTurn, stepTo, type Table } from './table.ts';

/** What leaves the turn where it is. */
const FREE_PLAYS: readonly string[] = ['look', 'claim'];

/** Far more than a solitaire takes; then it can only be given up. */
const MOST_SOLITAIRE_MOVES = 1000;

/** The command behind an entry, so that it is known again when repeated. */
export interface Origin {
	readonly holder: string;
	readonly key: string;
}

/**
 * The step into a new game: empty chairs are closed up and everybody is dealt in, by a key of the table's seed and everybody's salt.
 * `first`: who begins, by seat after closing up; null: whom the key gives. Refused with fewer taken chairs than the rules have players.
 */
export function begin(table: Table, o: { first: Seat | null; now: number }): Outcome {
	const { rules, game, seed } = table.facts;
	const chairs = closedUp(table.facts.chairs);
	if (chairs.length < rules.players.min || chairs.length > rules.players.max) return refuse('room/wrong-phase');
	const salts = saltsOf(chairs);
	const first = o.first === null ? {} : { first: o.first % chairs.length };
	const state = createGame({ rules, players: chairs.length, random: keyOf(seed, salts), ...first });
	const hostChair = table.facts.host === null ? undefined : table.facts.chairs[table.facts.host];
	const kept = hostChair === undefined ? -1 : chairs.indexOf(hostChair);
	const host = kept >= 0 ? kept : nextHost(chairs, null, () => true);
	const wound = woundUp(withoutSalts(chairs), table.facts.options);
	const playedAt = table.facts.version + 1;
	const dealt = { chairs: wound, host, began: state.turn, salts, resultId: '', playedAt, late: 0, deeds: [] };
	const step = stepTo(table, { ...dealt, phase: 'playing', game: game + 1, startsAt: 0 });
	const timed = { ...step.table.facts, ...turned(step.table.facts, null, state, o.now) };
	return accept({
		table: { facts: timed, state, lines: [], start: state, log: [] },
		change: { facts: timed, start: JSON.stringify(makePosition(state)) },
	});
}

/** The step of one decision, whoever made it. Refused with the engine's reason. */
export function play(
	table: Table,
	seat: Seat,
	move: Move,
	o: { now: number; by?: 'clock' | 'bot'; origin?: Origin },
): Outcome {
	if (table.facts.phase !== 'playing' || table.state === null) return refuse('room/wrong-phase');
	if (isTooLong(table) && move.type !== 'resign') return refuse('room/too-large');
	if (o.origin !== undefined && isOutOfTime(table.facts.chairs[seat])) return refuse('room/wrong-phase');
	const done = applyMove(table.state, seat, move);
	if (!done.ok) return refuse(done.code);
	const { state, events, entry } = done.value;
	const line = { ...entry, at: o.now, ...(o.by ? { by: o.by } : {}) };
	return accept(stepWith(table, state, events, line, o, { chairs: afterMove(table.facts, seat, o) }));
}

/** Whoever has used up the time for the game watches how a bot plays on. */
const isOutOfTime = (chair: Chair | undefined): boolean => chair?.idle === true && returned(chair) === undefined;

/** Only the solitaire has no end of its own: its cards can go to and fro for ever, and fill memory and disk. */
const isTooLong = ({ state, lines }: Table): boolean =>
	state?.solitaire !== undefined && lines.length >= MOST_SOLITAIRE_MOVES;

/** The chairs after a seat's move: its own play ends a row of missed turns, the clock's adds to it. */
function afterMove({ chairs }: SavedFacts, seat: Seat, { by, origin }: { by?: 'clock' | 'bot'; origin?: Origin }) {
	const chair = chairs[seat];
	if (chair?.kind !== 'person') return chairs;
	if (by === 'clock') return withChair(chairs, seat, { ...chair, missed: (chair.missed ?? 0) + 1 });
	const own = origin === undefined ? undefined : returned(chair);
	return own === undefined ? chairs : withChair(chairs, seat, own);
}

/** The step in which a bot takes over for a person who let too many turns run out. The chair stays theirs. */
export function takeOver(table: Table, seat: Seat, now: number): Outcome {
	const { chairs, options } = table.facts;
	const chair = chairs[seat];
	if (table.state === null || chair?.kind !== 'person') return refuse('room/not-seated');
	const spent = options.clockFor === 'game' ? { leftMs: 0 } : {};
	const after = withChair(chairs, seat, { ...chair, ...spent, idle: true });
	return accept(stepWith(table, table.state, [], { event: 'bot', seat, at: now }, { now }, { chairs: after }));
}

/** The step in which such a person plays again. Refused if their time for the game is used up. */
export function comeBack(table: Table, seat: Seat, now: number): Outcome<Step | null> {
	const { chairs } = table.facts;
	const chair = chairs[seat];
	if (table.state === null || chair === undefined) return refuse('room/not-seated');
	if (!chair.idle) return accept(null);
	const back = returned(chair);
	if (back === undefined) return refuse('room/wrong-phase');
	// What was missed is forgiven by the next own move, not by coming back alone: else somebody could do nothing else.
	const { missed } = chair;
	const seated = missed === undefined ? back : { ...back, missed };
	const step = stepTo(table, { chairs: withChair(chairs, seat, seated) });
	if (table.state.turn !== seat) return accept(step);
	const facts = { ...step.table.facts, ...turned(step.table.facts, null, table.state, now) };
	return accept({ table: { ...table, facts }, change: { facts } });
}

/** The step of someone who leaves a running game for good: a bot sits down, or the chair stays empty (E36). */
export function leavePlay(table: Table, seat: Seat, isHere: (seat: Seat) => boolean, now: number): Outcome {
	const { chairs, options, host } = table.facts;
	const chair = chairs[seat];
	if (table.state === null || chair?.kind !== 'person') return refuse('room/not-seated');
	const withHost = (after: readonly (typeof chair)[]) => ({
		chairs: after,
		host: host === seat ? nextHost(after, host, isHere) : host,
	});
	if (options.onLeave === 'bot') {
		const facts = withHost(withChair(chairs, seat, botChair(STAND_IN, chair.name)));
		return accept(stepWith(table, table.state, [], { event: 'bot', seat, at: now }, { now }, facts));
	}
	const left = leaveGame(table.state, seat);
	if (!left.ok) return refuse(left.code);
	const facts = withHost(withChair(chairs, seat, { kind: 'gone', name: chair.name, bot: null, holder: null }));
	const { state, events, entry } = left.value;
	return accept(stepWith(table, state, events, { ...entry, at: now }, { now }, facts));
}

/** The step of an entry of the log, whatever it was: the game after it, and whose turn and time it is then. */
export function stepWith(
	table: Table,
	state: GameState,
	events: readonly GameEvent[],
	entry: LogEntry,
	o: { now: number; origin?: Origin },
	patch: Partial<SavedFacts> = {},
): Step {
	const phase = state.outcome === null ? 'playing' : 'ended';
	const step = stepTo(table, { ...patch, phase, playedAt: table.facts.version + 1 });
	const goesOn = 'event' in entry || FREE_PLAYS.includes(entry.play);
	const isSameTurn = goesOn && state.turn === table.state?.turn && phase === 'playing';
	const isRunning = isSameTurn && table.facts.deadline > 0 && isTimed(step.table.facts, state);
	const timing = isRunning ? {} : turned(step.table.facts, isSameTurn ? null : seatOnTurn(table), state, o.now);
	const log = [...table.log, entry];
	const end = state.outcome === null ? undefined : conclude(table, log, state.outcome);
	const facts = { ...step.table.facts, ...timing, ...end?.facts };
	const saved: SavedEntry = { entry, version: facts.version, ...o.origin };
	return {
		table: { ...table, facts, state, lines: [...table.lines, lineOf(entry, events)], log },
		change: { facts, entry: { ...saved, at: table.lines.length }, ...(end && { result: end.result }) },
	};
}
