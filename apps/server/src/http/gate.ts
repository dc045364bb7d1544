import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { RoomCode } from '@aquarius/protocol';
import { WebSocketTransport } from '@colyseus/ws-transport';
import type { RequestHandler } from 'express';
import type { RefusalLog } from '../operation/refusal-log.ts';
import type { Config } from '../settings/config.ts';
import type { Time } from '../time.ts';
import { BARE_HEADERS } from './headers.ts';
import { AddressLimits, type Bucket, Places } from './limits.ts';
import { addressOf, isOwnPage } from './origin.ts';

/** Frames above this close the connection; our own limit refuses far smaller ones (`COMMAND_BYTES`). */
const FRAME_BYTES = 16 * 1024;
/** Of one message: nobody cuts a command into more pieces. */
const FRAGMENTS = 64;
/** A page with its files is dozens of requests, and a school comes by one address. */
const REQUESTS_PER_CALL = 50;
/** Per second, of all connections of an address together, for each that it may have. */
const FRAMES_PER_CONNECTION = 5;
/** Pings and pongs per second of one connection: browsers answer one of ours in three seconds. */
const SIGNS_PER_SECOND = 20;

/**
 * What stands before the routes and the rooms: which sockets may be open, which pages may open a WebSocket, and how much comes from one
 * address. Limits count by address, since connections and credentials cost a stranger nothing.
 */
export class Gate {
	readonly #config: Config;
	readonly #time: Time;
	readonly #refusals: RefusalLog;
	readonly #places: Places;
	readonly #openings: AddressLimits;
	readonly #requests: AddressLimits;
	readonly #frames: AddressLimits;
	/** The bucket of its address, by WebSocket. */
	readonly #framesOf = new WeakMap<object, Bucket>();

	constructor(config: Config, time: Time, refusals: RefusalLog) {
		this.#config = config;
		this.#time = time;
		this.#refusals = refusals;
		const { connectionsPerAddress, requestsPerMinute } = config;
		this.#places = new Places(connectionsPerAddress);
		this.#openings = new AddressLimits(requestsPerMinute);
		this.#requests = new AddressLimits(requestsPerMinute * REQUESTS_PER_CALL);
		const frames = connectionsPerAddress * FRAMES_PER_CONNECTION;
		this.#frames = new AddressLimits(frames, frames);
	}

	/** The transport for rooms, with an HTTP server that does not wait for ever for those who say nothing. */
	makeTransport(): WebSocketTransport {
		const { requestTimeoutMs } = this.#config;
		const server = createServer({
			headersTimeout: requestTimeoutMs,
			requestTimeout: requestTimeoutMs,
			connectionsCheckingInterval: Math.max(50, requestTimeoutMs / 4),
		});
		server.on('connection', (socket) => this.#onSocket(socket));
		return new GuardedTransport(this, server);
	}

	/** Too many requests are answered before anything is read or looked up. */
	readonly limitRequests: RequestHandler = (request, response, next) => {
		if (this.#requests.take(addressOf(request, this.#config.trustProxy), this.#time.now())) next();
		else response.status(429).json({ refused: 'room/too-fast' });
	};

	/** A place for something that stays open for long; false if this address has too many. */
	keepOpen(request: IncomingMessage): boolean {
		// Without a proxy its socket has a place already.
		if (!this.#config.trustProxy) return true;
		const giveBack = this.#places.take(addressOf(request, true));
		if (giveBack) request.socket.once('close', giveBack);
		return giveBack !== undefined;
	}

	/** How many frames may still come from the address of this WebSocket; undefined in development, where the gate is not there. */
	framesOf(socket: object): Bucket | undefined {
		return this.#framesOf.get(socket);
	}

	/** Status and reason for a WebSocket that may not be opened. */
	whyNot(request: IncomingMessage): readonly [number, RoomCode] | undefined {
		if (!isRoomAddress(request.url)) return [400, 'room/bad-request'];
		if (!isOwnPage(request, this.#config)) return [403, 'room/bad-request'];
		const address = addressOf(request, this.#config.trustProxy);
		if (!this.#openings.take(address, this.#time.now())) return [429, 'room/too-fast'];
		return this.keepOpen(request) ? undefined : [429, 'room/too-fast'];
	}

	/** Looks after an open WebSocket. */
	watch(socket: GuardedSocket, request: IncomingMessage): void {
		const { trustProxy, connectionsPerAddress } = this.#config;
		if (connectionsPerAddress > 0)
			this.#framesOf.set(socket, this.#frames.bucketOf(addressOf(request, trustProxy), this.#time.now()));
		let signs = 0;
		let second = 0;
		const onSign = () => {
			const now = Math.floor(this.#time.now() / 1000);
			signs = now === second ? signs + 1 : 1;
			second = now;
			if (signs > SIGNS_PER_SECOND) socket.terminate();
		};
		socket.on('ping', onSign);
		socket.on('pong', onSign);
	}

	#onSocket(socket: Socket) {
		// Behind a proxy all come from one address.
		if (this.#config.trustProxy) return;
		const giveBack = this.#places.take(socket.remoteAddress ?? 'unknown');
		if (giveBack) {
			socket.once('close', giveBack);
			return;
		}
		this.#refusals.tell({ why: 'too-many-connections' });
		socket.end(TOO_MANY, () => socket.destroy());
	}
}

/** Types of `ws` are not ours to depend on. */
interface GuardedSocket {
	on(event: 'ping' | 'pong', listener: () => void): unknown;
	terminate(): void;
}

class GuardedTransport extends WebSocketTransport {
	constructor(gate: Gate, server: Server) {
		super({
			server,
			pingInterval: 3000,
			maxPayload: FRAME_BYTES,
			maxFragments: FRAGMENTS,
			verifyClient: ({ req }, done) => {
				const whyNot = gate.whyNot(req);
				if (whyNot === undefined) return done(true);
				const [status, refused] = whyNot;
				return done(false, status, JSON.stringify({ refused }), {
					...BARE_HEADERS,
					'Content-Type': 'application/json',
				});
			},
		});
		// Before the framework's own listener, which lets somebody join at once.
		this.wss.prependListener('connection', (socket: GuardedSocket, request: IncomingMessage) => {
			gate.watch(socket, request);
		});
	}
}

/** `/process/room?sessionId=…`: with another address the framework would fail or talk. The session is looked up in a plain object. */
function isRoomAddress(text = ''): boolean {
	const url = URL.parse(`ws://server${text}`);
	const session = url?.searchParams.get('sessionId') ?? '';
	return (
		url?.host === 'server' &&
		/\/[\w-]+\/[\w-]+$/.test(url.pathname) &&
		/^[\w-]{1,64}$/.test(session) &&
		!(session in {})
	);
}

const TOO_MANY_BODY = JSON.stringify({ refused: 'room/too-fast' });
const TOO_MANY = [
	'HTTP/1.1 429 Too Many Requests',
	...Object.entries({
		...BARE_HEADERS,
		'Content-Type': 'application/json',
		'Content-Length': String(TOO_MANY_BODY.length),
		Connection: 'close',
	}).map(([name, value]) => `${name}: ${value}`),
	'',
	TOO_MANY_BODY,
].join('\r\n');
