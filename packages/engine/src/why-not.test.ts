import { describe, expect, test } from 'vitest';
import { parsePosition } from './text/position.ts';
import { type Move, REASON_CODES } from './types.ts';
import { viewFor } from './view.ts';
import { whyNot } from './why-not.ts';
import { whyNotText } from './why-not-text.ts';

const parsed = parsePosition({
	rules: 'v3',
	players: [
		{ hand: ['FFFF', 'zap-a-card', 'trade-goals'], goal: 'E' },
		{ hand: ['EEEE'], goal: 'A' },
	],
	unusedGoals: ['W', 'F', 'S'],
	table: ['FFFF@0,0'],
});
if (!parsed.ok) throw new Error(parsed.code.detail);
const state = parsed.value;
const over = { ...state, outcome: { winners: [0], reason: 'seven' } as const };

describe('the first reason that applies', () => {
	test.each([
		[over, 1, 'gibberish', 'text/unreadable'],
		[over, 1, 'FFFF@1,0', 'game/over'],
		[over, 1, 'look', 'game/over'],
		[state, 1, 'shuffle-goals left', 'turn/not-yours'],
		[state, 1, 'resign', 'turn/not-yours'],
		[state, 0, 'resign', 'action/not-in-rules'],
		[state, 0, 'shuffle-goals left', 'action/not-in-rules'],
		[state, 0, 'trade-hands 9', 'card/not-in-hand'],
		[state, 0, 'EEEE@0,0', 'card/not-in-hand'],
		[state, 0, 'trade-goals 9', 'target/not-a-seat'],
		[state, 0, 'trade-goals 0', 'target/yourself'],
		[state, 0, 'zap-a-card 10001,0', 'target/no-card'],
		[state, 0, 'zap-a-card -', 'target/possible'],
		[state, 0, 'FFFF@0.5,0', 'placement/off-grid'],
		[state, 0, 'FFFF@0,0', 'placement/occupied'],
		[state, 0, 'FFFF@1,1', 'placement/not-adjacent'],
		[state, 0, 'pass', 'pass/not-allowed'],
		[state, 0, 'FFFF@1,0', undefined],
	])('%#: %s %s %s', (position, seat, text, code) => {
		expect(whyNotText(position, seat, text)).toBe(code);
		if (code !== undefined) expect(REASON_CODES).toContain(code);
	});
});

test('a view answers for its own seat only', () => {
	const move: Move = { type: 'pass' };
	expect(whyNot(viewFor(state, 0), 0, move)).toBe('pass/not-allowed');
	expect(whyNot(viewFor(state, 1), 0, move)).toBe('turn/not-yours');
	expect(whyNot(viewFor(state, null), 0, move)).toBe('turn/not-yours');
});

test.each([
	{ type: 'castle' },
	{ type: 'place', card: 'FFFE', x: 1, y: 0 },
	{ type: 'zap-a-card' },
	{ type: 'zap-a-card', target: 7 },
	{ type: 'move-a-card', target: { x: 0, y: 0 } },
	{ type: 'move-a-card', target: null, to: { card: 'FFFF', x: 1, y: 0 } },
	{ type: 'move-a-card', target: { x: 0, y: 0 }, to: { card: 'nope', x: 1, y: 0 } },
])('data that is no move is unreadable: %o', (data) => {
	expect(whyNot(state, 0, data as unknown as Move)).toBe('text/unreadable');
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e9, 0.25, '1'])('a card at %s is off the grid', (x) => {
	const move = { type: 'place', card: 'FFFF', x, y: 0 } as unknown as Move;
	expect(whyNot(state, 0, move)).toBe('placement/off-grid');
});
