import { viewFor } from '@aquarius/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Guest, playOut } from './testing/guest.ts';
import { type RunningApp, runApp } from './testing/running-app.ts';

let running: RunningApp;
beforeAll(async () => {
	running = await runApp();
});
afterAll(() => running.stop());

/** Each client's view is the engine's view of its seat, at once and whole. */
function expectTrueViews(guests: readonly Guest[]) {
	for (const guest of guests) {
		const { state, lines } = running.truth(guest.code);
		if (state === null) throw new Error('a game is on');
		const seen = lines.flatMap((line) => line.events);
		expect(guest.view).toEqual(viewFor(state, guest.me, seen));
	}
}

it('two people play a whole game, and a third watches', async () => {
	const ann = await Guest.create(running.url, { name: 'Ann', seats: 2 });
	const ben = await Guest.join(running.url, ann.code, { name: 'Ben' });
	const eve = await Guest.join(running.url, ann.code, { watch: true });
	expect([ann.me, ben.me, eve.me]).toEqual([0, 1, null]);
	expect(ann.view).toBeNull();
	expect(await ann.deed({ do: 'start' })).toMatchObject({ ok: true });

	const all = [ann, ben, eve];
	await Promise.all(all.map((guest) => guest.until('the deal', () => guest.table.phase === 'playing')));
	expectTrueViews(all);
	expect(eve.view?.players.flatMap((player) => player.hand).every((card) => card === '????')).toBe(true);

	for (let moves = 0; ann.table.phase !== 'ended'; moves++) {
		const mover = [ann, ben].find((guest) => guest.isMyTurn);
		if (mover === undefined) throw new Error('somebody is on turn');
		const answer = await mover.playAsBot('greedy', `${moves}`);
		if ('refused' in answer) throw new Error(answer.refused);
		await Promise.all(all.map((guest) => guest.untilVersion(answer.version)));
		expectTrueViews(all);
	}
	expect(ann.view?.outcome).not.toBeNull();
	expect(ben.view?.outcome).toEqual(ann.view?.outcome);
	const again = await ben.again();
	expectTrueViews([again]);
});

it('a rematch keeps the seats and deals anew', async () => {
	const ann = await Guest.create(running.url, { seats: 3, bots: ['greedy', 'random'] });
	await ann.deed({ do: 'start' });
	await ann.until('the deal', () => ann.table.phase === 'playing');
	await playOut([ann]);
	await ann.deed({ do: 'rematch' });
	await ann.until('the next game', () => ann.table.game === 2 && ann.isMyTurn);
	expectTrueViews([ann]);
	await playOut([ann]);
	expectTrueViews([ann]);
});
