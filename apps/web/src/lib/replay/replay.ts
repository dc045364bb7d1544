import {
	type GameEvent,
	type GameState,
	isReal,
	type LogEntry,
	type Move,
	type PlayerView,
	parseMove,
	replayEntry,
	type Seat,
	type Viewer,
	viewFor,
} from '@aquarius/engine';

/** A game to look back at. */
export interface PlayedGame {
	readonly start: GameState;
	readonly log: readonly LogEntry[];
	/** By seat, invisible players included. */
	readonly names: readonly string[];
	/** Whose game it was, for "You"; null for somebody else's. */
	readonly me: Viewer;
}

/** The same with every position: `positions[i]` is the one before entry i, and the last one the end. */
export interface Replay extends PlayedGame {
	readonly positions: readonly GameState[];
	/** What each entry brought about, with all secrets: the game is over. */
	readonly events: readonly (readonly GameEvent[])[];
}

/** Plays the game again; undefined if it cannot be, or is not over: what a running game hides stays hidden. */
export function replayOf(game: PlayedGame): Replay | undefined {
	const positions = [game.start];
	const events: (readonly GameEvent[])[] = [];
	let state = game.start;
	for (const entry of game.log) {
		const next = replayEntry(state, entry);
		if (!next.ok) return undefined;
		state = next.value.state;
		positions.push(state);
		events.push(next.value.events);
	}
	return state.outcome === null ? undefined : { ...game, positions, events };
}

/** The position `at` (0 is the start, the last one the end) as a seat saw it, with all that it had been told by then. */
export function viewAt(replay: Replay, at: number, viewer: Viewer): PlayerView {
	return viewFor(positionAt(replay, at), viewer, replay.events.slice(0, at).flat());
}

export function positionAt({ positions }: Replay, at: number): GameState {
	const state = positions[at];
	if (state === undefined) throw new Error(`position ${at} was believed to be in the game`);
	return state;
}

/** Whose move each entry is; null for who comes, goes, or lets a bot play. */
export const moversOf = ({ log }: PlayedGame): readonly (Seat | null)[] =>
	log.map((entry) => ('play' in entry ? entry.seat : null));

/** The move that an entry is; undefined where it is none. */
export function moveAt({ log }: PlayedGame, entry: number): Move | undefined {
	const written = log[entry];
	return written !== undefined && 'play' in written ? parseMove(written.play) : undefined;
}

/** Whether an entry is one that a result counts as a move: who claims or looks at a Goal has made none. */
export function isCounted({ log, events }: Replay, entry: number): boolean {
	const written = log[entry];
	const type = events[entry]?.[0]?.type;
	return written !== undefined && 'play' in written && type !== 'claimed' && type !== 'goal-opened';
}

/** How many seats a game ever has: whoever joins on a new one makes them one more. */
export const seatCount = ({ start, log }: Pick<PlayedGame, 'start' | 'log'>): number =>
	log.reduce(
		(seats, entry) => ('event' in entry && entry.event === 'join' ? Math.max(seats, entry.seat + 1) : seats),
		start.players.length,
	);

/** Seats of people and bots who took part at any time. */
export const playersOf = (replay: Replay): readonly Seat[] =>
	Array.from({ length: seatCount(replay) }, (_, seat) => seat).filter((seat) =>
		replay.positions.some(({ players }) => isReal(players, seat)),
	);

/** Whose chances a line of the chart tells: a player's, or everybody's where all win or lose as one. */
export type Line = Seat | 'all';

/** The chances of a line by position, of those known by position and seat; null where its player was not in the game. */
export const chancesOf = (
	{ positions }: Replay,
	line: Line,
	chances: readonly (readonly number[])[],
): readonly (number | null)[] =>
	chances.map((bySeat, at) => {
		// Who is not in the game has no chance, and all others have the same one.
		if (line === 'all') return Math.max(...bySeat);
		return isReal(positions[at]?.players ?? [], line) ? (bySeat[line] ?? null) : null;
	});

/** Whose chances differ: each player's, everybody's together where all win or lose as one, nobody's against the cards alone. */
export function chanceKind({ start: { rules } }: PlayedGame): 'each' | 'together' | 'none' {
	if (rules.layout === 'piles') return 'none';
	return rules.win === 'path' ? 'together' : 'each';
}

/** What lies on the table when a game begins, as far as rules differ in it. */
export function startOf({ start: { rules } }: PlayedGame): 'goals' | 'covered' | 'no-goals' | 'piles' {
	if (rules.layout === 'piles') return 'piles';
	if (rules.goals.length === 0) return 'no-goals';
	return rules.goalsCovered ? 'covered' : 'goals';
}
