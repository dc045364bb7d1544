import { applyMove, createGame, deckOf, type GameState, isAction, legalMoves, type RuleSet } from '@aquarius/engine';

const GAMES_TRIED = 500;
/** So many games without one such position: they are given up. */
const GAMES_IN_VAIN = 50;

/** The most cards that can lie on a table. */
export function mostOnTable(rules: RuleSet): number {
	return rules.layout === 'piles' ? 0 : deckOf(rules).filter((card) => !isAction(card)).length;
}

/** Positions of different games with exactly so many cards on the table; fewer, or none, where games rarely get that far. */
export function tablesOf(rules: RuleSet, players: number, cards: number, count: number): readonly GameState[] {
	const found: GameState[] = [];
	for (let game = 0; game < GAMES_TRIED && found.length < count; game++) {
		const state = grown(rules, players, cards, game);
		if (state !== undefined) found.push(state);
		else if (found.length === 0 && game + 1 >= GAMES_IN_VAIN) break;
	}
	return found;
}

/** A game in which cards are placed whenever one can be, up to that number. */
function grown(rules: RuleSet, players: number, cards: number, game: number): GameState | undefined {
	let state = createGame({ rules, players, random: game.toString(16).padStart(64, '0'), first: 0 });
	for (let turn = 0; state.table.length < cards; turn++) {
		if (state.outcome !== null) return undefined;
		const legal = legalMoves(state, state.turn);
		const placements = legal.filter(({ type }) => type === 'place');
		const among = placements.length > 0 ? placements : legal;
		const move = among[(turn * 7919 + game) % among.length];
		const result = move && applyMove(state, state.turn, move);
		if (!result?.ok) throw new Error(`A legal move was believed to be accepted: ${JSON.stringify(move)}`);
		state = result.value.state;
	}
	return state.outcome === null ? state : undefined;
}
