import { applyMove } from '../apply-move.ts';
import { disbelieve } from '../disbelieve.ts';
import { realSeats } from '../position.ts';
import { joinGame, leaveGame } from '../seats.ts';
import { createGame } from '../setup.ts';
import type { GameEvent, GameState, LogEntry, RuleSet } from '../types.ts';
import { randomMove } from './random-move.ts';

/** A small fast generator for choosing moves in tests: xorshift32. */
export function chooser(seed: number): (n: number) => number {
	let x = (seed | 0) ^ 0x9e3779b9 || 1;
	return (n) => {
		x ^= x << 13;
		x ^= x >>> 17;
		x ^= x << 5;
		return (x >>> 0) % n;
	};
}

export function keyOf(seed: number): string {
	return (seed >>> 0).toString(16).padStart(64, '0');
}

export interface Played {
	readonly start: GameState;
	readonly state: GameState;
	readonly log: readonly LogEntry[];
	readonly events: readonly GameEvent[];
}

export interface HowToPlay {
	/** How many entries at most; to the end if absent. */
	readonly moves?: number;
	/** Players come, go and are replaced by bots in between. */
	readonly comings?: true;
}

/** A game of random moves, to its end or as many as asked. */
export function playGame(rules: RuleSet, players: number, seed: number, asked: number | HowToPlay = {}): Played {
	const how = typeof asked === 'number' ? { moves: asked } : asked;
	return playOn(createGame({ rules, players, random: keyOf(seed) }), seed, how);
}

/** The same from a start that was dealt elsewhere. */
export function playOn(start: GameState, seed: number, how: HowToPlay = {}): Played {
	const pick = chooser(seed);
	const log: LogEntry[] = [];
	const events: GameEvent[] = [];
	let state = start;
	while (state.outcome === null && log.length < (how.moves ?? MOST_ENTRIES)) {
		const next = (how.comings && pick(12) === 0 && comeOrGo(state, pick)) || move(state, pick);
		state = next.state;
		log.push(next.entry);
		events.push(...next.events);
	}
	if (how.moves === undefined && state.outcome === null) throw new Error(`Game ${seed} does not end`);
	return { start, state, log, events };
}

/** How many players there may be at the start, for the game of that number: each count in turn. */
export function playersOf({ players: { min, max } }: RuleSet, game: number): number {
	return min + (game % (max - min + 1));
}

/** Far more than any game takes. */
const MOST_ENTRIES = 5_000;

interface Next {
	readonly state: GameState;
	readonly events: readonly GameEvent[];
	readonly entry: LogEntry;
}

function move(state: GameState, pick: (n: number) => number): Next {
	const { seat, move: chosen } = randomMove(state, pick);
	const result = applyMove(state, seat, chosen);
	if (!result.ok) disbelieve(`${JSON.stringify(chosen)} is legal: ${result.code}`);
	return result.value;
}

/** Somebody joins if the seat that is looked at is free, or leaves it, or a bot takes over; nothing if nobody can. */
function comeOrGo(state: GameState, pick: (n: number) => number): Next | undefined {
	const seat = pick(state.players.length + 1);
	const player = state.players[seat];
	if (player === undefined || player.invisible) {
		const joined = joinGame(state, seat);
		return joined.ok ? joined.value : undefined;
	}
	const remaining = realSeats(state.players).length - 1;
	// Games that end for want of players are the exception.
	if (pick(3) === 0 || (remaining < 2 && pick(4) > 0)) return { state, events: [], entry: { event: 'bot', seat } };
	const left = leaveGame(state, seat);
	if (!left.ok) disbelieve(`seat ${seat} is a player's: ${left.code}`);
	return left.value;
}

/** Freezes a value and all that is in it, so that writing to it throws. */
export function deepFreeze<T>(value: T): T {
	if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
		Object.freeze(value);
		for (const inner of Object.values(value)) deepFreeze(inner);
	}
	return value;
}
