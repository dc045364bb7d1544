import { expect, it } from 'vitest';
import { appForEach } from '../testing/app-for-each.ts';
import { FakeTime } from '../testing/fake-time.ts';
import { seated } from '../testing/seated.ts';

let time: FakeTime;
const running = appForEach(() => {
	time = new FakeTime();
	return { time, config: { botPauseMs: [5000, 5000], botPauseMostMs: 10_000 } };
});

it('whoever has used up the time for the game makes no move any more, however long the bot takes', async () => {
	const { ann, ben } = await seated(running.url, { clock: 100, clockFor: 'game', first: 0 });
	await ann.until('her turn', () => ann.isMyTurn);
	time.advance(100_000);
	await ann.until('the bot', () => ann.table.seats[0]?.away === true);
	expect(await ann.playAsBot('random', 'late')).toEqual({ refused: 'room/wrong-phase' });
	expect(ann.isMyTurn).toBe(true);
	// The longest pause: a bot that plays an Action waits longer than before a plain move.
	time.advance(10_000);
	await ben.until('his turn', () => ben.isMyTurn);
});
