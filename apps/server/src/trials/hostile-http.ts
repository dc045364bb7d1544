import { once } from 'node:events';
import { Agent, request as httpRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { CreateTable, JoinTable, parseName, QuickMatch, type TableCode } from '@aquarius/protocol';
import fc from 'fast-check';
import type { Chance } from './chance.ts';
import type { Pacer } from './pacer.ts';

export interface HttpHeard {
	readonly answers: Record<string, number>;
	/** Answers that were no typed refusal: none. */
	readonly untyped: string[];
}

interface Sent {
	readonly method: string;
	readonly path: string;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: Buffer;
}

const JSON_TYPE = 'application/json';
const TYPES = [
	JSON_TYPE,
	JSON_TYPE,
	JSON_TYPE,
	'application/json; charset=utf-16',
	'text/plain',
	'application/x-www-form-urlencoded',
	'multipart/form-data; boundary=x',
	'application/xml',
	'',
];
const CODES = [
	'BBBBBB',
	'__proto__',
	'constructor',
	'%00',
	'%2e%2e',
	'..',
	'a'.repeat(500),
	'%F0%9F%98%80',
	"'--",
	'*',
	'%',
];
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'HEAD'];
const PATHS = [
	'/api/tables',
	'/api/quick-match',
	'/api',
	'/api/',
	'/api//tables',
	'/api/tables/',
	'/api/lobby/x',
	'/api/games/x',
	'/api/games/x.jsonl',
	'/matchmake/create/table',
	'/matchmake/reconnect/x',
	'/__healthcheck',
	'/x/../api',
	'/%ff',
];

/** Bodies that are wrong, as JSON and otherwise. */
function bodies(seed: number, count: number): readonly Buffer[] {
	const deep = (open: string, close: string) => `${open.repeat(2000)}1${close.repeat(2000)}`;
	const special = [
		'',
		'{',
		'{"name":',
		'null',
		'[]',
		'1',
		'"x"',
		deep('[', ']'),
		`{"rules":${deep('[', ']')}}`,
		deep('{"a":', '}'),
		'{"__proto__":{"isHost":true}}',
		'{"name":"A","__proto__":{"seats":2}}',
		'{"name":"A","constructor":{"prototype":{"x":1}}}',
		'{"name":"A","seats":1e999}',
		'{"name":"A","seats":NaN}',
		'{"name":"A","seats":99999999999999999999}',
		'{"name":"A","rules":{"base":"v3","deck":{"FFFF":1e9}}}',
		'{"name":"\\ud800"}',
		'{"name":"\\u202e\\u0000"}',
		`{"name":"${'x'.repeat(5000)}"}`,
		`{"x":"${'x'.repeat(100_000)}"}`,
		'{"name":"A","bots":["genius"]}',
		'{"credential":"x"}',
		'{"credential":{"$gt":""}}',
		'{"name":{"toString":1}}',
		'\ufeff{"name":"A","seats":0}',
		'{"name":"A","clock":-1}',
		'{"name":1}{"name":2}',
	].map((text) => Buffer.from(text));
	const shapes = fc.record(
		{
			name: fc.anything(),
			seats: fc.anything(),
			rules: fc.anything(),
			credential: fc.anything(),
			watch: fc.anything(),
		},
		{ requiredKeys: [] },
	);
	const made = fc.sample(
		fc.oneof(
			fc.json(),
			shapes.map((value) => JSON.stringify(value) ?? ''),
		),
		{ numRuns: count, seed },
	);
	return [...special, ...made.map((text) => Buffer.from(text)).filter((body) => !isFine(body))];
}

/** Whether somebody could mean it. */
function isFine(body: Buffer): boolean {
	try {
		const value: unknown = JSON.parse(body.toString());
		const named = [CreateTable, QuickMatch].some((schema) => {
			const read = schema.safeParse(value);
			return read.success && parseName(read.data.name) !== undefined;
		});
		return named || JoinTable.safeParse(value).success;
	} catch {
		return false;
	}
}

/** Sends `count` requests that no page of ours would, `at once` many, and holds that each is refused with its reason. */
export async function hostileRequests(
	url: string,
	o: { chance: Chance; code: TableCode; count: number; atOnce: number; pacer: Pacer; seed: number },
): Promise<HttpHeard> {
	const heard: HttpHeard = { answers: {}, untyped: [] };
	const wrong = bodies(o.seed, 500);
	const agent = new Agent({ keepAlive: true, maxSockets: o.atOnce });
	let left = o.count;
	const send = async () => {
		while (left-- > 0) {
			await o.pacer.wait(1);
			await judge(url, agent, someRequest(o.chance, o.code, wrong), heard);
		}
	};
	await Promise.all(Array.from({ length: o.atOnce }, send));
	agent.destroy();
	return heard;
}

