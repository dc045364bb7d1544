import { expect, it } from 'vitest';
import { steadyTime } from './time.ts';

it('goes on when the machine’s clock is set back, and forward with it', () => {
	let wall = 1_000_000;
	let elapsed = 5;
	const now = steadyTime(
		() => wall,
		() => elapsed,
	);
	const pass = (ms: number, set = 0) => {
		wall += ms + set;
		elapsed += ms;
		return now();
	};
	expect(now()).toBe(1_000_000);
	expect(pass(100)).toBe(1_000_100);
	expect(pass(100, -3_600_000)).toBe(1_000_200);
	expect(pass(50)).toBe(1_000_250);
	expect(pass(50, 3_600_000 + 7000)).toBe(1_007_300);
});
