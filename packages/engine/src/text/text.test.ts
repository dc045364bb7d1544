import { describe, expect, test } from 'vitest';
import { legalMoves } from '../legal-moves.ts';
import { makeMove, parseMove } from './move.ts';
import { makePosition, parsePosition } from './position.ts';
import { parseScenario } from './scenario.ts';
import { makePlacement, makeSpot, parsePlacement, parseSpot } from './spot.ts';
import { makeView, parseView } from './view.ts';

describe('spots', () => {
	test.each([
		'0,0',
		'1,-2',
		'-10,300',
		'0.5,1',
		'-0.5,-12.5',
		'10001,0',
		'1234567890,0',
		'999999999999999.5,-999999999999999',
	])('%s is read and written back', (text) => {
		const spot = parseSpot(text);
		expect(spot && makeSpot(spot)).toBe(text);
	});
	test.each([
		'',
		'1',
		'1,',
		',1',
		'1,2,3',
		'01,0',
		'-0,0',
		'+1,0',
		'1.0,0',
		'1.25,0',
		'0.50,0',
		'.5,0',
		' 1,0',
		'1e3,0',
		'-0.0,0',
		'1,0 ',
		'NaN,0',
		// More digits than a number holds would be written back as others.
		'9007199254740993,0',
		'0,-1000000000000000.5',
	])('"%s" cannot be read', (text) => expect(parseSpot(text)).toBeUndefined());
	test('a placement is a word at a spot', () => {
		const placement = parsePlacement('AWFF@1,-2');
		expect(placement).toEqual({ card: 'AWFF', x: 1, y: -2 });
		expect(placement && makePlacement(placement)).toBe('AWFF@1,-2');
	});
});

describe('moves', () => {
	test.each([
		'AWFF@1,0',
		'****@0,-1',
		'zap-a-card 1,0',
		'zap-a-card -',
		'move-a-card 1,0 FFWA@2,-1',
		'move-a-card -',
		'trade-goals 3',
		'trade-goals 999999999999999',
		'trade-hands 2',
		'shuffle-goals',
		'shuffle-goals left',
		'shuffle-hands right',
		'****=zap-a-card 1,0',
		'****=move-a-card 1,0 FFWA@2,-1',
		'****=shuffle-goals',
		'****=trade-hands 0',
		`zap-a-card ${'1'.repeat(15)},0`,
		`move-a-card ${'1'.repeat(15)},${'2'.repeat(15)} FFWA@-${'1'.repeat(15)},-${'2'.repeat(13)}`, // 80 characters
		'pass',
	])('%s is read and written back', (text) => {
		const move = parseMove(text);
		expect(move && makeMove(move)).toBe(text);
	});
	test.each([
		'',
		'Pass',
		'pass ',
		'AWFF',
		'AWFF@',
		'AWFF@1',
		'AWFA@1,0',
		'AWFF @1,0',
		'zap-a-card',
		'zap-a-card  1,0',
		'zap-a-card 1,0 ',
		'zap-a-card 1,0 2,0',
		'move-a-card 1,0',
		'move-a-card - FFWA@2,-1',
		'move-a-card 1,0 -',
		'move-a-card x FFWA@2,-1',
		'move-a-card 1,0 FFWA@2,-1 x',
		'trade-goals',
		'trade-goals x',
		'trade-goals 01',
		'trade-goals -1',
		'trade-goals 1 2',
		'trade-goals un used',
		'trade-goals 9999999999999999999999',
		'trade-hands 1000000000000000',
		'FFWA@99999999999999999999999,0',
		'shuffle-goals up',
		'shuffle-goals left right',
		'****=pass',
		'****=AWFF@1,0',
		'FFFF=zap-a-card 1,0',
		`zap-a-card ${'1'.repeat(80)},0`,
		`move-a-card ${'1'.repeat(15)},${'2'.repeat(15)} FFWA@-${'1'.repeat(15)},-${'2'.repeat(14)}`, // 81 characters
	])('"%s" cannot be read', (text) => expect(parseMove(text)).toBeUndefined());
	test.each([
		'rotate-goals',
		'rotate-goals left',
		'rotate-a-card 1,0',
		'rotate-a-card -',
		'trade-goals unused',
		'look',
		'claim',
		'call',
		'resign',
		'p2>p4 AWFF',
		'p2>a3 FFWA',
		'****=rotate-a-card 1,0',
		'p2>a3 F',
	])('%s is a move of some rule sets', (text) => {
		const move = parseMove(text);
		expect(move && makeMove(move)).toBe(text);
	});
	test.each([
		'rotate-goals up',
		'rotate-a-card',
		'p9>p1 AWFF',
		'p2>p4 AWFA',
		'look 1',
		'trade-hands unused',
		'p2>p0 F',
	])('%s is a move of none', (text) => expect(parseMove(text)).toBeUndefined());
});

