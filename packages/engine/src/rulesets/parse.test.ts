import { describe, expect, test } from 'vitest';
import type { FormatError } from '../text/read.ts';
import type { Result, RuleSet } from '../types.ts';
import { makeAllRules, makeRules, parseRules } from './parse.ts';
import { ruleSet } from './rule-set.ts';

function read(json: unknown): RuleSet {
	const result: Result<RuleSet, FormatError> = parseRules(json);
	if (!result.ok) throw new Error(`${result.code.at}: ${result.code.detail}`);
	return result.value;
}

describe('rules', () => {
	test('an id is the edition', () => {
		expect(read('v3')).toEqual(ruleSet('v3'));
		expect(makeRules(ruleSet('v3'))).toBe('v3');
	});
	test.each([
		{ rotateOption: true },
		{ bonus: false, bonusOnMove: true, bonusBesideWild: 'none' },
		{ tieAtSeven: 'play-on', closestTie: 'turn-order', wildAsAction: false, wildMayStart: false },
		{ handSize: 5, fifthElement: 'ether' },
		{ deck: { FFWW: 3, 'zap-a-card': 1 } },
		{ players: { min: 2, max: 3 } },
	])('fields that differ are kept: %o', (fields) => {
		const rules = read({ base: 'v3', ...fields });
		expect(rules).toEqual({ ...ruleSet('v3'), ...fields });
		expect(makeRules(rules)).toEqual({ base: 'v3', ...fields });
		expect(read(makeRules(rules))).toEqual(rules);
		expect(read(makeAllRules(rules))).toEqual(rules);
	});
	test('a deck follows from profile and Actions unless it is given', () => {
		const rules = read({ base: 'v3', deckProfile: '3D', actions: ['zap-a-card'] });
		expect(rules.deck['trade-goals']).toBeUndefined();
		expect(rules.deck['zap-a-card']).toBe(3);
		expect(read(makeRules(rules))).toEqual(rules);
		expect(read({ base: 'v3', actions: [], deck: { FFFF: 9 } }).deck).toEqual({ FFFF: 9 });
	});
	test('cards of a deck may have either word', () => {
		expect(read({ base: 'v3', deck: { WWFF: 1, FFWW: 2 } }).deck).toEqual({ FFWW: 3 });
	});
	test('a record carries every field', () => {
		expect(Object.keys(makeAllRules(ruleSet('v3'))).sort()).toEqual(
			['base', ...Object.keys(ruleSet('v3')).filter((field) => field !== 'id')].sort(),
		);
	});
});

describe('what is no rule set says why', () => {
	test.each([
		['v9', '', 'format/unknown-rules', 'v9'],
		[{ base: 'v1' }, 'base', 'format/unknown-rules', 'v1'],
		[{}, 'base', 'format/missing-field', 'base'],
		[{ base: 'v3', bonuss: true }, 'bonuss', 'format/unknown-field', 'bonuss'],
		[{ base: 'v3', bonus: 'yes' }, 'bonus', 'format/wrong-type', 'yes'],
		[{ base: 'v3', closestTie: 'coin' }, 'closestTie', 'format/unknown-value', 'coin'],
		[{ base: 'v3', actions: ['rotate-goals'] }, 'actions[0]', 'format/unknown-value', 'rotate-goals'],
		[{ base: 'v3', actions: ['zap-a-card', 'zap-a-card'] }, 'actions', 'format/impossible', 'twice'],
		[{ base: 'v3', deck: { FFFE: 1 } }, 'deck.FFFE', 'format/unreadable-text', 'FFFE'],
		[{ base: 'v3', deck: { FFFF: -1 } }, 'deck.FFFF', 'format/unknown-value', '-1'],
		[{ base: 'v3', players: { min: 2, max: 7 } }, 'players', 'format/impossible', '7'],
		[{ base: 'v3', handSize: 2.5 }, 'handSize', 'format/unknown-value', '2.5'],
		[null, '', 'format/wrong-type', 'null'],
		[['v3'], '', 'format/wrong-type', 'v3'],
	])('%o', (json, at, code, named) => {
		const result = parseRules(json);
		expect(result).toMatchObject({ ok: false, code: { at, code } });
		if (!result.ok) expect(result.code.detail).toContain(named);
	});
});
