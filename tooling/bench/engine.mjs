/**
 * Times our engine beside the boardgame.io peer, in turn, on one Node, with one deck:
 * `pnpm bench:engine [--rounds 5] [--seconds 4] [--players 2] [--warmup 2]`.
 * Progress goes to standard error; the last line of standard output is one JSON object. Only its ratios say anything: rates are
 * moves per CPU second of a machine that others may keep busy.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { peerCommand, peerDeck } from './peer.mjs';
import { median, runJson, spread } from './run-json.mjs';

const options = {
	rounds: { type: 'string', default: '5' },
	seconds: { type: 'string', default: '4' },
	players: { type: 'string', default: '2' },
	warmup: { type: 'string', default: '2' },
};
const { rounds, seconds, players, warmup } = parseArgs({ options }).values;
const timing = ['--players', players, '--seconds', seconds, '--warmup', warmup];
const main = fileURLToPath(new URL('../../packages/cli/src/main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'aquarius-bench-'));

try {
	const rules = join(folder, 'rules.json');
	writeFileSync(rules, JSON.stringify({ base: 'v3', deck: await peerDeck() }));
	const ours = (api) => [process.execPath, main, 'bench', '--api', api, '--rules', rules, ...timing];
	const peer = [...peerCommand(), ...timing];
	const hasSearch =
		runJson([...ours('search'), '--seconds', '0.1', '--warmup', '0'], { mayRefuse: true }) !== undefined;

	const rows = [];
	for (let round = 1; round <= Number(rounds); round++) {
		const row = {
			peer: runJson(peer),
			pure: runJson(ours('pure')),
			search: hasSearch ? runJson(ours('search')) : undefined,
		};
		rows.push(row);
		const said = [row.pure, row.search].map((mine) =>
			mine === undefined ? 'none' : `${ratio(mine, row.peer).toFixed(1)}x`,
		);
		console.error(
			`round ${round}: peer ${row.peer.moves_per_cpu_s} moves per CPU s, pure ${said[0]}, search ${said[1]}`,
		);
	}
	console.log(JSON.stringify(summary(rows)));
} finally {
	rmSync(folder, { recursive: true });
}

function ratio(mine, peer) {
	return mine.moves_per_cpu_s / peer.moves_per_cpu_s;
}

/** The pure interface is the headline; `search` has the same fields, or is null when the engine has no such interface. */
function summary(rows) {
	const figures = (api) => ({
		moves: median(rows.map((row) => row[api].moves_per_cpu_s)),
		moves_ratio: spread(rows.map((row) => ratio(row[api], row.peer))),
	});
	return {
		rounds: rows.length,
		per: 'cpu_s',
		players: Number(players),
		node: process.version,
		peer_moves: median(rows.map((row) => row.peer.moves_per_cpu_s)),
		...figures('pure'),
		legal_per_move: {
			peer: median(rows.map((row) => row.peer.legal_per_move)),
			ours: median(rows.map((row) => row.pure.legal_per_move)),
		},
		search: rows.every((row) => row.search !== undefined) ? figures('search') : null,
	};
}
