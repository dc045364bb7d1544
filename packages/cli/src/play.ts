import {
	applyMove,
	createGame,
	eventsFor,
	type GameEvent,
	type GameState,
	type LogEntry,
	type Move,
	type PlayerView,
	type RuleSet,
	type Seat,
	viewFor,
} from '@aquarius/engine';

/** Who moves: a view and a seed for its chance in, a move out, at once or when it is decided. */
export type Decide = (view: PlayerView, seed: string) => Move | Promise<Move>;

export interface PlayedGame {
	readonly start: GameState;
	readonly end: GameState;
	readonly log: readonly LogEntry[];
}

/** Plays one game to its end. Each seat sees its view and the events told to it, nothing more. `keyOf` gives chance by purpose. */
export async function playGame(
	rules: RuleSet,
	deciders: readonly Decide[],
	keyOf: (...purpose: readonly (string | number)[]) => string,
): Promise<PlayedGame> {
	const start = createGame({ rules, players: deciders.length, random: keyOf('game') });
	const seen: GameEvent[][] = deciders.map(() => []);
	const log: LogEntry[] = [];
	let state = start;
	while (state.outcome === null) {
		const seat: Seat = state.turn;
		const decide = deciders[seat];
		if (decide === undefined) throw new Error(`Seat ${seat} was believed to be taken by a player`);
		const move = await decide(viewFor(state, seat, seen[seat] ?? []), keyOf('seat', seat, log.length));
		const played = applyMove(state, seat, move);
		if (!played.ok)
			throw new Error(`A bot was believed to play by the rules, not ${JSON.stringify(move)}: ${played.code}`);
		state = played.value.state;
		log.push(played.value.entry);
		for (const [viewer, events] of seen.entries()) {
			events.push(...eventsFor(played.value.events, viewer, undefined, rules));
		}
	}
	return { start, end: state, log };
}
