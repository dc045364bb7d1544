import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hashOfCredential } from '../table/codes.ts';
import { call, Guest } from '../testing/guest.ts';
import { endProcesses, type ServerProcess, startProcess } from '../testing/process.ts';
import { isHere } from '../testing/programs.ts';
import { ask, freePort, type Postgres, type Redis, startPostgres, startRedis } from '../testing/services.ts';
import { frameworkLogger } from './framework-log.ts';
import { errorText } from './log.ts';

const NAMES = ['Xanthippe', 'Zbigniew'] as const;
const SAID = 'quokkas-and-axolotls';
const REDIS_PASSWORD = 'hush-hush-redis';
/** Every word that is a card of an Element, as log lines and answers write it. */
const CARD = /(?<![\w-])[EAWFS.*]{4}(?![\w-])/;

interface LogLine {
	readonly at: string;
	readonly event: string;
	readonly code?: string;
	readonly command?: string;
	readonly why?: string;
	readonly error?: string;
}

/** Each line must be one JSON object. */
const linesOf = (text: string): readonly LogLine[] =>
	text
		.split('\n')
		.filter((line) => line !== '' && !/^port \d+$/.test(line))
		.map((line): LogLine => JSON.parse(line));

/** Secrets that are in a text, by what they are. */
const foundIn = (text: string, secrets: ReadonlyMap<string, string>): readonly string[] =>
	[...secrets].flatMap(([secret, what]) => (text.includes(secret) ? [what] : []));

it('what the framework says in many lines is one line of the log', () => {
	const lines: unknown[] = [];
	frameworkLogger((event, facts) => lines.push({ event, ...facts })).error('broken', new Error('a\nb'));
	expect(lines).toEqual([{ event: 'framework', level: 'error', text: 'broken Error: a\nb' }]);
});

it('what the framework says again and again is not written each time', () => {
	const lines: unknown[] = [];
	const logger = frameworkLogger((event) => lines.push(event));
	for (let n = 0; n < 10; n++)
		logger.warn('RedisPresence: sub connection error:', 'connect ECONNREFUSED 127.0.0.1:6379');
	expect(lines).toEqual(['framework']);
});

