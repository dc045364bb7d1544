import { describe, expect, test } from 'vitest';
import type { FormatError } from '../text/read.ts';
import { ACTIONS, type Result, RULE_SET_IDS, type RuleSet, type RuleSetId } from '../types.ts';
import { makeAllRules, makeRules, parseRules, readAllRules } from './parse.ts';
import { ruleSet } from './rule-set.ts';

function read(json: unknown): RuleSet {
	const result: Result<RuleSet, FormatError> = parseRules(json);
	if (!result.ok) throw new Error(`${result.code.at}: ${result.code.detail}`);
	return result.value;
}

describe('rules', () => {
	test.each(RULE_SET_IDS)('%s is an edition or variant', (id) => {
		expect(read(id)).toEqual(ruleSet(id));
		expect(ruleSet(id).id).toBe(id);
		expect(makeRules(ruleSet(id))).toBe(id);
		expect(read(makeAllRules(ruleSet(id)))).toEqual(ruleSet(id));
		// What is printed goes together: as fields on top of another base it is accepted too.
		expect(parseRules({ ...makeAllRules(ruleSet(id)), base: 'v3' }).ok).toBe(true);
	});
	test.each(['v4', 'constructor', '__proto__', '', undefined, null])('%j is the id of none', (id) => {
		expect(() => ruleSet(id as RuleSetId)).toThrow(`believed that ${id} is the id of a rule set`);
	});
	test.each([
		{ rotateOption: true },
		{ bonus: false, bonusOnMove: true, bonusBesideWild: 'none' },
		{ tieAtSeven: 'play-on', closestTie: 'turn-order', wildAsAction: false, wildMayStart: false },
		{ handSize: 5, fifthElement: 'ether' },
		{ deck: { FFWW: 30, 'zap-a-card': 1 } },
		{ players: { min: 2, max: 3 } },
		{ unusedGoals: 'pile', pileTrade: 'shuffle', rotateGoals: 'shuffle' },
		{ overlap: true, matchRequired: false, zapTo: 'discard', deckOut: 'rebuild', maxRebuilds: 3 },
		{ startKind: 'quad', openHands: true, goalsCovered: true },
		{ drawing: 'never', win: 'path', goals: [], players: { min: 1, max: 8 }, actions: [], deck: { FFWW: 25 } },
		{ decks: 2, players: { min: 6, max: 10 } },
	])('fields that differ are kept: %o', (fields) => {
		const rules = read({ base: 'v3', ...fields });
		expect(rules).toEqual({ ...ruleSet('v3'), ...fields });
		expect(makeRules(rules)).toEqual({ base: 'v3', ...fields });
		expect(read(makeRules(rules))).toEqual(rules);
		expect(read(makeAllRules(rules))).toEqual(rules);
	});
	test.each(['quad', 'triple'])('a game of paths may start with a %s', (startKind) => {
		expect(read({ base: 'dont-block-it-off', startKind })).toEqual({ ...ruleSet('dont-block-it-off'), startKind });
	});
	test('a game of paths may have Actions that leave the table alone', () => {
		expect(read({ base: 'dont-block-it-off', actions: ['trade-hands', 'shuffle-hands'] }).win).toBe('path');
	});
	test('a deck may lack Actions of the rules', () => {
		expect(read({ base: 'v3', deck: { FFFF: 15, 'zap-a-card': 1 } }).actions).toEqual(ruleSet('v3').actions);
		expect(read({ base: 'solitaire', deck: { FFFF: 15, 'zap-a-card': 1 } }).actions.length).toBe(5);
	});
	test('the largest deck and the most rebuilds are read', () => {
		expect(read({ base: 'v3', deck: { FFFF: 500 } }).deck).toEqual({ FFFF: 500 });
		expect(read({ base: 'v2', deck: { FFFF: 250 }, decks: 2, deckOut: 'rebuild', maxRebuilds: 10 }).maxRebuilds).toBe(
			10,
		);
		expect(read({ base: 'summary', deck: { FFFF: 100 }, decks: 2 }).maxRebuilds).toBe(3);
		// Two printed decks may overlap, and rebuilds that never come are let be.
		expect(read({ base: 'v3', decks: 2, overlap: true, maxRebuilds: 10 }).overlap).toBe(true);
	});
	test('a field that refines what is off waits for it', () => {
		expect(read({ base: 'v1', bonusOnMove: true, openTable: 'outside', solitaireRuns: 'many' }).bonus).toBe(false);
	});
	test('a deck follows from profile and Actions unless it is given', () => {
		const rules = read({ base: 'v3', deckProfile: '3D', actions: ['zap-a-card'] });
		expect(rules.deck['trade-goals']).toBeUndefined();
		expect(rules.deck['zap-a-card']).toBe(3);
		expect(read(makeRules(rules))).toEqual(rules);
		expect(read({ base: 'v3', actions: [], deck: { FFFF: 16 } }).deck).toEqual({ FFFF: 16 });
	});
	test('a deck may be just enough to deal, and hands just too small to have won', () => {
		expect(read({ base: 'v3', deck: { FFFF: 16 } }).players.max).toBe(5);
		expect(read({ base: 'v3', deck: { FFFF: 7 }, players: { min: 2, max: 2 } }).handSize).toBe(3);
		expect(read({ base: 'v3', deck: { FFFF: 8 }, decks: 2, players: { min: 2, max: 5 } }).handSize).toBe(3);
		expect(read({ base: 'collect-seven', handSize: 6 }).handSize).toBe(6);
	});
	test('a deck may lack kinds of cards that are named, and not have others', () => {
		expect(read({ base: 'v3', deck: { FFFF: 30 } }).deckKinds).toContain('wild');
		expect(read({ base: 'v3', deckKinds: ['ace'], deck: { FFFF: 30, FFWW: 0 } }).deckKinds).toEqual(['ace']);
	});
	test('the kinds of cards choose from the profile', () => {
		const { deck } = read({ base: 'v3', deckKinds: ['ace', 'wild'], actions: [] });
		expect(deck).toEqual({ EEEE: 3, AAAA: 3, WWWW: 3, FFFF: 3, SSSS: 3, '****': 2 });
	});
	test('two decks seat twice as many unless it is said how many', () => {
		expect(read({ base: 'v3', decks: 2 }).players).toEqual({ min: 2, max: 10 });
		expect(read(makeRules(read({ base: 'v2', decks: 2 }))).players).toEqual({ min: 2, max: 10 });
		expect(read({ base: 'v3', decks: 2, players: { min: 6, max: 8 } }).players).toEqual({ min: 6, max: 8 });
	});
	test('a record from before a field was known means by it what its base does', () => {
		const all = { ...makeAllRules(ruleSet('v3')) };
		for (const field of ['decks', 'overlap', 'layout', 'deckKinds']) Reflect.deleteProperty(all, field);
		expect(readAllRules(all, 'rules')).toEqual(ruleSet('v3'));
		const { overlap: _, ...summary } = makeAllRules(ruleSet('summary'));
		expect(readAllRules(summary, 'rules').overlap).toBe(true);
		Reflect.deleteProperty(all, 'win');
		expect(() => readAllRules(all, 'rules')).toThrow('rules');
	});
	test('cards of a deck may have either word', () => {
		expect(read({ base: 'v3', deck: { WWFF: 10, FFWW: 20 } }).deck).toEqual({ FFWW: 30 });
	});
	test('a record carries every field', () => {
		expect(Object.keys(makeAllRules(ruleSet('v3'))).sort()).toEqual(
			['base', ...Object.keys(ruleSet('v3')).filter((field) => field !== 'id')].sort(),
		);
	});
});