function someRequest(chance: Chance, code: TableCode, wrong: readonly Buffer[]): Sent {
	const method = chance.below(3) > 0 ? 'POST' : chance.of(METHODS);
	const table = `/api/tables/${chance.of([code, ...CODES])}`;
	const path = chance.below(2) === 0 ? chance.of(PATHS) : method === 'POST' ? `${table}/join` : `${table}/x`;
	const type = chance.of(TYPES);
	const encoding = chance.below(10) === 0 ? { 'content-encoding': chance.of(['gzip', 'br', 'x']) } : {};
	const takesBody = method !== 'GET' && method !== 'HEAD' && method !== 'TRACE';
	return {
		method,
		path,
		headers: { 'content-type': type, ...encoding },
		body: takesBody ? chance.of(wrong) : Buffer.alloc(0),
	};
}

async function judge(url: string, agent: Agent, sent: Sent, heard: HttpHeard): Promise<void> {
	const { method, path, headers, body } = sent;
	const { hostname, port } = new URL(url);
	const what = `${method} ${path} ${headers['content-type']} ${body.toString('latin1').slice(0, 80)}`;
	try {
		const request = httpRequest({
			hostname,
			port,
			path,
			method,
			headers: { ...headers, 'content-length': body.length },
			agent,
		});
		// What is too large is refused before all of it has come, and the line is closed.
		request.on('error', () => {});
		request.end(body);
		const [response] = await once(request, 'response');
		let text = '';
		for await (const chunk of response) text += chunk;
		heard.answers[response.statusCode] = (heard.answers[response.statusCode] ?? 0) + 1;
		const isTyped = method === 'HEAD' || /^\{"refused":"room\/[a-z-]+"/.test(text);
		if (response.statusCode < 400 || response.statusCode >= 500 || !isTyped)
			heard.untyped.push(`${response.statusCode} ${text.slice(0, 100)} to ${what}`);
	} catch (error) {
		const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
		heard.answers[code] = (heard.answers[code] ?? 0) + 1;
		if (code !== 'ECONNRESET' && code !== 'EPIPE') heard.untyped.push(`${code} to ${what}`);
	}
}

const GARBAGE = [
	'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(50),
	'GET / HTTP/1.1\r\nHost: a\r\n\r\n\x00\xff\x00garbage\r\n\r\n',
	'POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n{"a":',
	'POST /api/tables HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\nzz\r\n{}\r\n0\r\n\r\n',
	'POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nffffffff\r\n{',
	`GET /${'a'.repeat(70_000)} HTTP/1.1\r\n\r\n`,
	`GET / HTTP/1.1\r\n${'X: y\r\n'.repeat(5000)}\r\n`,
	'GET / HTTP/1.1\r\nHost: [\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\n\r\n',
	'GET http://[/?x HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
	'CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n',
	'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
	'\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
	'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n',
	'GET / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 10\r\n\r\n',
] as const;

/** Bytes that are no HTTP, and requests that run into each other. Nobody has to answer; the line ends at the latest when we end it. */
export async function garbage(
	url: string,
	chance: Chance,
	{ count, pacer }: { count: number; pacer: Pacer },
): Promise<void> {
	for (let n = 0; n < count; n++) {
		await pacer.wait(1);
		const socket = open(url);
		socket.write(chance.below(4) === 0 ? chance.bytes(300) : Buffer.from(chance.of(GARBAGE), 'latin1'));
		// `once` of events would take a reset for a failure.
		const ended = new Promise((done) => socket.once('close', done));
		socket.end();
		await ended;
	}
}

/** Sockets that say nothing, or half of something. */
export function silentSockets(url: string, count: number): readonly Socket[] {
	const beginnings = [
		'',
		'G',
		'POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\nContent-Type: application/json\r\n\r\n{',
	];
	return Array.from({ length: count }, (_, n) => {
		const socket = open(url);
		socket.write(beginnings[n % beginnings.length] ?? '');
		return socket;
	});
}

function open(url: string): Socket {
	const { hostname, port } = new URL(url);
	const socket = connect(Number(port), hostname);
	socket.on('error', () => {}).resume();
	return socket;
}
