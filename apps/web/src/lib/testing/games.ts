import { chooseMove } from '@aquarius/bots';
import {
	applyMove,
	createGame,
	type LogEntry,
	legalMoves,
	type Move,
	type PlayerView,
	type RuleSetId,
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

/** A game by any rule set to its end, between bots that mostly play for their Goals; the solitaire is given up after a while. */
export function finishedGame(rules: RuleSetId, players: number, seed = 1): PlayedGame {
	const random = seed.toString(16).padStart(64, '0');
	const start = createGame({ rules: ruleSet(rules), players, random });
	const log: LogEntry[] = [];
	let state = start;
	while (state.outcome === null) {
		const bot = log.length % 3 === 0 ? 'random' : 'greedy';
		const giveUp = rules === 'solitaire' && log.length === 40;
		const move: Move = giveUp
			? { type: 'resign' }
			: chooseMove(bot, viewFor(state, state.turn), `${random}${log.length}`);
		const applied = applyMove(state, state.turn, move);
		if (!applied.ok) throw new Error(`a bot's move was refused: ${applied.code}`);
		log.push(applied.value.entry);
		state = applied.value.state;
	}
	return { start, log, names: start.players.map((_, seat) => `Player ${seat + 1}`), me: 0 };
}
