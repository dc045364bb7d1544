import { disbelieve } from '../disbelieve.ts';
import { chachaBlock } from './chacha20.ts';

/**
 * Chance, kept in the state as hex: 64 digits of key and 16 of position, counted in 32-bit words of the ChaCha20 stream. The block
 * number is the RFC's counter; what does not fit in it goes into the first word of the otherwise empty nonce.
 */
export interface Generator {
	readonly key: Uint32Array;
	position: number;
	block: Uint32Array | null;
}

const HEX_KEY = /^[0-9a-f]{64}$/;
const HEX_RANDOM = /^[0-9a-f]{80}$/;
export const NO_CHANCE = /* @__PURE__ */ '0'.repeat(80);

/** A generator at the start of a key's stream. */
export function fromKey(key: string): string | undefined {
	return HEX_KEY.test(key) ? key + '0'.repeat(16) : undefined;
}

/** Whether a text can be a generator's state. Positions beyond 2^53 words are never reached and not accepted. */
export function isRandom(text: string): boolean {
	return HEX_RANDOM.test(text) && Number.parseInt(text.slice(64), 16) <= Number.MAX_SAFE_INTEGER;
}

export function openGenerator(random: string): Generator {
	if (!isRandom(random)) disbelieve('random is 80 lower-case hex digits');
	const key = new Uint32Array(8);
	for (let i = 0; i < 8; i++) key[i] = littleEndian(random.slice(i * 8, i * 8 + 8));
	return { key, position: Number.parseInt(random.slice(64), 16), block: null };
}

/** The state after what was drawn so far; `random` is the one the generator was opened with. */
export function closeGenerator(generator: Generator, random: string): string {
	return random.slice(0, 64) + generator.position.toString(16).padStart(16, '0');
}

/** A whole number from 0 to n - 1, each equally likely: words past the last whole multiple of n are thrown away. */
export function below(generator: Generator, n: number): number {
	const limit = 0x1_0000_0000 - (0x1_0000_0000 % n);
	for (;;) {
		const word = nextWord(generator);
		if (word < limit) return word % n;
	}
}

/** A shuffled copy (Fisher and Yates, from the last place down). */
export function shuffled<T>(generator: Generator, items: readonly T[]): T[] {
	const copy = [...items];
	for (let i = copy.length - 1; i > 0; i--) {
		const j = below(generator, i + 1);
		const kept = copy[i] as T; // both places are inside the list
		copy[i] = copy[j] as T;
		copy[j] = kept;
	}
	return copy;
}

function nextWord(generator: Generator): number {
	const place = generator.position % 16;
	if (generator.block === null || place === 0) {
		const number = Math.floor(generator.position / 16);
		generator.block = chachaBlock(generator.key, number >>> 0, [Math.floor(number / 0x1_0000_0000), 0, 0]);
	}
	generator.position++;
	return generator.block[place] as number; // place is below 16
}

function littleEndian(hex: string): number {
	let word = 0;
	for (let i = 3; i >= 0; i--) word = word * 256 + Number.parseInt(hex.slice(i * 2, i * 2 + 2), 16);
	return word;
}
