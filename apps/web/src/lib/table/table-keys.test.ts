import { describe, expect, it } from 'vitest';
import { press } from '../testing/key-press.ts';
import { keyDeed } from './table-keys.ts';

describe('keys on the table page', () => {
	it.each([
		['1', { do: 'pick', slot: 0 }],
		['9', { do: 'pick', slot: 8 }],
		['r', { do: 'turn' }],
		['R', { do: 'turn' }],
		['Enter', { do: 'commit' }],
		['Escape', { do: 'cancel' }],
		['b', { do: 'board' }],
		['h', { do: 'hand' }],
		['f', { do: 'fit' }],
		['g', { do: 'goal' }],
		['s', { do: 'hint' }],
		['x', null],
		['0', { do: 'fit' }],
	])('%s', (key, deed) => {
		expect(keyDeed(press(key), false)).toEqual(deed);
	});

	it.each([
		['with Ctrl', press('r', { ctrlKey: true })],
		['held down', press('Enter', { repeat: true })],
		['used by the board', press('r', { defaultPrevented: true })],
	])('nothing %s', (_, event) => {
		expect(keyDeed(event, false)).toBeNull();
	});

	it('nothing while a dialog is open', () => {
		expect(keyDeed(press('1'), true)).toBeNull();
	});
});
