import { expect, it } from 'vitest';
import { pack } from '../testing/pack.ts';
import { isReadable } from './payload.ts';

const readable = (bytes: readonly number[]) => isReadable(Buffer.from(bytes), 0);

it.each<[string, unknown]>([
	['a command', { version: 7, key: 'k'.repeat(64), move: 'FFFF@1,-1' }],
	[
		'numbers of all sizes',
		[0, 127, 128, 255, 256, 65_535, 65_536, 2 ** 40, -1, -32, -33, -129, -40_000, -(2 ** 40), 0.5, Number.NaN],
	],
	['nothing', undefined],
	['null and flags', [null, true, false, undefined]],
	['texts of all lengths', ['', 'a'.repeat(31), 'a'.repeat(32), 'a'.repeat(300), 'ü'.repeat(40_000)]],
	[
		'lists and maps of more than fifteen',
		[new Array(20).fill(1), Object.fromEntries(new Array(20).fill(0).map((_, n) => [`k${n}`, n]))],
	],
	['bytes', new Uint8Array(300)],
	['a huge whole number', 2n ** 60n],
])('%s can be read', (_, value) => {
	const packed = pack(value);
	expect(isReadable(packed, 0)).toBe(true);
	// Broken off anywhere, or with something behind it, it cannot.
	for (let length = 1; length < Math.min(packed.length, 500); length++)
		expect(isReadable(packed.subarray(0, length), 0)).toBe(false);
	expect(isReadable(Buffer.concat([packed, Buffer.from([0xc0])]), 0)).toBe(false);
});

it.each<[string, number[]]>([
	['the byte that means nothing', [0xc1]],
	['an extension', [0xd4, 0x65, 0x00]],
	['a long extension', [0xc7, 1, 0x78, 0]],
	['a record without names', [0xd4, 0x72, 0x40, 0xc0]],
	['a record whose names are none', [0xd4, 0x72, 0x40, 0x91, 0x01, 0x01]],
	['a record of too few', [0xd4, 0x72, 0x40, 0x92, 0xa1, 0x61, 0xa1, 0x62, 0x01]],
	['a record of an odd kind', [0xd4, 0x72, 0x10, 0x90]],
	['a record that is used again and breaks off', [0x92, 0xd4, 0x72, 0x40, 0x91, 0xa1, 0x61, 0x01, 0x40]],
	['records without end', [0xd4, 0x72, 0x40, 0x91, 0xa1, 0x61, ...new Array(30).fill(0x40), 0x01]],
	['a map by numbers', [0x81, 0x01, 0x02]],
	['a map by lists', [0x81, 0x90, 0x02]],
	['a list of four billion', [0xdd, 0xff, 0xff, 0xff, 0xff]],
	['a text of four billion', [0xdb, 0xff, 0xff, 0xff, 0xff, 0x61]],
	['seventeen levels', [...new Array(17).fill(0x91), 0xc0]],
])('%s cannot', (_, bytes) => {
	expect(readable(bytes)).toBe(false);
});

it('the SDK’s records can', () => {
	const record = [0xd4, 0x72, 0x40, 0x92, 0xa1, 0x61, 0xa1, 0x62];
	expect(readable([...record, 0x01, 0xc0])).toBe(true);
	expect(readable([0x92, ...record, 0x01, 0xc0, 0x40, 0x02, 0xc3])).toBe(true);
	// Without a record of this name it is a number.
	expect(readable([0x92, 0x40, 0x41])).toBe(true);
});

it('no payload at all can', () => {
	expect(readable([])).toBe(true);
});
