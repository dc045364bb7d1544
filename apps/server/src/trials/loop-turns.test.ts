import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { LoopTurns } from './loop-turns.ts';

/** Works for at least so much CPU time, and for hardly more than one tick of the system's clock above it, in ms. */
function work(ms: number) {
	const since = process.threadCpuUsage();
	for (;;) {
		const { user, system } = process.threadCpuUsage(since);
		if ((user + system) / 1000 >= ms) return;
	}
}

/** CPU time of the longest turn of what is done, and of all of it, in ms. */
async function costOf(done: () => Promise<unknown>) {
	const turns = new LoopTurns();
	await done();
	await nextTurn();
	await nextTurn();
	turns.stop();
	return { most: turns.mostMs, sum: turns.sumMs };
}

it('all that runs in one turn of the loop counts together', async () => {
	const { most } = await costOf(() => {
		setImmediate(() => work(20));
		setImmediate(() => work(20));
		return nextTurn();
	});
	expect(most).toBeGreaterThanOrEqual(35);
	expect(most).toBeLessThan(60);
});

it('what runs in different turns does not, but in the sum', async () => {
	const { most, sum } = await costOf(async () => {
		for (let turn = 0; turn < 5; turn++) {
			work(20);
			await nextTurn();
		}
	});
	expect(most).toBeGreaterThanOrEqual(16);
	expect(most).toBeLessThan(35);
	expect(sum).toBeGreaterThanOrEqual(80);
});

it('time in which the thread does nothing does not count, whether it sleeps or is kept waiting', async () => {
	const { most } = await costOf(async () => {
		Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
		await wait(100);
	});
	expect(most).toBeLessThan(10);
});

it('the loop sleeps while there is nothing to do', async () => {
	const before = performance.eventLoopUtilization();
	await costOf(() => wait(300));
	expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
});
