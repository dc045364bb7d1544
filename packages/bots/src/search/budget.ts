import type { Budget } from '../bot.ts';

/**
 * Divides a budget into rounds. Asked at the beginning of one with the number of rounds left, this one included, and of playouts that go
 * together, it gives a function that is asked after each such step, and says whether there is another one in this round: the round gets an
 * even part of what is left, and one step at least.
 */
export function roundsOf(budget: Budget): (roundsLeft: number, together: number) => () => boolean {
	return 'ms' in budget ? byTime(budget.ms, budget.now) : byPlayouts(budget.playouts);
}

function byTime(ms: number, now: () => number): ReturnType<typeof roundsOf> {
	const end = now() + ms;
	return (roundsLeft) => {
		const began = now();
		const until = began + (end - began) / roundsLeft;
		return () => now() < until;
	};
}

function byPlayouts(playouts: number): ReturnType<typeof roundsOf> {
	let left = playouts;
	return (roundsLeft, together) => {
		const until = left - left / roundsLeft;
		return () => {
			left -= together;
			return left - together >= until;
		};
	};
}
