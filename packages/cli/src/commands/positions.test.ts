import { describe, expect, it } from 'vitest';
import { aquarius, filesFolder } from '../testing.ts';

const file = filesFolder();
const position = {
	format: 'aquarius-position/1',
	rules: 'v3',
	players: [
		{ hand: ['FFWA', 'zap-a-card'], goal: 'F' },
		{ hand: ['EEEE'], goal: 'E' },
	],
	unusedGoals: ['S', 'W', 'A'],
	table: ['SSFF@0,0'],
	deck: ['SSSS', 'trade-hands'],
	turn: 0,
};
const path = file('position.json', position);

describe('aquarius legal', () => {
	it('lists the legal moves of the seat on turn', () => {
		const { status, lines } = aquarius(['legal', path]);
		expect(status).toBe(0);
		expect(lines).toHaveLength(1);
		expect(new Set(lines[0])).toEqual(new Set(['AWFF@1,0', 'AWFF@-1,0', 'FFWA@0,1', 'zap-a-card 0,0']));
	});

	it('reads standard input for -', () => {
		const { lines } = aquarius(['legal', '-'], JSON.stringify(position));
		expect(lines).toEqual(aquarius(['legal', path]).lines);
	});

	it.each([
		['no JSON', '{', /not JSON/],
		[
			'no position',
			'{"format":"aquarius-position/1","rules":"v3","players":[{"hand":["XXXX"],"goal":"F"}]}',
			/players\[0\]\.hand\[0\].*XXXX/,
		],
		['unknown rules', '{"format":"aquarius-position/1","rules":"v9","players":[]}', /v9/],
	])('says on standard error what is wrong with %s', (_, text, message) => {
		const { status, stdout, stderr } = aquarius(['legal', '-'], text);
		expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
		expect(stderr).toMatch(message);
	});
});

describe('aquarius deal', () => {
	it('prints the position that `simulate` begins with, in phase play', () => {
		const options = ['--rules', 'v2', '--players', '3', '--seed', 'again'];
		const { status, lines } = aquarius(['deal', ...options]);
		const [{ start }] = aquarius(['simulate', ...options]).lines;
		expect({ status, lines }).toEqual({ status: 0, lines: [{ format: 'aquarius-position/1', rules: 'v2', ...start }] });
		expect(lines[0].phase).toBe('play');
	});

	it('deals differently by seed', () => {
		expect(aquarius(['deal', '--seed', 'a']).stdout).not.toBe(aquarius(['deal', '--seed', 'b']).stdout);
	});
});

describe('aquarius view', () => {
	const shown = (...seat: readonly string[]) => aquarius(['view', path, ...seat]);

	it('hides from a seat what it may not know', () => {
		const [view] = shown('1').lines;
		expect(view).toMatchObject({ format: 'aquarius-view/1', me: 1, deck: 2, unusedGoals: ['?', '?', '?'] });
		expect(view.players).toEqual([
			{ hand: ['????', '????'], goal: '?' },
			{ hand: ['EEEE'], goal: 'E' },
		]);
	});

	it('is that of the seat on turn if none is named', () => {
		expect(shown()).toEqual(shown('0'));
	});

	it('is what `bot` is asked by', () => {
		const { status, stdout } = aquarius(['bot', 'greedy'], `{"view":${shown().stdout.trim()}}\n`);
		expect({ status, legal: aquarius(['legal', path]).lines[0] }).toEqual({
			status: 0,
			legal: expect.arrayContaining([stdout.trim()]),
		});
	});

	it.each(['2', '9'])('is refused to seat %s, where nobody plays', (seat) => {
		const { status, stdout, stderr } = shown(seat);
		expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
		expect(stderr).toContain(`SEAT ${seat}: nobody plays there\n`);
	});
});

describe('aquarius apply', () => {
	it('prints the position after the moves, what they caused, and the outcome', () => {
		const { status, lines } = aquarius(['apply', path, 'FFWA@0,1']);
		expect(status).toBe(0);
		expect(lines).toHaveLength(1);
		expect(lines[0]).toMatchObject({
			position: { rules: 'v3', table: ['SSFF@0,0', 'FFWA@0,1'], turn: 1, deck: ['trade-hands'] },
			outcome: null,
		});
		expect(lines[0].events[0]).toMatchObject({ type: 'placed', seat: 0, connected: ['F'] });
	});

	it('plays one move after the other, each for the seat on turn then', () => {
		const { status, lines } = aquarius(['apply', path, 'zap-a-card 0,0', 'EEEE@1,0']);
		expect(status).toBe(1);
		expect(lines[0]).toMatchObject({ move: 'EEEE@1,0', at: 1 });
	});

	it.each([
		['FFWA@5,5', 'placement/not-adjacent'],
		['SSSS@0,1', 'card/not-in-hand'],
		['FFWA@0,0', 'placement/occupied'],
		['FFWA@0.5,1', 'placement/off-grid'],
		['pass', 'pass/not-allowed'],
		['nonsense', 'text/unreadable'],
		['rotate-goals', 'action/not-in-rules'],
		['look', 'action/not-in-rules'],
		['trade-goals unused', 'action/not-in-rules'],
	])('refuses %s with %s', (move, refused) => {
		const { status, lines } = aquarius(['apply', path, move]);
		expect({ status, lines }).toEqual({ status: 1, lines: [{ refused, move, at: 0 }] });
	});
});

describe('aquarius perft', () => {
	it('counts sequences of moves', () => {
		const one = aquarius(['perft', path, '--depth', '1']).lines[0];
		expect(one).toEqual({ depth: 1, sequences: aquarius(['legal', path]).lines[0].length });
		expect(aquarius(['perft', path, '--depth', '0']).lines).toEqual([{ depth: 0, sequences: 1 }]);
		expect(aquarius(['perft', path, '--depth', '2']).lines[0].sequences).toBeGreaterThan(one.sequences);
	});
});
