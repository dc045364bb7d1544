import { applyMove, createGame, type GameState, legalMoves, type RuleSet } from '@aquarius/engine';
import { readArgs } from '../args.ts';
import { WrongUsage } from '../failures.ts';
import { printJson } from '../output.ts';
import { playersFrom, rulesFrom } from '../rules-option.ts';
import type { Command } from './command.ts';

/**
 * Random playouts with every legal move generated each turn. Rates per second, and per second of this process's own CPU time, which
 * hold on a busy machine too.
 */
export const bench: Command = {
	name: 'bench',
	usage: '[--rules v3] [--players 2] [--seconds 5] [--warmup 2] [--seed 1] --api search|pure',
	async run(args) {
		const options = { rules: 'v3', players: '2', seconds: '5', warmup: '2', seed: '1', api: 'pure' };
		const { text, whole, decimal } = readArgs(args, options, { min: 0, max: 0 });
		if (text('api') === 'search') throw new WrongUsage('the search interface is not there yet; use --api pure');
		if (text('api') !== 'pure') throw new WrongUsage(`no interface ${text('api')}`);
		const rules = rulesFrom(text('rules'));
		const players = playersFrom(whole('players', 0), rules);
		const seed = whole('seed', 0);
		const below = xorshift(seed);
		const start = (game: number): GameState => createGame({ rules, players, random: hex(seed) + hex(game), first: 0 });
		const [warmup, seconds] = [decimal('warmup', 0), decimal('seconds', 0)];
		playFor(warmup, start, below);
		await printJson({ ...playFor(seconds, start, below), api: 'pure', ...settings(rules, players) });
		return 0;
	},
};

const settings = (rules: RuleSet, players: number) => ({ rules: rules.id, players, node: process.version });

/** Half a key: games need to differ here, not to surprise anybody. */
const hex = (n: number): string => n.toString(16).padStart(32, '0');

/** Whole playouts until the time is over; at least one. */
function playFor(seconds: number, start: (game: number) => GameState, below: (n: number) => number) {
	let moves = 0;
	let playouts = 0;
	let generated = 0;
	const began = process.hrtime.bigint();
	const cpuBegan = process.cpuUsage();
	const took = (): number => Number(process.hrtime.bigint() - began) / 1e9;
	do {
		let state = start(playouts);
		while (state.outcome === null) {
			const legal = legalMoves(state, state.turn);
			const move = legal[below(legal.length)];
			const next = move && applyMove(state, state.turn, move);
			if (!next?.ok) throw new Error(`A legal move was believed to be accepted: ${JSON.stringify(move)}`);
			generated += legal.length;
			moves++;
			state = next.value.state;
		}
		playouts++;
	} while (took() < seconds);
	const wall = took();
	const { user, system } = process.cpuUsage(cpuBegan);
	const cpu = (user + system) / 1e6;
	return {
		moves_per_s: Math.round(moves / wall),
		playouts_per_s: round(playouts / wall, 2),
		moves_per_cpu_s: Math.round(moves / cpu),
		playouts_per_cpu_s: round(playouts / cpu, 2),
		moves_per_playout: round(moves / playouts, 2),
		legal_per_move: round(generated / moves, 1),
	};
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
