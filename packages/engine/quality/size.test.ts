import { expect, test } from 'vitest';
import { PURE_INTERFACE, sizeOf } from './size.ts';

/** Bytes, compressed. */
const LIMIT = 12_000;

test('the pure interface with every deck and rule set stays small', async () => {
	const { brotli, minified } = await sizeOf(PURE_INTERFACE);
	console.log(`The pure interface: ${brotli} bytes compressed, ${minified} minified; at most ${LIMIT} compressed.`);
	expect(brotli).toBeLessThanOrEqual(LIMIT);
});
