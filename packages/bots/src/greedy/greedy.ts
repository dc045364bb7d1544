import type { Move, PlayerView } from '@aquarius/engine';
import type { Bot } from '../bot.ts';
import { pathsWeigher } from './paths.ts';
import { pilesWeigher } from './piles.ts';
import { someOf } from './some-of.ts';
import { tableWeigher } from './table.ts';
import type { Weigher } from './weigher.ts';

/**
 * Looks one move ahead: wins if it can, else makes the largest group of its own Goal bigger, keeps other elements away from seven,
 * likes bonus cards, and plays an Action when that leaves it better off. Equals are decided by chance. Where the game is won in
 * another way it keeps paths open, or clears piles.
 */
export const greedy: Bot = (view, legal, pick) => {
	const gainOf = weigherFor(view);
	let best = Number.NEGATIVE_INFINITY;
	let equals: Move[] = [];
	for (const move of someOf(legal, pick)) {
		const value = gainOf(move);
		if (value > best) {
			best = value;
			equals = [];
		}
		if (value === best) equals.push(move);
	}
	return pick(equals);
};

/** How good each move is by one look ahead, whatever wins the game. */
export function weigherFor(view: PlayerView): Weigher {
	if (view.solitaire !== undefined) return pilesWeigher(view.solitaire, view);
	return view.rules.win === 'path' ? pathsWeigher(view) : tableWeigher(view);
}
