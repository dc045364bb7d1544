/** Our server under the load of `tooling/bench`: forked with PORT and a channel, says `ready` and answers `stats`. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeApp } from '../app.ts';

/** `DURABLE=1`: every move waits for the disk; else the file is in memory where there is such a folder. */
const folder = process.env.DURABLE === '1' ? tmpdir() : '/dev/shm';
const dataDir = mkdtempSync(join(folder, 'aquarius-bench-'));
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));

const app = makeApp({
	config: {
		dataDir,
		port: Number(process.env.PORT),
		requestsPerMinute: 0,
		commandsPerSecond: 10_000,
		graceMs: 3_600_000,
	},
	log: () => {},
});
process.on('message', (message) => {
	if (message !== 'stats') return;
	globalThis.gc?.();
	process.send?.({ ...process.memoryUsage(), cpu: process.cpuUsage() });
});
process.on('disconnect', () => process.exit(0));
await app.listen();
process.send?.('ready');
