import { expect, it } from 'vitest';
import { parseTableCode } from './table-code.ts';

it.each<[unknown, string | undefined]>([
	['BCDFGH', 'BCDFGH'],
	['bcd fgh', 'BCDFGH'],
	[' bcd-234 ', 'BCD234'],
	['BCDFG', undefined],
	['BCDFGHJ', undefined],
	['BCDFG0', undefined],
	['AEIOUY', undefined],
	['__proto__', undefined],
	['', undefined],
	['B'.repeat(10_000), undefined],
	[234567, undefined],
	[null, undefined],
])('%j is read as %j', (text, want) => expect(parseTableCode(text)).toBe(want));
