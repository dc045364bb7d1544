import { expect, it } from 'vitest';
import { codeOf } from './code-of.ts';

it.each([
	'KTX294',
	' ktx-294 ',
	'https://example.org/table/KTX294',
	'https://example.org/table/KTX294/',
	'https://example.org/table/KTX294?from=chat&x=/y',
	'https://example.org/table/ktx294/?a#b',
])('finds the code in %j', (text) => {
	expect(codeOf(text)).toBe('KTX294');
});

it.each(['', '/', 'KTX29', 'https://example.org/table/', 'https://example.org/?KTX294'])('finds none in %j', (text) => {
	expect(codeOf(text)).toBeUndefined();
});
