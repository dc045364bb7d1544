import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { judgeFrame } from './door.ts';

const REQUEST = 21;
const text = (length: number, bytes: string) => [length, ...Buffer.from(bytes, 'latin1')];

beforeEach(() => {
	vi.spyOn(console, 'error');
});
afterEach(() => {
	// The reader of the schema library complains about strange bytes on stderr, where each line shall be an event.
	expect(console.error).not.toHaveBeenCalled();
	vi.restoreAllMocks();
});

it.each<[string, number[], object]>([
	['a known command', [REQUEST, 7, ...text(0xa4, 'move')], { type: 'pass' }],
	['one with a payload', [REQUEST, 7, ...text(0xa4, 'move'), 0x81, ...text(0xa1, 'a'), 1], { type: 'pass' }],
	[
		'one whose payload breaks off',
		[REQUEST, 7, ...text(0xa4, 'move'), 0x81, ...text(0xa1, 'a')],
		{ type: 'refuse', request: 7, code: 'room/bad-request' },
	],
	['an unknown one', [REQUEST, 7, ...text(0xa4, 'Move')], { type: 'refuse', request: 7, code: 'room/unknown-message' }],
	['no text as name', [REQUEST, 7, 5], { type: 'refuse', request: 7, code: 'room/unknown-message' }],
	[
		'a long name',
		[REQUEST, 7, 0xd9, ...text(40, 'm'.repeat(40))],
		{ type: 'refuse', request: 7, code: 'room/unknown-message' },
	],
	[
		'a name that is no UTF-8',
		[REQUEST, 7, ...text(0xa4, 'mo\xbf\xfe')],
		{ type: 'refuse', request: 7, code: 'room/unknown-message' },
	],
	['a name that breaks off', [REQUEST, 7, ...text(0xa4, 'mo')], { type: 'complain', code: 'room/bad-request' }],
	['nothing after its kind', [REQUEST], { type: 'complain', code: 'room/bad-request' }],
	['a number without a name', [REQUEST, 7], { type: 'complain', code: 'room/bad-request' }],
	['a number that breaks off', [REQUEST, 0xcd, 1], { type: 'complain', code: 'room/bad-request' }],
	['an empty frame', [], { type: 'complain', code: 'room/unknown-message' }],
	['a ping', [18], { type: 'pass' }],
])('%s', (_, bytes, verdict) => {
	expect(judgeFrame(Buffer.from(bytes), () => true)).toEqual(verdict);
});
