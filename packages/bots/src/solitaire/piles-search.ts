import type { Move, PlayerView } from '@aquarius/engine';
import type { Budget } from '../bot.ts';
import type { Pick } from '../pick.ts';
import { isGoal } from './cards.ts';
import { chanceFrom } from './chance.ts';
import { type Guess, guesserOf } from './guess.ts';
import { purposeful } from './idle.ts';
import { bestMove, cardsLeft, playOut } from './playout.ts';
import { copyOf, moveTop, PLACES } from './puzzle.ts';
import { race } from './race.ts';

/**
 * A bot for the solitaire. It deals at random what it cannot see, many times, tries its moves in each of these deals, plays on by plain
 * rules (`playout.ts`), and chooses what those rules would do unless another move is clearly better: first by games won, then by cards
 * on slots. A playout takes about 40 µs. It never plays to and fro for ever (`idle.ts`), and gives up when all that is left would be.
 * The same view, `pick` and budget of playouts give the same move.
 */
export function pilesSearch(view: PlayerView, legal: readonly Move[], pick: Pick, budget: Budget): Move {
	const piles = view.solitaire;
	if (piles === undefined) throw new Error('This was believed to be a solitaire');
	const goal = legal.find((move) => move.type === 'stack' && isGoal(move.card));
	if (goal !== undefined) return goal; // as good as any: see `settle`
	const moves = withoutSecondLies(purposeful(view, piles, legal));
	const [only] = moves;
	if (only === undefined) return legal.find(({ type }) => type === 'resign') ?? pick(legal);
	if (moves.length === 1) return only;
	const below = chanceFrom(pick);
	const guess = guesserOf(view, piles, below);
	const { course, board } = guess();
	const best = bestMove(course.puzzle, board, course.calls[0] ?? 0, below);
	const plain = Math.max(
		0,
		moves.findIndex((move) => numberOf(move) === best),
	);
	const chosen = race(moves.length, plain, budget, () => {
		const deal = guess();
		return (choice) => worthIn(moves[choice] ?? only, deal, (guessed, at) => playOut(deal.course, guessed, at, below));
	});
	return moves[chosen] ?? only;
}

/** From 0 to 1 for the share of cards that get onto slots, and 1 more for all of them. */
function worthIn(move: Move, { course, board }: Guess, rest: (board: Guess['board'], at: number) => number): number {
	const guessed = copyOf(board);
	const number = numberOf(move);
	if (number >= 0) moveTop(course.puzzle, guessed, Math.floor(number / (2 * PLACES)), number % (2 * PLACES));
	const left = rest(guessed, number < 0 ? 1 : 0);
	return left === 0 ? 2 : 1 - left / cardsLeft(board, course.puzzle);
}

/** As `bestMove` numbers them: -1 for the next Action. */
function numberOf(move: Move): number {
	if (move.type !== 'stack') return -1;
	return move.from * 2 * PLACES + move.to + (move.onto === 'slot' ? PLACES : 0);
}

/** How a card lies changes nothing that can be done later (`cards.ts`), so one of its lies is enough to think about. */
function withoutSecondLies(moves: readonly Move[]): readonly Move[] {
	return moves.filter((move, i) => moves.findIndex((other) => numberOf(other) === numberOf(move)) === i);
}
