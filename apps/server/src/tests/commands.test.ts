import { randomBytes, randomUUID } from 'node:crypto';
import { chooseMove } from '@aquarius/bots';
import { makeMove } from '@aquarius/engine';
import type { CreateTable, Joined } from '@aquarius/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, Guest, playOut } from '../testing/guest.ts';
import { type RunningApp, runApp } from '../testing/running-app.ts';

let running: RunningApp;
beforeAll(async () => {
	running = await runApp();
});
afterAll(() => running.stop());

async function twoAtTable() {
	const ann = await Guest.create(running.url, { seats: 2 });
	const ben = await Guest.join(running.url, ann.code);
	return { ann, ben };
}

async function started() {
	const { ann, ben } = await twoAtTable();
	await ann.deed({ do: 'start' });
	await Promise.all([ann, ben].map((guest) => guest.until('the deal', () => guest.table.phase === 'playing')));
	return { ann, ben, mover: ann.isMyTurn ? ann : ben, other: ann.isMyTurn ? ben : ann };
}

function aMove(guest: Guest): string {
	if (guest.view === null) throw new Error('a game is on');
	return makeMove(chooseMove('random', guest.view, '00'));
}

describe('a command counts once', () => {
	it('the same frame twice has one effect and one answer', async () => {
		const { mover } = await started();
		const payload = { version: mover.table.version, key: 'once', move: aMove(mover) };
		const [first, second] = await Promise.all([mover.ask('move', payload), mover.ask('move', payload)]);
		expect(first).toEqual({ ok: true, version: payload.version + 1 });
		expect(second).toEqual(first);
		expect(running.truth(mover.code).lines).toHaveLength(1);
	});

	it('a refusal is repeated too', async () => {
		const { mover } = await started();
		const payload = { version: mover.table.version, key: 'no', move: 'pass' };
		expect(await mover.ask('move', payload)).toEqual({ refused: 'pass/not-allowed' });
		await mover.play(aMove(mover));
		expect(await mover.ask('move', payload)).toEqual({ refused: 'pass/not-allowed' });
	});

	it('of two commands for one version the second is stale', async () => {
		const { mover } = await started();
		const move = aMove(mover);
		const { version } = mover.table;
		const answers = await Promise.all([mover.play(move, { version }), mover.play(move, { version })]);
		expect(answers).toEqual([{ ok: true, version: version + 1 }, { refused: 'room/stale' }]);
	});

	it('a key belongs to its seat', async () => {
		const { mover, other } = await started();
		const key = 'same';
		await mover.play(aMove(mover), { key });
		await other.until('the turn', () => other.isMyTurn);
		expect(await other.play(aMove(other), { key })).toMatchObject({ ok: true });
	});

	it('what others ask does not make the table forget an answer', async () => {
		const { mover, other } = await started();
		const eve = await Guest.join(running.url, mover.code, { watch: true });
		const payload = { version: mover.table.version, key: 'once', move: aMove(mover) };
		const first = await mover.ask('move', payload);
		for (const guest of [eve, other]) await Promise.all(Array.from({ length: 300 }, () => guest.deed({ do: 'start' })));
		expect(await mover.ask('move', payload)).toEqual(first);
	});

	it('sitting down twice with one key is one chair and one answer', async () => {
		const ann = await Guest.create(running.url, { seats: 3 });
		const eve = await Guest.join(running.url, ann.code, { watch: true });
		const sit = { do: 'sit', name: 'Eve', key: 'sit' };
		const [first, second] = await Promise.all([eve.deed(sit), eve.deed(sit)]);
		expect(first).toMatchObject({ ok: true, seat: 1 });
		expect(second).toEqual(first);
	});

	it('a double click on a chair, with a key each, is one chair', async () => {
		const ann = await Guest.create(running.url, { seats: 4 });
		const eve = await Guest.join(running.url, ann.code, { watch: true });
		const [first, second] = await Promise.all([1, 2].map(() => eve.deed({ do: 'sit', name: 'Eve' })));
		expect(first).toMatchObject({ ok: true, seat: 1 });
		expect(second).toEqual({ refused: 'room/wrong-phase' });
		await ann.until('Eve', () => ann.table.seats[1]?.connected === true);
		expect(ann.table.seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'empty', 'empty']);
	});

	it('a table that is wished for twice with one key is one table with one person, for as long as it is there', async () => {
		const wish = { name: 'Ann', seats: 3, key: randomBytes(12).toString('hex') };
		const wished = () => call(running.url, '/api/tables', wish);
		const replies = [...(await Promise.all([wished(), wished(), wished()])), await wished()];
		const answers = replies.map(({ body }) => body as Joined); // each is 200, or the next line fails
		expect(new Set(answers.map(({ code, seat, credential }) => `${code} ${seat} ${credential}`)).size).toBe(1);
		const ann = await Guest.sitDown(running.url, answers[0] as Joined);
		expect(ann.table.seats.map(({ kind }) => kind)).toEqual(['person', 'empty', 'empty']);
		const other = await call(running.url, '/api/tables', { ...wish, key: randomBytes(12).toString('hex') });
		expect(other.body).not.toMatchObject({ code: ann.code });
	});

	it('joining twice with one key is one chair, also once the game is on', async () => {
		const ann = await Guest.create(running.url, { seats: 3 });
		const wish = { name: 'Ben', key: randomBytes(12).toString('hex') };
		const ben = await Guest.join(running.url, ann.code, wish);
		const again = () => call(running.url, `/api/tables/${ann.code}/join`, wish);
		expect((await again()).body).toMatchObject({ seat: 1, credential: ben.joined.credential });
		await ann.deed({ do: 'start' });
		await ben.until('the deal', () => ben.table.phase === 'playing');
		expect((await again()).body).toMatchObject({ seat: 1, credential: ben.joined.credential });
		expect(ben.table.seats.filter(({ kind }) => kind === 'person')).toHaveLength(2);
	});

	it('a key that could be guessed is refused', async () => {
		const reply = await call(running.url, '/api/tables', { name: 'Ann', key: 'mine' });
		expect(reply).toMatchObject({ status: 400, body: { refused: 'room/bad-request' } });
	});

	it('starting by a double click starts once', async () => {
		const { ann } = await twoAtTable();
		const [first, second] = await Promise.all([ann.deed({ do: 'start' }), ann.deed({ do: 'start' })]);
		expect(first).toMatchObject({ ok: true });
		expect(second).toEqual({ refused: 'room/wrong-phase' });
		expect(running.truth(ann.code).facts.game).toBe(1);
	});
});

