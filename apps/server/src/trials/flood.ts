import { Guest } from '../testing/guest.ts';
import { pack, requestFrame } from '../testing/pack.ts';
import { startProcess } from '../testing/process.ts';
import { frameOf } from '../testing/raw-line.ts';
import { Attacker, newHeard } from './attacker.ts';
import type { FuzzOptions } from './fuzz-options.ts';
import { QUIET_TABLES, QuietTables } from './quiet.ts';
import { ended } from './server-end.ts';
import { yieldToOthers } from './yield-to-others.ts';

/** With its usual limits: everybody sends as much as goes, and comes back as soon as they may. */
export async function floodServer(o: FuzzOptions, dataDir: string) {
	const server = await startProcess({ DATA_DIR: dataDir, CONNECTIONS_PER_ADDRESS: '400' }, { isWatched: true });
	const quiet = await QuietTables.open(server.url, QUIET_TABLES);
	const heard = newHeard();
	yieldToOthers();
	const host = await Guest.create(server.url, { seats: 2 });
	const { code } = host;
	// Where one machine has many addresses, the flood comes from another one than the people at the quiet tables.
	const from = process.platform === 'linux' ? '127.0.0.2' : undefined;
	const attackers = await Promise.all(
		Array.from({ length: 20 }, () => Attacker.come(server.url, code, heard, { from })),
	);
	const before = await quiet.p99(o.quietMs);
	const hash = await server.hash(code);
	const faults: string[] = [];
	const until = Date.now() + o.floodMs;
	let frames = 0;
	const flood = async (attacker: Attacker, chunk: Buffer) => {
		while (Date.now() < until) {
			if (!attacker.isConnected) await attacker.back();
			await attacker.flood(chunk);
			frames += CHUNK;
			await new Promise((done) => setImmediate(done));
		}
	};
	const attacked = await quiet.p99(() =>
		Promise.all(attackers.map((attacker, n) => flood(attacker, FLOODS[n % FLOODS.length] ?? EMPTY_CHUNK))),
	);
	const after = await quiet.p99(o.quietMs);
	if ((await server.hash(code)) !== hash) faults.push('a flood changed a table');
	if (host.closeCode !== undefined) faults.push(`a flood threw the host out: ${host.closeCode}`);
	const { faults: more } = await ended(server, quiet);
	await Promise.all([host.leave(), ...attackers.map((attacker) => attacker.end())]);
	return { heard, frames, faults: [...faults, ...heard.faults, ...more], pace: { before, attacked, after } };
}

const CHUNK = 100;
const EMPTY_CHUNK = Buffer.alloc(0);
const many = (frame: Uint8Array, kind?: number) => Buffer.concat(new Array<Buffer>(CHUNK).fill(frameOf(frame, kind)));
/** Commands, nonsense, the framework's pings, those of the socket, and large ones. */
const FLOODS = [
	many(requestFrame(1, 'move', pack({}))),
	many(Buffer.of(31, 255, 255)),
	many(Buffer.of(18)),
	many(Buffer.alloc(100), 9),
	many(Buffer.alloc(3000)),
];
