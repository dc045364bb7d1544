import { applyMove, createGame, legalMoves, type PlayerView, ruleSet, type Seat, viewFor } from '@aquarius/engine';

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
