import type { Refusal } from '@aquarius/protocol';
import { expect, it } from 'vitest';
import { m } from '#lib/words.ts';
import { doorWordsOf } from './door-words.ts';
import { wordsOf } from './refusal-words.ts';

it.each([
	['placement/no-match', m.reasons['placement/no-match']],
	['room/full', m.rooms['room/full']],
	['unreachable', m.connection.unreachable],
] as const)('%s has its words', (code, words) => {
	expect(wordsOf(code)).toBe(words);
});

it('what a newer server says is told as something that went wrong', () => {
	const code = 'room/of-next-year' as Refusal;
	expect([wordsOf(code), doorWordsOf(code)]).toEqual([m.errors.failedText, m.errors.failedText]);
});
