import { randomUUID } from 'node:crypto';
import { HIDDEN_CARD } from '@aquarius/engine';
import { Canaries, Unpacker } from '@aquarius/protocol/testing';
import { describe, expect, it } from 'vitest';
import { restoreTable, type Table } from '../table/table.ts';
import { appForAll } from '../testing/app-for-each.ts';
import { captureFrames } from '../testing/capture-socket.ts';
import { call, Guest, playOut } from '../testing/guest.ts';
import { mayKnow } from '../testing/may-know.ts';
import { type Seating, seated } from '../testing/seated.ts';

captureFrames();
const canaries = new Canaries();
const gameName = (code: string, game: number) => `${code}/${game}`;
const running = appForAll(() => ({
	codecFor: ({ facts }: Table) => canaries.codecFor(facts.rules, gameName(facts.code, facts.game)),
}));
const known = (guest: Guest) => mayKnow(running, guest);

/** A guest who reads with the canaries of the table's game. */
function reading(guest: Guest): Guest {
	guest.codec = (table) => canaries.codecFor(running.truth(guest.code).facts.rules, gameName(guest.code, table.game));
	return guest;
}

/** A game of Ann and Ben, four moves in. */
async function inPlay(seating: Seating = {}) {
	const party = await seated(running.url, { lateJoin: 'anyone', ...seating });
	party.people.forEach(reading);
	await moves(party.people, 4);
	return party;
}

async function moves(guests: readonly Guest[], count: number) {
	for (let n = 0; n < count; n++) {
		await Promise.race(guests.map((guest) => guest.until('a turn', () => guest.isMyTurn)));
		const answer = await guests.find((guest) => guest.isMyTurn)?.playAsBot('random', `${n}`);
		if (answer === undefined || 'refused' in answer) throw new Error(JSON.stringify(answer));
		await Promise.all(guests.map((guest) => guest.untilVersion(answer.version)));
	}
}

/** Eve sits down; gives her seat once she sees herself there. */
async function sitDown(eve: Guest): Promise<number> {
	const answer = await eve.deed({ do: 'sit', name: 'Eve' });
	if ('refused' in answer || answer.seat === undefined)
		throw new Error(`Eve cannot sit down: ${JSON.stringify(answer)}`);
	const { seat, credential } = answer;
	expect(credential).toEqual(expect.any(String));
	await eve.until('her seat', () => eve.me === seat && eve.table.seats[seat]?.name === 'Eve');
	return seat;
}

const watch = async (code: string) => reading(await Guest.join(running.url, code, { watch: true }));

describe('somebody who watches sits down at a running game', () => {
	it('on an invisible seat, with three cards, a Goal, and nothing of what happened before', async () => {
		const { ann, ben } = await inPlay();
		const eve = await watch(ann.code);
		const seat = await sitDown(eve);
		expect([2, 3, 4]).toContain(seat);
		const me = eve.view?.players[seat];
		expect(me?.hand).toHaveLength(3);
		expect([me?.hand.includes(HIDDEN_CARD), me?.goal, me?.invisible]).toEqual([
			false,
			expect.stringMatching(/[A-Z]/),
			undefined,
		]);
		expect(eve.view).toEqual(known(eve));
		expect(eve.room.state.seats[seat]?.seen).toHaveLength(1);
		expect(canaries.foreignIn(eve.bytes, () => eve.me)).toEqual([]);
		for (const other of [ann, ben]) {
			await other.until('Eve', () => other.table.seats[seat]?.kind === 'person');
			expect(other.view).toEqual(known(other));
			expect(other.view?.players[seat]?.hand).toEqual([HIDDEN_CARD, HIDDEN_CARD, HIDDEN_CARD]);
			const kinds = [0, 1, 2, 3, 4].map((at) => (at < 2 || at === seat ? 'person' : 'invisible'));
			expect(other.table.seats.map(({ kind }) => kind)).toEqual(kinds);
		}
		await playOut([ann, ben, eve]);
		for (const guest of [ann, ben, eve]) {
			await guest.until('the end', () => guest.view?.outcome !== null);
			expect(guest.view).toEqual(known(guest));
		}
	});

	it('is in the log, so that the table can be restored, and comes back with the credential', async () => {
		const { ann } = await inPlay();
		const eve = await watch(ann.code);
		const answer = await eve.deed({ do: 'sit', name: 'Eve' });
		if ('refused' in answer || answer.credential === undefined) throw new Error('sitting gives a credential');
		const { lines, state } = running.truth(ann.code);
		expect(lines.at(-1)?.events[0]).toEqual({ type: 'joined', seat: answer.seat });
		const opened = await running.app.house.store.open(ann.code);
		if (opened.type !== 'mine') throw new Error('this process has the table');
		expect(opened.saved.entries.at(-1)?.entry).toMatchObject({ event: 'join', seat: answer.seat });
		expect(restoreTable(opened.saved).state).toEqual(state);
		const back = reading(await Guest.join(running.url, ann.code, { credential: answer.credential }));
		expect(back.me).toBe(answer.seat);
		expect(back.view).toEqual(known(back));
	});

	it('twice with one key: one seat and one answer', async () => {
		const { ann } = await inPlay();
		const eve = await watch(ann.code);
		const sit = { do: 'sit', name: 'Eve', key: randomUUID() };
		const [first, second] = await Promise.all([eve.deed(sit), eve.deed(sit)]);
		expect(second).toEqual(first);
		expect(running.truth(ann.code).state?.players.filter((player) => !player.invisible)).toHaveLength(3);
	});
});