it('what was asked of another process is not repeated', () => {
	const error = new Error(
		'remote room (X) timed out, requesting "enter with args [{"credential":"secret"}]". (2000ms)',
	);
	expect(errorText(error)).toMatch(/^Error: remote room \(X\) timed out, requesting "enter with arguments\n {4}at/);
});

const hasBoth = isHere('postgres') && isHere('redis-server');
describe.runIf(hasBoth)('a log of all that can go wrong', () => {
	let postgres: Postgres;
	let redis: Redis;
	let databaseUrl: string;
	let port: string;
	/** What was written by all processes so far. */
	let text = '';
	const secrets = new Map<string, string>();

	const start = () =>
		startProcess({ PORT: port, DATABASE_URL: databaseUrl, REDIS_URL: redis.url, REQUESTS_PER_MINUTE: '0' });
	const end = async (server: ServerProcess, signal: 'SIGKILL' | 'SIGTERM') => {
		await server.end(signal);
		text += server.log();
	};
	/** Everything about a guest that only they, or only the server, may know. */
	const keep = (guest: Guest) => {
		const { credential, reservation } = guest.joined;
		if (credential !== null) {
			secrets.set(credential, 'a credential');
			secrets.set(hashOfCredential(credential), "a credential's hash");
		}
		secrets.set(reservation.sessionId, 'a session id');
		secrets.set(guest.room.reconnectionToken.split(':').at(-1) ?? '', 'a reconnection token');
	};
	const move = async (guests: readonly Guest[], seed: string) => {
		await Promise.race(guests.map((guest) => guest.until('a turn', () => guest.isMyTurn)));
		return guests.find((guest) => guest.isMyTurn)?.playAsBot('random', seed);
	};
	/** A killed process has its tables for some seconds more. */
	const backAt = (server: ServerProcess, guests: readonly Guest[]) =>
		Promise.all(
			guests.map(async ({ joined, code }) => {
				for (;;) {
					const guest = await Guest.join(server.url, code, { credential: joined.credential }).catch(() => undefined);
					if (guest === undefined) continue;
					keep(guest);
					return guest;
				}
			}),
		);

	beforeAll(async () => {
		[postgres, redis] = await Promise.all([startPostgres(), startRedis(REDIS_PASSWORD)]);
		databaseUrl = await postgres.makeDatabase();
		port = String(await freePort());
		await play();
	}, 120_000);
	afterEach(endProcesses);
	afterAll(() => Promise.all([postgres.stop(), redis.stop()]));

	/** Plays, talks, asks for nonsense, kills the process, takes its database and its Redis away, damages what is stored. */
	async function play() {
		const first = await start();
		const ann = await Guest.create(first.url, {
			name: NAMES[0],
			seats: 3,
			bots: ['random'],
			talk: 'free',
			isPrivate: true,
		});
		const ben = await Guest.join(first.url, ann.code, { name: NAMES[1] });
		const eve = await Guest.join(first.url, ann.code, { watch: true });
		for (const guest of [ann, ben, eve]) keep(guest);
		for (const [guest, salt] of [
			[ann, 'abad1deaabad1dea'],
			[ben, 'feedfacefeedface'],
		] as const) {
			secrets.set(salt, 'a salt');
			await guest.deed({ do: 'salt', salt });
		}
		await ann.deed({ do: 'start' });
		for (let n = 0; n < 4; n++) await move([ann, ben], `${n}`);
		await refusals(first, [ann, ben, eve]);
		await end(first, 'SIGKILL');

		const second = await start();
		const people = await backAt(second, [ann, ben]);
		await move(people, 'again');
		await postgres.crash();
		await Promise.race([move(people, 'lost'), ...people.map((guest) => guest.untilClosed())]);
		await call(second.url, `/api/tables/${ann.code}`);
		await postgres.restart();
		for (const row of await ask(databaseUrl, 'SELECT facts FROM tables')) keepFacts(String(row.facts));
		for (const row of await ask(databaseUrl, 'SELECT start FROM games')) keepStart(String(row.start));
		// In the middle of the seed, and in the middle of the deal.
		await ask(databaseUrl, `UPDATE tables SET facts = replace(facts, '"seed":"', '"seed":x"')`);
		await call(second.url, `/api/tables/${ann.code}/join`, { credential: ann.joined.credential });
		await ask(databaseUrl, `UPDATE tables SET facts = replace(facts, '"seed":x"', '"seed":"')`);
		await ask(databaseUrl, `UPDATE games SET start = replace(start, '"random":"', '"random":x"')`);
		await call(second.url, `/api/tables/${ann.code}/join`, { credential: ann.joined.credential });
		await redis.stop();
		while (!second.log().includes('redis-connection')) await call(second.url, '/readyz');
		await end(second, 'SIGTERM');
	}

	async function refusals(server: ServerProcess, [ann, ben, eve]: readonly [Guest, Guest, Guest]) {
		const asked = [
			() => ann.play('place FFFF@9,9', { version: 1 }),
			() => ann.play('draw nothing'),
			() => ben.play('place FFFF@9,9'),
			() => eve.play('pass'),
			() => ben.deed({ do: 'kick', seat: 0 }),
			() => ben.deed({ do: 'rename', name: NAMES[1] }),
			() => ann.ask('move', { secret: SAID }),
			() => ann.ask('talk', { key: 'x'.repeat(9000), text: SAID }),
			() => ann.ask(SAID, { text: SAID }),
		];
		for (const one of asked) await one();
		secrets.set(SAID, 'what somebody said');
		for (let n = 0; n < 8; n++) await ann.ask('talk', { key: `talk ${n}`, text: SAID });
		const join = `/api/tables/${ann.code}/join`;
		await call(server.url, join, { credential: 'no-such-credential-at-all' });
		await call(server.url, join, { name: NAMES[0] });
		await call(server.url, join, SAID);
		await call(server.url, '/api/tables', { name: NAMES[0], rules: { base: SAID } });
	}

	function keepFacts(json: string) {
		const facts: { seed: string; salts: string[] | null } = JSON.parse(json);
		secrets.set(facts.seed, 'a seed');
		// A part of one is as bad.
		secrets.set(facts.seed.slice(0, 8), 'a part of a seed');
		for (const salt of facts.salts ?? []) if (salt !== '') secrets.set(salt, 'a salt');
	}

	function keepStart(json: string) {
		const { random } = JSON.parse(json);
		secrets.set(String(random), 'the chance of a game');
		secrets.set(String(random).slice(0, 8), 'a part of the chance of a game');
	}

	it('is one JSON object a line, and lines about a table name it, with the command where there was one', () => {
		const lines = linesOf(text);
		for (const line of lines) expect(line).toMatchObject({ at: expect.any(String), event: expect.any(String) });
		const code = expect.stringMatching(/^[A-Z0-9]{6}$/);
		const [first] = lines.filter(({ event }) => event === 'refused');
		expect(first).toMatchObject({ code, why: expect.any(String) });
		for (const [command, why] of [
			['move', 'room/stale'],
			['move', 'room/not-seated'],
			['move', 'room/bad-request'],
			['kick', 'room/not-host'],
			['talk', 'room/too-fast'],
		])
			expect(lines).toContainEqual(expect.objectContaining({ event: 'refused', code, command, why }));
		for (const event of ['store-failed', 'open-failed'])
			expect(lines).toContainEqual(expect.objectContaining({ event, code }));
		const events = new Set(lines.map(({ event }) => event));
		for (const event of ['store-connection', 'redis-connection', 'not-ready', 'http-failed'])
			expect([...events]).toContain(event);
	});

	it('holds no secret of anybody', () => {
		for (const name of NAMES) secrets.set(name, 'a name');
		for (const url of [databaseUrl, redis.url]) secrets.set(new URL(url).password, 'a password');
		expect([...new Set(secrets.values())]).toHaveLength(12);
		expect([...secrets.keys()].filter((secret) => secret.length < 4)).toEqual([]);
		expect(foundIn(text, secrets)).toEqual([]);
		expect(text).not.toMatch(CARD);
		expect(text).not.toMatch(
			/"(hand|goal|deck|seed|salt|credential|holder|sessionId|token|name|text":"[^"]*(hand|goal))"/,
		);
		// The search finds what is there.
		for (const [secret, what] of secrets) expect(foundIn(`{"error":"x ${secret}"}`, secrets)).toContain(what);
	});
});
