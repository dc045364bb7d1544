/** Options of which one was taken, each with as many numbers, and what part of the choice each got: 1 in all. */
export interface Choice {
	readonly options: readonly Float64Array[];
	readonly shares: readonly number[];
}

/** Weights of the numbers; mean -ln of the chance of what was taken, over choices that were not fitted to; the same for even chances. */
export interface Fitted {
	readonly weights: Float64Array;
	readonly loss: number;
	readonly even: number;
}

/** The last part of the choices is only looked at. */
const LOOKED_AT = 0.15;
const STEPS = 150;
const RATE = 0.05;
/** Weights that say little are drawn to nothing. */
const RIDGE = 1e-4;

/** The numbers of an option that are not 0, by their places. */
interface Sparse {
	readonly places: readonly number[];
	readonly numbers: readonly number[];
}
interface SparseChoice {
	readonly options: readonly Sparse[];
	readonly shares: readonly number[];
}

/**
 * A conditional logit: chances go with the exponential of the weighted sum of an option's numbers, and the weights are those that make
 * the choices that came likeliest (by gradient steps as in Adam, Kingma and Ba 2015).
 */
export function fitChoice(choices: readonly Choice[]): Fitted {
	const length = choices[0]?.options[0]?.length ?? 0;
	const sparse = choices.map(({ options, shares }): SparseChoice => ({ options: options.map(sparseOf), shares }));
	const cut = Math.floor(sparse.length * (1 - LOOKED_AT));
	const weights = fit(sparse.slice(0, cut), length);
	const rest = sparse.slice(cut);
	return { weights, loss: lossOf(rest, weights), even: lossOf(rest, new Float64Array(length)) };
}

function sparseOf(option: Float64Array): Sparse {
	const places = Array.from(option.keys()).filter((i) => option[i] !== 0);
	return { places, numbers: places.map((i) => option[i] ?? 0) };
}

function fit(choices: readonly SparseChoice[], length: number): Float64Array {
	const weights = new Float64Array(length);
	const mean = new Float64Array(length);
	const square = new Float64Array(length);
	for (let step = 1; step <= STEPS; step++) {
		const slope = slopeOf(choices, weights);
		for (let i = 0; i < length; i++) {
			const s = slope[i] ?? 0;
			mean[i] = 0.9 * (mean[i] ?? 0) + 0.1 * s;
			square[i] = 0.999 * (square[i] ?? 0) + 0.001 * s * s;
			const change = (mean[i] ?? 0) / (1 - 0.9 ** step) / (Math.sqrt((square[i] ?? 0) / (1 - 0.999 ** step)) + 1e-8);
			weights[i] = (weights[i] ?? 0) - RATE * change;
		}
	}
	return weights;
}

function slopeOf(choices: readonly SparseChoice[], weights: Float64Array): Float64Array {
	const slope = weights.map((weight) => RIDGE * weight);
	for (const choice of choices) {
		const chances = chancesOf(choice, weights);
		for (const [at, { places, numbers }] of choice.options.entries()) {
			const error = ((chances[at] ?? 0) - (choice.shares[at] ?? 0)) / choices.length;
			for (const [j, place] of places.entries()) slope[place] = (slope[place] ?? 0) + error * (numbers[j] ?? 0);
		}
	}
	return slope;
}

function chancesOf({ options }: SparseChoice, weights: Float64Array): readonly number[] {
	const sums = options.map(({ places, numbers }) =>
		places.reduce((sum, place, j) => sum + (weights[place] ?? 0) * (numbers[j] ?? 0), 0),
	);
	const most = Math.max(...sums);
	const all = sums.map((sum) => Math.exp(sum - most));
	const total = all.reduce((sum, one) => sum + one, 0);
	return all.map((one) => one / total);
}

function lossOf(choices: readonly SparseChoice[], weights: Float64Array): number {
	let loss = 0;
	for (const choice of choices) {
		const chances = chancesOf(choice, weights);
		for (const [at, share] of choice.shares.entries()) if (share > 0) loss -= share * Math.log(chances[at] ?? 0);
	}
	return loss / choices.length;
}
