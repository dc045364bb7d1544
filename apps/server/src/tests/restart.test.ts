import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sqliteStore } from '../store/sqlite-store.ts';
import { restoreTable } from '../table/table.ts';
import { call, Guest, playOut } from '../testing/guest.ts';
import { endProcesses, startProcess } from '../testing/process.ts';
import { seated } from '../testing/seated.ts';
import { mine } from '../testing/store-conformance.ts';
import { hashOfTable } from '../testing/table-hash.ts';

let dataDir: string;

beforeEach(() => {
	dataDir = mkdtempSync(join(tmpdir(), 'aquarius-restart-'));
});
afterEach(async () => {
	await endProcesses();
	rmSync(dataDir, { recursive: true, force: true });
});

const serve = (env: Record<string, string> = {}) => startProcess({ DATA_DIR: dataDir, ...env });

const serveWatched = () => startProcess({ DATA_DIR: dataDir }, { isWatched: true });

/** So many moves of people, by chance: players with an aim now and then win before. */
async function playMoves(guests: readonly Guest[], count: number) {
	for (let moves = 0; moves < count; moves++) {
		await Promise.race(guests.map((guest) => guest.until('a turn', () => guest.isMyTurn)));
		const answer = await guests.find((guest) => guest.isMyTurn)?.playAsBot('random', `${moves}`);
		if (answer === undefined || 'refused' in answer) throw new Error(JSON.stringify(answer));
		await Promise.all(guests.map((guest) => guest.untilVersion(answer.version)));
	}
}

it('killed in the middle of a game and started again: same hands, seats, host, options, clock; the game goes on', async () => {
	const first = await serve();
	const { ann, ben } = await seated(first.url, { bots: 1, clock: 600, onLeave: 'empty' });
	await playMoves([ann, ben], 4);
	await ann.until('a person on turn', () => ann.isMyTurn || ann.room.state.turn === 1);
	await ben.untilVersion(ann.table.version);
	const before = [ann, ben].map((guest) => ({ view: guest.view, table: guest.table }));
	const closed = [ann.untilClosed(), ben.untilClosed()];
	await first.end('SIGKILL');
	await Promise.all(closed);

	const second = await serve();
	const joins = [ann, ben].map((guest) => Guest.join(second.url, guest.code, { credential: guest.joined.credential }));
	const back = await Promise.all(joins);
	await Promise.all(
		back.map((guest) => guest.until('both', () => guest.table.seats.slice(0, 2).every((seat) => seat.connected))),
	);
	expect(back.map((guest) => ({ view: guest.view, table: guest.table }))).toEqual(before);
	await playOut(back);
	expect(back[0]?.view?.outcome).not.toBeNull();
	expect(await second.end('SIGTERM')).toEqual([0, null]);

	// The file alone tells the same story.
	const store = sqliteStore(join(dataDir, 'tables.sqlite'));
	const { saved } = await mine(store, ann.code);
	await store.close();
	expect(restoreTable(saved).state?.outcome).toEqual(back[0]?.view?.outcome);
});

it.each([0, 3, 8])(
	'killed after %i moves: the server has the same table as before, with all that is hidden',
	async (count) => {
		const first = await serveWatched();
		const { people, ann, ben } = await seated(first.url, {
			bots: 2,
			clock: 600,
			clockFor: 'game',
			rules: 'v2',
			lateJoin: 'anyone',
			start: false,
		});
		await ben.deed({ do: 'salt', salt: 'feedfeedfeedfeed' });
		await ann.deed({ do: 'start' });
		await playMoves(people, count);
		await Promise.race(people.map((guest) => guest.until('a person on turn', () => guest.isMyTurn)));
		const before = await first.hash(ann.code);
		await first.end('SIGKILL');

		const store = sqliteStore(join(dataDir, 'tables.sqlite'));
		expect(hashOfTable(restoreTable((await mine(store, ann.code)).saved))).toBe(before);
		await store.close();

		const second = await serveWatched();
		const joins = people.map(({ code, joined }) => Guest.join(second.url, code, { credential: joined.credential }));
		const back = await Promise.all(joins);
		expect(await second.hash(ann.code)).toBe(before);
		// And what it has is what it goes on with.
		await playMoves(back, 1);
		expect(await second.hash(ann.code)).not.toBe(before);
	},
);

