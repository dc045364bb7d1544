import type { Move, PlayerView } from '@aquarius/engine';
import type { Search } from '@aquarius/engine/search';
import { knowledgeOf } from '../knowledge/knowledge.ts';
import type { Pick } from '../pick.ts';
import type { Spending } from './budget.ts';
import { playOut, playoutLength } from './playout.ts';
import { worldsOf } from './worlds.ts';

/** A move, and how often it won. */
export interface RatedMove {
	readonly move: Move;
	/** The mean value of its playouts, 0 to 1: about the chance to win. */
	readonly value: number;
	readonly playouts: number;
}

interface Tally {
	readonly move: Move;
	readonly code: number;
	sum: number;
	playouts: number;
}

/**
 * Plays on from each of these moves in one guessed deal after the other, and gives those that were, with the one that did best first. All
 * moves see the same deals and the same luck, so that they differ by what they do. Half of them are dropped after each of several rounds
 * of equal length (sequential halving, Karnin and others 2013): most of the budget goes to telling the best ones apart, and what is
 * dropped stays behind what goes on, whatever its fewer playouts say. `search`: one for these rules, loaded or not.
 */
export function rate(
	view: PlayerView,
	moves: readonly Move[],
	{ pick, spending, search }: { readonly pick: Pick; readonly spending: Spending; readonly search: Search },
): readonly RatedMove[] {
	const { me } = view;
	if (me === null) throw new Error('A bot was believed to hold a seat');
	let deal = pick.below(2 ** 31);
	search.seed(deal);
	const worlds = worldsOf(view, knowledgeOf(view), search);
	const length = playoutLength(search);
	const values = new Float64Array(search.seats);
	let tallies = moves.map((move): Tally => ({ move, code: search.fromMove(move), sum: 0, playouts: 0 }));
	const dropped: Tally[] = [];
	for (let roundsLeft = Math.max(1, Math.ceil(Math.log2(moves.length))); roundsLeft > 0; roundsLeft--) {
		spending.startRound(roundsLeft);
		// Each is looked at once, unless all is spent before.
		const isFirst = dropped.length === 0 && tallies[0]?.playouts === 0;
		for (let first = isFirst; first || spending.allows(tallies.length); first = false) {
			search.seed(deal++);
			worlds.deal();
			const luck = search.below(LUCK);
			for (const tally of tallies) {
				if (spending.isOver() && (tallies[0]?.playouts ?? 0) > 0) break;
				search.seed(luck);
				search.make(tally.code);
				playOut(search, length, values);
				tally.sum += values[me] as number; // a number for each seat
				tally.playouts++;
				spending.spend();
				search.unmake();
			}
		}
		tallies.sort((a, b) => meanOf(b) - meanOf(a));
		const kept = roundsLeft === 1 ? tallies.length : Math.max(2, Math.ceil(tallies.length / 2));
		dropped.unshift(...tallies.slice(kept));
		tallies = tallies.slice(0, kept);
	}
	return [...tallies, ...dropped]
		.filter(({ playouts }) => playouts > 0)
		.map((tally) => ({ move: tally.move, value: meanOf(tally), playouts: tally.playouts }));
}

/** What was not looked at stays behind what was. */
const meanOf = ({ sum, playouts }: Tally): number => (playouts === 0 ? -1 : sum / playouts);

/** Seeds of playouts; the deal was made from another. */
const LUCK = 2 ** 21;
