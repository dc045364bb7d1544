import { randomBytes } from 'node:crypto';
import { setImmediate as nextTick } from 'node:timers/promises';
import type { Joined } from '@aquarius/protocol';
import { matchMaker } from '@colyseus/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeTime } from '../testing/fake-time.ts';
import { call, Guest, playOut } from '../testing/guest.ts';
import { type RunningApp, runApp } from '../testing/running-app.ts';

const GRACE = 90_000;
let time: FakeTime;
let running: RunningApp;
beforeEach(async () => {
	time = new FakeTime();
	running = await runApp({ time });
});
afterEach(() => running.stop());

async function started(o: { clock?: number; onLeave?: 'bot' | 'empty' } = {}) {
	const ann = await Guest.create(running.url, { seats: 2, ...o });
	const ben = await Guest.join(running.url, ann.code);
	await ann.deed({ do: 'options', options: { first: 0 } });
	await ann.deed({ do: 'start' });
	await Promise.all([ann, ben].map((guest) => guest.until('the deal', () => guest.table.phase === 'playing')));
	return { ann, ben };
}
const gone = (watcher: Guest, seat: number) =>
	watcher.until(`seat ${seat} gone`, () => watcher.table.seats[seat]?.connected === false);

describe('coming back', () => {
	it('after a cut line, with the same hand, and the game goes on', async () => {
		const { ann, ben } = await started();
		const hand = ann.view?.players[0]?.hand;
		ann.cut();
		await gone(ben, 0);
		const version = ben.table.version;
		const back = await ann.again();
		expect(back.me).toBe(0);
		expect(back.view?.players[0]?.hand).toEqual(hand);
		await ben.until('Ann', () => ben.table.seats[0]?.connected === true);
		expect(ben.table.version).toBe(version);
		await playOut([back, ben]);
	});

	it('from a second tab: the newest connection has the seat, the older one is told and can do nothing', async () => {
		const { ann, ben } = await started();
		const second = await ann.again();
		expect(await ann.untilClosed()).toBe(4101);
		expect(second.isMyTurn).toBe(true);
		expect(ben.table.seats[0]?.connected).toBe(true);
		await playOut([second, ben]);
	});

	it('fifty wrong credentials burn nothing', async () => {
		const { ann, ben } = await started();
		ben.cut();
		await gone(ann, 1);
		const before = running.hash(ann.code);
		const shown = JSON.stringify(ann.room.state.toJSON()).match(/[\w-]{6,}/g) ?? [];
		const wrong = [
			...Array.from({ length: 46 - Math.min(20, shown.length) }, () => randomBytes(24).toString('base64url')),
			...shown.slice(0, 20),
			ann.room.sessionId,
			ben.room.sessionId,
			ann.code,
			running.truth(ann.code).facts.chairs[1]?.holder ?? '',
		];
		const replies = await Promise.all(
			wrong.map((credential) => call(running.url, `/api/tables/${ann.code}/join`, { credential })),
		);
		expect(replies.map(({ status }) => status)).toEqual(new Array(50).fill(403));
		// An empty one is none: a newcomer at a full table.
		expect((await call(running.url, `/api/tables/${ann.code}/join`, { credential: '' })).status).toBe(400);
		expect(running.hash(ann.code)).toBe(before);
		const back = await ben.again();
		expect(back.view?.players[1]?.hand).not.toContain('????');
	});

	it('a reservation is good once', async () => {
		const ann = await Guest.create(running.url, { seats: 2 });
		const { reservation } = ann.joined;
		const socket = new WebSocket(
			`${running.url.replace('http', 'ws')}/${reservation.processId}/${reservation.roomId}?sessionId=${reservation.sessionId}`,
		);
		await new Promise((done) => socket.addEventListener('close', done));
		expect(ann.room.connection.isOpen).toBe(true);
		expect(ann.closeCode).toBeUndefined();
	});
});

it('whoever joins while the seats close up at the start is told the seat that became theirs', async () => {
	const ann = await Guest.create(running.url, { seats: 4 });
	const ben = await Guest.join(running.url, ann.code);
	const { body } = await call(running.url, `/api/tables/${ann.code}/join`, { name: 'Cleo' });
	const joined = body as Joined;
	expect(joined.seat).toBe(2);
	await ben.deed({ do: 'leave' });
	await ann.deed({ do: 'start' });
	const cleo = await Guest.sitDown(running.url, joined);
	await cleo.until('her hand', () => cleo.me === 1 && cleo.view?.players[1]?.hand.includes('????') === false);
});

