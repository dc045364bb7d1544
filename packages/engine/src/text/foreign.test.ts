import { describe, expect, test } from 'vitest';
import { parseCard, parseWord } from '../cards.ts';
import { disbelieve } from '../disbelieve.ts';
import { parseRules } from '../rulesets/parse.ts';
import { ruleSet } from '../rulesets/rule-set.ts';
import { runScenario } from '../scenarios/run.ts';
import { createGame } from '../setup.ts';
import { playGame } from '../testing/games.ts';
import { type Result, RULE_SET_IDS, type RuleSetId } from '../types.ts';
import { viewFor } from '../view.ts';
import { whyNotText } from '../why-not-text.ts';
import { parseMove } from './move.ts';
import { makePosition, parsePosition } from './position.ts';
import { type FormatError, reading } from './read.ts';
import { checkRecord, makeRecord, parseRecord, recordOf } from './record.ts';
import { parseScenario } from './scenario.ts';
import { parsePlacement, parseSpot } from './spot.ts';
import { makeView, parseView } from './view.ts';

/** Nested so deeply that whatever follows it inwards runs out of stack. */
const DEEP: unknown = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000));
const DEEP_OBJECT: unknown = JSON.parse(`${'{"a":'.repeat(20_000)}0${'}'.repeat(20_000)}`);
const players = [{ goal: 'E' }, { goal: 'A' }];
/** A position of some rules as JSON, in the middle of a game. */
const positionOf = (id: RuleSetId) => makePosition(playGame(ruleSet(id), ruleSet(id).players.min, 3, 8).state);
const viewOf = (id: RuleSetId) => makeView(viewFor(playGame(ruleSet(id), ruleSet(id).players.min, 3, 8).state, 0));
/** What reads documents, and what each accepts. */
const PARSERS: readonly (readonly [
	string,
	(json: unknown) => Result<unknown, FormatError>,
	Readonly<Record<string, unknown>>,
])[] = [
	['parsePosition', parsePosition, { rules: 'v3', players }],
	['parseView', parseView, { rules: 'v3', players }],
	['parseScenario', parseScenario, { rules: ['v3'], name: 'x', given: { players }, expect: { turn: 0 } }],
	['parseRules', parseRules, { base: 'v3' }],
	[
		'parseRecord',
		parseRecord,
		{ ...makeRecord(recordOf(createGame({ rules: ruleSet('v3'), players: 2, random: '1'.repeat(64) }), [], null)) },
	],
	...RULE_SET_IDS.flatMap((id) => [
		[`parsePosition of ${id}`, parsePosition, positionOf(id)] as const,
		[`parseView of ${id}`, parseView, viewOf(id)] as const,
	]),
];
const FIELDS = [
	...['format', 'rules', 'players', 'unusedGoals', 'table', 'deck', 'discard', 'turn', 'phase', 'passed', 'random'],
	...['outcome', 'me', 'seen', 'start', 'log', 'result', 'fair', 'name', 'cites', 'play', 'expect', 'base'],
	...['rebuilt', 'piles', 'slots', 'called', 'actions'],
];
/** Ten million characters, of three kinds. */
const LONG = ['x', '\ud800', '\u0000'].map((character) => character.repeat(10_000_000));
const FOREIGN = [DEEP, DEEP_OBJECT, ...LONG, 10n, Symbol('x'), () => 0, Number.NaN, undefined, 'x'.repeat(20_000)];

/** Far from what a parser takes, even on a busy machine: what follows nonsense inwards, or copies it, takes longer. */
const SOON = 1_000;
function quickly<T>(run: () => T): T {
	const before = performance.now();
	const value = run();
	expect(performance.now() - before).toBeLessThan(SOON);
	return value;
}

type Path = readonly (string | number)[];
/** Where a document has values: of long lists the first two, and of logs the first entry. */
function pathsIn(json: unknown, path: Path = []): readonly Path[] {
	if (typeof json !== 'object' || json === null) return [path];
	const entries = Array.isArray(json) ? [...json.entries()].slice(0, 2) : Object.entries(json);
	return entries.flatMap(([key, value]) => pathsIn(value, [...path, key]));
}

function withValue(json: unknown, [key, ...rest]: Path, value: unknown): unknown {
	if (key === undefined) return value;
	if (Array.isArray(json)) return json.map((item, i) => (i === key ? withValue(item, rest, value) : item));
	return Object.fromEntries(
		Object.entries(json as object).map(([k, v]) => [k, k === key ? withValue(v, rest, value) : v]),
	);
}

/** What a scenario says is read when it is run, as its rules have it; its names can be any. */
function readLater(good: Readonly<Record<string, unknown>>, [field]: Path): boolean {
	return 'given' in good && ['name', 'cites', 'rules', 'given'].includes(String(field));
}

