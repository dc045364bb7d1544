import { describe, expect, test } from 'vitest';
import { parseRules } from '../rulesets/parse.ts';
import { ruleSet } from '../rulesets/rule-set.ts';
import { createGame } from '../setup.ts';
import type { Result } from '../types.ts';
import { whyNotText } from '../why-not-text.ts';
import { parsePosition } from './position.ts';
import type { FormatError } from './read.ts';
import { checkRecord, makeRecord, parseRecord, recordOf } from './record.ts';
import { parseScenario } from './scenario.ts';
import { parseView } from './view.ts';

/** Nested so deeply that whatever follows it inwards runs out of stack. */
const DEEP: unknown = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000));
const DEEP_OBJECT: unknown = JSON.parse(`${'{"a":'.repeat(20_000)}0${'}'.repeat(20_000)}`);
const players = [{ goal: 'E' }, { goal: 'A' }];
/** What reads documents, and what each accepts. */
const PARSERS: readonly (readonly [(json: unknown) => Result<unknown, FormatError>, Record<string, unknown>])[] = [
	[parsePosition, { rules: 'v3', players }],
	[parseView, { rules: 'v3', players }],
	[parseScenario, { rules: ['v3'], name: 'x', given: { players } }],
	[parseRules, { base: 'v3' }],
	[
		parseRecord,
		{ ...makeRecord(recordOf(createGame({ rules: ruleSet('v3'), players: 2, random: '1'.repeat(64) }), [], null)) },
	],
];
const FIELDS = [
	...['format', 'rules', 'players', 'unusedGoals', 'table', 'deck', 'discard', 'turn', 'phase', 'passed', 'random'],
	...['outcome', 'me', 'seen', 'start', 'log', 'result', 'fair', 'name', 'cites', 'play', 'expect', 'base'],
];
const FOREIGN = [DEEP, DEEP_OBJECT, 10n, Symbol('x'), () => 0, Number.NaN, undefined, 'x'.repeat(20_000)];

describe.each(PARSERS.map(([parse, good]) => [parse.name, parse, good] as const))('%s', (_, parse, good) => {
	test('reads what is good', () => expect(parse(good)).toMatchObject({ ok: true }));
	test('refuses whatever it is given, and says so shortly', () => {
		for (const value of FOREIGN) {
			const result = parse(value);
			if (result.ok) throw new Error('believed to be refused');
			expect(result.code.detail.length).toBeLessThan(200);
		}
	});
	test('refuses it in each field', () => {
		for (const field of FIELDS) {
			for (const value of [DEEP, DEEP_OBJECT]) {
				const result = parse({ ...good, [field]: value });
				if (result.ok) throw new Error(`${field} was believed to be refused`);
				expect(result.code.detail.length).toBeLessThan(400);
			}
		}
	});
	test('refuses an unknown field of any length', () => {
		const result = parse({ ['x'.repeat(20_000)]: 1 });
		expect(result).toMatchObject({ ok: false });
		expect(JSON.stringify(result).length).toBeLessThan(400);
	});
});

test('what was found is named by its outermost items', () => {
	const found = (json: unknown) => {
		const result = parsePosition(json);
		return result.ok ? '' : result.code.detail;
	};
	expect(found(['a', [1], { b: 2 }, null, true])).toBe('an object was expected, not ["a",[...],{...},null,true]');
	expect(found({ rules: 'v3', players: { a: 1, b: [] } })).toBe('a list was expected, not {"a","b"}');
	expect(found({ rules: 'v3', players: [], format: 'x' })).toBe('"x" is not aquarius-position/1');
});

test('checkRecord names the entry that is nonsense', () => {
	expect(checkRecord(DEEP)).toMatchObject({ ok: false, state: null });
});

test('a move that is no text is unreadable', () => {
	const result = parsePosition({ rules: 'v3', players: [{ goal: 'E' }, { goal: 'A' }] });
	if (!result.ok) throw new Error(result.code.detail);
	for (const text of [null, 7, DEEP, {}]) expect(whyNotText(result.value, 0, text as string)).toBe('text/unreadable');
});
