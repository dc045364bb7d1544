import type { Move, PlayerView } from '@aquarius/engine';
import { createSearch } from '@aquarius/engine/search';
import type { Budget } from '../bot.ts';
import { knowledgeOf } from '../knowledge/knowledge.ts';
import type { Pick } from '../pick.ts';
import { roundsOf } from './budget.ts';
import { playOut, playoutRules } from './playout.ts';
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
 * Plays on from each of these moves in one guessed deal after the other, and gives them with the best first. All moves see the same
 * deals and the same luck, so that they differ by what they do. Half of them are dropped after each of several rounds of equal length
 * (sequential halving, Karnin and others 2013): most of the budget goes to telling the best ones apart.
 */
export function rate(view: PlayerView, moves: readonly Move[], pick: Pick, budget: Budget): readonly RatedMove[] {
	const { me } = view;
	if (me === null) throw new Error('A bot was believed to hold a seat');
	const seed = pick.below(2 ** 31);
	const search = createSearch(view.rules, { seed });
	const worlds = worldsOf(view, knowledgeOf(view), search);
	const rules = playoutRules(search, view.players);
	let tallies = moves.map((move): Tally => ({ move, code: search.fromMove(move), sum: 0, playouts: 0 }));
	const dropped: Tally[] = [];
	const rounds = Math.max(1, Math.ceil(Math.log2(tallies.length)));
	const nextRound = roundsOf(budget);
	let deal = seed;
	for (let round = 0; round < rounds; round++) {
		const goesOn = nextRound(rounds - round, tallies.length);
		do {
			search.seed(deal++);
			worlds.deal();
			const luck = search.below(LUCK);
			for (const tally of tallies) {
				search.seed(luck);
				search.make(tally.code);
				playOut(search, rules, (valueAtEnd) => {
					tally.sum += valueAtEnd(me);
				});
				tally.playouts++;
				search.unmake();
			}
		} while (goesOn());
		tallies.sort((a, b) => b.sum / b.playouts - a.sum / a.playouts);
		const kept = round === rounds - 1 ? tallies.length : Math.max(2, Math.ceil(tallies.length / 2));
		dropped.unshift(...tallies.slice(kept));
		tallies = tallies.slice(0, kept);
	}
	return [...tallies, ...dropped].map(({ move, sum, playouts }) => ({ move, value: sum / playouts, playouts }));
}

/** Seeds of playouts; the deal was made from another. */
const LUCK = 2 ** 21;