describe('the lobby', () => {
	it('closes up empty chairs at the start and tells everybody their seat', async () => {
		const ann = await Guest.create(running.url, { seats: 5 });
		const ben = await Guest.join(running.url, ann.code, { name: 'Ben' });
		const cleo = await Guest.join(running.url, ann.code, { name: 'Cleo' });
		await ben.deed({ do: 'stand' });
		await ben.until('standing', () => ben.me === null);
		await ann.deed({ do: 'start' });
		await cleo.until('the new seat', () => cleo.me === 1 && cleo.table.phase === 'playing');
		expect(cleo.view?.players[1]?.hand.every((card) => card !== '????')).toBe(true);
		expect(cleo.view?.players.map(({ invisible }) => invisible ?? false)).toEqual([false, false, true, true, true]);
		expect(ben.view?.me).toBeNull();
		expect(ben.view?.players.flatMap(({ hand }) => hand).every((card) => card === '????')).toBe(true);
		await playOut([ann, cleo]);
	});

	it('someone who watches sits down, gets a credential of their own, and sees the hand', async () => {
		const ann = await Guest.create(running.url, { seats: 2 });
		const eve = await Guest.join(running.url, ann.code, { watch: true });
		const answer = await eve.deed({ do: 'sit', name: 'Eve' });
		if (!('ok' in answer) || answer.credential === undefined) throw new Error('sitting gives a credential');
		expect(answer.seat).toBe(1);
		eve.me = 1;
		await ann.deed({ do: 'start' });
		await eve.until('a hand', () => (eve.view?.players[1]?.hand.length ?? 0) > 0);
		expect(eve.view?.players[1]?.hand).not.toContain('????');
		const back = await Guest.join(running.url, ann.code, { credential: answer.credential });
		expect(back.joined.seat).toBe(1);
	});

	it('the sixth person is told that the table is full, and may watch', async () => {
		const ann = await Guest.create(running.url, { seats: 5, bots: ['random', 'random', 'random', 'random'] });
		await expect(Guest.join(running.url, ann.code)).rejects.toThrow('room/full');
		expect((await Guest.join(running.url, ann.code, { watch: true })).me).toBeNull();
	});

	it('people who watch never take a seat, and are counted', async () => {
		const ann = await Guest.create(running.url, { seats: 2 });
		const eyes = await Promise.all(Array.from({ length: 8 }, () => Guest.join(running.url, ann.code, { watch: true })));
		expect((await Guest.join(running.url, ann.code)).me).toBe(1);
		await ann.until('all of them', () => ann.table.watchers === 8);
		await eyes[0]?.leave();
		await ann.until('one fewer', () => ann.table.watchers === 7);
	});

	it('nobody watches where the host does not want it', async () => {
		const ann = await Guest.create(running.url, { seats: 2, spectators: false });
		await expect(Guest.join(running.url, ann.code, { watch: true })).rejects.toThrow('room/wrong-phase');
	});

	it('who is without a seat when such a game begins has to go, and so has who leaves it', async () => {
		const { ann, ben } = await twoAtTable();
		const eve = await Guest.join(running.url, ann.code, { watch: true });
		await ann.deed({ do: 'options', options: { spectators: false } });
		await ann.deed({ do: 'add-bot', bot: 'random' });
		expect(eve.closeCode).toBeUndefined();
		await ann.deed({ do: 'start' });
		expect(await eve.untilClosed()).toBe(4102);
		expect(await ben.deed({ do: 'leave' })).toMatchObject({ ok: true });
		await ann.until('a turn', () => ann.isMyTurn);
		await ann.play(aMove(ann));
		expect(await ben.untilClosed()).toBe(4102);
		expect(ann.room.connection.isOpen).toBe(true);
	});

	it('is made with bots in the last seats, but for those that are to stay open', async () => {
		const levels = async (seats: number, bots: CreateTable['bots']) => {
			const ann = await Guest.create(running.url, { seats, bots });
			return ann.table.seats.map(({ bot }) => bot);
		};
		expect(await levels(4, ['expert', 'easy'])).toEqual([null, null, 'expert', 'easy']);
		expect(await levels(4, ['expert', 'easy', null])).toEqual([null, 'expert', 'easy', null]);
		expect(await levels(3, [null, null])).toEqual([null, null, null]);
		await expect(Guest.create(running.url, { seats: 2, bots: ['easy', null] })).rejects.toThrow('room/bad-request');
	});

	it('a bot has a name that nobody else has, and keeps it when others go and when open seats are closed', async () => {
		const ann = await Guest.create(running.url, { name: 'Ann', seats: 5, bots: ['easy', null, 'expert'] });
		const [easy = '', , expert = ''] = ann.table.seats.slice(2).map(({ name }) => name);
		expect(new Set(['Ann', '', easy, expert]).size).toBe(4);
		expect(await ann.deed({ do: 'add-bot', bot: 'strong', seat: 3 })).toMatchObject({ ok: true });
		await ann.until('a third bot', () => ann.table.seats[3]?.bot === 'strong');
		const strong = ann.table.seats[3]?.name ?? '';
		expect(new Set(['Ann', '', easy, expert, strong]).size).toBe(5);
		await ann.deed({ do: 'remove-bot', seat: 2 });
		await ann.until('an open seat', () => ann.table.seats[2]?.bot === null);
		expect(ann.table.seats.map(({ name }) => name)).toEqual(['Ann', '', '', strong, expert]);
		await ann.deed({ do: 'start' });
		await ann.until('the deal', () => ann.table.phase === 'playing');
		expect(ann.table.seats.map(({ name }) => name).slice(0, 3)).toEqual(['Ann', strong, expert]);
	});

	it('takes options, and refuses what cannot be', async () => {
		const ann = await Guest.create(running.url, { seats: 4, bots: ['random', 'greedy'] });
		const set = (options: unknown) => ann.deed({ do: 'options', options });
		expect(await set({ seats: 2 })).toEqual({ refused: 'room/full' });
		expect(await set({ first: 4 })).toEqual({ refused: 'room/bad-request' });
		for (const [rules, at] of [
			[{ base: 'v3', rotateOption: 'perhaps' }, 'rotateOption'],
			[{ base: 'v3', handSize: 99 }, 'handSize'],
			['v9', ''],
		] as const) {
			expect(await set({ rules })).toMatchObject({ refused: 'room/bad-request', rules: { at } });
		}
		const rules = { base: 'v3', rotateOption: true };
		expect(await set({ seats: 3, clock: 30, spectators: false, onLeave: 'empty', first: 2, rules })).toMatchObject({
			ok: true,
		});
		await ann.until('the options', () => ann.table.options.clock === 30);
		expect(ann.table).toMatchObject({
			rules,
			options: { isPrivate: true, spectators: false, clock: 30, onLeave: 'empty', first: 2 },
			seats: [{ kind: 'person' }, { kind: 'bot' }, { kind: 'bot' }],
		});
		await ann.deed({ do: 'start' });
		await ann.until('the game', () => ann.view !== null);
		expect(ann.view?.rules.rotateOption).toBe(true);
	});

	it('the chosen seat begins, and the next one begins the rematch', async () => {
		const { ann, ben } = await twoAtTable();
		await ann.deed({ do: 'options', options: { first: 1 } });
		await ann.deed({ do: 'start' });
		expect(running.truth(ann.code).facts.began).toBe(1);
		await ann.until('the deal', () => ann.table.phase === 'playing');
		await playOut([ann, ben]);
		await ann.deed({ do: 'rematch' });
		expect(running.truth(ann.code).facts).toMatchObject({ game: 2, began: 0 });
	});

	it('a person who is sent away is closed out, and the credential is worth nothing', async () => {
		const { ann, ben } = await twoAtTable();
		await ann.deed({ do: 'kick', seat: 1 });
		expect(await ben.untilClosed()).toBe(4102);
		await expect(ben.again()).rejects.toThrow('403');
		await ann.until('a free chair', () => ann.table.seats[1]?.kind === 'empty');
	});
});

