import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fastFolder } from '../testing/fast-folder.ts';
import { endProcesses, startProcess } from '../testing/process.ts';
import { holdAlone } from './sole-process.ts';

let dataDir: string;
beforeEach(() => {
	dataDir = mkdtempSync(join(fastFolder(), 'aquarius-sole-'));
});
afterEach(async () => {
	await endProcesses();
	rmSync(dataDir, { recursive: true, force: true });
});

it('two servers never have one folder, and whoever is killed has it no more', async () => {
	const first = await startProcess({ DATA_DIR: dataDir });
	await expect(startProcess({ DATA_DIR: dataDir })).rejects.toThrow(/another server is using the tables in/);
	await first.end('SIGKILL');
	const next = await startProcess({ DATA_DIR: dataDir });
	expect((await fetch(`${next.url}/readyz`)).status).toBe(200);
}, 30_000);

it('a folder that was given free is free', () => {
	const release = holdAlone(dataDir);
	expect(() => holdAlone(dataDir, 10)).toThrow(/DATA_DIR of its own/);
	release();
	holdAlone(dataDir, 10)();
});
