import { BOT_NAMES, type BotName, chooseMove } from '@aquarius/bots';
import type { RuleSet, Seat } from '@aquarius/engine';
import { appendResult, type GameResult, readResults } from '../arena/file.ts';
import { readArgs } from '../args.ts';
import { botNamed } from '../bot-option.ts';
import { printJson } from '../output.ts';
import { type Decide, playGame } from '../play.ts';
import { playersOr, rulesFrom } from '../rules-option.ts';
import { keyFor } from '../seeds.ts';
import { mean, percentile, shareBounds } from '../statistics.ts';
import { type Command, playersOption, RULES_OPTION, seedOption } from './command.ts';

const USUAL_PLAYERS = 4;

/** One seat of `a`, the others `b`, the seat of `a` going round. With `--out` games are appended, and those already there not played again. */
export const arena: Command = {
	name: 'arena',
	usage: '--a NAME --b NAME [--rules v3] [--players N] [--games 200] [--seed 1] [--out FILE]',
	does: 'how often bot a wins against bots b: { a, b, rules, players, games, winRate, low, high, cpuMsMean, cpuMsP99 }',
	details: [
		['--a, --b', `bots: ${BOT_NAMES.join(', ')}; a has one seat, which goes round, and b the others`],
		RULES_OPTION,
		playersOption(USUAL_PLAYERS),
		['--games', 'how many games (default 200)'],
		seedOption(),
		['--out', 'appends each game to a file, and does not play again those that are there'],
	],
	async run(args) {
		const options = { a: null, b: null, rules: 'v3', players: null, games: '200', seed: '1', out: null };
		const { text, whole, optional } = readArgs(args, options, []);
		const rules = rulesFrom(text('rules'));
		const players = playersOr(optional('players'), USUAL_PLAYERS, rules);
		const [a, b, seed, games] = [botNamed(text('a')), botNamed(text('b')), text('seed'), whole('games', 1)];
		const setting = { a, b, rules: text('rules'), players, seed };
		const out = optional('out');
		if (out !== undefined) appendResult(out, setting);
		const earlier = out === undefined ? [] : await readResults(out, setting);
		const results = earlier.filter((result) => result.game < games);
		const played = new Set(results.map((result) => result.game));
		for (let game = 0; game < games; game++) {
			if (played.has(game)) continue;
			const result = playOne(rules, players, a, b, seed, game);
			results.push(result);
			if (out !== undefined) appendResult(out, setting, result);
		}
		await printJson({ a, b, rules: text('rules'), players, ...summary(results) });
		return 0;
	},
};

function playOne(rules: RuleSet, players: number, a: BotName, b: BotName, seed: string, game: number): GameResult {
	const measured: Seat = game % players;
	const cpuMs: number[] = [];
	const timed: Decide = (view, key) => {
		const began = process.cpuUsage();
		const move = chooseMove(a, view, key);
		const { user, system } = process.cpuUsage(began);
		cpuMs.push((user + system) / 1000);
		return move;
	};
	const deciders = Array.from({ length: players }, (_, seat): Decide => {
		return seat === measured ? timed : (view, key) => chooseMove(b, view, key);
	});
	const { end } = playGame(rules, deciders, (...purpose) => keyFor(seed, game, ...purpose));
	const winners = end.outcome?.winners ?? [];
	return { game, share: winners.includes(measured) ? 1 / winners.length : 0, cpuMs };
}

function summary(results: readonly GameResult[]) {
	const winRate = mean(results.map((result) => result.share));
	const { low, high } = shareBounds(winRate, results.length);
	const times = results.flatMap((result) => result.cpuMs);
	return {
		games: results.length,
		winRate: round(winRate, 4),
		low: round(low, 4),
		high: round(high, 4),
		cpuMsMean: round(mean(times), 3),
		cpuMsP99: round(percentile(times, 0.99), 3),
	};
}

const round = (n: number, digits: number): number => Math.round(n * 10 ** digits) / 10 ** digits;