describe('the host', () => {
	it('who leaves passes the office on, and only the one shown as host has it', async () => {
		const { ann, ben } = await twoAtTable();
		const cleo = await Guest.join(running.url, ann.code, { watch: true });
		expect(await ben.deed({ do: 'add-bot', bot: 'random' })).toEqual({ refused: 'room/not-host' });
		await ann.deed({ do: 'leave' });
		await ben.until('the office', () => ben.table.host === 1);
		expect(await cleo.deed({ do: 'add-bot', bot: 'random' })).toEqual({ refused: 'room/not-seated' });
		expect(await ben.deed({ do: 'add-bot', bot: 'random' })).toMatchObject({ ok: true });
		expect(await ben.deed({ do: 'start' })).toMatchObject({ ok: true });
	});

	it.each([
		['bot', 'bot'],
		['empty', 'invisible'],
	] as const)(
		'who leaves a running game (%s) leaves a seat of kind %s, and the game goes on',
		async (onLeave, kind) => {
			const ann = await Guest.create(running.url, { seats: 3, onLeave });
			const ben = await Guest.join(running.url, ann.code, { name: 'Ben' });
			const cleo = await Guest.join(running.url, ann.code, { name: 'Cleo' });
			await ann.deed({ do: 'start' });
			await Promise.all([ben, cleo].map((guest) => guest.until('the deal', () => guest.table.phase === 'playing')));
			expect(await ann.deed({ do: 'leave' })).toMatchObject({ ok: true });
			await ben.until('a new host', () => ben.table.host === 1 && ben.table.seats[0]?.kind === kind);
			expect(ben.table.seats[0]?.name).toBe('Ann');
			expect(await ann.play('pass')).toEqual({ refused: 'room/not-seated' });
			await expect(ann.again()).rejects.toThrow('room/not-seated');
			await playOut([ben, cleo]);
			expect(ben.view?.outcome).not.toBeNull();
			await ben.deed({ do: 'rematch' });
			expect(running.truth(ann.code).facts.chairs).toHaveLength(onLeave === 'bot' ? 3 : 2);
		},
	);

	it('two play and one leaves: the other has won', async () => {
		const ann = await Guest.create(running.url, { seats: 2, onLeave: 'empty' });
		const ben = await Guest.join(running.url, ann.code);
		await ann.deed({ do: 'start' });
		await ann.deed({ do: 'leave' });
		await ben.until('the end', () => ben.table.phase === 'ended');
		expect(ben.view?.outcome).toEqual({ winners: [1], reason: 'last-player' });
	});
});