describe('someone who does not come back', () => {
	it('is played for by a bot after the grace time, until they return', async () => {
		const { ann, ben } = await started();
		ann.cut();
		await gone(ben, 0);
		time.advance(GRACE - 1);
		expect(running.truth(ben.code).lines).toHaveLength(0);
		expect(ben.table.seats[0]?.away).toBe(false);
		time.advance(1);
		await ben.until('the stand-in', () => ben.isMyTurn);
		expect(ben.table.seats[0]).toMatchObject({ kind: 'person', away: true, connected: false });
		expect(running.truth(ben.code).lines[0]?.by).toBe('bot');
		const back = await ann.again();
		await ben.until('Ann', () => ben.table.seats[0]?.away === false);
		await ben.playAsBot('random', '1');
		await back.until('her own turn', () => back.isMyTurn);
		time.advance(GRACE * 2);
		await nextTick();
		expect(back.isMyTurn).toBe(true);
	});

	it('loses the seat in the lobby after the grace time, and the office of host with it', async () => {
		const ann = await Guest.create(running.url, { seats: 2 });
		const ben = await Guest.join(running.url, ann.code);
		ann.cut();
		await gone(ben, 0);
		time.advance(GRACE);
		await ben.until('a free chair', () => ben.table.seats[0]?.kind === 'empty' && ben.table.host === 1);
		expect((await Guest.join(running.url, ann.code, { name: 'Cleo' })).me).toBe(0);
		await expect(ann.again()).rejects.toThrow('room/not-seated');
	});

	it('who never connects after joining frees the seat as well', async () => {
		const ann = await Guest.create(running.url, { seats: 2 });
		await call(running.url, `/api/tables/${ann.code}/join`, { name: 'Ghost' });
		await ann.until('the ghost', () => ann.table.seats[1]?.kind === 'person');
		time.advance(GRACE);
		await ann.until('a free chair', () => ann.table.seats[1]?.kind === 'empty');
	});

	it('after the game: another person who is here becomes host and can ask for a rematch', async () => {
		const { ann, ben } = await started();
		await playOut([ann, ben]);
		ann.cut();
		await gone(ben, 0);
		time.advance(GRACE - 1);
		expect(await ben.deed({ do: 'rematch' })).toEqual({ refused: 'room/not-host' });
		time.advance(1);
		await ben.until('the office', () => ben.table.host === 1);
		expect(await ben.deed({ do: 'rematch' })).toMatchObject({ ok: true });
	});

	it('a host who returns in time is still host and can start', async () => {
		const ann = await Guest.create(running.url, { seats: 2 });
		const ben = await Guest.join(running.url, ann.code);
		ann.cut();
		await gone(ben, 0);
		time.advance(40_000);
		const back = await ann.again();
		expect(back.table.host).toBe(0);
		expect(await ben.deed({ do: 'start' })).toEqual({ refused: 'room/not-host' });
		expect(await back.deed({ do: 'start' })).toMatchObject({ ok: true });
	});
});

describe('a table without anybody', () => {
	it('does nothing, sleeps in the store, and wakes for the first who comes, even for two at once', async () => {
		const { ann, ben } = await started();
		const hand = ann.view?.players[0]?.hand;
		ann.cut();
		await gone(ben, 0);
		const { ended } = { ended: ben.untilClosed() };
		ben.cut();
		await ended;
		const { code } = ann;
		while (matchMaker.getLocalRoomById(code)?.clients.length > 0) await nextTick();
		time.advance(GRACE * 2);
		expect(running.truth(code).lines).toHaveLength(0);
		time.advance(300_000);
		while (matchMaker.getLocalRoomById(code) !== undefined) await nextTick();
		expect(running.app.inspect(code)).toBeUndefined();
		expect((await call(running.url, `/api/tables/${code}`)).body).toMatchObject({ phase: 'playing', freeSeats: 0 });
		const [annAgain, benAgain] = await Promise.all([ann.again(), ben.again()]);
		expect(annAgain.view?.players[0]?.hand).toEqual(hand);
		await playOut([annAgain, benAgain]);
	});
});
