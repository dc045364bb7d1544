import { type ServerProcess, startProcess } from '../testing/process.ts';
import { type Attacker, isLast, together } from './attacker.ts';
import { Chance } from './chance.ts';
import type { FuzzOptions } from './fuzz-options.ts';
import { type HostileKind, HostileMessages } from './hostile.ts';
import { garbage, hostileRequests, silentSockets } from './hostile-http.ts';
import { Pacer } from './pacer.ts';
import { QUIET_TABLES, QuietTables } from './quiet.ts';
import { ended } from './server-end.ts';
import { record, type Target, targetsAt } from './targets.ts';
import { yieldToOthers } from './yield-to-others.ts';

/** Frames of an attacker between two looks at its table. */
const VOLLEY = 20;
/** One of so many volleys ends with a message above 16 kB. */
const OVERSIZED = 100;

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

/** Sends everything that is hostile to a server whose limits are wide. */
export async function fuzzServer(o: FuzzOptions, dataDir: string) {
	// One connection does the work of many here; the limits have a part of their own.
	const limits = { REQUESTS_PER_MINUTE: '0', TRIAL_COMMANDS_PER_SECOND: '1000000' };
	// Who happened to sit down and was thrown out must not give the seat up while we look.
	const env = { DATA_DIR: dataDir, GRACE_SECONDS: '3600', ...limits };
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
	const [first] = targets;
	if (first === undefined) throw new Error('there are targets');
	yieldToOthers();
	const pacer = new Pacer(o.perSecond);
	// All that time; the limits of an address, which are another part's, would let far fewer through.
	const asks = new Pacer((o.requests * o.perSecond) / o.messages);
	const attack = (until: number) =>
		Promise.all(targets.map((target) => attackTable(server, target, { messages, chance, pacer, doing, until })));
	// What is compiled and cached once is no growth.
	await attack(Math.ceil(o.messages / 10));
	const heldBefore = await server.held();
	const before = await quiet.p99(o.quietMs);
	const silent = silentSockets(server.url, 100);
	let requests: Readonly<Record<string, number>> = {};
	const attacked = await quiet.p99(async () => {
		const http = hostileRequests(server.url, {
			chance,
			code: first.code,
			count: o.requests,
			atOnce: 10,
			pacer: asks,
			seed: o.seed,
		});
		const [asked] = await Promise.all([
			http,
			garbage(server.url, chance, { count: Math.ceil(o.requests / 5), pacer: asks }),
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
		// What happened to be right may change something, and then the version says so.
		const wasRight = (target.heard.answers.get('ok') ?? 0) > accepted;
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
		await attacker.volley(frames.filter((frame) => !isLast(frame)));
		// One is enough: nothing after it is read.
		const last = frames.find(isLast);
		if (last !== undefined) await attacker.volley([last]);
	}
}

const megabytes = (bytes: number): number => Math.round(bytes / 1e5) / 10;
