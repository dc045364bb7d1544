import {
	applyMove,
	eventsFor,
	type GameEvent,
	type GameState,
	type Move,
	type PlayerView,
	viewFor,
} from '@aquarius/engine';

/** A turn of a game. */
export interface TurnToPlay {
	readonly state: GameState;
	/** What the seat on turn sees, with all that it was told since the beginning. */
	readonly view: PlayerView;
}

/** The same with what came of it. */
export interface PlayedTurn extends TurnToPlay {
	readonly events: readonly GameEvent[];
	readonly after: GameState;
}

/** Plays a game to its end by the moves that `decide` gives, which are believed to be legal, and gives each turn once it is played. */
export function* playedTurns(start: GameState, decide: (turn: TurnToPlay) => Move): Generator<PlayedTurn> {
	const seen: GameEvent[][] = start.players.map(() => []);
	let state = start;
	while (state.outcome === null) {
		const seat = state.turn;
		const view = viewFor(state, seat, [...(seen[seat] ?? [])]);
		const played = applyMove(state, seat, decide({ state, view }));
		if (!played.ok) throw new Error(`This move was believed to be legal: ${played.code}`);
		const { events, state: after } = played.value;
		for (const [other, told] of seen.entries()) told.push(...eventsFor(events, other, undefined, state.rules));
		yield { state, view, events, after };
		state = after;
	}
}