const player = { hand: [], goal: 'E' };
const base = { rules: 'v3', players: [player, { hand: [], goal: 'A' }] };
const goalless = { rules: 'dont-block-it-off', players: [{ hand: [] }] };

/** So far apart that none has a neighbour, nor a spot beside it with another. */
const cards = (count: number) =>
	Array.from({ length: count }, (_, i) => `FFFF@${3 * (i % 80) - 120},${3 * Math.floor(i / 80) - 150}`);

describe('a position', () => {
	test('has defaults for what is left out', () => {
		expect(parsePosition(base)).toMatchObject({
			ok: true,
			value: {
				table: [],
				deck: [],
				discard: [],
				turn: 0,
				phase: 'play',
				passed: 0,
				random: '0'.repeat(80),
				outcome: null,
			},
		});
	});
	test('keeps every field', () => {
		const json = {
			format: 'aquarius-position/1',
			rules: { base: 'v3', rotateOption: true },
			players: [
				{ hand: ['FFWW', 'zap-a-card'], goal: 'W' },
				{ hand: ['****'], goal: 'S' },
			],
			unusedGoals: ['F', 'A', 'E'],
			table: ['WWFF@0,0', 'F..A@-1,0'],
			deck: ['SSSS', 'AAAA'],
			discard: ['trade-hands', 'shuffle-goals'],
			turn: 1,
			phase: 'draw',
			passed: 2,
			random: `${'ab'.repeat(32)}00000000000000ff`,
			outcome: { winners: [0, 1], reason: 'closest' },
		};
		const result = parsePosition(json);
		expect(result.ok && makePosition(result.value)).toEqual(json);
	});
	test('lists seats once somebody has left', () => {
		const players = [player, { ...player, goal: 'A', invisible: true }, { hand: ['WWFF'], goal: 'W' }];
		const result = parsePosition({ ...base, players, unusedGoals: ['S'] });
		expect(result).toMatchObject({
			ok: true,
			value: { players: [{}, { invisible: true }, { hand: ['FFWW'] }, { goal: 'S', invisible: true }] },
		});
	});
	test.each<readonly [unknown, string, string]>([
		[{ ...base, tabel: [] }, 'tabel', 'format/unknown-field'],
		[{ ...base, format: 'aquarius-position/2' }, 'format', 'format/not-this-format'],
		[{ players: [] }, 'rules', 'format/missing-field'],
		[{ rules: 'v3' }, 'players', 'format/missing-field'],
		[{ ...base, rules: 'v4' }, 'rules', 'format/unknown-rules'],
		[{ ...base, rules: { base: 'v3', bonus: 3 } }, 'rules.bonus', 'format/wrong-type'],
		[{ ...base, players: [{ hand: ['FFFF', 'FFFE'], goal: 'E' }] }, 'players[0].hand[1]', 'format/unreadable-text'],
		[{ ...base, players: [{ hand: [] }] }, 'players[0].goal', 'format/missing-field'],
		[{ ...base, players: [{ hand: [], goal: 'X' }] }, 'players[0].goal', 'format/unknown-value'],
		[{ ...base, players: [{ hand: ['FFFF'], goal: 'E', invisible: true }] }, 'players[0].hand', 'format/impossible'],
		[{ ...base, table: ['FFFF@0,0', 'WWWW@0,0'] }, 'table[1]', 'format/impossible'],
		[{ ...base, table: ['FFFF@0.5,0'] }, 'table[0]', 'format/impossible'],
		[{ ...base, table: ['FFFF@20000,0'] }, 'table[0]', 'format/impossible'],
		[{ ...base, table: ['FFFF'] }, 'table[0]', 'format/unreadable-text'],
		[{ ...base, table: 'FFFF@0,0' }, 'table', 'format/wrong-type'],
		[{ ...base, deck: ['fly'] }, 'deck[0]', 'format/unreadable-text'],
		[{ ...base, turn: 2 }, 'turn', 'format/impossible'],
		[{ ...base, turn: -1 }, 'turn', 'format/unknown-value'],
		[{ ...base, turn: 2, unusedGoals: ['W'] }, 'turn', 'format/impossible'],
		[{ ...base, phase: 'over' }, 'phase', 'format/unknown-value'],
		[{ ...base, random: 'abc' }, 'random', 'format/unreadable-text'],
		[{ ...base, outcome: { winners: [7], reason: 'seven' } }, 'outcome.winners[0]', 'format/unknown-value'],
		[{ ...base, outcome: { winners: [0], reason: 'luck' } }, 'outcome.reason', 'format/unknown-value'],
		[7, '', 'format/wrong-type'],
		...['unusedGoals', 'table', 'deck', 'discard', 'turn', 'phase', 'passed', 'random', 'format', 'rules'].map(
			(field) => [{ ...base, [field]: null }, field, 'format/'] as const,
		),
		[{ ...base, players: [{ hand: null, goal: 'E' }] }, 'players[0].hand', 'format/wrong-type'],
		[{ ...base, players: [{ goal: 'E', invisible: null }] }, 'players[0].invisible', 'format/unknown-value'],
		...[
			{ winners: [0, 0], reason: 'closest' },
			{ winners: [1, 0], reason: 'closest' },
			{ winners: [2], reason: 'seven' },
			{ winners: [], reason: 'seven' },
			{ winners: [], reason: 'closest' },
		].map((outcome) => [{ ...base, unusedGoals: ['W'], outcome }, 'outcome.winners', 'format/impossible'] as const),
		[{ ...goalless, outcome: { winners: [0], reason: 'none' } }, 'outcome.winners', 'format/impossible'],
		...[
			[base, 'path'],
			[base, 'cards'],
			[base, 'none'],
			[goalless, 'seven'],
			[goalless, 'cards'],
			[{ ...goalless, rules: 'collect-seven' }, 'closest'],
			[{ ...goalless, rules: 'collect-seven' }, 'none'],
			[{ ...goalless, rules: 'solitaire' }, 'seven'],
		].map(
			([position, reason]) =>
				[
					{ ...(position as object), outcome: { winners: reason === 'none' ? [] : [0], reason } },
					'outcome.reason',
					'format/impossible',
				] as const,
		),
		[{ ...base, players: [] }, 'players', 'format/impossible'],
		[{ ...base, players: [], unusedGoals: ['E'] }, 'players', 'format/impossible'],
		[{ ...base, players: [], outcome: { winners: [], reason: 'last-player' } }, 'players', 'format/impossible'],
		[{ ...base, players: Array.from({ length: 101 }, () => player) }, 'players', 'format/impossible'],
		[{ ...goalless, unusedGoals: ['E'] }, 'unusedGoals', 'format/impossible'],
		[{ ...goalless, rules: 'solitaire', unusedGoals: ['E'] }, 'unusedGoals', 'format/impossible'],
		[{ ...base, random: `${'0'.repeat(64)}0020000000000000` }, 'random', 'format/impossible'],
		[{ ...base, random: `${'0'.repeat(79)}A` }, 'random', 'format/unreadable-text'],
		[{ ...base, table: cards(8_001) }, 'table', 'format/impossible'],
		[{ rules: 'dont-block-it-off', players: [{ goal: 'E' }] }, 'players[0].goal', 'format/impossible'],
		[{ ...base, players: [{ ...player, covered: true }] }, 'players[0].covered', 'format/impossible'],
		[{ ...base, players: [{ ...player, covered: false }] }, 'players[0].covered', 'format/unknown-value'],
		[
			{ rules: { base: 'v3', goalsCovered: true }, players: [player, { goal: 'A', invisible: true, covered: true }] },
			'players[1].covered',
			'format/impossible',
		],
	])('that is wrong says where and why: %#', (json, at, code) => {
		expect(parsePosition(json)).toMatchObject({ ok: false, code: { at, code: expect.stringContaining(code) } });
	});
	test.each<readonly [unknown, string]>([
		[{ ...base, random: 'abc' }, '80 lower-case hex digits were expected, not 3 characters'],
		[{ ...base, random: `${'0'.repeat(79)}A` }, '80 lower-case hex digits were expected, not 80 characters with "A"'],
		[{ ...base, random: 'f'.repeat(80) }, `its last 16 digits, ${'f'.repeat(16)}, are beyond any generator's position`],
		[{ ...base, players: [] }, 'nobody plays: there are 0 players'],
		[{ ...goalless, unusedGoals: ['E', 'A'] }, 'these rules have no Goals, and 2 are unused'],
		[{ ...base, outcome: { winners: [1, 0], reason: 'closest' } }, 'seats in ascending order were expected, not 1, 0'],
		[
			{ ...base, outcome: { winners: [0], reason: 'path' } },
			'no game of these rules ends by path, only by seven, closest, last-player',
		],
	])('that is wrong says what was found: %#', (json, detail) => {
		const result = parsePosition(json);
		expect(result.ok ? '' : result.code.detail).toBe(detail);
	});
	test.each([
		[base, 'seven'],
		[base, 'closest'],
		[base, 'last-player'],
		[goalless, 'path'],
		[goalless, 'last-player'],
		[{ ...goalless, rules: 'collect-seven' }, 'cards'],
		[{ ...goalless, rules: 'solitaire' }, 'cards'],
	])('can have ended in each way that its rules know: %#', (position, reason) => {
		const outcome = { winners: [0], reason };
		expect(parsePosition({ ...position, outcome })).toMatchObject({ ok: true, value: { outcome } });
	});
	test('that everybody has left is read', () => {
		const outcome = { winners: [], reason: 'last-player' };
		expect(parsePosition({ ...base, players: [], unusedGoals: ['E'], outcome })).toMatchObject({ ok: true });
	});
	test('has room for a table of 8 000 cards, and every spot beside them is seen', () => {
		const players = [{ hand: ['FFFF'], goal: 'E' }, player];
		const result = parsePosition({ rules: 'v3', players, table: cards(8_000) });
		if (!result.ok) throw new Error(result.code.detail);
		expect(legalMoves(result.value, 0).length).toBe(4 * 8_000);
	});
});

