import { applyMove } from '../apply-move.ts';
import { legalMoves } from '../legal-moves.ts';
import { ruleSet } from '../rulesets/rule-set.ts';
import { createGame } from '../setup.ts';
import type { GameEvent, GameState, LogEntry, Move, RuleSet } from '../types.ts';

/** The rule sets that properties are tried under: the edition and one with every switch the other way. */
export const RULES: readonly RuleSet[] = [
	ruleSet('v3'),
	{
		...ruleSet('v3'),
		bonusBesideWild: 'none',
		bonusOnMove: true,
		rotateOption: true,
		wildMayStart: false,
		tieAtSeven: 'play-on',
		closestTie: 'turn-order',
	},
];

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

/** A game of random moves: to its end, or as many moves as asked. */
export function playGame(rules: RuleSet, players: number, seed: number, moves = Number.POSITIVE_INFINITY): Played {
	const start = createGame({ rules, players, random: keyOf(seed) });
	const pick = chooser(seed);
	const log: LogEntry[] = [];
	const events: GameEvent[] = [];
	let state = start;
	while (state.outcome === null && log.length < moves) {
		const legal = legalMoves(state, state.turn);
		const result = applyMove(state, state.turn, legal[pick(legal.length)] as Move); // there is always one
		if (!result.ok) throw new Error(`A legal move was refused: ${result.code}`);
		state = result.value.state;
		log.push(result.value.entry);
		events.push(...result.value.events);
	}
	return { start, state, log, events };
}

/** Freezes a value and all that is in it, so that writing to it throws. */
export function deepFreeze<T>(value: T): T {
	if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
		Object.freeze(value);
		for (const inner of Object.values(value)) deepFreeze(inner);
	}
	return value;
}
