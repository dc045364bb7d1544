import { describe, expect, test } from 'vitest';
import { below, closeGenerator, fromKey, isRandom, NO_CHANCE, openGenerator, shuffled } from './generator.ts';

const START = fromKey('0'.repeat(64)) ?? '';

describe('the generator', () => {
	test('gives the words of the ChaCha20 stream in order, across blocks', () => {
		const generator = openGenerator(START);
		const words = Array.from({ length: 17 }, () => below(generator, 0x1_0000_0000).toString(16));
		// RFC 8439, A.1: the first words of block 0 and of block 1.
		expect(words.slice(0, 2)).toEqual(['ade0b876', '903df1a0']);
		expect(words[16]).toBe('bee7079f');
	});
	test.each(['', '0'.repeat(79), `${'0'.repeat(64)}${'f'.repeat(16)}`, 'g'.repeat(80)])(
		'begins with nothing else: %s',
		(text) => {
			expect(() => openGenerator(text)).toThrow(/random is 80 lower-case hex digits/);
		},
	);
	test('goes on where its hex says', () => {
		const straight = openGenerator(START);
		const all = Array.from({ length: 40 }, () => below(straight, 1_000));
		let random = START;
		const inPieces = all.map(() => {
			const generator = openGenerator(random);
			const number = below(generator, 1_000);
			random = closeGenerator(generator, random);
			return number;
		});
		expect(inPieces).toEqual(all);
		expect(random.slice(64)).toBe('0000000000000028');
	});
	test('is even: words past the last whole multiple are thrown away', () => {
		// 3 * 2^30 leaves a quarter of all words over.
		const generator = openGenerator(START);
		const counts = [0, 0, 0];
		for (let i = 0; i < 3_000; i++) {
			const third = Math.floor(below(generator, 3 * 2 ** 30) / 2 ** 30);
			counts[third] = (counts[third] ?? 0) + 1;
		}
		for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(100);
		expect(generator.position).toBeGreaterThan(3_800);
	});
	test('shuffles every order alike', () => {
		const generator = openGenerator(START);
		const orders = new Map<string, number>();
		for (let i = 0; i < 6_000; i++) {
			const order = shuffled(generator, ['a', 'b', 'c']).join('');
			orders.set(order, (orders.get(order) ?? 0) + 1);
		}
		expect(orders.size).toBe(6);
		for (const count of orders.values()) expect(Math.abs(count - 1_000)).toBeLessThan(150);
	});
	test('counts on past the 32 bits of the block number', () => {
		const far = `${'0'.repeat(64)}${(16 * 2 ** 32).toString(16).padStart(16, '0')}`;
		const generator = openGenerator(far);
		expect(below(generator, 0x1_0000_0000)).not.toBe(0xade0b876);
		expect(closeGenerator(generator, far).slice(64)).toBe((16 * 2 ** 32 + 1).toString(16).padStart(16, '0'));
	});
});

test.each([
	['', false],
	[NO_CHANCE, true],
	[NO_CHANCE.slice(1), false],
	['F'.repeat(80), false],
	['f'.repeat(80), false],
])('a state of chance is 80 hex digits within reach: %s', (text, ok) => {
	expect(isRandom(text)).toBe(ok);
});
