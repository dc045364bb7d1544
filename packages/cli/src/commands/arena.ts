import { appendResult, expectWritable, type GameResult, readResults, type Setting } from '../arena/file.ts';
import { playGames } from '../arena/jobs.ts';
import type { Match } from '../arena/match.ts';
import { tellProgress } from '../arena/progress.ts';
import { summaryOf } from '../arena/summary.ts';
import { versionOf } from '../arena/version.ts';
import { type Args, readArgs } from '../args.ts';
import { choiceNamed, LIMIT_OPTION, limitMsFrom, PLAYERS } from '../bot-option.ts';
import { WrongUsage } from '../failures.ts';
import { untilStopped } from '../interrupts.ts';
import { printJson } from '../output.ts';
import type { Choice } from '../players/choice.ts';
import { playersOr, rulesFrom } from '../rules-option.ts';
import { mean } from '../statistics.ts';
import { type Command, playersOption, RULES_OPTION, seedOption } from './command.ts';

const USUAL_PLAYERS = 4;
const OPTIONS = {
	a: null,
	b: null,
	'playouts-a': null,
	'playouts-b': null,
	rules: 'v3',
	players: null,
	games: '200',
	seed: '1',
	out: null,
	jobs: '1',
	progress: false,
	limit: '10',
} as const;

/** One seat of `a`, the others `b`, the seat of `a` going round. With `--out` games are appended, and those already there not played again. */
export const arena: Command = {
	name: 'arena',
	usage:
		'--a NAME --b NAME [--rules v3] [--players N] [--games 200] [--seed 1] [--out FILE] [--jobs 1] [--progress] ' +
		'[--playouts-a N] [--playouts-b N] [--limit 10]',
	does: 'how often bot a wins against bots b: { a, b, rules, players, games, winRate, low, high, cpuMsMean, cpuMsP99 }',
	details: [
		[
			'--a, --b',
			`${PLAYERS}; a has one seat, which goes round, and b the others. A shared win counts in part, a way out, which all find together, whole`,
		],
		RULES_OPTION,
		playersOption(USUAL_PLAYERS),
		['--games', 'how many games (default 200)'],
		seedOption(),
		['--out', 'appends each game to a file, and does not play again those that are there'],
		['--jobs', 'how many games are played at once, each in a process of its own; the results are the same (default 1)'],
		['--progress', 'tells on standard error how far it is; on a terminal it always does'],
		[
			'--playouts-a, --playouts-b',
			'how many playouts a bot of ours may make for a decision, if it makes any (default: as it likes)',
		],
		LIMIT_OPTION,
	],
	async run(args) {
		const ended = await playArena(args);
		if (ended.type === 'stopped') return ended.status;
		await printJson(ended.score);
		return 0;
	},
};

/** What the arena tells of all its games. */
export type Score = ReturnType<typeof summaryOf> & {
	readonly a: string;
	readonly b: string;
	readonly rules: string;
	readonly players: number;
};
export type Ended =
	| { readonly type: 'complete'; readonly score: Score }
	/** By a signal; the exit status for it. People have been told. */
	| { readonly type: 'stopped'; readonly status: number };

/** Plays the games that these words and options ask for, and are not in the file yet. Throws as a command does. */
export async function playArena(args: readonly string[]): Promise<Ended> {
	const read = readArgs(args, OPTIONS, []);
	const { text, whole, optional, flag } = read;
	const match = matchFrom(read);
	const [games, jobs, out] = [whole('games', 1), whole('jobs', 1), optional('out')];
	const setting = settingOf(match, read);
	if (out !== undefined) expectWritable(out);
	const there = out === undefined ? [] : [...(await readResults(out, setting)).values()];
	const results = there.filter(({ game }) => game < games);
	const missing = gamesBut(new Set(results.map(({ game }) => game)), games);
	const team = Math.min(jobs, games - results.length);
	const tell = flag('progress') || process.stderr.isTTY ? tellProgress(results.length, games) : () => undefined;
	const onResult = (result: GameResult) => {
		if (out !== undefined) appendResult(out, setting, result);
		results.push(result);
		tell(results.length, mean(results.map(({ share }) => share)));
	};
	const status = await untilStopped((stop) => playGames(match, missing, team, onResult, stop));
	if (status !== undefined) {
		const kept = out === undefined ? 'nothing is kept without --out' : `they are kept in ${out}`;
		console.error(`stopped after ${results.length} of ${games} games; ${kept}`);
		return { type: 'stopped', status };
	}
	const names = { a: text('a'), b: text('b'), rules: text('rules'), players: match.players };
	return { type: 'complete', score: { ...names, ...summaryOf(results) } };
}

/** The numbers of the games that are not played yet, one at a time: there may be very many. */
function* gamesBut(played: ReadonlySet<number>, games: number): Generator<number> {
	for (let game = 0; game < games; game++) if (!played.has(game)) yield game;
}

function matchFrom(args: Args): Match {
	const { text, optional } = args;
	const rules = rulesFrom(text('rules'));
	return {
		rules,
		players: playersOr(optional('players'), USUAL_PLAYERS, rules),
		a: sideFrom(args, 'a'),
		b: sideFrom(args, 'b'),
		seed: text('seed'),
		limitMs: limitMsFrom(args),
	};
}

function sideFrom({ text, optional, whole }: Args, side: 'a' | 'b'): Choice {
	const option = `playouts-${side}`;
	if (optional(option) === undefined) return choiceNamed(text(side));
	const choice = choiceNamed(text(side), whole(option, 1));
	if (choice.type === 'program') throw new WrongUsage(`--${option} is for our own bots`);
	return choice;
}

const settingOf = ({ a, b, players, seed, rules }: Match, { text }: Args): Setting => ({
	a: text('a'),
	playoutsA: playoutsOf(a),
	b: text('b'),
	playoutsB: playoutsOf(b),
	rules: text('rules'),
	players,
	seed,
	version: versionOf(rules),
});

const playoutsOf = (choice: Choice): number | null => (choice.type === 'own' ? choice.playouts : null);
