import type { PlayerView, Solitaire, SolitaireInView } from '@aquarius/engine';
import { shuffled } from '../shuffled.ts';
import { boundOf } from './bound.ts';
import { numberCards } from './cards.ts';
import type { Below } from './chance.ts';
import type { Course } from './playout.ts';
import { type Board, bitsShown, boardOf, puzzleOf } from './puzzle.ts';
import { unseenBy } from './unseen.ts';

/** What may be true: a course of the game and the board now, settled. */
export interface Guess {
	readonly course: Course;
	readonly board: Board;
}

/** So many deals are thrown away that are proved lost: how one plays matters only if the game can be won. Then any deal will do. */
const TRIES = 20;

/** Deals at random what the player of a solitaire cannot see, in agreement with all that the view tells. */
export function guesserOf(view: PlayerView, piles: SolitaireInView, below: Below): () => Guess {
	const unseen = unseenBy(view, piles);
	const numbers = numberCards([...unseen.cards, ...piles.piles.flat(), ...piles.slots.flat()]);
	const again = view.rules.solitaireRuns === 'many';

	function deal(): Solitaire {
		const spare = shuffled(unseen.spare, below);
		const actions = unseen.actions.flatMap((action) => action ?? spare.pop() ?? []);
		return { ...piles, deck: shuffled(unseen.cards, below).slice(0, piles.deck), actions };
	}

	return () => {
		for (let tries = 1; ; tries++) {
			const truth = deal();
			const puzzle = puzzleOf(truth, view.rules, numbers);
			const board = boardOf(puzzle, truth);
			if (tries < TRIES && boundOf(puzzle)(board, 0)) continue;
			const runOver = again ? piles.called.slice(0, -1) : [];
			const calls = [piles.called.at(-1), ...truth.actions, ...runOver].map(bitsShown);
			return { course: { puzzle, calls, again }, board };
		}
	};
}
