import { makeAllRules, RULE_SET_IDS, ruleSet } from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import { aquarius } from '../testing.ts';

describe('aquarius rules', () => {
	it('lists every rule set with all its fields and their rulings, a line each', () => {
		const { status, lines, stderr } = aquarius(['rules']);
		expect({ status, stderr, ids: lines.map((line) => line.id) }).toEqual({ status: 0, stderr: '', ids: RULE_SET_IDS });
		const fields = Object.keys(makeAllRules(ruleSet('v3'))).filter((field) => field !== 'base');
		for (const line of lines) {
			expect(Object.keys(line)).toEqual(expect.arrayContaining(fields));
			expect(Object.keys(line.rulings)).toEqual(expect.arrayContaining(fields));
			expect(line.rulings.closestTie).toContain('E32');
		}
	});
});

describe('aquarius deck', () => {
	it('counts the cards of a deck', () => {
		const { status, lines } = aquarius(['deck', 'v3']);
		const counts: Record<string, number> = lines[0];
		expect(status).toBe(0);
		expect(counts).toMatchObject({ FFFF: 3, '****': 2, 'zap-a-card': 3, 'E..S': 1 });
		expect(Object.values(counts).reduce((sum, n) => sum + n)).toBe(95);
	});

	it.each([
		['v3', { ace: 15, double: 30, triple: 20, quad: 10, wild: 2, action: 18 }],
		['v2', { ace: 15, double: 30, quad: 10, wild: 1, action: 18 }],
		['v1', { ace: 10, double: 20, quad: 10, action: 15 }],
		['summary', { ace: 10, double: 20, quad: 10, action: 15 }],
		['dont-block-it-off', { double: 30, triple: 20, quad: 10 }],
		['get-moving', { ace: 15, double: 30, triple: 20, quad: 10, action: 3 }],
	])('counts the kinds of %s', (id, kinds) => {
		expect(aquarius(['deck', id, '--kinds']).lines).toEqual([kinds]);
	});
});
