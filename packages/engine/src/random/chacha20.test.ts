import { expect, test } from 'vitest';
import { chachaBlock, quarterRound } from './chacha20.ts';

const hex = (words: Uint32Array) => [...words].map((word) => word.toString(16).padStart(8, '0')).join(' ');
const bytes = (words: Uint32Array) =>
	[...new Uint8Array(words.buffer)].map((b) => b.toString(16).padStart(2, '0')).join('');
/** Bytes 00 01 02 … 1f. */
const KEY = new Uint32Array(new Uint8Array(Array.from({ length: 32 }, (_, i) => i)).buffer);
const ZERO = new Uint32Array(8);

test('quarter round (RFC 8439, 2.1.1)', () => {
	const x = new Uint32Array([0x11111111, 0x01020304, 0x9b8d6f43, 0x01234567]);
	quarterRound(x, 0, 1, 2, 3);
	expect(hex(x)).toBe('ea2a92f4 cb1cf8ce 4581472e 5881c4bb');
});

test('block function (RFC 8439, 2.3.2)', () => {
	const block = chachaBlock(KEY, 1, [0x09000000, 0x4a000000, 0x00000000]);
	expect(hex(block)).toBe(
		'e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 ' +
			'466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2',
	);
});

test.each([
	{
		name: 'A.1 #1: zero key, counter 0',
		counter: 0,
		stream:
			'76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7' +
			'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
	},
	{
		name: 'A.1 #2: zero key, counter 1',
		counter: 1,
		stream:
			'9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed' +
			'29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
	},
])('keystream (RFC 8439, $name)', ({ counter, stream }) => {
	expect(bytes(chachaBlock(ZERO, counter, [0, 0, 0]))).toBe(stream);
});

test('keystream (RFC 8439, A.1 #3 and #5: other key, other nonce)', () => {
	const key = new Uint32Array(ZERO);
	key[7] = 0x01000000;
	expect(bytes(chachaBlock(key, 1, [0, 0, 0]))).toMatch(
		/^3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a/,
	);
	expect(bytes(chachaBlock(ZERO, 0, [0, 0, 0x02000000]))).toMatch(
		/^c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7/,
	);
});
