import fc from 'fast-check';
import { expect, it } from 'vitest';
import { packNumber, Unpacker } from './pack.ts';

it('numbers come back in their order, whatever they are', () => {
	fc.assert(
		fc.property(fc.array(fc.oneof(fc.nat(200), fc.maxSafeNat())), (numbers) => {
			const from = new Unpacker(numbers.map(packNumber).join(''));
			expect(numbers.map(() => from.number())).toEqual(numbers);
			expect(from.isAtEnd).toBe(true);
		}),
	);
});

it('what is small is one printable character, and all of it is plain ASCII', () => {
	for (let number = 0; number < 64; number++) expect(packNumber(number)).toMatch(/^[ -_]$/);
	for (const number of [64, 1919, 1920, Number.MAX_SAFE_INTEGER]) expect(packNumber(number)).toMatch(/^[`-}]+[ -_]$/);
	expect(packNumber(1919)).toHaveLength(2);
});

it('refuses what is no whole number from 0 up, and text that breaks off', () => {
	for (const number of [-1, 0.5, Number.NaN, 2 ** 53]) expect(() => packNumber(number)).toThrow('is no number to pack');
	expect(() => new Unpacker('a').number()).toThrow('breaks off');
	expect(() => new Unpacker('').number()).toThrow('breaks off');
});
