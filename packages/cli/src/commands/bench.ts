import type { GameState, RuleSet } from '@aquarius/engine';
import { readArgs } from '../args.ts';
import { APIS, type BenchGame, benchGame } from '../bench/game.ts';
import { mostOnTable, tablesOf } from '../bench/tables.ts';
import { WrongUsage } from '../failures.ts';
import { printJson } from '../output.ts';
import { playersOr, rulesFrom } from '../rules-option.ts';
import { type Command, playersOption, RULES_OPTION, seedOption } from './command.ts';

const USUAL_PLAYERS = 2;
/** With `--table`: from how many positions, how many moves from each, and how often before the next position is loaded. */
const POSITIONS = 40;
const MOVES_ON = 8;
const TIMES = 25;
/** Games whose last states are measured. */
const MEASURED = 50;

/**
 * Random playouts with every legal move generated each turn. Rates per second, and per second of this process's own CPU time, which
 * hold on a busy machine too. With `--table N` a few moves at a time instead, from positions with N cards on the table: what a legal
 * move costs there.
 */
export const bench: Command = {
	name: 'bench',
	usage: '[--api pure|search] [--rules v3] [--players N] [--seconds 5] [--warmup 2] [--seed 1] [--table N]',
	does: 'how many moves and games are played in a second: { moves_per_s, playouts_per_s, moves_per_cpu_s, … }',
	details: [
		['--api', `the interface to play through, ${APIS.join(' or ')} (default pure)`],
		RULES_OPTION,
		playersOption(USUAL_PLAYERS),
		['--seconds', 'how long is measured (default 5)'],
		['--warmup', 'for how many seconds it plays before that (default 2)'],
		seedOption('a whole number'),
		['--table', 'plays a few moves at a time, with so many cards on the table, instead of whole games'],
	],
	async run(args) {
		const options = { rules: 'v3', players: null, seconds: '5', warmup: '2', seed: '1', table: null, api: 'pure' };
		const { text, optional, whole, decimal } = readArgs(args, options, []);
		const api = APIS.find((known) => known === text('api'));
		if (api === undefined) throw new WrongUsage(`no interface ${text('api')} (interfaces: ${APIS.join(', ')})`);
		const rules = rulesFrom(text('rules'));
		const players = playersOr(optional('players'), USUAL_PLAYERS, rules);
		const seed = whole('seed', 0);
		// All options are read before anything that takes its time.
		const [warmup, seconds] = [decimal('warmup', 0), decimal('seconds', 0)];
		const table = optional('table') === undefined ? undefined : whole('table', 1);
		const game = benchGame(api, rules, players, seed);
		const play = table === undefined ? playouts(game) : stretches(game, rules, players, table);
		const below = xorshift(seed);
		const settings = { api, rules: rules.id, players, node: process.version };
		timed(warmup, play, below);
		await printJson({ ...rates(timed(seconds, play, below)), state_bytes: stateBytes(game, below), ...settings });
		return 0;
	},
};

/** What is done again and again until the time is over. Gives how many moves were made and generated. */
type Play = (below: (n: number) => number) => { readonly moves: number; readonly generated: number };

/** A game to its end. */
function playouts(game: BenchGame): Play {
	return (below) => {
		game.deal();
		return playOn(game, Number.POSITIVE_INFINITY, below);
	};
}

/** A few moves from one of some positions, several times: loading it hardly counts. */
function stretches(game: BenchGame, rules: RuleSet, players: number, cards: number): Play {
	const most = mostOnTable(rules);
	if (cards > most) throw new WrongUsage(`--table ${cards}: these rules have ${most} cards for a table`);
	const positions = tablesOf(rules, players, cards, POSITIONS);
	if (positions.length === 0) throw new WrongUsage(`--table ${cards}: games of these rules end before`);
	let next = 0;
	return (below) => {
		game.load(positions[next++ % positions.length] as GameState); // there is one
		let [moves, generated] = [0, 0];
		for (let time = 0; time < TIMES; time++) {
			game.rewind();
			const played = playOn(game, MOVES_ON, below);
			moves += played.moves;
			generated += played.generated;
		}
		return { moves, generated };
	};
}

function playOn(game: BenchGame, most: number, below: (n: number) => number) {
	let moves = 0;
	let generated = 0;
	for (; moves < most && !game.isOver(); moves++) {
		const count = game.generate();
		generated += count;
		game.make(below(count));
	}
	return { moves, generated };
}

/** At least once. */
function timed(seconds: number, play: Play, below: (n: number) => number) {
	let [moves, generated, plays] = [0, 0, 0];
	const began = process.hrtime.bigint();
	const cpuBegan = process.cpuUsage();
	const took = (): number => Number(process.hrtime.bigint() - began) / 1e9;
	do {
		const played = play(below);
		moves += played.moves;
		generated += played.generated;
		plays++;
	} while (took() < seconds);
	const { user, system } = process.cpuUsage(cpuBegan);
	return { moves, generated, plays, wall: took(), cpu: (user + system) / 1e6 };
}

function rates({ moves, generated, plays, wall, cpu }: ReturnType<typeof timed>) {
	return {
		moves_per_s: Math.round(moves / wall),
		playouts_per_s: round(plays / wall, 2),
		moves_per_cpu_s: Math.round(moves / cpu),
		playouts_per_cpu_s: round(plays / cpu, 2),
		moves_per_playout: round(moves / plays, 2),
		legal_per_move: round(generated / moves, 1),
		cpu_ns_per_legal: round((cpu / generated) * 1e9, 2),
	};
}

/** How many bytes the largest state at the end of some games has as JSON. */
function stateBytes(game: BenchGame, below: (n: number) => number): number {
	const sizes = Array.from({ length: MEASURED }, () => {
		game.deal();
		playOn(game, Number.POSITIVE_INFINITY, below);
		return Buffer.byteLength(JSON.stringify(game.state()));
	});
	return Math.max(...sizes);
}

const round = (n: number, digits: number): number => Math.round(n * 10 ** digits) / 10 ** digits;

/** Marsaglia's xorshift, 32 bits: picks the moves at next to no cost, as the peer does. */
function xorshift(seed: number): (n: number) => number {
	let x = seed | 0 || 1;
	return (n) => {
		x ^= x << 13;
		x ^= x >>> 17;
		x ^= x << 5;
		return (x >>> 0) % n;
	};
}
