import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import type { Joined } from '@aquarius/protocol';

/** Kinds of WebSocket frames. */
export const BINARY = 2;
const CLOSE = 8;
const PING = 9;
const PONG = 10;
/** The frame that says to the framework: I have joined. */
const HERE = Uint8Array.of(10);

/** An HTTP answer that came instead of a WebSocket. */
export class NotOpened extends Error {
	readonly status: number;
	readonly head: string;
	readonly body: string;
	constructor(answer: string) {
		const [head = '', body = ''] = answer.split('\r\n\r\n', 2);
		super(`no WebSocket: ${head.split('\r\n', 1)[0]} ${body}`);
		this.status = Number(/^HTTP\/1.1 (\d+)/.exec(head)?.[1] ?? 0);
		this.head = head.toLowerCase();
		this.body = body;
	}
}

export interface LineOptions {
	readonly headers?: Readonly<Record<string, string>>;
	/** Says that it is here, as the framework wants it. */
	readonly join?: boolean;
	readonly onFrame?: (payload: Buffer) => void;
	/** The address of this machine to come from; only Linux has all of 127.0.0.0/8. */
	readonly from?: string | undefined;
}

/** A WebSocket made by hand on a bare socket, which can also send what no WebSocket library would. */
export class RawLine {
	readonly socket: Socket;
	/** Resolves to the close code, 1006 if there was none. */
	readonly closed: Promise<number>;
	isOpen = true;
	readonly #onFrame: (payload: Buffer) => void;
	#rest: Buffer = Buffer.alloc(0);
	#code = 1006;

	private constructor(socket: Socket, onFrame: (payload: Buffer) => void) {
		this.socket = socket;
		this.#onFrame = onFrame;
		this.closed = new Promise((done) => {
			socket.once('close', () => {
				this.isOpen = false;
				done(this.#code);
			});
		});
		socket.on('error', () => {});
		socket.on('data', (chunk) => this.#read(chunk));
	}

	/** Opens what an answer to a join has reserved. Rejects with `NotOpened`. */
	static join(url: string, { reservation }: Joined, o: LineOptions = {}): Promise<RawLine> {
		const { processId, roomId, sessionId } = reservation;
		return RawLine.open(url, `/${processId}/${roomId}?sessionId=${sessionId}`, { join: true, ...o });
	}

	static async open(
		url: string,
		path: string,
		{ headers, join = false, onFrame, from }: LineOptions = {},
	): Promise<RawLine> {
		const { hostname, port, host } = new URL(url);
		const socket = connect({
			port: Number(port),
			host: hostname,
			...(from === undefined ? {} : { localAddress: from }),
		});
		const lines = Object.entries({
			Host: host,
			Upgrade: 'websocket',
			Connection: 'Upgrade',
			'Sec-WebSocket-Version': '13',
			'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
			...headers,
		}).map(([name, value]) => `${name}: ${value}`);
		socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
		const { answer, rest } = await answerOf(socket);
		if (!answer.startsWith('HTTP/1.1 101')) throw new NotOpened(answer);
		let isHere = !join;
		const line = new RawLine(socket, (payload) => {
			if (!isHere) {
				isHere = true;
				line.send(HERE);
			}
			onFrame?.(payload);
		});
		line.#read(rest);
		return line;
	}

	/** One frame, masked as clients have to. */
	send(payload: Uint8Array, kind = BINARY): void {
		this.write(frameOf(payload, kind));
	}

	/** Bytes as they are. */
	write(bytes: Uint8Array): void {
		if (this.socket.writable) this.socket.write(bytes);
	}

	end(): Promise<number> {
		this.socket.destroy();
		return this.closed;
	}

	#read(chunk: Buffer) {
		this.#rest = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
		for (;;) {
			const frame = firstFrame(this.#rest);
			if (frame === undefined) return;
			this.#rest = this.#rest.subarray(frame.size);
			this.#take(frame.kind, frame.payload);
		}
	}

	#take(kind: number, payload: Buffer) {
		switch (kind) {
			case PING:
				this.send(payload, PONG);
				break;
			case CLOSE:
				this.#code = payload.length >= 2 ? payload.readUInt16BE(0) : 1005;
				this.send(payload, CLOSE);
				this.socket.end();
				break;
			case PONG:
				break;
			default:
				this.#onFrame(payload);
		}
	}
}

/** A whole frame as a client sends it: `fin` false for one that is to go on. */
export function frameOf(payload: Uint8Array, kind = BINARY, fin = true): Buffer {
	const long = payload.length > 125;
	const head = Buffer.alloc(long ? 8 : 6);
	head[0] = (fin ? 0x80 : 0) | kind;
	head[1] = 0x80 | (long ? 126 : payload.length);
	if (long) head.writeUInt16BE(payload.length, 2);
	// A mask of zeros is one too.
	return Buffer.concat([head, payload]);
}

function firstFrame(bytes: Buffer): { kind: number; payload: Buffer; size: number } | undefined {
	if (bytes.length < 2) return undefined;
	const short = bytes.readUInt8(1) & 0x7f;
	const head = short < 126 ? 2 : short === 126 ? 4 : 10;
	if (bytes.length < head) return undefined;
	const length = short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
	if (bytes.length < head + length) return undefined;
	return { kind: bytes.readUInt8(0) & 0x0f, payload: bytes.subarray(head, head + length), size: head + length };
}

/** The head of the answer, with the body if there is no WebSocket, and what came after it. */
async function answerOf(socket: Socket): Promise<{ answer: string; rest: Buffer }> {
	let got = Buffer.alloc(0);
	const { promise, resolve } = Promise.withResolvers<{ answer: string; rest: Buffer }>();
	const onData = (chunk: Buffer) => {
		got = Buffer.concat([got, chunk]);
		const end = got.indexOf('\r\n\r\n');
		if (end < 0 || !got.subarray(0, 12).toString().startsWith('HTTP/1.1 101')) return;
		resolve({ answer: got.subarray(0, end).toString('latin1'), rest: got.subarray(end + 4) });
	};
	const onEnd = () => resolve({ answer: got.toString('latin1'), rest: Buffer.alloc(0) });
	socket
		.on('data', onData)
		.on('close', onEnd)
		.on('error', () => {});
	const answer = await promise;
	socket.off('data', onData).off('close', onEnd);
	return answer;
}
