/**
 * What share of solitaires can be won, and what share the bots win: `node packages/bots/src/testing/solitaire-figures.ts` prints a row of
 * JSON for each rule variant.
 *
 * - `--deals 200`: how many deals, numbered from 0
 * - `--nodes 100000`: how many boards the solver may look at, for each deal; 0 leaves the solver out
 * - `--bots greedy,medium,strong,expert`: which bots play them; none if it is empty
 * - `--playouts 200`: how many playouts each of them makes for a decision, if not as many as it does by itself
 * - `--only strict`: only the variants whose name has this in it
 */
import { parseArgs } from 'node:util';
import type { Move, RuleSet } from '@aquarius/engine';
import { BOT_NAMES, type BotName, chooseMove } from '../bots.ts';
import { solveSolitaire } from '../solitaire/solve.ts';
import { keyOf, newGame } from './games.ts';
import { playedTurns, type TurnToPlay } from './played-turns.ts';
import { FORMS } from './solitaire.ts';

const { values } = parseArgs({
	options: {
		deals: { type: 'string', default: '200' },
		nodes: { type: 'string', default: '100000' },
		bots: { type: 'string', default: 'greedy,medium,strong,expert' },
		playouts: { type: 'string' },
		only: { type: 'string', default: '' },
	},
});
const deals = Number(values.deals);
const nodes = Number(values.nodes);
const options = values.playouts === undefined ? {} : { budget: { playouts: Number(values.playouts) } };
const bots = BOT_NAMES.filter((bot) => values.bots.split(',').includes(bot));

for (const [variant, rules] of Object.entries(FORMS)) {
	if (!variant.includes(values.only)) continue;
	if (nodes > 0) console.log(JSON.stringify({ variant, deals, nodes, ...solved(rules) }));
	for (const bot of bots)
		console.log(JSON.stringify({ variant, deals, bot, ...options.budget, ...played(rules, bot) }));
}

function solved(rules: RuleSet): object {
	const found = { winnable: 0, lost: 0, unknown: 0 };
	const times: number[] = [];
	let boards = 0;
	for (let n = 0; n < deals; n++) {
		const state = newGame(1, n, rules);
		const begun = cpuMs();
		const { result, nodes: looked } = solveSolitaire(state, { nodes });
		times.push(cpuMs() - begun);
		found[result]++;
		boards += looked;
	}
	return { ...found, boardsMean: rounded(boards / deals), ...spread(times, 'Deal') };
}

function played(rules: RuleSet, bot: BotName): object {
	let won = 0;
	let onSlots = 0;
	const times: number[] = [];
	for (let n = 0; n < deals; n++) {
		const decide = ({ view }: TurnToPlay): Move => {
			const begun = cpuMs();
			const move = chooseMove(bot, view, keyOf(n), options);
			times.push(cpuMs() - begun);
			return move;
		};
		const end = [...playedTurns(newGame(1, n, rules), decide)].at(-1)?.after;
		if (end?.outcome?.winners.length === 1) won++;
		onSlots += end?.solitaire?.slots.flat().length ?? 0;
	}
	return {
		won,
		onSlotsMean: rounded(onSlots / deals),
		movesMean: rounded(times.length / deals),
		...spread(times, 'Move'),
	};
}

function spread(times: readonly number[], what: string): object {
	const sorted = [...times].sort((a, b) => a - b);
	const mean = sorted.reduce((sum, time) => sum + time, 0) / sorted.length;
	const p99 = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))] ?? 0;
	return { [`cpuMs${what}Mean`]: rounded(mean), [`cpuMs${what}P99`]: rounded(p99) };
}

function cpuMs(): number {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1000;
}

function rounded(n: number): number {
	return Math.round(n * 100) / 100;
}
