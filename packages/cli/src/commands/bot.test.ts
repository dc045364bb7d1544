import { createGame, legalMoves, makeMove, makeView, ruleSet, viewFor } from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import { aquarius } from '../testing.ts';

const state = createGame({ rules: ruleSet('v3'), players: 2, random: 'a'.repeat(64), first: 0 });
const legal = legalMoves(state, 0).map(makeMove);
const view = (viewer: number) => makeView(viewFor(state, viewer));
const question = (viewer: number): string => JSON.stringify({ view: view(viewer), legal });

describe('aquarius bot', () => {
	it('answers each view with a legal move', () => {
		const { status, stdout } = aquarius(['bot', 'greedy'], `${question(0)}\n${question(0)}\n`);
		const moves = stdout.trim().split('\n');
		expect(status).toBe(0);
		expect(moves).toHaveLength(2);
		for (const move of moves) expect(legal).toContain(move);
	});

	it('chooses from the moves that are listed', () => {
		for (const only of [...legal].sort().slice(0, 3)) {
			const { status, stdout } = aquarius(['bot', 'greedy'], JSON.stringify({ view: view(0), legal: [only] }));
			expect({ status, stdout }).toEqual({ status: 0, stdout: `${only}\n` });
		}
	});

	it('answers the same however the moves are listed, and without a list', () => {
		const reversed = JSON.stringify({ view: view(0), legal: legal.toReversed() });
		const answers = [question(0), reversed, JSON.stringify({ view: view(0) })].map(
			(line) => aquarius(['bot', 'random'], line).stdout,
		);
		expect(new Set(answers).size).toBe(1);
	});

	const over = { ...view(0), outcome: { winners: [0], reason: 'closest' } };
	const blind = {
		...view(0),
		players: [
			{ hand: ['FFFF'], goal: '?' },
			{ hand: ['????'], goal: '?' },
		],
	};
	it.each([
		['no JSON', '{ torn', 'format/not-this-format', ''],
		['no object', '[]', 'format/wrong-type', ''],
		['no view', { legal }, 'format/missing-field', 'view'],
		['a view that cannot be read', { view: { ...view(0), turn: 'mine' }, legal }, 'format/wrong-type', 'view.turn'],
		['a list that is none', { view: view(0), legal: 'pass' }, 'format/wrong-type', 'legal'],
		['an empty list', { view: view(0), legal: [] }, 'format/impossible', 'legal'],
		['a listed number', { view: view(0), legal: [legal[0], 7] }, 'format/wrong-type', 'legal[1]'],
		['a listed text that is no move', { view: view(0), legal: ['hop'] }, 'text/unreadable', 'legal[0]'],
		['a listed move that is not legal', { view: view(0), legal: ['pass'] }, 'pass/not-allowed', 'legal[0]'],
		['the view of another seat', question(1), 'turn/not-yours', 'view'],
		['a view before the draw', { view: { ...view(0), phase: 'draw' }, legal }, 'turn/not-yours', 'view'],
		['the view of a finished game', { view: over, legal }, 'game/over', 'view'],
		['a view without the own Goal', { view: blind, legal: ['pass'] }, 'format/impossible', 'view'],
	])('answers %s with an error and goes on', (_, line, code, at) => {
		const bad = typeof line === 'string' ? line : JSON.stringify(line);
		const { status, stdout, stderr } = aquarius(['bot', 'greedy'], `${bad}\n${question(0)}\n`);
		const [first = '', second] = stdout.split('\n');
		expect(status).toBe(1);
		expect(JSON.parse(first)).toEqual({ error: { code, at, detail: expect.stringMatching(/./) } });
		expect(legal).toContain(second);
		expect(stderr).toMatch(/^line 1: .*\n$/);
		expect(stderr).toContain(code);
	});
});
