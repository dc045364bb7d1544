import { expect, it } from 'vitest';
import { until } from './until.ts';

it('resolves as soon as it is so', async () => {
	let looks = 0;
	await until('three looks', () => ++looks === 3);
	expect(looks).toBe(3);
});

it.each<[string, () => boolean | Promise<boolean>]>([
	['never so', () => false],
	['never looked through', () => new Promise(() => {})],
])('what is %s is named', async (_, isSo) => {
	await expect(until('the end of the world', isSo, 50)).rejects.toThrow('50 ms in vain for the end of the world');
});

it('a look that fails is told as it is', async () => {
	await expect(until('nothing', () => Promise.reject(new Error('no sight')))).rejects.toThrow('no sight');
});
