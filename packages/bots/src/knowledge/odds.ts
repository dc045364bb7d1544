import { ELEMENTS, type Element } from '@aquarius/engine';

// This file reads lists as `list[place] as number`: the compiler takes every place for one that may be empty, and these are inside.

/**
 * The joint distribution of Goals over places. Each way to lay the Goals out is as likely as the product of its weights: one a place
 * and element, in the order of `ELEMENTS`, 0 for what cannot be.
 */
export interface GoalOdds {
	/** By place; as many places as there are Goals, unless a position was made by hand. */
	readonly weights: readonly (readonly number[])[];
	/** How many Goals of each element there are. */
	readonly copies: readonly number[];
}

/** By element; sums to 1, or all 0 where there are no Goals. */
export type Likelihood = Readonly<Record<Element, number>>;

/** By place: how likely each Goal is, exactly. */
export function likelihoodOf(odds: GoalOdds): readonly Likelihood[] {
	const ways = waysOf(odds);
	const { states, taken } = ways;
	let before = new Float64Array(states);
	before[states - 1] = 1;
	return odds.weights.map((row, place) => {
		const sums = ELEMENTS.map(() => 0);
		const after = new Float64Array(states);
		for (let state = 0; state < states; state++) {
			const reached = before[state] as number;
			if (reached === 0) continue;
			for (let e = 0; e < ELEMENTS.length; e++) {
				const next = taken[state * ELEMENTS.length + e] as number;
				if (next < 0) continue;
				const way = reached * (row[e] as number);
				after[next] = (after[next] as number) + way;
				sums[e] = (sums[e] as number) + way * wayOn(ways, place + 1, next);
			}
		}
		before = after;
		return shares(sums);
	});
}

/**
 * Draws one layout of the Goals after the other, by place. `below(n)`: a whole number from 0 to n - 1, n up to 2^21, each as likely as the
 * others. Undefined: there are no Goals.
 */
export function dealerOf(odds: GoalOdds, below: (n: number) => number): () => readonly (Element | undefined)[] {
	const ways = waysOf(odds);
	const { states, taken } = ways;
	const { weights } = odds;
	return () => {
		let state = states - 1;
		const dealt: (Element | undefined)[] = [];
		for (let place = 0; place < weights.length; place++) {
			const row = weights[place] as readonly number[];
			let left = (below(FINE) / FINE) * wayOn(ways, place, state);
			let chosen = -1;
			let after = state;
			for (let e = 0; e < ELEMENTS.length; e++) {
				const next = taken[state * ELEMENTS.length + e] as number;
				if (next < 0) continue;
				const way = (row[e] as number) * wayOn(ways, place + 1, next);
				if (way === 0) continue;
				chosen = e;
				after = next;
				left -= way;
				if (left < 0) break;
			}
			dealt.push(ELEMENTS[chosen]);
			state = after;
		}
		return dealt;
	};
}

/** The most that the interface for searching gives numbers below. */
const FINE = 2 ** 21;

/** How many ways, by weight, there are to lay out the rest from a place on. A state is how many Goals of each element are left. */
interface Ways {
	readonly states: number;
	/** Per state and element: the state once one is laid out; -1 if none is left. */
	readonly taken: Int32Array;
	/** Per place, one more than there are, and state. */
	readonly on: Float64Array;
}

const wayOn = ({ on, states }: Ways, place: number, state: number): number => on[place * states + state] as number;

function waysOf(odds: GoalOdds): Ways {
	const exact = countWays(odds.weights, stepsOf(odds.copies), odds.copies);
	if (wayOn(exact, 0, exact.states - 1) > 0) return exact;
	// A position made by hand may have more Goals than there are: then each place stands for itself.
	return countWays(odds.weights, [0, 0, 0, 0, 0], odds.copies);
}

/** How far apart two states are of which one has a Goal more of the element. */
function stepsOf(copies: readonly number[]): readonly number[] {
	let step = 1;
	return copies.map((count) => {
		const own = step;
		step *= count + 1;
		return own;
	});
}

function countWays(weights: GoalOdds['weights'], steps: readonly number[], copies: readonly number[]): Ways {
	const isFree = steps[0] === 0;
	const states = isFree ? 1 : copies.reduce((product, count) => product * (count + 1), 1);
	const taken = new Int32Array(states * ELEMENTS.length);
	for (let state = 0; state < states; state++) {
		for (let e = 0; e < ELEMENTS.length; e++) {
			const step = steps[e] as number;
			const left = isFree ? 1 : Math.floor(state / step) % ((copies[e] as number) + 1);
			taken[state * ELEMENTS.length + e] = left > 0 ? state - step : -1;
		}
	}
	const on = new Float64Array((weights.length + 1) * states).fill(1, weights.length * states);
	for (let place = weights.length - 1; place >= 0; place--) {
		const row = weights[place] as readonly number[];
		for (let state = 0; state < states; state++) {
			let sum = 0;
			for (let e = 0; e < ELEMENTS.length; e++) {
				const next = taken[state * ELEMENTS.length + e] as number;
				if (next >= 0) sum += (row[e] as number) * (on[(place + 1) * states + next] as number);
			}
			on[place * states + state] = sum;
		}
	}
	return { states, taken, on };
}

function shares(sums: readonly number[]): Likelihood {
	const all = sums.reduce((sum, n) => sum + n, 0);
	const [E = 0, A = 0, W = 0, F = 0, S = 0] = all > 0 ? sums.map((n) => n / all) : sums;
	return { E, A, W, F, S };
}
