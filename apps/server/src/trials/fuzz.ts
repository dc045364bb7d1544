import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableCode } from '@aquarius/protocol';
import { Guest, playOut } from '../testing/guest.ts';
import { pack, requestFrame } from '../testing/pack.ts';
import { endProcesses, type ServerProcess, startProcess } from '../testing/process.ts';
import { frameOf } from '../testing/raw-line.ts';
import { Attacker, type Heard, newHeard, together } from './attacker.ts';
import { Chance } from './chance.ts';
import { type HostileKind, HostileMessages } from './hostile.ts';
import { garbage, hostileRequests, silentSockets } from './hostile-http.ts';
import { QuietTables } from './quiet.ts';

export interface FuzzOptions {
	readonly messages: number;
	/** HTTP requests. */
	readonly requests: number;
	/** How fast the messages come, of all connections together. */
	readonly perSecond: number;
	/** How long the quiet tables are watched without an attack, in ms. */
	readonly quietMs: number;
	/** How long a server with its usual limits is flooded, in ms. */
	readonly floodMs: number;
	/** A 99th percentile below this is fine whatever it was before, in ms. */
	readonly floorMs: number;
	readonly seed: number;
}

/** 99th percentiles of moves at tables that nobody attacks, in ms. */
interface Pace {
	readonly before: number;
	readonly attacked: number;
	readonly after: number;
}

export interface FuzzReport {
	readonly ok: boolean;
	readonly seed: number;
	readonly messages: number;
	readonly kinds: Readonly<Record<string, number>>;
	readonly answers: Readonly<Record<string, number>>;
	readonly complaints: number;
	/** Messages above 16 kB, which end the connection. */
	readonly oversized: number;
	readonly closes: Readonly<Record<string, number>>;
	readonly resumed: number;
	/** How often the state of a table was looked at after nothing but refusals, and how often it had changed: never. */
	readonly looks: number;
	readonly changed: number;
	readonly requests: Readonly<Record<string, number>>;
	readonly flood: {
		readonly frames: number;
		readonly closes: Readonly<Record<string, number>>;
		readonly resumed: number;
	};
	readonly fuzz_p99_ms: Pace;
	readonly flood_p99_ms: Pace;
	/** Megabytes after garbage collection, before and after. */
	readonly heap_mb: readonly [number, number];
	readonly rss_mb: readonly [number, number];
	/** Lines of the servers' logs by event. */
	readonly log: Readonly<Record<string, number>>;
	readonly faults: readonly string[];
}

const QUIET_TABLES = 3;
const WATCHERS = 7;
/** Frames of an attacker between two looks at its table. */
const VOLLEY = 20;
/** One of so many volleys ends with a message above 16 kB. */
const OVERSIZED = 100;
/** Words of the log that mean a fault of ours. */
const BAD_EVENTS = [
	'unhandled',
	'command-failed',
	'room-failed',
	'http-failed',
	'store-failed',
	'duty-failed',
	'bot-failed',
	'lobby-failed',
];
/** What a server may hold more than before: caches of answers and keys, and what the engine keeps compiled. */
const MORE_HEAP_MB = 8;
const MORE_RSS_MB = 120;

/**
 * Hostile messages against a real server process: nothing that is refused changes anything, everybody is told why, nobody else is slowed
 * down, nothing is left over. Then a flood against one with its usual limits.
 */
export async function fuzzTrial(o: FuzzOptions): Promise<FuzzReport> {
	const folder = mkdtempSync(join(tmpdir(), 'aquarius-fuzz-'));
	try {
		const fuzz = await fuzzServer(o, join(folder, 'fuzz'));
		const flood = await floodServer(o, join(folder, 'flood'));
		const faults = [...fuzz.faults, ...flood.faults];
		for (const [what, { before, attacked, after }] of Object.entries({ fuzz: fuzz.pace, flood: flood.pace }))
			if (attacked > Math.max(o.floorMs, 2 * Math.max(before, after)))
				faults.push(`${what}: quiet tables became slow: p99 ${attacked} ms, without ${before} and ${after} ms`);
		const [heap, rss] = [fuzz.heap, fuzz.rss];
		if (heap[1] > heap[0] + MORE_HEAP_MB) faults.push(`the heap grew from ${heap[0]} to ${heap[1]} MB`);
		if (rss[1] > rss[0] + MORE_RSS_MB) faults.push(`memory grew from ${rss[0]} to ${rss[1]} MB`);
		return {
			ok: faults.length === 0,
			seed: o.seed,
			messages: fuzz.sent,
			kinds: Object.fromEntries(fuzz.kinds),
			answers: Object.fromEntries(fuzz.heard.answers),
			complaints: fuzz.heard.complaints,
			oversized: fuzz.oversized,
			closes: Object.fromEntries(fuzz.heard.closes),
			resumed: fuzz.heard.resumed,
			looks: fuzz.looks - fuzz.unsure,
			changed: fuzz.changed,
			requests: fuzz.requests,
			flood: { frames: flood.frames, closes: Object.fromEntries(flood.heard.closes), resumed: flood.heard.resumed },
			fuzz_p99_ms: fuzz.pace,
			flood_p99_ms: flood.pace,
			heap_mb: heap,
			rss_mb: rss,
			log: fuzz.events,
			faults: faults.slice(0, 20),
		};
	} finally {
		await endProcesses();
		rmSync(folder, { recursive: true, force: true });
	}
}