test('where cards may overlap a table has room for 200 cards', () => {
	const read = (count: number) => parsePosition({ ...base, rules: 'summary', table: cards(count) });
	expect(read(200).ok).toBe(true);
	expect(read(201)).toMatchObject({ ok: false, code: { at: 'table', code: 'format/impossible' } });
});

test('lists with holes, as programs make them, are no lists of good items', () => {
	const holey = (length: number, last: unknown) => Object.assign([], { [length]: last });
	expect(parsePosition({ ...base, players: holey(1, player) })).toMatchObject({
		ok: false,
		code: { at: 'players[0]', code: 'format/wrong-type' },
	});
	expect(parsePosition({ ...base, deck: holey(1, 'AAAA') })).toMatchObject({ ok: false, code: { at: 'deck[0]' } });
});

test('numbers that are minus nothing are nothing', () => {
	const position = parsePosition({ ...base, turn: -0 });
	expect(position.ok && Object.is(position.value.turn, 0)).toBe(true);
	const event = { type: 'placed', seat: -0, card: 'FFFF', x: -0, y: -0, connected: [], bonus: -0 };
	const view = parseView({ rules: 'v3', players: [player, player], seen: [event] });
	expect(view.ok && view.value.seen[0]).toStrictEqual({ ...event, seat: 0, x: 0, y: 0, bonus: 0 });
});