describe('the seat of somebody who left', () => {
	it('gives its next person nothing of what the one before was told', async () => {
		// All five seats, so that hers is the only free one.
		const { ann, ben } = await inPlay({ onLeave: 'empty', bots: 3 });
		await ben.deed({ do: 'leave' });
		await ann.until('a free seat', () => ann.table.seats[1]?.kind === 'invisible');
		const eve = await watch(ann.code);
		expect(await sitDown(eve)).toBe(1);
		await Promise.race([ann, eve].map((guest) => guest.until('the end of the bots’ turns', () => guest.isMyTurn)));
		await eve.untilVersion(running.truth(ann.code).facts.version);
		expect(eve.view).toEqual(known(eve));
		// Her seat was told one thing: what she drew as she sat down. Numbers made for it before are not in her bytes.
		const { lines } = running.truth(ann.code);
		const joined = lines.findLastIndex(({ events }) => events.some(({ type }) => type === 'joined'));
		const told = [...(eve.room.state.seats[1]?.seen ?? [])].map((note) => new Unpacker(note).number());
		expect(told.every((at) => at >= joined)).toBe(true);
		expect(told).toContain(joined);
		await ann.untilVersion(eve.table.version);
		await playOut([ann, eve]);
		expect(canaries.foreignIn(eve.bytes, () => 1)).toEqual([]);
		expect(canaries.foreignIn(ben.bytes, () => 1)).toEqual([]);
	});
});

describe('over HTTP', () => {
	it('a name is enough while seats are free, and the table says how many', async () => {
		const { ann } = await inPlay();
		const facts = async () => (await call(running.url, `/api/tables/${ann.code}`)).body;
		expect(await facts()).toMatchObject({ phase: 'playing', freeSeats: 3 });
		const newcomers = [];
		for (const name of ['Eve', 'Fay', 'Gus'])
			newcomers.push(reading(await Guest.join(running.url, ann.code, { name })));
		expect(newcomers.map(({ me }) => me).sort()).toEqual([2, 3, 4]);
		for (const guest of newcomers) {
			await guest.until('the seat', () => guest.view?.me === guest.me);
			expect(guest.view).toEqual(known(guest));
		}
		expect(await facts()).toMatchObject({ freeSeats: 0 });
		await expect(Guest.join(running.url, ann.code, { name: 'Hal' })).rejects.toThrow('room/full');
	});

	it('where undealt Goals are a pile, the newcomer is the last seat', async () => {
		const { ann } = await inPlay({ rules: 'v2' });
		expect(ann.view?.unusedGoals).toBe(3);
		const eve = reading(await Guest.join(running.url, ann.code, { name: 'Eve' }));
		await ann.until('Eve', () => ann.table.seats.length === 3);
		expect([eve.me, ann.view?.unusedGoals]).toEqual([2, 2]);
		expect(eve.view).toEqual(known(eve));
	});
});