/** Counters of the long part. */
interface Fuzzing {
	readonly kinds: Map<HostileKind, number>;
	sent: number;
	oversized: number;
	looks: number;
	/** Looks after something that was accepted. */
	unsure: number;
	changed: number;
	readonly faults: string[];
}

async function fuzzServer(o: FuzzOptions, dataDir: string) {
	// One connection does the work of many here; the limits have a part of their own.
	const env = { DATA_DIR: dataDir, REQUESTS_PER_MINUTE: '0', TRIAL_COMMANDS_PER_SECOND: '1000000' };
	const server = await startProcess(env, { isWatched: true });
	const { recorded, texts } = await record(server.url);
	const chance = new Chance(o.seed);
	const messages = new HostileMessages({ chance, recorded, texts, payloads: Math.min(5000, o.messages), seed: o.seed });
	const quiet = await QuietTables.open(server.url, QUIET_TABLES);
	const doing: Fuzzing = {
		kinds: new Map(),
		sent: 0,
		oversized: 0,
		looks: 0,
		unsure: 0,
		changed: 0,
		faults: [],
	};
	const targets = await targetsAt(server.url);
	const pacer = new Pacer(o.perSecond);
	const attack = (until: number) =>
		Promise.all(targets.map((target) => attackTable(server, target, { messages, chance, pacer, doing, until })));
	// What is compiled and cached once is no growth.
	await attack(Math.ceil(o.messages / 10));
	const heldBefore = await server.held();
	const before = await quiet.p99(o.quietMs);
	const silent = silentSockets(server.url, 100);
	let requests: Readonly<Record<string, number>> = {};
	const attacked = await quiet.p99(async () => {
		const code = targets[0]?.code ?? '';
		const http = hostileRequests(server.url, {
			chance,
			code: code as TableCode,
			count: o.requests,
			atOnce: 10,
			seed: o.seed,
		});
		const [asked] = await Promise.all([
			http,
			garbage(server.url, chance, Math.ceil(o.requests / 5)),
			attack(o.messages),
		]);
		requests = asked.answers;
		doing.faults.push(...asked.untyped.slice(0, 5));
	});
	for (const socket of silent) socket.destroy();
	const after = await quiet.p99(o.quietMs);
	const heldAfter = await server.held();
	for (const attacker of targets.flatMap(({ attackers }) => attackers)) await attacker.back();
	if (doing.changed > 0) doing.faults.push(`${doing.changed} times a table had changed after nothing but refusals`);
	const heard = together(targets.map((target) => target.heard));
	const untyped = heard.untyped.slice(0, 5).map((text) => `an answer that is no refusal: ${text}`);
	doing.faults.push(...untyped, ...heard.faults);
	const { events, faults } = await ended(server, quiet);
	await Promise.all(targets.flatMap((target) => [target.host.leave(), ...target.attackers.map((one) => one.end())]));
	return {
		...doing,
		heard,
		faults: [...doing.faults, ...faults],
		requests,
		events,
		pace: { before, attacked, after },
		heap: [megabytes(heldBefore.heap), megabytes(heldAfter.heap)] as const,
		rss: [megabytes(heldBefore.rss), megabytes(heldAfter.rss)] as const,
	};
}

/** A table under attack: its host does nothing, one attacker has a seat, the others watch. */
interface Target {
	readonly code: TableCode;
	readonly host: Guest;
	readonly heard: Heard;
	readonly attackers: readonly Attacker[];
}