it('who stands up and says something in the same moment goes on watching', async () => {
	const { ann, ben } = await twoAtTable();
	const [stood, salted] = await Promise.all([
		ben.deed({ do: 'stand' }),
		ben.deed({ do: 'salt', salt: '0123456789abcdef' }),
	]);
	expect(stood).toMatchObject({ ok: true });
	expect(salted).toEqual({ refused: 'room/not-seated' });
	await ben.until('the free chair', () => ben.table.seats[1]?.kind === 'empty');
	expect(await ben.deed({ do: 'sit', name: 'Ben' })).toMatchObject({ ok: true, seat: 1 });
	expect(ann.closeCode).toBeUndefined();
});

it('what was meant for somebody who has gone meanwhile does not hit who came instead', async () => {
	const { ann, ben } = await twoAtTable();
	const { version } = ann.table;
	await ben.deed({ do: 'leave' });
	const cleo = await Guest.join(running.url, ann.code, { name: 'Cleo' });
	expect(await ann.deed({ do: 'kick', seat: 1, version })).toEqual({ refused: 'room/stale' });
	expect(await ann.deed({ do: 'mute', seat: 1, muted: true, version })).toEqual({ refused: 'room/stale' });
	await ann.until('Cleo', () => ann.table.seats[1]?.name === 'Cleo');
	expect(await ann.deed({ do: 'kick', seat: 1, version: ann.table.version })).toMatchObject({ ok: true });
	expect(await cleo.untilClosed()).toBe(4102);
});

