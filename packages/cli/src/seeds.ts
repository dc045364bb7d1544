import { createHash } from 'node:crypto';

/** 64 hex digits from a seed and what they are for: the same seed gives the same games, and games share no chance. */
export const keyFor = (seed: string, ...purpose: readonly (string | number)[]): string =>
	createHash('sha256')
		.update(JSON.stringify([seed, ...purpose]))
		.digest('hex');
