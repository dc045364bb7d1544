import { describe, expect, test } from 'vitest';
import { isDue, NO_TAPS, PAIR, tapDraft } from './taps.ts';

describe('taps on the preview', () => {
	test('one tap is due only when no second can follow', () => {
		const { taps, turn } = tapDraft(NO_TAPS, 1000);
		expect(turn).toBe(false);
		expect(isDue(taps, 1000 + PAIR - 1)).toBe(false);
		expect(isDue(taps, 1000 + PAIR)).toBe(true);
	});

	test('two taps turn and lay nothing', () => {
		const second = tapDraft(tapDraft(NO_TAPS, 1000).taps, 1100);
		expect(second).toEqual({ taps: NO_TAPS, turn: true });
		expect(isDue(second.taps, 9999)).toBe(false);
	});

	test('four quick taps turn twice', () => {
		let taps = NO_TAPS as ReturnType<typeof tapDraft>['taps'];
		const turns = [0, 90, 180, 270].map((now) => {
			const result = tapDraft(taps, now);
			taps = result.taps;
			return result.turn;
		});
		expect(turns).toEqual([false, true, false, true]);
	});
});
