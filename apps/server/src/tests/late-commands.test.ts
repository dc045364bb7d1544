import { setImmediate as nextTick } from 'node:timers/promises';
import { legalMoves, makeMove } from '@aquarius/engine';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeTime } from '../testing/fake-time.ts';
import { Guest, playOut } from '../testing/guest.ts';
import { type RunningApp, runApp } from '../testing/running-app.ts';

let time: FakeTime;
let running: RunningApp;
beforeEach(async () => {
	time = new FakeTime();
	running = await runApp({ time });
});
afterEach(() => running.stop());

async function started(o: Parameters<typeof Guest.create>[1] = {}) {
	const ann = await Guest.create(running.url, { seats: 2, ...o });
	const ben = (o?.bots ?? []).length > 0 ? undefined : await Guest.join(running.url, ann.code);
	await ann.deed({ do: 'options', options: { first: 0 } });
	await ann.deed({ do: 'start' });
	await ann.until('the deal', () => ann.table.phase === 'playing' && ann.isMyTurn);
	return { ann, ben };
}

/** Texts of all moves that this person could make now. */
function moves(guest: Guest): readonly string[] {
	const { view, me } = guest;
	if (view === null || me === null) throw new Error('a game is on');
	return legalMoves(view, me).map(makeMove);
}

const lines = (guest: Guest) => running.truth(guest.code).lines.length;

describe('a command that comes late', () => {
	it('for the turn before is refused in the same moment, and is not made when its person is on turn again', async () => {
		const { ann, ben } = await started();
		if (ben === undefined) throw new Error('two people play');
		const { version } = ann.table;
		// Every move that was right before the first one of them was taken, all in one go.
		const texts = moves(ann);
		const answers = await Promise.all(texts.map((text) => ann.play(text, { version })));
		expect(answers.filter((answer) => 'ok' in answer)).toHaveLength(1);
		expect(answers.slice(1)).toEqual(texts.slice(1).map(() => ({ refused: 'room/stale' })));
		await ben.until('his turn', () => ben.isMyTurn);
		await ben.playAsBot('random', '1');
		await ann.until('her next turn', () => ann.isMyTurn);
		expect(lines(ann)).toBe(2);
		for (const text of moves(ann)) expect(await ann.play(text, { version })).toEqual({ refused: 'room/stale' });
		expect(lines(ann)).toBe(2);
	});

	it('around the move of a bot', async () => {
		const { ann } = await started({ bots: ['random'] });
		const { version } = ann.table;
		const texts = moves(ann);
		await ann.play(texts[0] ?? '', { version });
		await ann.until('her next turn', () => ann.isMyTurn && ann.table.version > version + 1);
		for (const old of [version, version + 1])
			for (const text of moves(ann)) expect(await ann.play(text, { version: old })).toEqual({ refused: 'room/stale' });
		expect(lines(ann)).toBe(2);
	});

	it('after the clock has moved', async () => {
		const { ann, ben } = await started({ clock: 30 });
		const { version } = ann.table;
		const texts = moves(ann);
		time.advance(30_000);
		// Ann has not seen yet what the clock did.
		for (const text of texts) expect(await ann.play(text, { version })).toEqual({ refused: 'room/stale' });
		await ben?.until('his turn', () => ben.isMyTurn);
		expect(lines(ann)).toBe(1);
	});

	it('after the game is over, or for the game before', async () => {
		const { ann, ben } = await started();
		if (ben === undefined) throw new Error('two people play');
		const first = ann.table.version;
		const texts = moves(ann);
		await playOut([ann, ben]);
		const last = ann.table.version;
		for (const version of [first, last])
			expect(await ann.play(texts[0] ?? '', { version })).toEqual({ refused: 'room/wrong-phase' });
		await ann.deed({ do: 'rematch' });
		await ann.until('the next game', () => ann.table.game === 2);
		for (const version of [first, last])
			expect(await ann.play(texts[0] ?? '', { version })).toEqual({ refused: 'room/stale' });
		expect(lines(ann)).toBe(0);
	});

	it('after a lost line is not made by the next one', async () => {
		const { ann, ben } = await started();
		const [text = ''] = moves(ann);
		ann.cut();
		await ann.untilClosed();
		await expect(ann.play(text)).rejects.toThrow('connection is not open');
		const back = await ann.again();
		await nextTick();
		expect([lines(ann), back.isMyTurn]).toEqual([0, true]);
		await ben?.leave();
	});
});

describe('a double click', () => {
	it.each(['rematch', 'lobby'])('on "%s" has one effect', async (deed) => {
		const { ann, ben } = await started();
		if (ben === undefined) throw new Error('two people play');
		await playOut([ann, ben]);
		const { version } = running.truth(ann.code).facts;
		const answers = await Promise.all([ann.deed({ do: deed }), ann.deed({ do: deed })]);
		expect(answers).toEqual([{ ok: true, version: version + 1 }, { refused: 'room/wrong-phase' }]);
		expect(running.truth(ann.code).facts).toMatchObject({ version: version + 1, game: deed === 'rematch' ? 2 : 1 });
	});

	it('on a card plays one card, and the other is told so', async () => {
		const { ann } = await started();
		const [text = ''] = moves(ann);
		const answers = await Promise.all([ann.play(text), ann.play(text)]);
		expect(answers).toEqual([{ ok: true, version: expect.any(Number) }, { refused: 'room/stale' }]);
		expect(ann.room.connection.isOpen).toBe(true);
	});
});

it('a move that was on its way as somebody was muted counts: nothing of the game has changed', async () => {
	const ann = await Guest.create(running.url, { seats: 2 });
	const ben = await Guest.join(running.url, ann.code);
	await ann.deed({ do: 'options', options: { first: 1 } });
	await ann.deed({ do: 'start' });
	await ben.until('his turn', () => ben.isMyTurn);
	const { version } = ben.table;
	const { view } = ben;
	if (view === null) throw new Error('a game is on');
	const [first] = legalMoves(view, 1);
	if (first === undefined) throw new Error('a seat on turn has a move');
	const move = makeMove(first);
	expect(await ann.deed({ do: 'mute', seat: 1, muted: true })).toEqual({ ok: true, version: version + 1 });
	expect(await ben.ask('move', { version, key: 'late', move })).toEqual({ ok: true, version: version + 2 });
	expect(await ben.ask('move', { version: version + 1, key: 'later', move })).toEqual({ refused: 'room/stale' });
	expect(await ben.ask('move', { version: version + 9, key: 'too early', move })).toEqual({ refused: 'room/stale' });
});
