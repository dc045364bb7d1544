import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { matchMaker } from '@colyseus/core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sqliteStore } from '../store/sqlite-store.ts';
import { stepTo } from '../table/table.ts';
import { call, Guest, playOut } from '../testing/guest.ts';
import { type RunningApp, runApp } from '../testing/running-app.ts';
import { mine } from '../testing/store-conformance.ts';

let dataDir: string;
let running: RunningApp;
beforeEach(async () => {
	dataDir = mkdtempSync(join(tmpdir(), 'aquarius-room-'));
	running = await runApp({ config: { dataDir } });
});
afterEach(async () => {
	await running.stop();
	rmSync(dataDir, { recursive: true, force: true });
});

it('a table that was changed elsewhere answers nothing more, closes, and is restored for those who return', async () => {
	const ann = await Guest.create(running.url, { seats: 2 });
	const other = sqliteStore(join(dataDir, 'tables.sqlite'));
	const { change } = stepTo(running.truth(ann.code), {
		options: { ...running.truth(ann.code).facts.options, clock: 77 },
	});
	const { lease } = await mine(other, ann.code);
	await other.save(change, lease);
	await other.close();
	expect(await ann.deed({ do: 'add-bot', bot: 'random' })).toEqual({ refused: 'room/restarting' });
	expect(await ann.untilClosed()).toBe(4103);
	const back = await ann.again();
	expect(back.table).toMatchObject({ options: { clock: 77 }, seats: [{ kind: 'person' }, { kind: 'empty' }] });
	expect(await back.deed({ do: 'add-bot', bot: 'random' })).toMatchObject({ ok: true });
	expect(running.logged.map(({ event }) => event)).toContain('lease-lost');
});

it('a fault inside one command is answered and logged, and the table goes on', async () => {
	const ann = await Guest.create(running.url, { seats: 2, bots: ['random'] });
	const room = matchMaker.getLocalRoomById(ann.code);
	const { broadcast } = room;
	room.broadcast = () => {
		throw new Error('planted');
	};
	expect(await ann.ask('emote', { key: 'k', emote: 'hello' })).toEqual({ refused: 'room/restarting' });
	room.broadcast = broadcast;
	expect(
		running.logged.some(({ event, facts }) => event === 'command-failed' && String(facts.error).includes('planted')),
	).toBe(true);
	await ann.deed({ do: 'start' });
	await ann.until('the game', () => ann.table.phase === 'playing');
	await playOut([ann]);
});

it('a change that cannot be shown is saved all the same, and the table comes back with it and goes on', async () => {
	const ann = await Guest.create(running.url, { seats: 2, bots: ['random'] });
	await ann.deed({ do: 'options', options: { first: 0 } });
	await ann.deed({ do: 'start' });
	await ann.until('the turn', () => ann.isMyTurn);
	matchMaker.getLocalRoomById(ann.code).broadcastPatch = () => {
		throw new Error('planted');
	};
	const { version } = ann.table;
	expect(await ann.playAsBot('random', 'planted')).toEqual({ ok: true, version: version + 1 });
	expect(await ann.untilClosed()).toBe(4103);
	expect(running.logged.some(({ event, facts }) => event === 'room-failed' && facts.method === 'show')).toBe(true);
	const back = await ann.again();
	await back.until('the bot', () => back.table.version > version + 1 && back.isMyTurn);
	await playOut([back]);
});

it('whoever reloads late in a game that says more than its cards has all of it', async () => {
	await running.stop();
	running = await runApp({ config: { dataDir, botPauseMs: [0, 0], commandsPerSecond: 1000 } });
	// Each play shows ten people twenty cards.
	const deck = { FAWE: 3, 'shuffle-hands': 240 };
	const rules = { base: 'v3', decks: 2, handSize: 20, actions: ['shuffle-hands', 'trade-hands'], deck };
	const ann = await Guest.create(running.url, { seats: 10, rules, bots: new Array(9).fill('random') });
	await ann.deed({ do: 'start' });
	while (ann.table.version < 250) {
		await ann.until('her turn', () => ann.isMyTurn);
		const answer = await ann.playAsBot('random', `${ann.table.version}`);
		if ('refused' in answer) throw new Error(answer.refused);
		await ann.untilVersion(answer.version);
	}
	await ann.until('her turn', () => ann.isMyTurn);
	const back = await ann.again();
	expect(back.room.state.toJSON()).toEqual(ann.room.state.toJSON());
}, 60_000);

it('a fault over a frame ends that connection, not the process, and its person comes back', async () => {
	const ann = await Guest.create(running.url, { seats: 2 });
	const ben = await Guest.join(running.url, ann.code);
	const room = matchMaker.getLocalRoomById(ann.code);
	const { clients } = room;
	const client = [...clients].find(({ sessionId }: { sessionId: string }) => sessionId === ben.room.sessionId);
	if (client === undefined) throw new Error('Ben is here');
	client.userData = undefined;
	ben.room.send('anything', {});
	expect(await ben.untilClosed()).toBe(1006);
	expect(running.logged.some(({ event, facts }) => event === 'command-failed' && facts.command === 'frame')).toBe(true);
	expect((await ben.again()).me).toBe(1);
	expect(await ann.deed({ do: 'start' })).toMatchObject({ ok: true });
});

it('names are shown as they are, cleaned, and never break the log', async () => {
	const nasty = '<img src=x onerror=alert(1)>\n\u202e{"event":"x"}';
	const ann = await Guest.create(running.url, { name: nasty, seats: 2 });
	expect(ann.table.seats[0]?.name).toBe('<img src=x onerror=a');
	expect(await ann.deed({ do: 'rename', name: '\u202e\u200b \n' })).toEqual({
		refused: 'room/bad-request',
		field: 'name',
	});
	expect(await ann.deed({ do: 'rename', name: 'Zo\u0308e\u0301\u0301\u0301\u0301 \ud800' })).toMatchObject({
		ok: true,
	});
	await ann.until('the name', () => ann.table.seats[0]?.name === 'Z\u00f6\u00e9\u0301\u0301');
});

it('nothing about a table is in the matchmaker’s listing', async () => {
	const ann = await Guest.create(running.url, { seats: 2 });
	const listing = await matchMaker.getRoomById(ann.code);
	expect(listing?.metadata ?? null).toBeNull();
	const shown = JSON.stringify(ann.room.state.toJSON());
	const { facts } = running.truth(ann.code);
	for (const secret of [ann.room.sessionId, ann.joined.credential, facts.chairs[0]?.holder]) {
		expect(shown).not.toContain(String(secret));
	}
});

it('a place that is kept for somebody who never comes does not hold up the end', async () => {
	const ann = await Guest.create(running.url, { seats: 3 });
	const reply = await call(running.url, `/api/tables/${ann.code}/join`, { name: 'Ben' });
	expect(reply.status).toBe(200);
	await running.app.close();
	expect(running.logged.map(({ event }) => event)).not.toContain('close-slow');
});
