import { describe, expect, it } from 'vitest';
import { EXPECTED_MS, hurriedMs, Pace } from './bot-effort.ts';

describe('how long a bot may think', () => {
	const { expert } = EXPECTED_MS;
	/** Two threads do 4000 ms of work in the 2000 ms within which all shall be done. */
	const crowd = { threads: 2, workMs: expert, oldestMs: 0 };
	it.each([
		['as long as is its own while there is time', 'expert', crowd, undefined],
		['its part of the time where many wait', 'expert', { ...crowd, workMs: 16_000 }, expert / 4],
		[
			'less where somebody has waited for long',
			'expert',
			{ ...crowd, workMs: 16_000, oldestMs: 1000 },
			Math.round(expert / 8),
		],
		['never nothing', 'strong', { ...crowd, workMs: 160_000, oldestMs: 5000 }, 10],
		['as long as is its own if it does not search', 'easy', { ...crowd, workMs: 160_000 }, undefined],
	] as const)('is %s', (_, bot, given, ms) => {
		expect(hurriedMs(bot, given)).toBe(ms);
	});
});

describe('a bot that was slow', () => {
	it('is given its usual time for a minute, and no other bot is', () => {
		const pace = new Pace();
		pace.saw('strong', 2.5 * EXPECTED_MS.strong, 0);
		expect(pace.limitMs('strong', 1)).toBeUndefined();
		pace.saw('strong', 2.5 * EXPECTED_MS.strong + 1, 0);
		expect([pace.limitMs('strong', 59_999), pace.limitMs('expert', 1), pace.limitMs('strong', 60_000)]).toEqual([
			EXPECTED_MS.strong,
			undefined,
			undefined,
		]);
	});

	it('goes on as it is where it does not search', () => {
		const pace = new Pace();
		pace.saw('greedy', 5000, 0);
		expect(pace.limitMs('greedy', 1)).toBeUndefined();
	});
});
