import { existsSync, readdirSync } from 'node:fs';
import { setImmediate as nextTick } from 'node:timers/promises';
import { LocalPresence, matchMaker } from '@colyseus/core';
import type { App } from '../app.ts';
import { realTime, type Time } from '../time.ts';

/** What a server process holds at one moment: in bytes, or numbers of things by their names. */
export interface Held {
	readonly heap: number;
	readonly rss: number;
	/** What must be as before once everybody has left. */
	readonly things: Readonly<Record<string, number>>;
}

/** The real time, which knows how many alarms are set. */
export class CountedTime implements Time {
	#alarms = 0;
	readonly now = realTime.now;

	readonly after = (ms: number, task: () => void) => {
		let isSet = true;
		this.#alarms += 1;
		const over = () => {
			if (isSet) this.#alarms -= 1;
			isSet = false;
		};
		const cancel = realTime.after(ms, () => {
			over();
			task();
		});
		return () => {
			over();
			cancel();
		};
	};

	get alarms(): number {
		return this.#alarms;
	}
}

/** Answers the parent whenever it asks, and ends with it. */
export function answerHeld(app: App, time: CountedTime): void {
	process.on('message', async (message) => {
		if (message === 'held?') process.send?.(await held(app, time));
	});
	process.on('disconnect', () => process.exit(1));
}

async function held(app: App, time: CountedTime): Promise<Held> {
	if (gc === undefined) throw new Error('start it with --expose-gc');
	// What ends with a turn of the event loop has ended.
	for (let pass = 0; pass < 3; pass++) {
		await nextTick();
		// The thorough way: otherwise compiled code that is used no more comes and goes by megabytes.
		gc({ type: 'major', execution: 'sync', flavor: 'last-resort' });
	}
	const { heapUsed, rss } = process.memoryUsage();
	return { heap: heapUsed, rss, things: { ...ours(app, time), ...frameworks(), ...nodes(app) } };
}

function ours({ house }: App, time: CountedTime) {
	return {
		tables: house.awake.size,
		connections: [...house.awake].reduce((sum, { clients }) => sum + clients.length, 0),
		alarms: time.alarms,
		'lobby listeners': house.lobby.listening,
		'bots asked': house.bots.asked,
	};
}

function frameworks(): Record<string, number> {
	const { presence, stats } = matchMaker;
	const local = { rooms: stats.local.roomCount, ccu: stats.local.ccu };
	if (!(presence instanceof LocalPresence)) return local;
	const { subscriptions } = presence;
	const maps = Object.values(presence).filter((value) => value !== subscriptions && typeof value === 'object');
	return {
		...local,
		'presence topics': subscriptions.eventNames().length,
		'presence keys': maps.reduce((sum, map) => sum + Object.keys(map).length, 0),
	};
}

/** Sockets, timers and other things that keep a process alive; files; listeners of what lives as long as the process. */
function nodes({ server }: App): Record<string, number> {
	const resources: Record<string, number> = {};
	for (const name of process.getActiveResourcesInfo()) resources[name] = (resources[name] ?? 0) + 1;
	const http = server.transport.server;
	const emitters = { process, http: http && 'eventNames' in http ? http : undefined };
	const listeners = Object.entries(emitters).flatMap(([name, emitter]) =>
		emitter === undefined
			? []
			: [[`listeners of ${name}`, emitter.eventNames().reduce((sum, event) => sum + emitter.listenerCount(event), 0)]],
	);
	const files = existsSync('/proc/self/fd') ? { files: readdirSync('/proc/self/fd').length } : {};
	return { ...resources, ...Object.fromEntries(listeners), ...files };
}
