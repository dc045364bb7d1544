import { describe, expect, it } from 'vitest';
import { hurriedMs } from './bot-effort.ts';

describe('how long a bot may think', () => {
	const usual = { expectedMs: 200, leastMs: 0 };
	const weighty = { expectedMs: 60, leastMs: 50 };
	/** Two threads do 4000 ms of work in the 2000 ms within which all shall be done. */
	const crowd = { threads: 2, workMs: 4000, oldestMs: 0 };
	it.each([
		['as long as is its own while there is time', usual, crowd, undefined],
		['its part of the time where many wait', usual, { ...crowd, workMs: 16_000 }, 50],
		['less where somebody has waited for long', usual, { ...crowd, workMs: 16_000, oldestMs: 1000 }, 25],
		['a part still where somebody has waited longer', usual, { ...crowd, workMs: 16_000, oldestMs: 9000 }, 5],
		[
			'as long as is its own if it is alone, and its thread was long in loading',
			usual,
			{ threads: 1, workMs: 200, oldestMs: 9000 },
			undefined,
		],
		['less what it needs beyond that', weighty, { ...crowd, workMs: 4100 }, 9],
		['nothing where it needs more than its part: a quick one moves', weighty, { ...crowd, workMs: 6000 }, 0],
		['nothing where too little is left for a search', { expectedMs: 10, leastMs: 0 }, { ...crowd, workMs: 160_000 }, 0],
	])('is %s', (_, bot, given, ms) => {
		expect(hurriedMs(bot, given)).toBe(ms);
	});
});