it('what was meant for somebody before the seats were shuffled does not hit who sits there now', async () => {
	const { ann, ben } = await twoAtTable();
	const people = [ann, ben];
	await ann.deed({ do: 'start' });
	await Promise.all(people.map((guest) => guest.until('the deal', () => guest.table.phase === 'playing')));
	await playOut(people);
	await Promise.all(people.map((guest) => guest.until('the end', () => guest.table.phase === 'ended')));
	const { version } = ann.table;
	expect(await ann.deed({ do: 'rematch', shuffle: true })).toMatchObject({ ok: true });
	expect(await ann.deed({ do: 'mute', seat: 1, muted: true, version })).toEqual({ refused: 'room/stale' });
});

it('an emote that is sent twice with one key is heard once', async () => {
	const { ann, ben } = await twoAtTable();
	const [first, second] = await Promise.all([1, 2].map(() => ann.ask('emote', { key: 'one', emote: 'wow' })));
	expect(second).toEqual(first);
	await ann.ask('emote', { key: 'two', emote: 'bye' });
	await ben.until('both', () => ben.emotes.at(-1)?.emote === 'bye');
	expect(ben.emotes.map(({ emote }) => emote)).toEqual(['wow', 'bye']);
});

it('emotes reach everybody, from seated people, not too often', async () => {
	const { ann, ben } = await twoAtTable();
	const eve = await Guest.join(running.url, ann.code, { watch: true });
	expect(await ann.ask('emote', { key: randomUUID(), emote: 'hello' })).toMatchObject({ ok: true });
	await Promise.all([ann, ben, eve].map((guest) => guest.until('hello', () => guest.emotes.length === 1)));
	expect(eve.emotes).toEqual([{ seat: 0, emote: 'hello' }]);
	expect(await eve.ask('emote', { key: randomUUID(), emote: 'hello' })).toEqual({ refused: 'room/not-seated' });
	const many = await Promise.all(
		Array.from({ length: 6 }, () => ann.ask('emote', { key: randomUUID(), emote: 'wow' })),
	);
	expect(many).toContainEqual({ refused: 'room/too-fast' });
});
