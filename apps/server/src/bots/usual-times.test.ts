import { type RuleSet, ruleSet } from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import { EXPECTED_MS, UsualTime, UsualTimes } from './usual-times.ts';

const v3 = ruleSet('v3');

function timeAfter(guessMs: number, decisions: readonly (readonly [ms: number, givenMs?: number])[]): UsualTime {
	const usual = new UsualTime(guessMs);
	for (const [ms, givenMs] of decisions) usual.saw(ms, givenMs, 0);
	return usual;
}

describe('the usual time of a bot', () => {
	it('is guessed at first, and then what was seen of late', () => {
		expect(timeAfter(2, []).expectedMs).toBe(2);
		// One alone may be the first of its thread.
		expect(timeAfter(2, [[62]]).expectedMs).toBe(3.5);
		const often = timeAfter(2, new Array(30).fill([60]));
		expect(often.expectedMs).toBeGreaterThan(55);
		for (let i = 0; i < 30; i++) often.saw(4, undefined, 0);
		expect(often.expectedMs).toBeLessThan(8);
	});

	it('is that of its own decisions: those that were hurried tell what it needs beyond the time that is given', () => {
		const usual = timeAfter(100, [
			[60, 20],
			[70, 10],
			[2, 0],
		]);
		expect([usual.expectedMs, usual.leastMs]).toEqual([100, 50]);
	});

	it('is never less than what it needs beyond that, nor that more than what all of it took', () => {
		const usual = timeAfter(10, [[205, 5]]);
		expect([usual.leastMs, usual.expectedMs]).toEqual([200, 200]);
		usual.saw(10, undefined, 0);
		expect([usual.leastMs, usual.expectedMs]).toEqual([10, 10]);
	});
});

describe('a bot that was slow', () => {
	it('is given its usual time for a minute', () => {
		const usual = timeAfter(200, [[500]]);
		expect(usual.limitMs(1)).toBeUndefined();
		const usualMs = usual.expectedMs;
		usual.saw(5000, Math.round(usualMs), 0);
		expect([usual.limitMs(59_999), usual.limitMs(60_000)]).toEqual([Math.round(usualMs), undefined]);
	});

	it('is not one that no table notices', () => {
		expect(timeAfter(2, [[250]]).limitMs(1)).toBeUndefined();
		expect(timeAfter(2, [[251]]).limitMs(1)).toBeDefined();
	});

	it('is slow however often it was: more than a second never gets usual', () => {
		const often = timeAfter(200, new Array(100).fill([5000]));
		expect(often.expectedMs).toBeLessThanOrEqual(1000);
		expect(often.limitMs(1)).toBeDefined();
	});
});

describe('the usual times of all bots', () => {
	/** Any rule sets that are not the same. */
	const rulesWith = (handSize: number): RuleSet => ({ ...v3, handSize });

	it('are of a bot and a rule set, whichever table plays by it', () => {
		const times = new UsualTimes();
		times.of('medium', rulesWith(4)).saw(62, undefined, 0);
		const seen = [times.of('medium', rulesWith(4)), times.of('strong', rulesWith(4)), times.of('medium', rulesWith(5))];
		expect(seen.map(({ expectedMs }) => expectedMs)).toEqual([3.5, EXPECTED_MS.strong, EXPECTED_MS.medium]);
	});

	it('are forgotten for rules that nobody plays any more', () => {
		const times = new UsualTimes();
		times.of('medium', rulesWith(-1)).saw(62, undefined, 0);
		times.of('medium', rulesWith(-2)).saw(62, undefined, 0);
		for (let i = 0; i < 200; i++) {
			times.of('medium', rulesWith(i));
			times.of('medium', rulesWith(-1));
		}
		expect(times.of('medium', rulesWith(-1)).expectedMs).toBe(3.5);
		expect(times.of('medium', rulesWith(-2)).expectedMs).toBe(EXPECTED_MS.medium);
	});
});
