import { describe, expect, test } from 'vitest';
import { commandFor } from './keys.ts';

describe('keys on the board', () => {
	test.each([
		['ArrowLeft', false, { type: 'go', way: 'left' }],
		['ArrowUp', true, { type: 'look', way: 'up' }],
		['PageDown', false, { type: 'next' }],
		['Enter', false, { type: 'choose' }],
		[' ', false, { type: 'choose' }],
		['r', false, { type: 'turn' }],
		['R', true, { type: 'turn' }],
		['Escape', false, { type: 'cancel' }],
		['f', false, { type: 'fit' }],
		['F', true, { type: 'fit' }],
		['0', false, { type: 'fit' }],
		['+', true, { type: 'zoom-in' }],
		['-', false, { type: 'zoom-out' }],
		['Tab', false, undefined],
		['q', false, undefined],
	])('%s (shift %s)', (key, shift, command) => {
		expect(commandFor({ key, shift, modified: false })).toEqual(command);
	});

	test('with Ctrl, Alt or Meta a key is the browser’s', () => {
		expect(commandFor({ key: 'r', shift: false, modified: true })).toBeUndefined();
		expect(commandFor({ key: '0', shift: false, modified: true })).toBeUndefined();
	});
});
