import { describe, expect, it } from 'vitest';
import { mean, percentile, shareBounds } from './statistics.ts';

describe('the 95 % bounds of a share', () => {
	// The examples of R. G. Newcombe, "Two-sided confidence intervals for the single proportion", Statistics in Medicine 17 (1998), method 3.
	it.each([
		[81, 263, 0.2553, 0.3662],
		[15, 148, 0.0624, 0.1605],
		[0, 20, 0, 0.1611],
		[1, 29, 0.0061, 0.1718],
	])('of %i in %i are the published ones', (wins, n, low, high) => {
		const bounds = shareBounds(wins / n, n);
		expect(bounds.low).toBeCloseTo(low, 4);
		expect(bounds.high).toBeCloseTo(high, 4);
	});

	it('hold the true share about as often as they say', () => {
		let held = 0;
		// Each share of 200 trials, as likely as it is when the true one is 0.4.
		for (let wins = 0, chance = 0.6 ** 200; wins <= 200; wins++) {
			const { low, high } = shareBounds(wins / 200, 200);
			if (low <= 0.4 && 0.4 <= high) held += chance;
			chance *= ((200 - wins) / (wins + 1)) * (0.4 / 0.6);
		}
		expect(held).toBeGreaterThan(0.94);
		expect(held).toBeLessThan(0.96);
	});

	it('are all there is without trials', () => {
		expect(shareBounds(0, 0)).toEqual({ low: 0, high: 1 });
	});
});

it('a percentile is one of the numbers, and a mean need not be', () => {
	const numbers = [4, 1, 3, 2];
	expect([percentile(numbers, 0.5), percentile(numbers, 0.99), mean(numbers)]).toEqual([2, 4, 2.5]);
	expect([percentile([], 0.5), mean([])]).toEqual([0, 0]);
});
