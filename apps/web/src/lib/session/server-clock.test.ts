import { expect, it } from 'vitest';
import { guessedClock, localTime, withDeadline } from './server-clock.ts';

const HOUR = 3_600_000;

it('a device clock that is an hour wrong shows the right seconds (A15)', () => {
	const server = 1_000_000_000;
	const device = server - HOUR;
	const clock = guessedClock(server + 300, device);
	expect(localTime(clock, server + 30_000)).toBeCloseTo(device + 29_700);
});

it('a deadline that is new while we are here tells the time exactly', () => {
	const server = 5_000_000;
	const device = server + HOUR;
	let clock = guessedClock(null, device);
	clock = withDeadline(clock, server + 12_000, 30_000, device);
	expect(clock.measured).toBe(false);
	clock = withDeadline(clock, server + 40_000, 30_000, device + 10_000);
	expect(clock).toMatchObject({ ahead: -HOUR, measured: true });
	expect(localTime(clock, server + 40_000)).toBe(device + 40_000);
});

it('no deadline, no time', () => {
	expect(localTime(guessedClock(1, 0), null)).toBeNull();
});
