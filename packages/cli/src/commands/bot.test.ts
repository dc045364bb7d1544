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
});