/** One in its lobby, one in a game where an attacker is on turn, one in a game with free talk and late joining, one whose game is over. */
async function targetsAt(url: string): Promise<readonly Target[]> {
	const kinds = [
		{ phase: 'lobby', seats: 4 },
		{ phase: 'playing', seats: 2 },
		{ phase: 'playing', seats: 2, talk: 'free', lateJoin: 'anyone' },
		{ phase: 'ended', seats: 2 },
	] as const;
	return Promise.all(
		kinds.map(async ({ phase, ...options }) => {
			const heard = newHeard();
			const host = await Guest.create(url, options);
			const { code } = host;
			if (phase === 'ended') await endedGame(host, url);
			const seated = await Attacker.come(url, code, heard, phase === 'ended' ? {} : { name: 'Eve' });
			if (phase === 'playing') {
				await host.deed({ do: 'options', options: { first: 1 } });
				await host.deed({ do: 'start' });
			}
			const watching = Array.from({ length: WATCHERS }, () => Attacker.come(url, code, heard));
			return { code, host, heard, attackers: [seated, ...(await Promise.all(watching))] };
		}),
	);
}

async function endedGame(host: Guest, url: string) {
	const other = await Guest.join(url, host.code, { name: 'Ben' });
	await host.deed({ do: 'start' });
	await playOut([host, other]);
	await other.leave();
}

/** Real frames of a game, and the texts of its moves. */
async function record(url: string): Promise<{ recorded: readonly Buffer[]; texts: readonly string[] }> {
	const ann = await Guest.create(url, { seats: 2, talk: 'free' });
	const ben = await Guest.join(url, ann.code);
	const recorded: Buffer[] = [];
	const texts: string[] = [];
	for (const { room } of [ann, ben]) {
		const { connection } = room;
		const send = connection.send.bind(connection);
		connection.send = (frame: Uint8Array) => {
			recorded.push(Buffer.from(frame));
			send(frame);
		};
	}
	await ann.deed({ do: 'options', options: { clock: 60, rules: { base: 'v3', rotateOption: true } } });
	await ann.deed({ do: 'add-bot', bot: 'random' });
	await ben.ask('talk', { key: 'talk', text: 'Ahoy' });
	await ben.ask('emote', { key: 'emote', emote: 'hello' });
	await ben.deed({ do: 'rename', name: 'Zoe' });
	await ann.deed({ do: 'salt', salt: '0123456789abcdef' });
	await ann.deed({ do: 'start' });
	await Promise.all([ann, ben].map((guest) => guest.until('the deal', () => guest.table.phase === 'playing')));
	await playOut([ann, ben]);
	await ann.deed({ do: 'lobby' });
	await ben.deed({ do: 'leave' });
	for (const frame of recorded) {
		const text = /move.{1,3}?([A-Za-z0-9.@,:;<>|~^/ -]{4,80})$/s.exec(frame.toString('latin1'))?.[1];
		if (text !== undefined && frame.includes('version')) texts.push(text);
	}
	await Promise.all([ann, ben].map((guest) => guest.leave()));
	return { recorded, texts: texts.length === 0 ? ['FFFF@1,0'] : texts };
}

async function attackTable(
	server: ServerProcess,
	target: Target,
	o: { messages: HostileMessages; chance: Chance; pacer: Pacer; doing: Fuzzing; until: number },
): Promise<void> {
	const { doing, chance } = o;
	const { code } = target;
	let hash = await server.hash(code);
	while (doing.sent < o.until) {
		const version = Number(hash.split(' ').at(-1));
		const accepted = target.heard.answers.get('ok') ?? 0;
		await Promise.all(target.attackers.map((attacker) => attackOnce(attacker, { ...o, version })));
		const now = await server.hash(code);
		doing.looks += 1;
		// What happened to be right may change something, and then the version says so. Who left on the way had no answer any more.
		const wasRight =
			(target.heard.answers.get('ok') ?? 0) > accepted ||
			target.attackers.some((one) => one.isSeated && !one.isConnected);
		const mayDiffer = wasRight && now.split(' ').at(-1) !== String(version);
		if (wasRight) doing.unsure += 1;
		if (now !== hash && !mayDiffer) doing.changed += 1;
		hash = now;
	}

	async function attackOnce(attacker: Attacker, { version, messages, pacer }: typeof o & { version: number }) {
		await attacker.back();
		const frames: Buffer[] = [];
		while (frames.length < VOLLEY) {
			const { kind, frame } = messages.next(version);
			if (!attacker.maySend(frame)) continue;
			frames.push(frame);
			doing.kinds.set(kind, (doing.kinds.get(kind) ?? 0) + 1);
		}
		if (chance.below(OVERSIZED) === 0) {
			frames.push(chance.bytes(16 * 1024 + 1 + chance.below(30_000)));
			doing.oversized += 1;
		}
		doing.sent += frames.length;
		await pacer.wait(frames.length);
		await attacker.volley(frames);
	}
}