test('a view shows no covered Goal until the game is over', () => {
	const covered = { ...player, covered: true };
	const view = { rules: 'aqua-chicken', players: [{ ...covered, goal: '?' }, covered], me: 1 };
	expect(parseView(view)).toMatchObject({ ok: false, code: { at: 'players[1].goal', code: 'format/impossible' } });
	expect(parseView({ ...view, outcome: { winners: [0], reason: 'closest' } }).ok).toBe(true);
});

describe('a view', () => {
	const view = {
		rules: 'v3',
		me: 0,
		players: [
			{ hand: ['FFFF'], goal: 'E' },
			{ hand: ['????'], goal: '?' },
		],
		deck: 3,
	};
	test('keeps every field', () => {
		const json = {
			format: 'aquarius-view/1',
			rules: 'v3',
			me: 1,
			players: [
				{ hand: ['????', '????'], goal: '?' },
				{ hand: ['****'], goal: 'S' },
			],
			unusedGoals: ['?', '?', '?'],
			table: ['WWFF@0,0', 'F..A@-1,0'],
			deck: 12,
			discard: ['trade-hands', 'shuffle-goals'],
			turn: 1,
			phase: 'draw',
			passed: 2,
			outcome: { winners: [0], reason: 'seven' },
			seen: [
				{ type: 'start-turned-up', placed: null, skipped: ['trade-hands'] },
				{ type: 'drew', seat: 0, cards: ['????'], why: 'turn' },
			],
		};
		const result = parseView(json);
		expect(result.ok && makeView(result.value)).toEqual(json);
	});
	test('is read with its unknown cards', () => {
		expect(parseView({ ...view, unusedGoals: ['?'] })).toMatchObject({ ok: true, value: { me: 0, deck: 3, seen: [] } });
	});
	test.each<readonly [unknown, string, string]>([
		[{ ...view, me: 4 }, 'me', 'format/impossible'],
		[{ ...view, deck: ['FFFF'] }, 'deck', 'format/wrong-type'],
		[{ ...view, random: '0' }, 'random', 'format/unknown-field'],
		[{ ...view, seen: [{ type: 'exploded' }] }, 'seen[0].type', 'format/unknown-value'],
		[
			{ ...view, seen: [{ type: 'drew', seat: 0, cards: ['???'], why: 'turn' }] },
			'seen[0].cards[0]',
			'format/unreadable-text',
		],
		[{ ...view, deck: null }, 'deck', 'format/wrong-type'],
		[{ ...view, players: [], me: null }, 'players', 'format/impossible'],
		[{ ...goalless, unusedGoals: 2 }, 'unusedGoals', 'format/impossible'],
		[{ ...view, outcome: { winners: [0], reason: 'path' } }, 'outcome.reason', 'format/impossible'],
		[{ ...view, seen: null }, 'seen', 'format/wrong-type'],
		[{ ...view, unusedGoals: null }, 'unusedGoals', 'format/wrong-type'],
		[{ ...view, rules: 'v2', unusedGoals: 1_000_000_000 }, 'unusedGoals', 'format/unknown-value'],
		[{ ...view, table: null }, 'table', 'format/wrong-type'],
		[{ ...view, players: [{ hand: null, goal: '?' }] }, 'players[0].hand', 'format/wrong-type'],
		[{ ...view, outcome: { winners: [1, 0], reason: 'closest' } }, 'outcome.winners', 'format/impossible'],
		[{ ...view, seen: [{ type: 'turn' }] }, 'seen[0].seat', 'format/missing-field'],
		...(
			[
				[{ type: 'placed', seat: 0, card: 'FFFF', x: '1', y: 0, connected: [], bonus: 0 }, 'x', 'format/wrong-type'],
				[{ type: 'placed', seat: 0, card: 'FFFF', x: 1, y: 0.25, connected: [], bonus: 0 }, 'y', 'format/wrong-type'],
				[{ type: 'goals-traded', seat: 0, with: 1, goals: ['E'] }, 'goals', 'format/wrong-type'],
				[{ type: 'hands-traded', seat: 0, with: 1, hands: [[], [], []] }, 'hands', 'format/wrong-type'],
				[{ type: 'moved', seat: 0, from: { card: 'FFFF', x: 0 } }, 'from', 'format/wrong-type'],
				[{ type: 'start-turned-up', placed: { card: 'FFFF', x: 0, y: '0' } }, 'placed', 'format/wrong-type'],
			] as const
		).map(([event, field, code]) => [{ ...view, seen: [event] }, `seen[0].${field}`, code] as const),
	])('that is wrong says where and why: %#', (json, at, code) => {
		expect(parseView(json)).toMatchObject({ ok: false, code: { at, code } });
	});
});

