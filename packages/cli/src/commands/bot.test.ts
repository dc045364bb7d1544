import { createGame, legalMoves, makeMove, makeView, ruleSet, viewFor } from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import { aquarius } from '../testing.ts';

const state = createGame({ rules: ruleSet('v3'), players: 2, random: 'a'.repeat(64), first: 0 });
const legal = legalMoves(state, 0).map(makeMove);
const question = (viewer: number): string => JSON.stringify({ view: makeView(viewFor(state, viewer)), legal });

describe('aquarius bot', () => {
	it('answers each view with a legal move', () => {
		const { status, stdout } = aquarius(['bot', 'greedy'], `${question(0)}\n${question(0)}\n`);
		const moves = stdout.trim().split('\n');
		expect(status).toBe(0);
		expect(moves).toHaveLength(2);
		for (const move of moves) expect(legal).toContain(move);
	});

	it('fails at the view of a seat that is not on turn', () => {
		const { status, stderr } = aquarius(['bot', 'random'], question(1));
		expect(status).toBe(1);
		expect(stderr).toMatch(/on turn/);
	});

	it.each([
		[
			'its own Goal',
			{
				players: [
					{ hand: ['FFFF'], goal: '?' },
					{ hand: ['????'], goal: '?' },
				],
			},
			/Goal of its own seat/,
		],
		['the card that it has to draw', { phase: 'draw' }, /after its draw/],
	])('fails at a view that does not show %s', (_, fields, message) => {
		const view = { ...makeView(viewFor(state, 0)), ...fields };
		const { status, stdout, stderr } = aquarius(['bot', 'greedy'], JSON.stringify({ view, legal }));
		expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
		expect(stderr).toMatch(message);
		expect(stderr).not.toMatch(/\n {4}at /);
	});
});
