import { describe, expect, test } from 'vitest';
import { ruleSet } from '../rulesets/rule-set.ts';
import { parsePosition } from '../text/position.ts';
import { reading } from '../text/read.ts';
import { parseView } from '../text/view.ts';
import type { Solitaire } from '../types.ts';
import { makeSolitaire, readSolitaire, readSolitaireInView } from './json.ts';
import { makeStack, parseStack } from './text.ts';

const rules = ruleSet('solitaire');

describe('moves', () => {
	test.each([
		['p2>p4 AWFF', { type: 'stack', from: 1, onto: 'pile', to: 3, card: 'AWFF' }],
		['p2>a3 FFWA', { type: 'stack', from: 1, onto: 'slot', to: 2, card: 'FFWA' }],
		['p5>a1 F', { type: 'stack', from: 4, onto: 'slot', to: 0, card: 'F' }],
		['p1>p2 F..A', { type: 'stack', from: 0, onto: 'pile', to: 1, card: 'F..A' }],
		['p1>a5 ****', { type: 'stack', from: 0, onto: 'slot', to: 4, card: '****' }],
	] as const)('%s', (text, move) => {
		const read = parseStack(text);
		expect(read).toEqual(move);
		expect(read && makeStack(read)).toBe(text);
	});
	test.each([
		...[
			'',
			'pass',
			'call ',
			'Call',
			'p1>p2',
			'p1>p2 ',
			'p1>p2 X',
			'p1>p2 FFFA.',
			'p0>p2 FFFF',
			'p6>p1 FFFF',
			'p1>a6 F',
			'p01>p2 FFFF',
			'p-1>p2 F',
		],
		...[
			'a1>p2 FFFF',
			'p1>s2 FFFF',
			'p1 > p2 FFFF',
			'p1>p2  FFFF',
			'p1>p2 FFFF\n',
			'p100>p2 FFFF',
			'p1>p2 ????',
			'p1>p2 call',
		],
	])('%j is none', (text) => expect(parseStack(text)).toBeUndefined());
});

describe('positions', () => {
	const json = {
		deck: ['WWFF', 'F', 'A..F'],
		piles: [['WWFF', 'E'], [], [], [], ['****']],
		slots: [['A', 'AAAA'], [], ['S'], [], []],
		called: ['zap-a-card'],
		actions: ['trade-hands', 'zap-a-card'],
	};
	test('are read: cards of the deck as they are called off the table, others as they lie', () => {
		const { solitaire } = readSolitaire(json, '', rules);
		expect(solitaire).toEqual({ ...json, deck: ['FFWW', 'F', 'A..F'] });
		expect(readSolitaire(makeSolitaire(solitaire), '', rules)).toEqual({ solitaire });
	});
	test('have empty lists where none are given', () => {
		const five = [[], [], [], [], []];
		expect(readSolitaire({}, '', rules).solitaire).toEqual({
			deck: [],
			piles: five,
			slots: five,
			called: [],
			actions: [],
		} satisfies Solitaire);
	});
	test('are seen with both decks as counts', () => {
		const seen = { ...json, deck: 3, actions: 2 };
		expect(readSolitaireInView(seen, '', rules).solitaire).toEqual(seen);
		expect(readSolitaireInView({}, '', rules).solitaire).toMatchObject({ deck: 0, actions: 0 });
		expect(makeSolitaire(readSolitaireInView(seen, '', rules).solitaire)).toEqual(seen);
	});
	test('of games at a table have no such part', () => {
		expect(readSolitaire({ deck: ['FFFF'] }, '', ruleSet('v1'))).toEqual({});
		expect(readSolitaireInView({ deck: 4 }, '', ruleSet('v1'))).toEqual({});
		expect(makeSolitaire(undefined)).toEqual({});
		expect(reading(() => readSolitaire({ called: [] }, 'given', ruleSet('v1')))).toMatchObject({
			code: { code: 'format/impossible', at: 'given.called' },
		});
	});
	test.each([
		['table', 'FFFF@0,0'],
		['discard', 'trade-hands'],
	])('have no cards in the %s', (field, card) => {
		const given = { rules: 'solitaire', players: [{}], ...json, [field]: [card] };
		const refused = { ok: false, code: { code: 'format/impossible', at: field } };
		expect(parsePosition(given)).toMatchObject(refused);
		expect(parseView({ ...given, deck: 3, actions: 2 })).toMatchObject(refused);
		expect(parsePosition({ ...given, [field]: [] }).ok).toBe(true);
	});
	test.each([
		[{ piles: [[], [], [], []] }, 'format/impossible', 'piles'],
		[{ slots: [[], [], [], [], [], []] }, 'format/impossible', 'slots'],
		[{ slots: [[], ['FFFF'], [], [], []] }, 'format/impossible', 'slots[1][0]'],
		[{ slots: [['E', 'EEEE', 'F'], [], [], [], []] }, 'format/impossible', 'slots[0][2]'],
		[{ piles: [['zap-a-card'], [], [], [], []] }, 'format/unreadable-text', 'piles[0][0]'],
		[{ piles: ['FFFF', [], [], [], []] }, 'format/wrong-type', 'piles[0]'],
		[{ deck: ['trade-goals'] }, 'format/unreadable-text', 'deck[0]'],
		[{ called: ['F'] }, 'format/unknown-value', 'called[0]'],
		[{ actions: 3 }, 'format/wrong-type', 'actions'],
	])('%j: %s at %s', (part, code, at) => {
		expect(reading(() => readSolitaire(part, '', rules))).toMatchObject({ ok: false, code: { code, at } });
	});
	test('of a viewer have no lists for decks', () => {
		expect(reading(() => readSolitaireInView({ deck: ['FFFF'] }, '', rules))).toMatchObject({
			code: { code: 'format/wrong-type', at: 'deck' },
		});
	});
});
