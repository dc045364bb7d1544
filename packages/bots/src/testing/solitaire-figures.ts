/**
 * What share of solitaires can be won, and what share the bots win: `node packages/bots/src/testing/solitaire-figures.ts` prints a row of
 * JSON for each rule variant.
 *
 * - `--deals 200`: how many deals, numbered from 0
 * - `--nodes 100000`: how many boards the solver may look at, for each deal; 0 leaves the solver out
 * - `--playouts 200`: the budget of the search; 0 leaves the players out
 * - `--only strict`: only the variants whose name has this in it
 */
import { parseArgs } from 'node:util';
import {
	applyMove,
	createGame,
	eventsFor,
	type GameEvent,
	type GameState,
	legalMoves,
	parseRules,
	type RuleSet,
	viewFor,
} from '@aquarius/engine';
import type { Bot } from '../bot.ts';
import { greedy } from '../greedy/greedy.ts';
import { pickFrom } from '../pick.ts';
import { pilesSearch, solveSolitaire } from '../solitaire/index.ts';
import { keyOf, must } from './games.ts';

const VARIANTS: Readonly<Record<string, object>> = {
	strict: { base: 'solitaire' },
	'strict, own slots': { base: 'solitaire', solitaireSlots: 'own' },
	relaxed: { base: 'solitaire', solitaireRuns: 'many' },
	'relaxed, own slots': { base: 'solitaire', solitaireRuns: 'many', solitaireSlots: 'own' },
};

const { values } = parseArgs({
	options: {
		deals: { type: 'string', default: '200' },
		nodes: { type: 'string', default: '100000' },
		playouts: { type: 'string', default: '200' },
		only: { type: 'string', default: '' },
	},
});
const deals = Number(values.deals);
const nodes = Number(values.nodes);
const playouts = Number(values.playouts);

for (const [variant, json] of Object.entries(VARIANTS)) {
	if (!variant.includes(values.only)) continue;
	const rules = must(parseRules(json));
	if (nodes > 0) console.log(JSON.stringify({ variant, deals, nodes, ...solved(rules) }));
	if (playouts === 0) continue;
	console.log(JSON.stringify({ variant, deals, bot: 'greedy', ...played(rules, greedy) }));
	const bot: Bot = (view, legal, pick) => pilesSearch(view, legal, pick, { playouts });
	console.log(JSON.stringify({ variant, deals, bot: 'search', playouts, ...played(rules, bot) }));
}

function solved(rules: RuleSet): object {
	const found = { winnable: 0, lost: 0, unknown: 0 };
	const times: number[] = [];
	let boards = 0;
	for (let n = 0; n < deals; n++) {
		const state = newSolitaire(rules, n);
		const begun = cpuMs();
		const { result, nodes: looked } = solveSolitaire(state, { nodes });
		times.push(cpuMs() - begun);
		found[result]++;
		boards += looked;
	}
	return { ...found, boardsMean: rounded(boards / deals), ...spread(times, 'Deal') };
}

function played(rules: RuleSet, bot: Bot): object {
	let won = 0;
	let onSlots = 0;
	const times: number[] = [];
	for (let n = 0; n < deals; n++) {
		const end = play(rules, n, bot, times);
		if (end.outcome?.winners.length === 1) won++;
		onSlots += end.solitaire?.slots.flat().length ?? 0;
	}
	return {
		won,
		onSlotsMean: rounded(onSlots / deals),
		movesMean: rounded(times.length / deals),
		...spread(times, 'Move'),
	};
}

function play(rules: RuleSet, n: number, bot: Bot, times: number[]): GameState {
	const events: GameEvent[] = [];
	let state = newSolitaire(rules, n);
	while (state.outcome === null) {
		const view = viewFor(state, 0, eventsFor(events, 0));
		const begun = cpuMs();
		const move = bot(view, legalMoves(view, 0), pickFrom(keyOf(n), view));
		times.push(cpuMs() - begun);
		const after = must(applyMove(state, 0, move));
		events.push(...after.events);
		state = after.state;
	}
	return state;
}

function newSolitaire(rules: RuleSet, n: number): GameState {
	return createGame({ rules, players: 1, random: keyOf(n), first: 0 });
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
