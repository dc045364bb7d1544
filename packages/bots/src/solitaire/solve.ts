import { applyMove, type GameState, legalMoves, type Move, type PileCard, type Solitaire } from '@aquarius/engine';
import { type ElementBits, isGoal } from './cards.ts';
import { type Board, bitsShown, boardOf, type Puzzle, puzzleOf } from './puzzle.ts';
import { search } from './search.ts';
import { BoardStore } from './store.ts';

/** Whether a solitaire can be won from here; `nodes`: how many different boards were looked at to know. */
export type Solution =
	| { readonly result: 'winnable'; readonly moves: readonly Move[]; readonly nodes: number }
	/** No way of playing wins: all were looked at, or proved useless. */
	| { readonly result: 'lost'; readonly nodes: number }
	/** The budget was used up. */
	| { readonly result: 'unknown'; readonly nodes: number };

/**
 * Whether the solitaire can be won, by whoever knows the order of both decks too; with the moves that win it. Looks at no more than
 * `nodes` different boards (a whole number, or Infinity), of up to 240 bytes each. The same state and budget give the same answer.
 * Throws for a game that is not the solitaire, and for a budget that is no number of boards.
 */
export function solveSolitaire(state: GameState, { nodes: limit }: { readonly nodes: number }): Solution {
	if (Number.isNaN(limit) || limit < 0) throw new RangeError(`${limit} is not a number of boards`);
	solitaireOf(state); // throws for another game, a finished one too
	const game = new Play(state);
	game.settle();
	if (game.isOver)
		return game.hasWon ? { result: 'winnable', moves: game.moves, nodes: 0 } : { result: 'lost', nodes: 0 };
	const truth = game.solitaire;
	if (cardsLeft(truth) === 0) return solvedAlready(game);
	// Only Goals begin slots, each one, and nothing else is done with a Goal.
	if (goalsLeft(truth) > truth.slots.filter((slot) => slot.length === 0).length) return { result: 'lost', nodes: 0 };
	const puzzle = puzzleOf(truth, state.rules);
	const { result, path, nodes } = search(puzzle, boardOf(puzzle, truth), limit, firstElements(game.state));
	if (result !== 'winnable') return { result, nodes };
	for (const board of path) game.reach(board, puzzle);
	if (!game.hasWon) throw new Error('The way found was believed to win');
	return { result, moves: game.moves, nodes };
}

/** A game being played, with its moves. */
class Play {
	state: GameState;
	readonly moves: Move[] = [];

	constructor(state: GameState) {
		this.state = state;
	}

	get solitaire(): Solitaire {
		return solitaireOf(this.state);
	}

	get isOver(): boolean {
		return this.state.outcome !== null;
	}

	get hasWon(): boolean {
		return this.state.outcome?.winners.includes(this.state.turn) ?? false;
	}

	make(move: Move): void {
		this.state = after(this.state, move);
		this.moves.push(move);
	}

	/** Puts open Goals onto slots, as the search does unasked. */
	settle(): void {
		while (!this.isOver) {
			const goal = cardMoves(this.state).find((move) => isGoal(move.card));
			if (goal === undefined) return;
			this.make(goal);
		}
	}

	/** Plays on to a board that is one card move away, turning up Actions until that move is legal. */
	reach(board: Board, puzzle: Puzzle): void {
		const wanted = new BoardStore();
		wanted.add(board);
		while (!this.isOver) {
			for (const move of cardMoves(this.state)) {
				const tried = new Play(after(this.state, move));
				tried.settle();
				if (wanted.add(boardOf(puzzle, tried.solitaire)) !== 0) continue;
				this.make(move);
				this.settle();
				return;
			}
			this.make({ type: 'call' });
		}
	}
}

type Stack = Extract<Move, { type: 'stack' }>;

function cardMoves(state: GameState): readonly Stack[] {
	return legalMoves(state, state.turn).flatMap((move) => (move.type === 'stack' ? move : []));
}

function after(state: GameState, move: Move): GameState {
	const played = applyMove(state, state.turn, move);
	if (!played.ok) throw new Error(`${move.type} was believed to be legal, not ${played.code}`);
	return played.value.state;
}

function solitaireOf({ solitaire }: GameState): Solitaire {
	if (solitaire === undefined) throw new Error('This was believed to be a solitaire');
	return solitaire;
}

const cardsOffSlots = ({ deck, piles }: Solitaire): readonly PileCard[] => [...deck, ...piles.flat()];
const cardsLeft = (truth: Solitaire): number => cardsOffSlots(truth).length;
const goalsLeft = (truth: Solitaire): number => cardsOffSlots(truth).filter(isGoal).length;

/** Every card is on a slot, but no move said so yet: the next one does, and all that is left to do is to turn up an Action. */
function solvedAlready(game: Play): Solution {
	const call = legalMoves(game.state, game.state.turn).find(({ type }) => type === 'call');
	if (call === undefined) return { result: 'lost', nodes: 0 };
	game.make(call);
	return { result: 'winnable', moves: game.moves, nodes: 0 };
}

/**
 * Relaxed rules, Actions turned up since a card was moved: which elements can still be called before the game is over for want of a
 * move (E55). Undefined if nothing is in the way. After the next card move nothing ever is: each Action comes round before the count
 * of calls is full.
 */
function firstElements(state: GameState): ElementBits | undefined {
	if (state.rules.solitaireRuns === 'one' || state.passed === 0) return undefined;
	let elements = 0;
	const { called, actions } = solitaireOf(state);
	let now = state;
	for (let calls = 0; calls < called.length + actions.length && now.outcome === null; calls++) {
		elements |= bitsShown(solitaireOf(now).called.at(-1));
		now = after(now, { type: 'call' });
	}
	return elements;
}
