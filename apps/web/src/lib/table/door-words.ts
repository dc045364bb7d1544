import type { Refusal } from '@aquarius/protocol';
import { m, roomWords } from '#lib/words.ts';

/** Why there is no seat or table, in words that every page has. A newer server may say what this page has no words for. */
export function doorWordsOf(code: Refusal | 'unreachable'): string {
	if (code === 'unreachable') return m.connection.unreachable;
	const words: Readonly<Partial<Record<string, string>>> = roomWords();
	return words[code] ?? m.errors.failedText;
}
