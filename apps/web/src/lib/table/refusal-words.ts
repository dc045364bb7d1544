import type { Refusal } from '@aquarius/protocol';
import { m, roomWords } from '#lib/words.ts';

/** A refusal in words, whoever refused. */
export function wordsOf(code: Refusal | 'unreachable'): string {
	if (code === 'unreachable') return m.connection.unreachable;
	return code in roomWords()
		? roomWords()[code as keyof ReturnType<typeof roomWords>]
		: m.reasons[code as keyof typeof m.reasons];
}
