import { applyMove, createGame, type GameState, legalMoves, type Move, type RuleSet } from '@aquarius/engine';
import { createSearch } from '@aquarius/engine/search';

/** A game as the bench plays it, on either interface of the engine. */
export interface BenchGame {
	/** Deals the next game, with seat 0 to begin. */
	readonly deal: () => void;
	readonly load: (state: GameState) => void;
	/** Goes back to the position that was loaded. */
	readonly rewind: () => void;
	readonly isOver: () => boolean;
	/** Generates every legal move and gives their number. */
	readonly generate: () => number;
	/** Makes one of the moves generated last. */
	readonly make: (place: number) => void;
	readonly state: () => GameState;
}

export const APIS = ['pure', 'search'] as const;
export type Api = (typeof APIS)[number];

export function benchGame(api: Api, rules: RuleSet, players: number, seed: number): BenchGame {
	return api === 'pure' ? pureGame(rules, players, seed) : searchGame(rules, players, seed);
}

function pureGame(rules: RuleSet, players: number, seed: number): BenchGame {
	let games = 0;
	const next = () => createGame({ rules, players, random: hex(seed) + hex(games++), first: 0 });
	let state = next();
	let loaded = state;
	let legal: readonly Move[] = [];
	return {
		deal: () => {
			state = next();
		},
		load: (given) => {
			loaded = given;
			state = given;
		},
		rewind: () => {
			state = loaded;
		},
		isOver: () => state.outcome !== null,
		generate: () => {
			legal = legalMoves(state, state.turn);
			return legal.length;
		},
		make: (place) => {
			const move = legal[place];
			const result = move && applyMove(state, state.turn, move);
			if (!result?.ok) throw new Error(`A legal move was believed to be accepted: ${JSON.stringify(move)}`);
			state = result.value.state;
		},
		state: () => state,
	};
}

function searchGame(rules: RuleSet, players: number, seed: number): BenchGame {
	const search = createSearch(rules, { seed });
	return {
		deal: () => search.deal(players, 0),
		load: (state) => search.load(state),
		rewind: () => {
			while (search.depth > 0) search.unmake();
		},
		isOver: () => search.over,
		generate: () => search.generate(),
		make: (place) => search.make(search.moves[place] ?? 0),
		state: () => search.toState(),
	};
}

/** Half a key: games need to differ here, not to surprise anybody. */
function hex(n: number): string {
	return n.toString(16).padStart(32, '0');
}
