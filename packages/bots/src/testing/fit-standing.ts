import { createSearch } from '@aquarius/engine/search';
import type { BotName } from '../bots.ts';
import { STANDING_LENGTH, standingOf } from '../search/standing.ts';
import { PARTS, type Part } from '../search/standing-parts.ts';
import { newGame, playGame } from './games.ts';

/**
 * Fits what a position is worth to who wins from there, and prints the module `../search/standing-measured.ts`:
 *
 *     node src/testing/fit-standing.ts 1500 > /tmp/fitted.ts && mv /tmp/fitted.ts src/search/standing-measured.ts
 *
 * (then `biome check --write src/search`). So many games of v3 with two to four players are played, half by `greedy` and half by `medium`
 * thinking a little. In each position each player has a standing; the chance of each to win is taken to go with the exponential of its
 * weighted sum, and the weights are those that make the ends that came likeliest (a conditional logit, by gradient steps as in Adam).
 * The last part of the games is only looked at: how well it is told goes to standard error, in mean -ln of the winner's chance.
 */
const LOOKED_AT = 0.15;
const STEPS = 150;
const RATE = 0.05;
/** Weights that say little are drawn to nothing. */
const RIDGE = 1e-4;

/** The standings of all players in a position, and what part of the win each got in the end. */
interface Example {
	readonly standings: readonly Float64Array[];
	readonly shares: readonly number[];
}

function examplesOf(n: number): readonly Example[] {
	const players = 2 + (n % 3);
	const bot: BotName = n % 2 === 0 ? 'greedy' : 'medium';
	const search = createSearch(newGame(players, n).rules, { seed: 1 });
	const positions: (readonly Float64Array[])[] = [];
	const { outcome } = playGame(new Array(players).fill(bot), n + 1_000_000, ({ state }) => {
		search.load(state);
		positions.push(
			Array.from({ length: players }, (_, seat) => {
				const standing = new Float64Array(STANDING_LENGTH);
				standingOf(search, seat, standing);
				return standing;
			}),
		);
	});
	const winners = outcome?.winners ?? [];
	const shares = Array.from({ length: players }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
	return winners.length === 0 ? [] : positions.map((standings) => ({ standings, shares }));
}

function chancesOf({ standings }: Example, weights: Float64Array): readonly number[] {
	const sums = standings.map((standing) => standing.reduce((sum, number, i) => sum + number * (weights[i] ?? 0), 0));
	const most = Math.max(...sums);
	const all = sums.map((sum) => Math.exp(sum - most));
	const total = all.reduce((sum, one) => sum + one, 0);
	return all.map((one) => one / total);
}

function lossOf(examples: readonly Example[], weights: Float64Array): number {
	let loss = 0;
	for (const example of examples) {
		const chances = chancesOf(example, weights);
		for (const [seat, share] of example.shares.entries()) if (share > 0) loss -= share * Math.log(chances[seat] ?? 0);
	}
	return loss / examples.length;
}

function fit(examples: readonly Example[]): Float64Array {
	const weights = new Float64Array(STANDING_LENGTH);
	const mean = new Float64Array(STANDING_LENGTH);
	const square = new Float64Array(STANDING_LENGTH);
	for (let step = 1; step <= STEPS; step++) {
		const slope = slopeOf(examples, weights);
		for (let i = 0; i < STANDING_LENGTH; i++) {
			const s = slope[i] ?? 0;
			mean[i] = 0.9 * (mean[i] ?? 0) + 0.1 * s;
			square[i] = 0.999 * (square[i] ?? 0) + 0.001 * s * s;
			const change = (mean[i] ?? 0) / (1 - 0.9 ** step) / (Math.sqrt((square[i] ?? 0) / (1 - 0.999 ** step)) + 1e-8);
			weights[i] = (weights[i] ?? 0) - RATE * change;
		}
	}
	return weights;
}

function slopeOf(examples: readonly Example[], weights: Float64Array): Float64Array {
	const slope = weights.map((weight) => RIDGE * weight);
	for (const example of examples) {
		const chances = chancesOf(example, weights);
		for (const [seat, standing] of example.standings.entries()) {
			const error = ((chances[seat] ?? 0) - (example.shares[seat] ?? 0)) / examples.length;
			for (let i = 0; i < STANDING_LENGTH; i++) slope[i] = (slope[i] ?? 0) + error * (standing[i] ?? 0);
		}
	}
	return slope;
}

const games = Number(process.argv[2] ?? 1500);
const examples = Array.from({ length: games }, (_, n) => examplesOf(n)).flat();
const cut = Math.floor(examples.length * (1 - LOOKED_AT));
const fitted = fit(examples.slice(0, cut));
const even = lossOf(examples.slice(cut), new Float64Array(STANDING_LENGTH));
console.error(`${games} games: ${lossOf(examples.slice(cut), fitted).toFixed(4)}; even chances ${even.toFixed(4)}`);

let at = 0;
const rows = (Object.keys(PARTS) as Part[]).map((part) => {
	at += PARTS[part];
	const numbers = Array.from(fitted.subarray(at - PARTS[part], at), (weight) => Number(weight.toFixed(3)));
	return `\t${part}: [${numbers.join(', ')}],`;
});
console.log(`import type { Part } from './standing-parts.ts';

// Fitted to ${games} games of v3; made by src/testing/fit-standing.ts, and not by hand.

/** By how much each number of a standing makes it likelier to win. */
export const WEIGHTS: Readonly<Record<Part, readonly number[]>> = {
${rows.join('\n')}
};`);
