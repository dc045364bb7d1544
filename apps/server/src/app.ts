import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Codec, plainCodec, type TableCode } from '@aquarius/protocol';
import { defineRoom, defineServer, matchMaker } from '@colyseus/core';
import { RedisDriver } from '@colyseus/redis-driver';
import { RedisPresence } from '@colyseus/redis-presence';
import type { Application } from 'express';
import { botsPool } from './bots/bots-pool.ts';
import { LobbyStream } from './finding/lobby-stream.ts';
import { localNotices } from './finding/notices.ts';
import { Placed } from './finding/placed.ts';
import { connectRedis } from './finding/redis-connection.ts';
import { redisNotices } from './finding/redis-notices.ts';
import { ROOM_NAME, Tables } from './finding/tables.ts';
import type { House } from './house.ts';
import { Gate } from './http/gate.ts';
import { securityHeaders } from './http/headers.ts';
import { httpRoutes, nothingThere, onFailure } from './http/http.ts';
import { frameworkLogger } from './operation/framework-log.ts';
import { watchForFreezes } from './operation/frozen.ts';
import { healthRoutes } from './operation/health.ts';
import { type Log, logToStderr } from './operation/log.ts';
import { Metrics } from './operation/metrics.ts';
import { type MetricsDoor, openMetricsDoor } from './operation/metrics-door.ts';
import { RefusalLog } from './operation/refusal-log.ts';
import { TableRoom } from './room/table-room.ts';
import { type Config, DEFAULTS } from './settings/config.ts';
import { makeDataDir } from './settings/data-dir.ts';
import { measuredStore } from './store/measured-store.ts';
import { postgresStore } from './store/postgres-store.ts';
import { holdAlone } from './store/sole-process.ts';
import { sqliteStore } from './store/sqlite-store.ts';
import type { TableStore } from './store/table-store.ts';
import type { Table } from './table/table.ts';
import { realTime, type Time } from './time.ts';

export interface AppOptions {
	readonly config?: Partial<Config>;
	readonly log?: Log;
	readonly time?: Time;
	/** How cards become numbers at a table; tests swap in canaries. */
	readonly codecFor?: (table: Table) => Codec;
	/** The thread's program of the bots; tests give one that misbehaves. */
	readonly botProgram?: URL;
	/** Shared things that live longer than this app: hot reload keeps them. */
	readonly house?: House;
	/** Adds the pages: called after the routes of the tables. */
	readonly pages?: (app: Application) => void;
}

export interface App {
	readonly house: House;
	/** For the Vite plugin, which brings its own HTTP server. */
	readonly server: ReturnType<typeof defineServer>;
	/** The truth about a table in memory. For tests and tools of this process; nothing on the network leads here. */
	readonly inspect: (code: TableCode) => Table | undefined;
	/** Resolves to the port, which is a free one for 0. */
	readonly listen: (port?: number, host?: string) => Promise<number>;
	/** Where the metrics are, on the host of the settings, while they are served. */
	readonly metricsPort: () => number | undefined;
	/** Tells every table, closes every connection, flushes the store. Takes at most `CLOSE_MS` and `LAST_MS`; safe to call twice. */
	readonly close: () => Promise<void>;
}

const CLOSE_MS = 8000;
/** For what is asked of others at the very end. */
const LAST_MS = 1000;

/** The server as a value: tables, matchmaking and pages on one port. One per process, since the framework's matchmaker is. */
export function makeApp(options: AppOptions = {}): App {
	const house = options.house ?? makeHouse(options);
	const tables = new Tables(house);
	closeTheFrameworksDoors();
	const { redisUrl, publicAddress } = house.config;
	let routes: Application | undefined;
	const server = defineServer({
		...(redisUrl === undefined
			? {}
			: { presence: new RedisPresence(redisUrl), driver: new RedisDriver(connectRedis(redisUrl, house.log)) }),
		...(publicAddress === undefined ? {} : { publicAddress }),
		// A table is opened by the process that has taken its lease.
		selectProcessIdToCreateRoom: async () => matchMaker.processId,
		greet: false,
		gracefullyShutdown: false,
		logger: frameworkLogger(house.log),
		transport: house.gate.makeTransport(),
		rooms: { [ROOM_NAME]: defineRoom(TableRoom, { house }) },
		express: (app) => {
			app.disable('x-powered-by');
			app.use(securityHeaders(house.config.trustProxy));
			app.use(healthRoutes(house));
			app.use(house.gate.limitRequests);
			app.use(httpRoutes(house, tables));
			options.pages?.(app);
			app.use(nothingThere, onFailure(house));
			routes = app;
		},
	});
	const stopWatching = watchForFreezes(house);
	let closing: Promise<void> | undefined;
	let metricsDoor: MetricsDoor | undefined;
	return {
		house,
		server,
		inspect: (code) => tables.inspect(code),
		async listen(port = house.config.port, host = house.config.host) {
			const { metricsPort, metricsHost } = house.config;
			await house.store.ready();
			if (metricsPort !== undefined)
				metricsDoor = await openMetricsDoor(house.metrics, metricsPort, metricsHost, house.log);
			await listening(server, port, host);
			if (routes) answerBy(routes, server);
			return portOf(server.transport.server?.address() ?? null);
		},
		metricsPort: () => metricsDoor?.port,
		close() {
			// The metrics last, so that the end can be watched.
			closing ??= closeAll(house, server, stopWatching).finally(() => metricsDoor?.close());
			return closing;
		},
	};
}

