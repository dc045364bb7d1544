import type { Budget } from '../bot.ts';

/** By how many standard errors another choice has to be better than the plain one; with fewer, chance would make most of the choices. */
const CLEAR = 2;
/** Fewer comparisons than this say nothing. */
const FEWEST = 8;

interface Rival {
	readonly choice: number;
	/** Of how much better it was than the plain choice, deal by deal. */
	count: number;
	sum: number;
	squares: number;
}

/**
 * The choice (of 0 to below `choices`) that does clearly better than the plain one, by their values in the same deals; else the plain
 * one. The worse half of the others drops out again and again (sequential halving, Karnin and others 2013), so that most of the budget
 * goes to the best. `deal` gives the values of choices in one new deal; each value asked for is one playout.
 */
export function race(choices: number, plain: number, budget: Budget, deal: () => (choice: number) => number): number {
	const spent = spending(budget);
	let rivals: readonly Rival[] = Array.from({ length: choices }, (_, choice) => ({
		choice,
		count: 0,
		sum: 0,
		squares: 0,
	})).filter(({ choice }) => choice !== plain);
	const rounds = Math.max(1, Math.ceil(Math.log2(rivals.length)));
	for (let round = 1; round <= rounds; round++) {
		while (spent(rivals.length + 1) * rounds <= round) compare(rivals, plain, deal());
		rivals = [...rivals].sort((a, b) => b.sum - a.sum).slice(0, Math.ceil(rivals.length / 2));
	}
	const [best] = rivals;
	return best !== undefined && isClear(best) ? best.choice : plain;
}

function compare(rivals: readonly Rival[], plain: number, worth: (choice: number) => number): void {
	const standard = worth(plain);
	for (const rival of rivals) {
		const better = worth(rival.choice) - standard;
		rival.count++;
		rival.sum += better;
		rival.squares += better * better;
	}
}

function isClear({ count, sum, squares }: Rival): boolean {
	const mean = sum / count;
	const variance = Math.max(0, squares / count - mean * mean);
	return count >= FEWEST && mean > CLEAR * Math.sqrt(variance / count);
}

/** Asked before so many playouts: the share of the budget that is spent after them, or of the time that is spent before. */
function spending(budget: Budget): (playouts: number) => number {
	if ('playouts' in budget) {
		let used = 0;
		return (playouts) => {
			const share = (used + playouts) / budget.playouts;
			if (share <= 1) used += playouts;
			return share;
		};
	}
	const begun = budget.now();
	return () => (budget.now() - begun) / budget.ms;
}
