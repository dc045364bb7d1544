import type { Refusal } from '@aquarius/protocol';
import { m } from '#lib/words.ts';
import { doorWordsOf } from './door-words.ts';

/** A refusal in words, whoever refused: the rules or the table. */
export function wordsOf(code: Refusal | 'unreachable'): string {
	return code in m.reasons ? m.reasons[code as keyof typeof m.reasons] : doorWordsOf(code);
}
