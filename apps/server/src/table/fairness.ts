import { createHash } from 'node:crypto';
import type { Fairness } from '@aquarius/engine';
import { commitText, keyText, SHUFFLE_METHOD } from '@aquarius/engine/fair';
import type { SavedFacts } from '../store/table-store.ts';
import type { Chair } from './seats.ts';

/** What may be known of a seed before its game is over; empty for a table that promised nothing. */
export const commitOf = (seed: string): string => (seed === '' ? '' : sha256(commitText(seed)));

/** The key of a game's chance. `salts` by seat of those who are dealt in. */
export const keyOf = (seed: string, salts: readonly string[]): string => sha256(keyText(seed, salts));

export const saltsOf = (chairs: readonly Chair[]): readonly string[] => chairs.map(({ salt = '' }) => salt);

/** A salt serves one game: it was chosen after that game's commit was known, and before its seed was. */
export const withoutSalts = (chairs: readonly Chair[]): readonly Chair[] =>
	chairs.map(({ salt: _, ...chair }) => chair);

/** What a game that is over shows of its shuffle; undefined if it was begun by a version that promised nothing. */
export function revealed({ seed, salts }: SavedFacts): Fairness | undefined {
	return salts === null ? undefined : { commit: commitOf(seed), seed, salts, method: SHUFFLE_METHOD };
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
