import { viewFor } from '@aquarius/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Guest, playOut } from '../testing/guest.ts';
import { type RunningApp, runApp } from '../testing/running-app.ts';

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
	// Now all Goals lie open, those of invisible seats too.
	const goals = running.truth(ann.code).state?.players.map(({ goal }) => goal);
	for (const guest of all) expect(guest.view?.players.map(({ goal }) => goal)).toEqual(goals);
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

it('whoever reloads, at whatever moment, has the same view as before', async () => {
	for (let game = 0; game < 2; game++) {
		const ann = await Guest.create(running.url, { seats: 3, bots: ['random'] });
		const eve = await Guest.join(running.url, ann.code, { watch: true });
		let people = [ann, await Guest.join(running.url, ann.code)];
		await ann.deed({ do: 'start' });
		await Promise.all(people.map((guest) => guest.until('the deal', () => guest.table.phase === 'playing')));
		for (let moves = 0; people[0]?.table.phase !== 'ended'; moves++) {
			await Promise.race(
				people.map((guest) => guest.until('a turn', () => guest.isMyTurn || guest.table.phase === 'ended')),
			);
			const mover = people.find((guest) => guest.isMyTurn);
			if (mover === undefined) break;
			// One comes back while the other one's move is on its way.
			const other = people[moves % 2];
			if (other === undefined) throw new Error('two play');
			const [back] = await Promise.all([
				other.again(),
				other === mover ? undefined : mover.playAsBot('random', `${moves}`),
			]);
			people = people.map((guest) => (guest === other ? back : guest));
			const on = people.find((guest) => guest.isMyTurn);
			const answer = on === undefined ? undefined : await on.playAsBot('random', `${game} ${moves}`);
			if (answer !== undefined && 'refused' in answer) throw new Error(answer.refused);
			await Promise.all([...people, eve].map((guest) => guest.untilVersion(running.truth(ann.code).facts.version)));
			await Promise.all([...people, eve].map((guest) => guest.untilVersion(running.truth(ann.code).facts.version)));
			if (people.some((guest) => guest.isMyTurn || guest.table.phase === 'ended')) expectTrueViews([...people, eve]);
		}
		await Promise.all([...people, eve].map((guest) => guest.leave()));
	}
});
