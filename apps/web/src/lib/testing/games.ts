import { chooseMove } from '@aquarius/bots';
import {
	applyMove,
	createGame,
	type GameState,
	joinGame,
	type LogEntry,
	leaveGame,
	legalMoves,
	type Move,
	type PlayerView,
	type RuleSetId,
	replayEntry,
	ruleSet,
	type Seat,
	viewFor,
} from '@aquarius/engine';
import type { PlayedGame } from '../replay/replay.ts';

/** Positions from games of random moves, each as the seat on turn sees it. */
export function* playedGames(games: number): Generator<{ readonly view: PlayerView; readonly seat: Seat }> {
	for (let game = 0; game < games; game++) {
		let state = createGame({ rules: ruleSet('v3'), players: 2 + (game % 4), random: String(game).padStart(64, '0') });
		for (let turn = 0; turn < 60 && state.outcome === null; turn++) {
			const view = viewFor(state, state.turn);
			yield { view, seat: state.turn };
			const moves = legalMoves(state, state.turn);
			const move = moves[(turn * 7919 + game * 31) % moves.length];
			if (move === undefined) throw new Error('somebody on turn was believed to have a move');
			const applied = applyMove(state, state.turn, move);
			if (!applied.ok) throw new Error(`a legal move was refused: ${applied.code}`);
			state = applied.value.state;
		}
	}
}

/** A game, and what came out of it when it was played for the first time. */
export interface FinishedGame extends PlayedGame {
	readonly end: GameState;
}

/** A game by any rule set to its end, between bots that mostly play for their Goals; the solitaire is given up after a while. */
export function finishedGame(rules: RuleSetId, players: number, seed = 1): FinishedGame {
	const random = seed.toString(16).padStart(64, '0');
	const start = createGame({ rules: ruleSet(rules), players, random });
	return playedToEnd(start, [], start, random);
}

/**
 * A game of three by `v1`, whose seats are those of its players: a fourth sits down on a new last seat, the second leaves, and a bot plays
 * on for the first. `joined` and `left`: the positions in which each is so.
 */
export function gameWithGuests(): FinishedGame & { readonly joined: number; readonly left: number } {
	const random = '5'.repeat(64);
	const start = createGame({ rules: ruleSet('v1'), players: 3, random });
	const log: LogEntry[] = [];
	let state = start;
	for (const happens of ['move', 'move', 'join', 'move', 'leave', 'bot'] as const) {
		const entry = entryOf(state, happens, random);
		const next = replayEntry(state, entry);
		if (!next.ok) throw new Error(`what happened can be played again: ${next.code.detail}`);
		log.push(entry);
		state = next.value.state;
	}
	return { ...playedToEnd(start, log, state, random), joined: 3, left: 5 };
}

function entryOf(state: GameState, happens: 'move' | 'join' | 'leave' | 'bot', random: string): LogEntry {
	if (happens === 'bot') return { event: 'bot', seat: 0 };
	const move = (): Move => chooseMove('greedy', viewFor(state, state.turn), random);
	const done =
		happens === 'join'
			? joinGame(state, state.players.length)
			: happens === 'leave'
				? leaveGame(state, 1)
				: applyMove(state, state.turn, move());
	if (!done.ok) throw new Error(`a ${happens} was believed to be possible: ${done.code}`);
	return done.value.entry;
}

function playedToEnd(start: GameState, before: readonly LogEntry[], from: GameState, random: string): FinishedGame {
	const log = [...before];
	let state = from;
	while (state.outcome === null) {
		const bot = log.length % 3 === 0 ? 'random' : 'greedy';
		const giveUp = start.rules.layout === 'piles' && log.length === 40;
		const move: Move = giveUp
			? { type: 'resign' }
			: chooseMove(bot, viewFor(state, state.turn), `${random}${log.length}`);
		const applied = applyMove(state, state.turn, move);
		if (!applied.ok) throw new Error(`a bot's move was refused: ${applied.code}`);
		log.push(applied.value.entry);
		state = applied.value.state;
	}
	return { start, log, end: state, names: state.players.map((_, seat) => `Player ${seat + 1}`), me: 0 };
}