/** With its usual limits: everybody sends as much as goes, and comes back as soon as they may. */
async function floodServer(o: FuzzOptions, dataDir: string) {
	const server = await startProcess({ DATA_DIR: dataDir, CONNECTIONS_PER_ADDRESS: '400' }, { isWatched: true });
	const quiet = await QuietTables.open(server.url, QUIET_TABLES);
	const heard = newHeard();
	const host = await Guest.create(server.url, { seats: 2 });
	const { code } = host;
	// Where one machine has many addresses, the flood comes from another one than the people at the quiet tables.
	const from = process.platform === 'linux' ? '127.0.0.2' : undefined;
	const attackers = await Promise.all(
		Array.from({ length: 20 }, () => Attacker.come(server.url, code, heard, { from })),
	);
	const before = await quiet.p99(o.quietMs);
	const hash = await server.hash(code);
	const faults: string[] = [];
	const until = Date.now() + o.floodMs;
	let frames = 0;
	const flood = async (attacker: Attacker, chunk: Buffer) => {
		while (Date.now() < until) {
			if (!attacker.isConnected) await attacker.back();
			await attacker.flood(chunk);
			frames += CHUNK;
			await new Promise((done) => setImmediate(done));
		}
	};
	const attacked = await quiet.p99(() =>
		Promise.all(attackers.map((attacker, n) => flood(attacker, FLOODS[n % FLOODS.length] ?? EMPTY_CHUNK))),
	);
	const after = await quiet.p99(o.quietMs);
	if ((await server.hash(code)) !== hash) faults.push('a flood changed a table');
	if (host.closeCode !== undefined) faults.push(`a flood threw the host out: ${host.closeCode}`);
	const { faults: more } = await ended(server, quiet);
	await Promise.all([host.leave(), ...attackers.map((attacker) => attacker.end())]);
	return { heard, frames, faults: [...faults, ...heard.faults, ...more], pace: { before, attacked, after } };
}

const CHUNK = 100;
const EMPTY_CHUNK = Buffer.alloc(0);
const many = (frame: Uint8Array, kind?: number) => Buffer.concat(new Array<Buffer>(CHUNK).fill(frameOf(frame, kind)));
/** Commands, nonsense, the framework's pings, those of the socket, and large ones. */
const FLOODS = [
	many(requestFrame(1, 'move', pack({}))),
	many(Buffer.of(31, 255, 255)),
	many(Buffer.of(18)),
	many(Buffer.alloc(100), 9),
	many(Buffer.alloc(3000)),
];

/** Looks at a server that must still be there, and ends it. */
async function ended(server: ServerProcess, quiet: QuietTables) {
	const faults = [...quiet.faults];
	const health = await fetch(`${server.url}/healthz`).catch(() => undefined);
	if (health?.status !== 200 || server.child.exitCode !== null) faults.push('the server is not well');
	await quiet.close();
	const log = server.log();
	await server.end('SIGTERM');
	const events: Record<string, number> = {};
	// The first line may be the end of one.
	for (const line of log.split('\n').slice(1)) {
		if (line === '') continue;
		try {
			const { event } = JSON.parse(line);
			events[event] = (events[event] ?? 0) + 1;
			if (BAD_EVENTS.includes(event)) faults.push(line.slice(0, 600));
		} catch {
			faults.push(`no line of a log: ${line.slice(0, 300)}`);
		}
	}
	return { events, faults };
}

/** Lets so much through a second. */
class Pacer {
	readonly #perSecond: number;
	#next = performance.now();

	constructor(perSecond: number) {
		this.#perSecond = perSecond;
	}

	async wait(count: number): Promise<void> {
		const now = performance.now();
		const at = Math.max(now, this.#next);
		this.#next = at + (count / this.#perSecond) * 1000;
		if (at > now) await new Promise((done) => setTimeout(done, at - now));
	}
}

const megabytes = (bytes: number): number => Math.round(bytes / 1e5) / 10;

export const anySeed = (): number => randomInt(2 ** 31);