describe('a scenario', () => {
	const scenario = { name: 'x/y', rules: ['v3'], given: {}, play: [], expect: { turn: 0 } };
	test.each([
		[{ ...scenario, expect: { winner: 1 } }, 'expect.winner', 'format/unknown-field'],
		[{ ...scenario, rules: [] }, 'rules', 'format/impossible'],
		[{ ...scenario, rules: ['v3', 'v1', 'v3'] }, 'rules', 'format/impossible'],
		[{ ...scenario, name: '' }, 'name', 'format/impossible'],
		[{ ...scenario, name: ' ' }, 'name', 'format/impossible'],
		[{ ...scenario, expect: {} }, 'expect', 'format/impossible'],
		[{ name: 'x/y', rules: ['v3'], given: {} }, 'expect', 'format/missing-field'],
		[{ ...scenario, expect: { refused: 'placement/occupide' } }, 'expect.refused', 'format/unknown-value'],
		[{ ...scenario, expect: { reason: 'eight' } }, 'expect.reason', 'format/unknown-value'],
		[{ ...scenario, expect: { phase: 'sleep' } }, 'expect.phase', 'format/unknown-value'],
		[{ ...scenario, play: [{ event: 'nap', seat: 1 }] }, 'play[0].event', 'format/unknown-value'],
		[{ ...scenario, play: [{ seat: 1 }] }, 'play[0].move', 'format/missing-field'],
		[{ ...scenario, expect: { groups: { X: 1 } } }, 'expect.groups.X', 'format/unknown-field'],
		[{ rules: ['v3'], given: {} }, 'name', 'format/missing-field'],
		[{ ...scenario, play: [7] }, 'play[0]', 'format/wrong-type'],
		[{ ...scenario, expect: { turn: undefined } }, 'expect.turn', 'format/wrong-type'],
		[{ ...scenario, cites: null }, 'cites', 'format/wrong-type'],
		[{ ...scenario, play: null }, 'play', 'format/wrong-type'],
		[{ ...scenario, expect: null }, 'expect', 'format/wrong-type'],
	])('that is wrong says where and why: %#', (json, at, code) => {
		expect(parseScenario(json)).toMatchObject({ ok: false, code: { at, code } });
	});
});
