/** Our server under the load of `tooling/bench`: forked with PORT and a channel, says `ready` and answers `stats`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeApp, makeHouse } from '../../app.ts';
import { sqliteStore } from '../../store/sqlite-store.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'aquarius-bench-'));
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));

const house = makeHouse({
	config: {
		dataDir,
		port: Number(process.env.PORT),
		requestsPerMinute: 0,
		commandsPerSecond: 10_000,
		graceMs: 3_600_000,
		connectionsPerAddress: 1_000_000,
	},
	log: () => {},
});
/** `DURABLE=1`: every move waits for the disk; else tables are in memory alone. */
const store = process.env.DURABLE === '1' ? house.store : sqliteStore(':memory:');
const app = makeApp({ house: { ...house, store } });
process.on('message', (message) => {
	if (message !== 'stats') return;
	globalThis.gc?.();
	process.send?.({ ...process.memoryUsage(), cpu: process.cpuUsage() });
});
process.on('disconnect', () => process.exit(0));
await app.listen();
process.send?.('ready');
