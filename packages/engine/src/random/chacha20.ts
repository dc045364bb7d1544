/**
 * One ChaCha20 block (RFC 8439, 2.3): sixteen words of keystream for a key of eight words, a block counter and a nonce of three.
 * Words are little-endian, as there.
 */
export function chachaBlock(key: Uint32Array, counter: number, nonce: readonly [number, number, number]): Uint32Array {
	const start = new Uint32Array(16);
	start.set(CONSTANTS);
	start.set(key, 4);
	start.set([counter, ...nonce], 12);
	const x = start.slice();
	for (let round = 0; round < 10; round++) {
		quarterRound(x, 0, 4, 8, 12);
		quarterRound(x, 1, 5, 9, 13);
		quarterRound(x, 2, 6, 10, 14);
		quarterRound(x, 3, 7, 11, 15);
		quarterRound(x, 0, 5, 10, 15);
		quarterRound(x, 1, 6, 11, 12);
		quarterRound(x, 2, 7, 8, 13);
		quarterRound(x, 3, 4, 9, 14);
	}
	for (let i = 0; i < 16; i++) x[i] = at(x, i) + at(start, i);
	return x;
}

/** RFC 8439, 2.1, in place. */
export function quarterRound(x: Uint32Array, a: number, b: number, c: number, d: number): void {
	add(x, a, b);
	mixIn(x, d, a, 16);
	add(x, c, d);
	mixIn(x, b, c, 12);
	add(x, a, b);
	mixIn(x, d, a, 8);
	add(x, c, d);
	mixIn(x, b, c, 7);
}

/** "expand 32-byte k" */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

const at = (x: Uint32Array, i: number): number => x[i] as number; // i is below 16

const add = (x: Uint32Array, to: number, from: number): void => {
	x[to] = at(x, to) + at(x, from);
};

const mixIn = (x: Uint32Array, to: number, from: number, left: number): void => {
	const mixed = at(x, to) ^ at(x, from);
	x[to] = (mixed << left) | (mixed >>> (32 - left));
};