export function makeHouse(options: Omit<AppOptions, 'house' | 'pages'> = {}): House {
	const config: Config = { ...DEFAULTS, ...options.config };
	const metrics = new Metrics();
	const log = metrics.counting(options.log ?? logToStderr);
	const time = options.time ?? realTime;
	const owner = randomUUID();
	const program = options.botProgram ? { program: options.botProgram } : {};
	const notices =
		config.redisUrl === undefined ? localNotices() : redisNotices(connectRedis(config.redisUrl, log), { owner, log });
	const refusals = new RefusalLog(time, log);
	const house: House = {
		config,
		log,
		metrics,
		awake: new Set(),
		store: measuredStore(makeStore(config, owner, log), metrics),
		bots: botsPool({
			threads: config.botThreads,
			deadlineMs: config.botDeadlineMs,
			waitMs: config.botWaitMs,
			log,
			measures: metrics.ofBots,
			...program,
		}),
		notices,
		placed: new Placed(),
		lobby: new LobbyStream(notices, log),
		gate: new Gate(config, time, refusals),
		refusals,
		time,
		codecFor: options.codecFor ?? ((table) => plainCodec(table.facts.rules)),
		isClosing: false,
	};
	metrics.watch(house);
	return house;
}

function makeStore({ databaseUrl, dataDir, publicAddress }: Config, owner: string, log: Log): TableStore {
	if (databaseUrl === undefined) return ownFile(dataDir);
	return postgresStore(databaseUrl, { owner, address: publicAddress ?? null, log });
}

function ownFile(dataDir: string): TableStore {
	makeDataDir(dataDir);
	const release = holdAlone(dataDir);
	try {
		const store = sqliteStore(join(dataDir, 'tables.sqlite'));
		return { ...store, close: () => store.close().finally(release) };
	} catch (error) {
		release();
		throw error;
	}
}

/** No room is made or entered but through our reservations, and no page of another origin may read an answer. */
function closeTheFrameworksDoors() {
	matchMaker.controller.exposedMethods = [];
	// Typed as the full list of headers; none is wanted.
	matchMaker.controller.DEFAULT_CORS_HEADERS = {} as typeof matchMaker.controller.DEFAULT_CORS_HEADERS;
	matchMaker.controller.getCorsHeaders = () => ({});
}

const timeIsUp = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms).unref());

async function closeAll(house: House, server: App['server'], stopWatching: () => void) {
	house.isClosing = true;
	stopWatching();
	house.lobby.close();
	const timeUp = timeIsUp(CLOSE_MS);
	await Promise.race([server.gracefullyShutdown(false), timeUp]);
	if (house.awake.size > 0) house.log('close-slow', { tables: house.awake.size });
	const http = server.transport.server;
	if (http && 'closeAllConnections' in http) http.closeAllConnections();
	await Promise.race([house.bots.close(), timeUp]);
	// A store or a Redis that does not answer must not keep the process: what it has acknowledged is safe.
	await Promise.race([Promise.all([house.notices.close(), house.store.close()]), timeIsUp(LAST_MS)]);
}

/** The framework puts routes of its own before ours, which read bodies of any size. Nobody needs them, so ours are all there are. */
function answerBy(routes: Application, server: App['server']) {
	server.transport.server?.removeAllListeners('request').on('request', routes);
}

/** The framework's own promise never settles when the address cannot be had. */
async function listening(server: App['server'], port: number, host: string) {
	const http = server.transport.server;
	if (!http) throw new Error('the transport has an HTTP server');
	const settled = new AbortController();
	const failed = once(http, 'error', { signal: settled.signal }).then(([error]) => Promise.reject(error));
	await Promise.race([server.listen(port, host), failed]).finally(() => settled.abort());
}

function portOf(address: AddressInfo | string | null): number {
	if (address === null || typeof address === 'string') throw new Error('a listening TCP server has a port');
	return address.port;
}