describe('a table', () => {
	it('lets nobody in unless its host says so, which is decided in the lobby', async () => {
		const { ann } = await inPlay({ lateJoin: 'nobody' });
		const eve = await watch(ann.code);
		const before = running.hash(ann.code);
		expect(await eve.deed({ do: 'sit', name: 'Eve' })).toEqual({ refused: 'room/wrong-phase' });
		await expect(Guest.join(running.url, ann.code, { name: 'Eve' })).rejects.toThrow('room/full');
		expect(running.hash(ann.code)).toBe(before);
		expect(ann.table.options.lateJoin).toBe('nobody');
		expect((await call(running.url, `/api/tables/${ann.code}`)).body).toMatchObject({ freeSeats: 0 });

		const dot = await Guest.create(running.url, { seats: 2, bots: ['random'] });
		expect(await dot.deed({ do: 'options', options: { lateJoin: 'everyone' } })).toEqual({
			refused: 'room/bad-request',
		});
		expect(await dot.deed({ do: 'options', options: { lateJoin: 'anyone' } })).toMatchObject({ ok: true });
		await dot.until('the option', () => dot.table.options.lateJoin === 'anyone');
		await dot.deed({ do: 'start' });
		expect((await Guest.join(running.url, dot.code, { name: 'Eve' })).me).toBeGreaterThan(1);
	});

	it('gives nobody a second seat, and refuses anybody once the game is over', async () => {
		const { ann, ben } = await inPlay();
		const eve = await watch(ann.code);
		expect(await ben.deed({ do: 'sit', name: 'Ben' })).toEqual({ refused: 'room/wrong-phase' });
		await playOut([ann, ben]);
		expect(await eve.deed({ do: 'sit', name: 'Eve' })).toEqual({ refused: 'room/wrong-phase' });
		await expect(Guest.join(running.url, ann.code, { name: 'Eve' })).rejects.toThrow('room/full');
	});

	it('lets only so many come late in one game, whoever leaves again', async () => {
		const { ann } = await inPlay({ onLeave: 'empty', bots: 1 });
		for (let n = 0; n < 10; n++) {
			const eve = await Guest.join(running.url, ann.code, { name: `Eve ${n}` });
			expect(await eve.deed({ do: 'leave' })).toMatchObject({ ok: true });
			await eve.leave();
		}
		await expect(Guest.join(running.url, ann.code, { name: 'Eve' })).rejects.toThrow('room/full');
		const facts = await call(running.url, `/api/tables/${ann.code}`);
		expect(facts.body).toMatchObject({ phase: 'playing', freeSeats: 0 });
	});

	it('has the newcomer in the rematch, and closes up no more chairs than the rules have players', async () => {
		const rules = { base: 'v3', players: { min: 2, max: 3 } };
		const { ann, ben } = await inPlay({ rules });
		const eve = await watch(ann.code);
		const seat = await sitDown(eve);
		const fay = await watch(ann.code);
		expect(await fay.deed({ do: 'sit', name: 'Fay' })).toEqual({ refused: 'room/full' });
		await Promise.all(
			[ann, ben, eve].map((guest) => guest.until('her seat', () => guest.table.seats[seat]?.name === 'Eve')),
		);
		await playOut([ann, ben, eve]);
		await ann.deed({ do: 'lobby' });
		await eve.until('the lobby', () => eve.table.phase === 'lobby' && eve.me === 2);
		expect(eve.table.seats.map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Eve']);
		expect(await ann.deed({ do: 'start' })).toMatchObject({ ok: true });
		await eve.until('her hand', () => eve.view?.players[2]?.hand.length === 3 || eve.isMyTurn);
		expect(eve.view).toEqual(known(eve));
	});

	it('gives the newcomer the whole of a clock for the game', async () => {
		const { ann } = await inPlay({ clock: 60, clockFor: 'game' });
		const eve = await Guest.join(running.url, ann.code, { name: 'Eve' });
		expect(running.truth(ann.code).facts.chairs[eve.me ?? -1]).toMatchObject({ name: 'Eve', leftMs: 60_000 });
	});
});
