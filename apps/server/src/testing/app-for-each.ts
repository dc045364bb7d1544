import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { AppOptions } from '../app.ts';
import { type RunningApp, runApp } from './running-app.ts';

type Options = () => AppOptions;
const USUAL: Options = () => ({});

/** The real server, a new one for each test of the file or block; `options` is asked before each. */
export function appForEach(options = USUAL): RunningApp {
	let running: RunningApp | undefined;
	beforeEach(async () => {
		running = await runApp(options());
	});
	afterEach(() => running?.stop());
	return current(() => running);
}

/** One for all of them. */
export function appForAll(options = USUAL): RunningApp {
	let running: RunningApp | undefined;
	beforeAll(async () => {
		running = await runApp(options());
	});
	afterAll(() => running?.stop());
	return current(() => running);
}

/** The one that runs at the moment, under one name. */
function current(find: () => RunningApp | undefined): RunningApp {
	const it = () => {
		const running = find();
		if (running === undefined) throw new Error('the server is started before each test, not before');
		return running;
	};
	return {
		get app() {
			return it().app;
		},
		get url() {
			return it().url;
		},
		get logged() {
			return it().logged;
		},
		truth: (code) => it().truth(code),
		hash: (code) => it().hash(code),
		untilAsleep: (code) => it().untilAsleep(code),
		stop: () => it().stop(),
	};
}