it('a command that was saved but not answered before the kill is known when it is repeated', async () => {
	const first = await serve();
	const { ann } = await seated(first.url, { people: 1, bots: 1, first: 0 });
	const { version } = ann.table;
	const { view } = ann;
	if (view === null) throw new Error('a game is on');
	const { chooseMove } = await import('@aquarius/bots');
	const { makeMove } = await import('@aquarius/engine');
	const command = { version, key: 'the-one', move: makeMove(chooseMove('random', view, '1')) };
	const answer = await ann.ask('move', command);
	await first.end('SIGKILL');
	const second = await serve();
	const back = await Guest.join(second.url, ann.code, { credential: ann.joined.credential });
	expect(await back.ask('move', command)).toEqual(answer);
});

it('a table command that was acknowledged before the kill is known when it is repeated', async () => {
	const first = await serve();
	const ann = await Guest.create(first.url, { name: 'Ann', seats: 4 });
	const command = { do: 'add-bot', bot: 'random', key: 'one' };
	const answer = await ann.deed(command);
	await first.end('SIGKILL');
	const second = await serve();
	const back = await Guest.join(second.url, ann.code, { credential: ann.joined.credential });
	expect(await back.deed(command)).toEqual(answer);
	expect(back.table.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'empty', 'empty']);
});

it('two who come back in the same moment wake one table', async () => {
	const first = await serve();
	const { ann, ben } = await seated(first.url, { start: false });
	await first.end('SIGKILL');
	const second = await serve();
	const again = (guest: Guest) => Guest.join(second.url, guest.code, { credential: guest.joined.credential });
	const [annAgain, benAgain, eve] = await Promise.all([
		again(ann),
		again(ben),
		Guest.join(second.url, ann.code, { watch: true }),
	]);
	await annAgain.until(
		'everybody',
		() => annAgain.table.seats.every(({ connected }) => connected) && annAgain.table.watchers === 1,
	);
	expect(await annAgain.deed({ do: 'start' })).toMatchObject({ ok: true });
	await Promise.all([benAgain, eve].map((guest) => guest.until('the deal', () => guest.table.phase === 'playing')));
});

describe('the end of the process', () => {
	it.each(['SIGTERM', 'SIGINT'] as const)(
		'%s: tables are told, the exit is clean, and nothing is waited for until the time for it is up',
		async (signal) => {
			const { end, url, log } = await serve();
			const { ann } = await seated(url, { people: 1, bots: ['greedy'], first: 0 });
			const closed = ann.untilClosed();
			expect(await end(signal)).toEqual([0, null]);
			expect(await closed).toBe(4103);
			expect(log()).not.toMatch(/Error|close-slow/);
			await expect(call(url, '/healthz')).rejects.toThrow();
			// Whoever starts next finds the table as it was.
			const next = await serve();
			const back = await Guest.join(next.url, ann.code, { credential: ann.joined.credential });
			expect(back.view).toEqual(ann.view);
		},
	);
});

it('sockets with addresses that make no sense do not end the process', async () => {
	const { child, url } = await serve();
	const upgrade =
		'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
	const targets = [
		'/',
		'//',
		'/%',
		'/a/BBBBBB',
		'/a/b?sessionId=x',
		'/a/__proto__?sessionId=x',
		'http://[::/',
		'http://a:99999/',
	];
	for (const target of targets) {
		const socket = connect(Number(new URL(url).port), '127.0.0.1');
		socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\n${upgrade}\r\n`);
		await once(socket, 'data');
		socket.destroy();
	}
	expect((await call(url, '/healthz')).status).toBe(200);
	expect(child.exitCode).toBeNull();
});

it('says which settings cannot be used', async () => {
	await expect(serve({ PORT: 'eighty', GRACE_SECONDS: '0' })).rejects.toThrow(
		/PORT must be a whole number[\s\S]*GRACE_SECONDS must be from 1/,
	);
});
