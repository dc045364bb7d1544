/**
 * Loads our server beside boardgame.io's own server and a bare WebSocket server with a rules engine, in turn, on one Node and on loopback:
 * `pnpm bench:server [--rounds 3] [--seconds 8] [--warm 8] [--tables 1000]`.
 * Each load runs for some seconds that do not count first (`--warm`), the same for all three: servers run for days, and these compile in the first seconds.
 * Progress goes to standard error; the last line of standard output is one JSON object, with `ok` and the names of the limits that were
 * `missed` (`trials/bench/limits.ts`); the exit status says the same. Only ratios of one run say anything, and sizes.
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fullStates } from '../../apps/server/src/trials/bench/full-state.ts';
import { missedIn } from '../../apps/server/src/trials/bench/limits.ts';
import { metricsCost } from '../../apps/server/src/trials/bench/metrics-cost.ts';
import { peerFolder } from './peer.mjs';
import { median, runJson, spread } from './run-json.mjs';

const options = {
	rounds: { type: 'string', default: '3' },
	seconds: { type: 'string', default: '8' },
	warm: { type: 'string', default: '8' },
	tables: { type: 'string', default: '1000' },
};
const { values } = parseArgs({ options });
const [rounds, seconds, warm, tables] = [values.rounds, values.seconds, values.warm, values.tables].map(Number);

const folder = peerFolder('peer-boardgameio-server', ['dist/load.mjs', 'dist/server.cjs', 'dist/floor/server.cjs']);
const ours = (file) => fileURLToPath(new URL(`../../apps/server/src/trials/bench/${file}`, import.meta.url));
const programs = {
	ours: ['--server', ours('server.ts'), '--client', ours('client.ts'), '--port', '4611'],
	peer: [],
	floor: [
		'--server',
		`${folder}/dist/floor/server.cjs`,
		'--client',
		`${folder}/dist/floor/client.cjs`,
		'--port',
		'4603',
	],
};
const load = (name, settings, env = {}) => {
	const args = Object.entries(settings).flatMap(([key, value]) => [`--${key}`, String(value)]);
	const command = [process.execPath, `${folder}/dist/load.mjs`, '--label', name, ...programs[name], ...args];
	const result = runJson(command, env);
	console.error(
		`${name} ${JSON.stringify({ ...settings, ...env })}: ${result.server_cpu_ms_per_move} ms a move, p50 ${result.rtt_ms.p50} ms`,
	);
	return result;
};

const calm = { rooms: 5, players: 2, period: 100, seconds, warm };
const full = { rooms: 30, players: 2, period: 0, seconds, warm };
const rows = [];
for (let round = 0; round < rounds; round++) {
	// Which is first changes, so that nobody always runs on the warmer machine.
	const names = Object.keys(programs);
	const order = names.map((_, i) => names[(i + round) % names.length]);
	rows.push({ calm: each(order, calm), full: each(order, full), durable: load('ours', full, { DURABLE: '1' }) });
}
function each(order, settings) {
	return Object.fromEntries(order.map((name) => [name, load(name, settings)]));
}

const midGame = load('ours', { rooms: 200, players: 2, period: 600, seconds: 20 });
const many = { rooms: tables, players: 2, period: 3000, seconds: Math.max(15, seconds) };
const manyInMemory = load('ours', many);
const manyDurable = load('ours', many, { DURABLE: '1' });
const ratios = (of) => spread(rows.map(of), 2);
const share = ({ rtt_ms, server_cpu_share, moves_per_s, late, load_loop_p99_ms }) => ({
	p99_ms: rtt_ms.p99,
	share: server_cpu_share,
	moves_per_s,
	late,
	/** Of the load itself: where it is late, times say nothing about the server. */
	load_p99_ms: load_loop_p99_ms,
});
const found = {
	node: process.version,
	rounds,
	seconds,
	warm,
	cpu_ratio: ratios(({ full: { ours: mine, peer } }) => mine.server_cpu_ms_per_move / peer.server_cpu_ms_per_move),
	cpu_ratio_durable: ratios((row) => row.durable.server_cpu_ms_per_move / row.full.peer.server_cpu_ms_per_move),
	cpu_ms: { ours: middle('full', 'ours'), peer: middle('full', 'peer'), floor: middle('full', 'floor') },
	rtt_ratio_to_floor: ratios(({ calm: { ours: mine, floor } }) => mine.rtt_ms.p50 / floor.rtt_ms.p50),
	rtt_p50_ms: Object.fromEntries(
		Object.keys(programs).map((name) => [name, median(rows.map((row) => row.calm[name].rtt_ms.p50))]),
	),
	bytes_per_move_and_seat: spread(rows.map((row) => row.calm.ours.bytes_per_move_per_client)),
	bytes_per_move_and_seat_peer: spread(rows.map((row) => row.calm.peer.bytes_per_move_per_client)),
	full_state: await fullStates(),
	heap_kb_per_table: { joined: midGame.kb_per_room.heap_joined, mid_game: midGame.kb_per_room.heap_after },
	metrics_us_per_move: metricsCost(),
	many_tables: { tables, in_memory: share(manyInMemory), durable: share(manyDurable) },
};
const missed = missedIn(found);
console.log(JSON.stringify({ ok: missed.length === 0, missed, ...found }));
process.exitCode = missed.length === 0 ? 0 : 1;

function middle(load, name) {
	return median(rows.map((row) => row[load][name].server_cpu_ms_per_move));
}
