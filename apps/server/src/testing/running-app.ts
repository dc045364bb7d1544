import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '@aquarius/engine';
import type { TableCode } from '@aquarius/protocol';
import { type App, type AppOptions, makeApp } from '../app.ts';
import type { Config } from '../settings/config.ts';
import type { Table } from '../table/table.ts';
import { fastFolder } from './fast-folder.ts';
import { until } from './until.ts';

export interface RunningApp {
	readonly app: App;
	readonly url: string;
	/** What the server logged so far. */
	readonly logged: readonly { event: string; facts: Readonly<Record<string, unknown>> }[];
	/** The truth about a table in memory. */
	readonly truth: (code: TableCode) => Table;
	/** Hash of the game's state and the table's version: equal before and after means that nothing happened. */
	readonly hash: (code: TableCode) => string;
	/** Resolves once a table has left memory; rejects if that does not come. */
	readonly untilAsleep: (code: TableCode) => Promise<void>;
	readonly stop: () => Promise<void>;
}

const QUICK: Partial<Config> = {
	botPauseMs: [0, 0],
	requestsPerMinute: 0,
	connectionsPerAddress: 0,
	commandsPerSecond: 1000,
};

/** The real server on a free port with a data folder of its own. */
export async function runApp(options: AppOptions = {}): Promise<RunningApp> {
	const dataDir = options.config?.dataDir ?? mkdtempSync(join(fastFolder(), 'aquarius-server-'));
	const logged: { event: string; facts: Readonly<Record<string, unknown>> }[] = [];
	const app = makeApp({
		log: (event, facts = {}) => logged.push({ event, facts }),
		...options,
		config: { ...QUICK, ...options.config, dataDir },
	});
	const port = await app.listen(0, '127.0.0.1');
	const truth = (code: TableCode) => {
		const table = app.inspect(code);
		if (table === undefined) throw new Error(`table ${code} is not in memory`);
		return table;
	};
	return {
		app,
		logged,
		truth,
		url: `http://127.0.0.1:${port}`,
		hash(code) {
			const { state, facts } = truth(code);
			return `${state === null ? 'no game' : hashOf(state)} ${facts.version}`;
		},
		untilAsleep: (code) => until(`table ${code} asleep`, () => app.inspect(code) === undefined),
		async stop() {
			await app.close();
			if (options.config?.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
		},
	};
}
