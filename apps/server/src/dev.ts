import { type App, makeApp } from './app.ts';
import { DEFAULTS, readConfig } from './config.ts';

/** Survives the hot reload of this module, so that the old store is closed before the new one opens. */
const KEPT = Symbol.for('aquarius.dev.app');
const kept = globalThis as typeof globalThis & { [KEPT]?: App };
kept[KEPT]?.house.store.close();

const read = readConfig(process.env);
if ('problems' in read) throw new Error(read.problems.join('\n'));
const dataDir = process.env.DATA_DIR ? read.config.dataDir : new URL('../../../data', import.meta.url).pathname;

/** The rooms for `vite dev`: the plugin `colyseus/vite` loads this file by path and serves it on Vite's own port. */
const app = makeApp({ config: { ...DEFAULTS, ...read.config, dataDir } });
kept[KEPT] = app;
export const server = app.server;
