import type { Budget } from '../bot.ts';

/** A budget that is being spent, from the moment it was made. */
export interface Spending {
	/** Begins the next of so many rounds that are left, this one included: it gets an even part of what is left. */
	readonly startRound: (roundsLeft: number) => void;
	/** Whether so many more playouts belong into this round. */
	readonly allows: (playouts: number) => boolean;
	/** Whether all is spent. */
	readonly isOver: () => boolean;
	/** A playout was made. */
	readonly spend: () => void;
}

/** Begins to spend a budget: a clock runs from here on. */
export function spendingOf(budget: Budget): Spending {
	return 'ms' in budget ? byTime(budget.ms, budget.now) : byPlayouts(budget.playouts);
}

function byTime(ms: number, now: () => number): Spending {
	const end = now() + ms;
	let until = end;
	return {
		startRound(roundsLeft) {
			const began = now();
			until = began + (end - began) / roundsLeft;
		},
		allows: () => now() < until,
		isOver: () => now() >= end,
		spend() {},
	};
}

function byPlayouts(playouts: number): Spending {
	let left = playouts;
	let keep = 0;
	return {
		startRound(roundsLeft) {
			keep = left - left / roundsLeft;
		},
		allows: (some) => left - some >= keep,
		isOver: () => left < 1,
		spend() {
			left--;
		},
	};
}