describe('what is no rule set says why', () => {
	test.each<readonly [unknown, string, string, string]>([
		['v9', '', 'format/unknown-rules', 'v9'],
		[{ base: 'v9' }, 'base', 'format/unknown-rules', 'v9'],
		[{}, 'base', 'format/missing-field', 'base'],
		[{ base: 'v3', bonuss: true }, 'bonuss', 'format/unknown-field', 'bonuss'],
		[{ base: 'v3', bonus: 'yes' }, 'bonus', 'format/wrong-type', 'yes'],
		[{ base: 'v3', closestTie: 'coin' }, 'closestTie', 'format/unknown-value', 'coin'],
		[{ base: 'v3', actions: ['fly'] }, 'actions[0]', 'format/unknown-value', 'fly'],
		[{ base: 'v3', decks: 3 }, 'decks', 'format/unknown-value', '3'],
		[{ base: 'v3', deckKinds: ['ace', 'wild', 'ace'] }, 'deckKinds', 'format/impossible', '"ace" is there twice'],
		[{ base: 'v3', goals: ['E', 'A', 'W', 'A'] }, 'goals', 'format/impossible', '"A" is there twice'],
		[{ base: 'v3', maxRebuilds: 11 }, 'maxRebuilds', 'format/unknown-value', '11'],
		[{ base: 'v3', goals: [] }, 'goals', 'format/impossible', 'seven'],
		[{ base: 'collect-seven', win: 'seven' }, 'win', 'format/impossible', 'Goals'],
		[{ base: 'v3', decks: 2, players: { min: 2, max: 11 } }, 'players.max', 'format/unknown-value', '11'],
		[{ base: 'v3', players: { min: 2, max: 100_000 } }, 'players.max', 'format/unknown-value', '100000'],
		[{ base: 'v3', players: { min: 3, max: 2 } }, 'players', 'format/impossible', 'from 3 to 2'],
		[{ base: 'v3', players: { min: 0, max: 2 } }, 'players', 'format/impossible', 'from 0 to 2'],
		[{ base: 'v3', goals: ['E', 'A'] }, 'goals', 'format/impossible', '5'],
		[{ base: 'v3', deck: {} }, 'deck', 'format/impossible', 'no card'],
		[{ base: 'v3', deck: { FFFF: 0, 'zap-a-card': 0 } }, 'deck', 'format/impossible', 'no card'],
		[{ base: 'connect-seven', deckProfile: '1.0', deckKinds: ['wild'] }, 'deckKinds', 'format/impossible', 'no card'],
		[{ base: 'v3', deckKinds: [] }, 'deckKinds', 'format/impossible', 'no kind'],
		[{ base: 'v3', deck: { FFFF: 400, EEEE: 101 } }, 'deck', 'format/impossible', '501'],
		[{ base: 'v3', deck: { FFFF: 251 }, decks: 2 }, 'deck', 'format/impossible', '502'],
		[{ base: 'summary', deck: { AWFS: 151, 'move-a-card': 50 } }, 'deck', 'format/impossible', '200 at most'],
		[{ base: 'summary', deck: { AWFS: 101 }, decks: 2 }, 'deck', 'format/impossible', '202'],
		[{ base: 'summary', deckProfile: '3A', actions: ACTIONS, decks: 2 }, 'decks', 'format/impossible', 'overlap'],
		[{ base: 'summary', maxRebuilds: 4 }, 'maxRebuilds', 'format/impossible', '3 at most'],
		[{ base: 'v3', overlap: true, deckOut: 'rebuild', maxRebuilds: 4 }, 'maxRebuilds', 'format/impossible', 'overlap'],
		[{ base: 'v3', handSize: 20 }, 'handSize', 'format/impossible', '101, and the deck has 95'],
		[{ base: 'v3', deck: { FFFF: 15 } }, 'deck', 'format/impossible', '16'],
		[{ base: 'dont-block-it-off', players: { min: 1, max: 10 } }, 'players', 'format/impossible', '71'],
		[{ base: 'dont-block-it-off', decks: 2, handSize: 20 }, 'handSize', 'format/impossible', '201'],
		[{ base: 'v3', deckKinds: ['ace'], deck: { AAFF: 30 } }, 'deck', 'format/impossible', 'a double'],
		[{ base: 'connect-seven', deck: { FFFF: 30, '****': 1 } }, 'deck', 'format/impossible', 'a wild'],
		[{ base: 'collect-seven', handSize: 7 }, 'handSize', 'format/impossible', '7 cards'],
		[{ base: 'v3', handSize: 7, goals: [], actions: [], win: 'cards' }, 'handSize', 'format/impossible', '7 cards'],
		// The edition's fields are wrong because of the layout, which alone is given.
		[{ base: 'solitaire', layout: 'table' }, 'layout', 'format/impossible', 'Goals'],
		[{ base: 'v3', deck: { FFFF: 9, 'rotate-a-card': 1 } }, 'deck', 'format/impossible', 'rotate-a-card'],
		[{ base: 'v3', actions: [], deck: { FFFF: 9, 'zap-a-card': 1 } }, 'deck', 'format/impossible', 'zap-a-card'],
		[{ base: 'dont-block-it-off', handSize: 0 }, 'handSize', 'format/impossible', '0 cards'],
		[{ base: 'solitaire', players: { min: 1, max: 2 } }, 'players', 'format/impossible', '2'],
		[{ base: 'solitaire', goals: ['F'] }, 'goals', 'format/impossible', 'F'],
		[{ base: 'solitaire', decks: 2 }, 'decks', 'format/impossible', '2'],
		...[
			{ handSize: 3 },
			{ openHands: true },
			{ startKind: 'double' },
			{ wildMayStart: true },
			{ unusedGoals: 'pile' },
			{ goalsCovered: true },
			{ drawing: 'turn' },
			{ matchRequired: false },
			{ overlap: true },
			{ bonus: true },
			{ bonusBesideWild: 'none' },
			{ bonusOnMove: true },
			{ wildAsAction: true },
			{ rotateOption: true },
			{ rotateGoals: 'shuffle' },
			{ pileTrade: 'shuffle' },
			{ zapTo: 'discard' },
			{ deckOut: 'rebuild' },
			{ maxRebuilds: 1 },
			{ win: 'cards' },
			{ tieAtSeven: 'play-on' },
			{ closestTie: 'turn-order' },
			{ openTable: 'outside' },
		].map((fields) => {
			const [[field, value] = ['', '']] = Object.entries(fields);
			return [{ base: 'solitaire', ...fields }, field, 'format/impossible', String(value)] as const;
		}),
		[{ base: 'solitaire', actions: ['zap-a-card', 'shuffle-hands'] }, 'actions', 'format/impossible', 'shuffle-hands'],
		[{ base: 'solitaire', actions: [] }, 'actions', 'format/impossible', 'Actions'],
		[{ base: 'solitaire', deck: { FFFF: 9 } }, 'deck', 'format/impossible', 'Actions'],
		[{ base: 'v3', layout: 'piles' }, 'layout', 'format/impossible', 'Goals'],
		[{ base: 'collect-seven', actions: ['zap-a-card', 'trade-goals'] }, 'actions', 'format/impossible', 'trade-goals'],
		[{ base: 'collect-seven', goalsCovered: true }, 'goalsCovered', 'format/impossible', 'cards'],
		[{ base: 'collect-seven', drawing: 'never' }, 'drawing', 'format/impossible', 'seven cards'],
		[{ base: 'dont-block-it-off', overlap: true }, 'overlap', 'format/impossible', 'path'],
		// What it needs is said to who asks for nothing but the win.
		[{ base: 'v3', win: 'path' }, 'win', 'format/impossible', 'without zap-a-card, move-a-card and rotate-a-card'],
		[{ base: 'summary', win: 'path' }, 'win', 'format/impossible', 'no overlap'],
		...(['zap-a-card', 'move-a-card', 'rotate-a-card'] as const).map(
			(action) =>
				[
					{ base: 'dont-block-it-off', actions: ['trade-hands', action] },
					'actions',
					'format/impossible',
					action,
				] as const,
		),
		[{ base: 'dont-block-it-off', deck: { FFSE: 60, FFWW: 0 } }, 'deck', 'format/impossible', 'double'],
		[{ base: 'v1', startKind: 'triple' }, 'startKind', 'format/impossible', 'triple'],
		[{ base: 'v3', startKind: 'quad', deckKinds: ['ace', 'wild'] }, 'startKind', 'format/impossible', 'quad'],
		[
			{ base: 'v3', actions: ['move-a-card', 'zap-a-card', 'zap-a-card'] },
			'actions',
			'format/impossible',
			'"zap-a-card" is there twice',
		],
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
