import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Joined, QuickMatch } from '@aquarius/protocol';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeHouse } from '../app.ts';
import { FakeTime } from '../testing/fake-time.ts';
import { fastFolder } from '../testing/fast-folder.ts';
import { call, Guest, playOut } from '../testing/guest.ts';
import { type RunningApp, runApp } from '../testing/running-app.ts';

let time: FakeTime;
let running: RunningApp;
beforeEach(async () => {
	time = new FakeTime();
	running = await runApp({ time });
});
afterEach(() => running.stop());

const gone = (watcher: Guest, seat: number) =>
	watcher.until(`seat ${seat} gone`, () => watcher.table.seats[seat]?.connected === false);

describe('quick match', () => {
	it('three who come in the same moment sit together, and the game starts at once', async () => {
		const guests = await Promise.all(['A', 'B', 'C'].map((name) => Guest.quick(running.url, 3, name)));
		expect(new Set(guests.map(({ code }) => code)).size).toBe(1);
		expect(guests.map(({ me }) => me).sort()).toEqual([0, 1, 2]);
		await Promise.all(guests.map((guest) => guest.until('the game', () => guest.table.phase === 'playing')));
		expect(guests[0]?.table.seats.map(({ kind }) => kind).slice(0, 3)).toEqual(['person', 'person', 'person']);
		await playOut(guests);
	});

	it('who asks twice with one key is placed once, also when the table has filled meanwhile', async () => {
		const wish = { name: 'Ann', seats: 2, key: randomBytes(12).toString('hex') };
		const asked = () => call(running.url, '/api/quick-match', wish);
		const [first, second] = await Promise.all([asked(), asked()]);
		expect(second.body).toMatchObject({ code: (first.body as Joined).code, seat: 0 });
		const ben = await Guest.quick(running.url, 2, 'Ben');
		expect(ben.code).toBe((first.body as Joined).code);
		expect((await asked()).body).toMatchObject({ code: ben.code, seat: 0 });
	});

	it('a full table waits a moment for everybody’s part in the shuffle, and no longer', async () => {
		const ask = async (name: string) =>
			Guest.sitDown(running.url, (await call(running.url, '/api/quick-match', { name, seats: 2 })).body as Joined);
		const ann = await ask('Ann');
		const ben = await ask('Ben');
		await ann.until('both', () => ann.table.seats[1]?.connected === true);
		await ann.deed({ do: 'salt', salt: 'aaaaaaaaaaaaaaaa' });
		time.advance(1999);
		expect(ann.table.phase).toBe('lobby');
		await ben.deed({ do: 'salt', salt: 'bbbbbbbbbbbbbbbb' });
		await ann.until('the game', () => ann.table.phase === 'playing');
		expect(running.truth(ann.code).facts.salts).toEqual(['aaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbb']);
		const cleo = await ask('Cleo');
		await ask('Dot');
		await cleo.until('both', () => cleo.table.seats[1]?.connected === true);
		time.advance(2000);
		await cleo.until('the game', () => cleo.table.phase === 'playing');
	});

	it('one alone is told how long to wait, then plays with bots', async () => {
		const ann = await Guest.quick(running.url, 3);
		expect(ann.table).toMatchObject({ phase: 'lobby', quick: true, startsAt: time.now() + 10_000, host: null });
		expect(await ann.deed({ do: 'start' })).toEqual({ refused: 'room/not-host' });
		time.advance(9_999);
		expect(ann.table.phase).toBe('lobby');
		time.advance(1);
		await ann.until('the game', () => ann.table.phase === 'playing');
		expect(ann.table.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot', 'invisible', 'invisible']);
		await playOut([ann]);
	});

	it.each([1, 2, 6, 11, 12, 30])(
		'%i at once: no table above its seats, nobody alone while another waits',
		async (count) => {
			const guests = await Promise.all(Array.from({ length: count }, (_, n) => Guest.quick(running.url, 5, `P${n}`)));
			const sizes = new Map<string, number>();
			for (const { code } of guests) sizes.set(code, (sizes.get(code) ?? 0) + 1);
			const sorted = [...sizes.values()].sort((a, b) => b - a);
			const full = Math.floor(count / 5);
			expect(sorted).toEqual([...new Array(full).fill(5), ...(count % 5 ? [count % 5] : [])]);
			time.advance(10_000);
			await Promise.all(guests.map((guest) => guest.until('the game', () => guest.table.phase === 'playing')));
		},
	);

	it('who closes the tab while pairing makes room for a bot, and nobody waits for a ghost', async () => {
		const ann = await Guest.quick(running.url, 3, 'A');
		const ben = await Guest.quick(running.url, 3, 'B');
		ben.cut();
		await gone(ann, 1);
		const cleo = await Guest.quick(running.url, 3, 'C');
		expect(cleo.code).toBe(ann.code);
		time.advance(10_000);
		await ann.until('the game', () => ann.table.phase === 'playing');
		expect(ann.table.seats.map(({ kind }) => kind).slice(0, 3)).toEqual(['person', 'bot', 'person']);
	});

	describe('who is let in just before the start', () => {
		/** Takes a seat for a stranger whose connection is still to come. */
		const letIn = async (name: string) =>
			(await call(running.url, '/api/quick-match', { name, seats: 3 })).body as Joined;
		const isWaiting = (guest: Guest) => expect(running.truth(guest.code).facts.phase).toBe('lobby');

		it('has a few seconds to connect, and plays', async () => {
			const ann = await Guest.quick(running.url, 3, 'A');
			time.advance(9_990);
			const late = await letIn('B');
			time.advance(4_000);
			await ann.until('the late one', () => ann.table.seats[1]?.kind === 'person');
			isWaiting(ann);
			const ben = await Guest.sitDown(running.url, late);
			// The wait is over, and nobody is expected any more.
			time.advance(0);
			await ann.until('the game', () => ann.table.phase === 'playing');
			expect([ben.me, ben.table.seats.slice(0, 3).map(({ kind }) => kind)]).toEqual([1, ['person', 'person', 'bot']]);
			await playOut([ann, ben]);
		});

		it('and does not come, holds up nobody for longer', async () => {
			const ann = await Guest.quick(running.url, 3, 'A');
			time.advance(9_990);
			await letIn('B');
			time.advance(4_999);
			await ann.until('the late one', () => ann.table.seats[1]?.kind === 'person');
			isWaiting(ann);
			time.advance(1);
			await ann.until('the game', () => ann.table.phase === 'playing');
			expect(ann.table.seats.slice(0, 3).map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot']);
		});

		it('keeps the seat also where others before have held up the start for as long as that may be', async () => {
			const ann = await Guest.quick(running.url, 6, 'A', { rules: 'collect-seven' });
			const late = async (name: string) =>
				(await call(running.url, '/api/quick-match', { name, seats: 6, rules: 'collect-seven' })).body as Joined;
			time.advance(9_000);
			let last: Joined | undefined;
			for (const name of ['B', 'C', 'D', 'E', 'F']) {
				isWaiting(ann);
				last = await late(name);
				expect(last.code).toBe(ann.code);
				time.advance(name === 'F' ? 0 : 4_500);
			}
			// Begins 20 s after its time, 1 s before the last one would be given up.
			time.advance(3_000);
			await ann.until('the game', () => ann.table.phase === 'playing');
			expect(ann.table.seats.slice(0, 6).map(({ kind }) => kind)).toEqual([
				'person',
				'bot',
				'bot',
				'bot',
				'bot',
				'person',
			]);
			if (last === undefined) throw new Error('somebody came last');
			expect((await Guest.sitDown(running.url, last)).me).toBe(5);
		});
	});

	it('a seat that is stored is given also where the other processes cannot be told', async () => {
		await running.stop();
		const dataDir = mkdtempSync(join(fastFolder(), 'aquarius-quick-'));
		const logged: string[] = [];
		const house = makeHouse({ time, config: { dataDir, requestsPerMinute: 0 }, log: (event) => logged.push(event) });
		const spread = () => Promise.reject(new Error('Redis is away'));
		running = await runApp({ house: { ...house, notices: { ...house.notices, spread } } });
		const [ann, ben] = [await Guest.quick(running.url, 2, 'A'), await Guest.quick(running.url, 2, 'B')];
		expect([ann.code, ann.me, ben.me]).toEqual([ben.code, 0, 1]);
		expect(logged).toEqual(['notices-failed', 'notices-failed']);
		rmSync(dataDir, { recursive: true });
	});

	it('people meet who want the same edition, pace and number of seats, and only those', async () => {
		const wishes: Partial<QuickMatch>[] = [{}, { seats: 2 }, { rules: 'v2' }, { pace: 'calm' }, {}, { pace: 'calm' }];
		const guests = await Promise.all(wishes.map((wish, n) => Guest.quick(running.url, 3, `P${n}`, wish)));
		const [plain, , , calm, again, calmAgain] = guests.map(({ code }) => code);
		expect(new Set(guests.map(({ code }) => code)).size).toBe(4);
		expect([plain, calm]).toEqual([again, calmAgain]);
		expect(guests.map(({ table }) => table.options.clock)).toEqual([60, 60, 60, 0, 60, 0]);
		expect(guests[2]?.table.rules).toBe('v2');
	});

	it('refuses what nobody can play', async () => {
		for (const wish of [
			{ seats: 1 },
			{ seats: 11 },
			{ rules: 'solitaire', seats: 2 },
			{ rules: 'dominus' },
			{ pace: 'never' },
		]) {
			const reply = await call(running.url, '/api/quick-match', { name: 'Ann', seats: 3, ...wish });
			expect([reply.status, reply.body]).toEqual([400, { refused: 'room/bad-request', field: expect.any(String) }]);
		}
	});
});
