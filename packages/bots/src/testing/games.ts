import {
	applyMove,
	createGame,
	eventsFor,
	type GameEvent,
	type GameState,
	type PlayerView,
	type Result,
	type RuleSet,
	ruleSet,
	viewFor,
} from '@aquarius/engine';
import type { Budget } from '../bot.ts';
import { type BotName, chooseMove } from '../bots.ts';

/** As little as a bot that thinks can think: tests ask for legal moves, not for good ones. */
export const HARDLY = { playouts: 8 };
/** Of one that thinks, so many decisions a game; then it plays at random, since games of overlapping cards are long. */
const MOST_DECISIONS = 12;
/** A game that has not ended by then never will: of some four hundred under all rules the longest, a solitaire, had 126 turns. */
const MOST_TURNS = 1000;

/** A key for a game's chance: 64 hex digits that differ from number to number. */
export const keyOf = (n: number): string => n.toString(16).padStart(64, '0');

/** The value of a result that is believed to be right. */
export function must<T>(result: Result<T, unknown>): T {
	if (!result.ok) throw new Error(`This was believed to be right: ${JSON.stringify(result.code)}`);
	return result.value;
}

export const newGame = (players: number, n: number, rules: RuleSet = ruleSet('v3')): GameState =>
	createGame({ rules, players, random: keyOf(n), first: 0 });

export interface Turn {
	readonly state: GameState;
	readonly view: PlayerView;
}

/**
 * Plays a game to its end, with so much thought about each decision; `watch` sees each turn before it is played. Gives the end, and throws
 * if none comes.
 */
export function playGame(
	bots: readonly BotName[],
	n: number,
	watch: (turn: Turn) => void = () => {},
	rules: RuleSet = ruleSet('v3'),
	budget: Budget = HARDLY,
): GameState {
	const seen: GameEvent[][] = bots.map(() => []);
	const decided = bots.map(() => 0);
	let state = newGame(bots.length, n, rules);
	for (let turn = 0; state.outcome === null; turn++) {
		if (turn === MOST_TURNS) throw new Error(`A game was believed to end within ${MOST_TURNS} turns`);
		const bot = bots[state.turn];
		if (bot === undefined) throw new Error(`Seat ${state.turn} was believed to be a bot's`);
		const view = viewFor(state, state.turn, [...(seen[state.turn] ?? [])]);
		watch({ state, view });
		const count = decided[state.turn] ?? 0;
		decided[state.turn] = count + 1;
		const name = rules.overlap && count >= MOST_DECISIONS ? 'random' : bot;
		const played = must(applyMove(state, state.turn, chooseMove(name, view, keyOf(turn), { budget })));
		for (const [seat, events] of seen.entries()) events.push(...eventsFor(played.events, seat, undefined, rules));
		state = played.state;
	}
	return state;
}
