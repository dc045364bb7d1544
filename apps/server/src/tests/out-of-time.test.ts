import { afterEach, beforeEach, expect, it } from 'vitest';
import { FakeTime } from '../testing/fake-time.ts';
import { Guest } from '../testing/guest.ts';
import { type RunningApp, runApp } from '../testing/running-app.ts';

let time: FakeTime;
let running: RunningApp;
beforeEach(async () => {
	time = new FakeTime();
	running = await runApp({ time, config: { botPauseMs: [5000, 5000] } });
});
afterEach(() => running.stop());

it('whoever has used up the time for the game makes no move any more, however long the bot takes', async () => {
	const ann = await Guest.create(running.url, { seats: 2, clock: 100, clockFor: 'game' });
	const ben = await Guest.join(running.url, ann.code);
	await ann.deed({ do: 'options', options: { first: 0 } });
	await ann.deed({ do: 'start' });
	await ann.until('her turn', () => ann.isMyTurn);
	time.advance(100_000);
	await ann.until('the bot', () => ann.table.seats[0]?.away === true);
	expect(await ann.playAsBot('random', 'late')).toEqual({ refused: 'room/wrong-phase' });
	expect(ann.isMyTurn).toBe(true);
	time.advance(5000);
	await ben.until('his turn', () => ben.isMyTurn);
});
