import { describe, expect, it } from 'vitest';
import { press } from '../testing/key-press.ts';
import { replayKey } from './replay-keys.ts';

describe('keys where a game is looked back at', () => {
	it.each([
		['ArrowLeft', 'back'],
		['ArrowRight', 'on'],
		['Home', 'first'],
		['End', 'last'],
		['ArrowUp', 'turn-before'],
		['ArrowDown', 'turn-after'],
		['x', null],
	])('%s', (key, deed) => {
		expect(replayKey(press(key), false)).toBe(deed);
		expect(replayKey(press(key, { repeat: true }), false)).toBe(deed);
	});

	it.each([
		['with Alt, which goes back in the browser', press('ArrowLeft', { altKey: true })],
		['used by the board', press('ArrowLeft', { defaultPrevented: true })],
	])('nothing %s', (_, event) => {
		expect(replayKey(event, false)).toBeNull();
	});

	it('nothing while a dialog is open', () => {
		expect(replayKey(press('ArrowLeft'), true)).toBeNull();
	});
});