describe.each(PARSERS)('%s', (_, parse, good) => {
	test('reads what is good', () => expect(parse(good)).toMatchObject({ ok: true }));
	test('refuses whatever it is given, and says so shortly', () => {
		for (const value of FOREIGN) {
			const result = quickly(() => parse(value));
			if (result.ok) disbelieve('it is refused');
			expect(result.code.detail.length).toBeLessThan(200);
		}
	});
	test('refuses it in each field', () => {
		for (const field of FIELDS) {
			for (const value of [DEEP, DEEP_OBJECT, ...LONG]) {
				// A scenario may be called anything.
				if (field === 'name' && typeof value === 'string' && parse === parseScenario) continue;
				const result = quickly(() => parse({ ...good, [field]: value }));
				if (result.ok) disbelieve(`${field} is refused`);
				expect(result.code.detail.length).toBeLessThan(400);
			}
		}
	});
	test('refuses it in the place of every value that is inside', () => {
		let places = 0;
		for (const path of pathsIn(good)) {
			places++;
			for (const value of [DEEP, LONG[0], '\udfff', '__proto__', 'constructor', -0.5, { constructor: 1 }]) {
				const result = quickly(() => parse(withValue(good, path, value)));
				if (result.ok) expect(readLater(good, path)).toBe(true);
				else expect(result.code.detail.length).toBeLessThan(400);
			}
		}
		expect(places).toBeGreaterThan(0);
	});
	test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', '\ud800', ''])('refuses a field %j', (field) => {
		const json: unknown = JSON.parse(`{${JSON.stringify(field)}:{"rules":"v3"},${JSON.stringify(good).slice(1)}`);
		const result = quickly(() => parse(json));
		expect(result).toMatchObject({ ok: false, code: { code: 'format/unknown-field' } });
	});
	test('is not changed by what it reads', () => {
		parse(JSON.parse('{"__proto__":{"format":"x"},"constructor":{"prototype":{"rules":"v3"}}}'));
		expect(Object.hasOwn(Object.prototype, 'format')).toBe(false);
		expect('rules' in {}).toBe(false);
		expect(parse({ ...good })).toMatchObject({ ok: true });
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
	expect(found([1, 2, 3, 4, 5, 6, 7, 8])).toBe('an object was expected, not [1,2,3,4,5,6,7,8]');
	expect(found([1, 2, 3, 4, 5, 6, 7, 8, 9])).toBe('an object was expected, not [1,2,3,4,5,6,7,8,');
});

test('a bug in a reader is not taken for something wrong in a document', () => {
	const broken = () => reading(() => JSON.parse('{'));
	expect(broken).toThrow(SyntaxError);
});

test.each(RULE_SET_IDS)('a scenario of %s whose position is nonsense fails by name', (id) => {
	const { format: _, rules: __, ...given } = positionOf(id);
	for (const path of pathsIn(given)) {
		for (const value of [DEEP, ...LONG, '__proto__', -0.5, { constructor: 1 }]) {
			const document = { name: 'x', rules: [id], given: withValue(given, path, value), play: ['pass'] };
			const scenario = parseScenario({ ...document, expect: { turn: 0 } });
			if (!scenario.ok) throw new Error(scenario.code.detail);
			expect(quickly(() => runScenario(scenario.value, id)).ok).toBe(false);
		}
	}
	const unknown = parseScenario({ name: 'x', rules: [LONG[0]], given, expect: { turn: 0 } });
	expect(unknown.ok && quickly(() => runScenario(unknown.value, LONG[0] ?? '')).ok).toBe(false);
});

test('checkRecord names the entry that is nonsense', () => {
	expect(checkRecord(DEEP)).toMatchObject({ ok: false, state: null });
});

test.each(RULE_SET_IDS)('a move of nonsense is unreadable at once in %s', (id) => {
	const position = createGame({ rules: ruleSet(id), players: ruleSet(id).players.min, random: '3'.repeat(64) });
	const long = [...LONG, `zap-a-card ${LONG[0]}`, `p1>p2 ${LONG[0]}`, `****=${LONG[1]}`, 'pass '.repeat(2_000_000)];
	const short = [
		'__proto__',
		'constructor',
		'toString',
		'',
		' pass',
		'pass\n',
		'\ud800',
		'ＦＦＦＦ@0,0',
		'FFFF@0,0\u0000',
		'trade-goals 1e0',
	];
	for (const text of [...long, ...short]) {
		expect(quickly(() => whyNotText(position, position.turn, text))).toBe('text/unreadable');
		expect(parseMove(text)).toBeUndefined();
		expect(parseSpot(text) ?? parsePlacement(text) ?? parseCard(text) ?? parseWord(text)).toBeUndefined();
	}
});

test.each([5, null, true, ['1,0'], { split: 1 }, 10n, Symbol('1,0')])(
	'what is no text is no text form: %#',
	(value) => {
		const text = value as unknown as string;
		for (const parse of [parseSpot, parsePlacement, parseMove, parseCard, parseWord])
			expect(parse(text)).toBeUndefined();
	},
);

test('a move that is no text is unreadable', () => {
	const result = parsePosition({ rules: 'v3', players: [{ goal: 'E' }, { goal: 'A' }] });
	if (!result.ok) throw new Error(result.code.detail);
	for (const text of [null, 7, DEEP, {}]) expect(whyNotText(result.value, 0, text as string)).toBe('text/unreadable');
});
