import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeApp, makeHouse } from './app.ts';
import type { House } from './house.ts';
import { readConfig } from './settings/config.ts';

/**
 * The rooms for `vite dev`: the plugin `colyseus/vite` loads this file by path and serves it on Vite's own port. At a hot reload
 * rooms, tables and rules are of the new code; the store, the bots' thread and the HTTP routes stay those of the first load.
 */
const KEPT = Symbol.for('aquarius.dev.house');
const kept = globalThis as typeof globalThis & { [KEPT]?: House };
kept[KEPT] ??= firstHouse();
export const { server } = makeApp({ house: kept[KEPT] });

function firstHouse(): House {
	const read = readConfig(process.env);
	if ('problems' in read) throw new Error(read.problems.join('\n'));
	const root = fileURLToPath(new URL('../../..', import.meta.url));
	return makeHouse({ config: { ...read.config, dataDir: resolve(root, read.config.dataDir) } });
}
