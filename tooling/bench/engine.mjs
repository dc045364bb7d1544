/**
 * Times both interfaces of our engine beside the boardgame.io peer and the raw bound, in turn, on one Node, with one deck:
 * `pnpm bench:engine [--rounds 5] [--seconds 4] [--players 2,4] [--warmup 2]`.
 * Progress goes to standard error; the last line of standard output is one JSON object. Only its ratios say anything: rates are
 * moves per CPU second of a machine that others may keep busy.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measureGrowth } from './growth.mjs';
import { peerCommand, peerDeck } from './peer.mjs';
import { median, runJson, spread } from './run-json.mjs';

const options = {
	rounds: { type: 'string', default: '5' },
	seconds: { type: 'string', default: '4' },
	players: { type: 'string', default: '2,4' },
	warmup: { type: 'string', default: '2' },
};
const { values } = parseArgs({ options });
const [rounds, seconds, warmup] = [values.rounds, values.seconds, values.warmup].map(Number);
const timing = ['--seconds', String(seconds), '--warmup', String(warmup)];
const main = fileURLToPath(new URL('../../packages/cli/src/main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'aquarius-bench-'));

try {
	const deck = await peerDeck();
	const rules = rulesFile('rules', { base: 'v3', deck });
	const ours = (api) => [process.execPath, main, 'bench', '--api', api, '--rules', rules, ...timing];
	const programs = {
		peer: [...peerCommand('peer-boardgameio'), ...timing],
		raw: [...peerCommand('raw-upper-bound'), ...timing],
		search: ours('search'),
		pure: ours('pure'),
	};
	const results = values.players.split(',').map((players) => compare(programs, players));
	// Two decks: one has too few cards for the large tables.
	const growth = measureGrowth(main, rulesFile('two-decks', { base: 'v3', decks: 2, deck }), { rounds, timing });
	console.log(JSON.stringify({ rounds, per: 'cpu_s', node: process.version, ...results[0], results, growth }));
} finally {
	rmSync(folder, { recursive: true });
}

function rulesFile(name, json) {
	const file = join(folder, `${name}.json`);
	writeFileSync(file, JSON.stringify(json));
	return file;
}

/** Rounds of all programs. Which is first changes from round to round, so that nobody always runs on the warmer machine. */
function compare(programs, players) {
	const names = Object.keys(programs);
	const rows = [];
	for (let round = 0; round < rounds; round++) {
		const row = {};
		for (const i of names.keys()) {
			const name = names[(i + round) % names.length];
			row[name] = runJson([...programs[name], '--players', players]);
		}
		rows.push(row);
		for (const api of ['search', 'pure']) {
			const [peer, raw] = ['peer', 'raw'].map((other) => ratio(row, api, other).toFixed(2));
			console.error(`${players} players, round ${round + 1}: ${api} is ${peer}x the peer, ${raw}x the raw bound`);
		}
	}
	return summary(rows, players);
}

function ratio(row, mine, other) {
	return row[mine].moves_per_cpu_s / row[other].moves_per_cpu_s;
}

/** `moves_ratio`: times the peer; `raw_ratio`: of the raw bound. The pure interface is the headline, `search` has the same fields. */
function summary(rows, players) {
	const all = (name, field) => median(rows.map((row) => row[name][field]));
	const figures = (api) => ({
		moves: all(api, 'moves_per_cpu_s'),
		moves_ratio: spread(rows.map((row) => ratio(row, api, 'peer'))),
		raw_ratio: spread(
			rows.map((row) => ratio(row, api, 'raw')),
			2,
		),
		/** Of the largest state at the end of a game, as JSON. */
		state_bytes: Math.max(...rows.map((row) => row[api].state_bytes)),
	});
	const names = Object.keys(rows[0]);
	return {
		players: Number(players),
		peer_moves: all('peer', 'moves_per_cpu_s'),
		raw_moves: all('raw', 'moves_per_cpu_s'),
		...figures('pure'),
		legal_per_move: Object.fromEntries(names.map((name) => [name, all(name, 'legal_per_move')])),
		search: figures('search'),
	};
}
