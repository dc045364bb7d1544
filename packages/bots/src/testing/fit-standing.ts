import { createSearch } from '@aquarius/engine/search';
import type { BotName } from '../bots.ts';
import { STANDING_LENGTH, standingOf } from '../search/standing.ts';
import { PARTS, type Part } from '../search/standing-parts.ts';
import { fitChoice } from './fit-choice.ts';
import { newGame, playGame } from './games.ts';

/**
 * Fits what a position is worth to who wins from there, and prints the module `../search/standing-measured.ts`:
 *
 *     node src/testing/fit-standing.ts 3000 > /tmp/fitted.ts && mv /tmp/fitted.ts src/search/standing-measured.ts
 *
 * (then `biome check --write src/search`). So many games of v3 are played, half with two players and half with three or four; a third of
 * them by `strong` thinking less than it does, a third by one such and `greedy` bots, a third by `greedy` alone. In each position each
 * player has a standing. The chance of each to win is taken to go with the exponential of its weighted sum, with one weight more for who
 * thinks, so that better players do not make their positions look better. Positions of two players have weights of their own.
 * How well games are told that were only looked at goes to standard error, in mean -ln of the winner's chance.
 */
const PLAYERS = [2, 3, 2, 4];
const THOUGHT = { playouts: 600 };

/** The standings of all players in a position, with the mark of who thinks, and what part of the win each got in the end. */
interface Example {
	readonly options: readonly Float64Array[];
	readonly shares: readonly number[];
}

function playersOf(n: number): readonly BotName[] {
	const seats = Array.from({ length: PLAYERS[n % PLAYERS.length] ?? 2 }, (_, seat) => seat);
	const kind = Math.floor(n / PLAYERS.length) % 3;
	return seats.map((seat) => (kind === 0 || (kind === 1 && seat === n % seats.length) ? 'strong' : 'greedy'));
}

function examplesOf(n: number): readonly Example[] {
	const bots = playersOf(n);
	const search = createSearch(newGame(bots.length, n).rules, { seed: 1 });
	const positions: (readonly Float64Array[])[] = [];
	const watch = ({ state }: { readonly state: Parameters<typeof search.load>[0] }) => {
		search.load(state);
		positions.push(
			bots.map((bot, seat) => {
				const option = new Float64Array(STANDING_LENGTH + 1);
				standingOf(search, seat, option.subarray(0, STANDING_LENGTH));
				option[STANDING_LENGTH] = Number(bot !== 'greedy');
				return option;
			}),
		);
	};
	const { outcome } = playGame(bots, n + 1_000_000, watch, undefined, THOUGHT);
	const winners = outcome?.winners ?? [];
	const shares = bots.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
	return winners.length === 0 ? [] : positions.map((options) => ({ options, shares }));
}

function fitted(name: string, examples: readonly Example[]): string {
	const { weights, loss, even } = fitChoice(examples);
	console.error(`${name}: ${examples.length} positions; ${loss.toFixed(4)}; even chances ${even.toFixed(4)}`);
	let at = 0;
	const rows = (Object.keys(PARTS) as Part[]).map((part) => {
		at += PARTS[part];
		const numbers = Array.from(weights.subarray(at - PARTS[part], at), (weight) => Number(weight.toFixed(3)));
		return `\t${part}: [${numbers.join(', ')}],`;
	});
	return `export const ${name}: Weights = {\n${rows.join('\n')}\n};`;
}

const games = Number(process.argv[2] ?? 3000);
const examples = Array.from({ length: games }, (_, n) => examplesOf(n)).flat();
console.log(`import type { Part } from './standing-parts.ts';

// Fitted to ${games} games of v3; made by src/testing/fit-standing.ts, and not by hand.

/** By how much each number of a standing makes it likelier to win. */
type Weights = Readonly<Record<Part, readonly number[]>>;

${fitted(
	'WEIGHTS_OF_TWO',
	examples.filter(({ shares }) => shares.length === 2),
)}

${fitted(
	'WEIGHTS_OF_MORE',
	examples.filter(({ shares }) => shares.length > 2),
)}`);
