import { describe, expect, it } from 'vitest';
import { NAME_LENGTH, parseName } from './names.ts';

describe('parseName', () => {
	it.each<[string, unknown, string | undefined]>([
		['keeps a name', 'Tiến', 'Tiến'],
		['trims and joins blanks', '  Anna \t\n Maria ', 'Anna Maria'],
		['keeps what looks like code', '<b>{@html}</b>', '<b>{@html}</b>'],
		['keeps a word of the language', '__proto__', '__proto__'],
		['takes out what turns the writing round', 'a\u202eb', 'a b'],
		['takes out zero width and control characters', 'a\u200b\u0000b', 'a b'],
		['takes out half a character', 'a\ud800b', 'a b'],
		['lets two marks stand on a letter', `e${'\u0301'.repeat(40)}`, 'é\u0301\u0301'],
		['cuts at the limit', 'x'.repeat(100), 'x'.repeat(NAME_LENGTH)],
		['counts characters, not halves', '🂡'.repeat(30), '🂡'.repeat(NAME_LENGTH)],
		['refuses nothing', '', undefined],
		['refuses blanks', ' \n ', undefined],
		['refuses what nobody can see', '\u200b\u202e\u2800\u3164\ufffd', undefined],
		['refuses marks alone', '\u0301\u0301', undefined],
		['refuses what is too long to look at', '🂡'.repeat(10_000), undefined],
		['refuses numbers', 7, undefined],
		['refuses null', null, undefined],
	])('%s', (_, text, want) => expect(parseName(text)).toBe(want));

	it('is stable: a cleaned name stays as it is', () => {
		for (const name of ['Tiến', 'a b', 'x'.repeat(NAME_LENGTH), 'é\u0301']) expect(parseName(name)).toBe(name);
	});
});
