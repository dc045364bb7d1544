import { setImmediate as nextTick } from 'node:timers/promises';
import type { Joined } from '@aquarius/protocol';
import { matchMaker } from '@colyseus/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeTime } from '../testing/fake-time.ts';
import { call, Guest, playOut } from '../testing/guest.ts';
import { RawLine } from '../testing/raw-line.ts';
import { type RunningApp, runApp } from '../testing/running-app.ts';

const GRACE = 90_000;
let time: FakeTime;
let running: RunningApp;
beforeEach(async () => {
	time = new FakeTime();
	running = await runApp({ time });
});
afterEach(() => running.stop());

const joinAs = async (code: string, body: object) =>
	(await call(running.url, `/api/tables/${code}/join`, body)).body as Joined;

/** How far somebody gets on the way to the table before the line is gone. */
const WAYS: readonly (readonly [string, (joined: Joined) => Promise<void>])[] = [
	['before the connection', async () => {}],
	[
		'while it is being opened',
		async (joined) => {
			const opening = RawLine.join(running.url, joined).catch(() => undefined);
			await nextTick();
			await (await opening)?.end();
		},
	],
	[
		'once it is open, without a word',
		async (joined) => void (await (await RawLine.join(running.url, joined, { join: false })).end()),
	],
	[
		'at the first word of the table',
		async (joined) => {
			const { promise, resolve } = Promise.withResolvers<unknown>();
			const line = await RawLine.join(running.url, joined, { onFrame: resolve });
			await promise;
			await line.end();
		},
	],
	[
		'as soon as it is there',
		async (joined) => {
			const guest = await Guest.sitDown(running.url, joined);
			guest.cut();
			await guest.untilClosed();
		},
	],
];

describe.each(WAYS)('who leaves %s', (_, leave) => {
	it('comes back at once, to the same seat', async () => {
		const ann = await Guest.create(running.url, { seats: 2 });
		const joined = await joinAs(ann.code, { name: 'Ben' });
		await leave(joined);
		const ben = await Guest.join(running.url, ann.code, { credential: joined.credential });
		expect(ben.me).toBe(1);
		await ann.until('Ben', () => ann.table.seats[1]?.connected === true);
		await ann.deed({ do: 'start' });
		await Promise.all([ann, ben].map((guest) => guest.until('the deal', () => guest.table.phase === 'playing')));
		await playOut([ann, ben]);
	});

	it('and does not, leaves no ghost: the chair is free after the grace time, and nobody is counted', async () => {
		const ann = await Guest.create(running.url, { seats: 2 });
		await leave(await joinAs(ann.code, { name: 'Ben' }));
		await ann.until('an empty place', () => ann.table.seats[1]?.connected === false);
		time.advance(GRACE);
		await ann.until('a free chair', () => ann.table.seats[1]?.kind === 'empty');
		expect((await Guest.join(running.url, ann.code, { name: 'Cleo' })).me).toBe(1);
		expect(matchMaker.getLocalRoomById(ann.code).clients).toHaveLength(2);
	});

	it('and only watched, is not counted either', async () => {
		const ann = await Guest.create(running.url, { seats: 2 });
		await leave(await joinAs(ann.code, { watch: true }));
		const eve = await Guest.join(running.url, ann.code, { watch: true });
		await ann.until('one who watches', () => ann.table.watchers === 1);
		await eve.leave();
		await ann.until('nobody', () => ann.table.watchers === 0);
	});
});

it('who is sent away while joining does not sit down', async () => {
	const ann = await Guest.create(running.url, { seats: 2 });
	const joined = await joinAs(ann.code, { name: 'Ben' });
	await ann.until('Ben', () => ann.table.seats[1]?.kind === 'person');
	await ann.deed({ do: 'kick', seat: 1 });
	await expect(Guest.sitDown(running.url, joined)).rejects.toThrow('room/not-seated');
	expect(ann.table.seats[1]?.kind).toBe('empty');
});

it('thirty who watch take no place from who plays', async () => {
	const ann = await Guest.create(running.url, { seats: 5 });
	await Promise.all(Array.from({ length: 30 }, () => Guest.join(running.url, ann.code, { watch: true })));
	const people = await Promise.all(
		Array.from({ length: 4 }, (_, n) => Guest.join(running.url, ann.code, { name: `P${n}` })),
	);
	expect(people.map(({ me }) => me).sort()).toEqual([1, 2, 3, 4]);
	await ann.until('all of them', () => ann.table.watchers === 30);
	await expect(Guest.join(running.url, ann.code, { name: 'Zoe' })).rejects.toThrow('room/full');
});

it('who asks for a chair and is gone before it is theirs leaves no ghost on it', async () => {
	const ann = await Guest.create(running.url, { seats: 3 });
	for (let tries = 0; tries < 5; tries++) {
		const eve = await Guest.join(running.url, ann.code, { watch: true });
		eve.deed({ do: 'sit', name: 'Eve' }).catch(() => undefined);
		// The store is busy with others, so that the line may be gone before it answers.
		void ann.deed({ do: 'rename', name: `Ann ${tries}` });
		eve.cut();
		const others = () => ann.table.seats.filter(({ connected }) => connected).length - 1 + ann.table.watchers;
		await ann.until('nobody else here', () => others() === 0);
		time.advance(GRACE);
		await ann.until('a free chair', () => ann.table.seats.filter(({ kind }) => kind === 'person').length === 1);
	}
});
