import { describe, expect, test } from 'vitest';
import { applyMove } from './apply-move.ts';
import { legalMoves } from './legal-moves.ts';
import { ruleSet } from './rulesets/rule-set.ts';
import { joinGame, leaveGame } from './seats.ts';
import { createGame } from './setup.ts';
import { parseMove } from './text/move.ts';
import { parsePosition } from './text/position.ts';
import { withTurnDrawn } from './turn.ts';
import {
	ACTIONS,
	type CardWord,
	type GameState,
	type Move,
	REASON_CODES,
	type ReasonCode,
	RULE_SET_IDS,
} from './types.ts';
import { viewFor } from './view.ts';
import { whyNot } from './why-not.ts';
import { whyNotText } from './why-not-text.ts';

const parsed = parsePosition({
	rules: 'v3',
	players: [
		{ hand: ['FFFF', 'zap-a-card', 'trade-goals'], goal: 'E' },
		{ hand: ['EEEE'], goal: 'A' },
	],
	unusedGoals: ['W', 'F', 'S'],
	table: ['FFFF@0,0'],
});
if (!parsed.ok) throw new Error(parsed.code.detail);
const state = parsed.value;
const over = { ...state, outcome: { winners: [0], reason: 'seven' } as const };

/** The same with a seat 0 that holds one of each Action. */
const everyone: GameState = {
	...state,
	players: state.players.map((player, seat) => (seat === 0 ? { ...player, hand: ACTIONS } : player)),
};
const three = ({ players }: GameState) =>
	players.map(({ hand, goal = 'W' }, seat) => (seat === 2 ? { hand: [], goal } : { hand, goal }));

test('after the end nobody has a move', () => {
	for (const seat of [0, 1]) expect(legalMoves(over, seat)).toEqual([]);
});

describe('the first reason that applies', () => {
	test.each([
		[over, 1, 'gibberish', 'text/unreadable'],
		[over, 1, 'FFFF@1,0', 'game/over'],
		[over, 1, 'look', 'game/over'],
		[state, 1, 'shuffle-goals left', 'turn/not-yours'],
		[state, 1, 'resign', 'turn/not-yours'],
		[state, 0, 'resign', 'action/not-in-rules'],
		[state, 0, 'shuffle-goals left', 'action/not-in-rules'],
		[state, 0, 'trade-hands 9', 'card/not-in-hand'],
		[state, 0, 'EEEE@0,0', 'card/not-in-hand'],
		[state, 0, 'trade-goals 9', 'target/not-a-seat'],
		[state, 0, 'trade-goals 0', 'target/yourself'],
		[state, 0, 'zap-a-card 10001,0', 'target/no-card'],
		[state, 0, 'zap-a-card -', 'target/possible'],
		[state, 0, 'FFFF@0.5,0', 'placement/off-grid'],
		[state, 0, 'FFFF@1234567890,0', 'placement/off-grid'],
		[state, 0, 'zap-a-card 12345678901,0', 'target/no-card'],
		[state, 0, 'trade-goals 100', 'target/not-a-seat'],
		[state, 0, `trade-goals ${'9'.repeat(15)}`, 'target/not-a-seat'],
		[state, 0, '****=trade-goals unused', 'action/not-in-rules'],
		[state, 0, 'FFFF@0,0', 'placement/occupied'],
		[state, 0, 'FFFF@1,1', 'placement/not-adjacent'],
		[state, 0, 'pass', 'pass/not-allowed'],
		[state, 0, 'FFFF@1,0', undefined],
	])('%#: %s %s %s', (position, seat, text, code) => {
		expect(whyNotText(position, seat, text)).toBe(code);
		if (code !== undefined) expect(REASON_CODES).toContain(code);
	});
});

test('a view answers for its own seat only', () => {
	const move: Move = { type: 'pass' };
	expect(whyNot(viewFor(state, 0), 0, move)).toBe('pass/not-allowed');
	expect(whyNot(viewFor(state, 1), 0, move)).toBe('turn/not-yours');
	expect(whyNot(viewFor(state, null), 0, move)).toBe('turn/not-yours');
});

test.each([
	{ type: 'castle' },
	{ type: 'place', card: 'FFFE', x: 1, y: 0 },
	{ type: 'zap-a-card' },
	{ type: 'zap-a-card', target: 7 },
	{ type: 'move-a-card', target: { x: 0, y: 0 } },
	{ type: 'move-a-card', target: null, to: { card: 'FFFF', x: 1, y: 0 } },
	{ type: 'move-a-card', target: { x: 0, y: 0 }, to: { card: 'nope', x: 1, y: 0 } },
	{ type: 'place', card: 7, x: 1, y: 0 },
	...['map', '0', '1', '__proto__', 'length', 0.5, Number.NaN, -0, null, undefined, {}].flatMap((seat) => [
		{ type: 'trade-goals', seat },
		{ type: 'trade-hands', seat },
	]),
	...['up', 'left ', true, null, 0].flatMap((rotate) => [
		{ type: 'shuffle-goals', rotate },
		{ type: 'shuffle-hands', rotate },
	]),
	...['x', 1, false, null].flatMap((wild) => [
		{ type: 'zap-a-card', target: { x: 0, y: 0 }, wild },
		{ type: 'shuffle-goals', wild },
	]),
	null,
	undefined,
	'pass',
	7,
	[],
	{},
	{ type: '__proto__' },
])('data that is no move is unreadable: %o', (data) => {
	const move = data as unknown as Move;
	expect(whyNot(state, 0, move)).toBe('text/unreadable');
	expect(applyMove(state, 0, move)).toEqual({ ok: false, code: 'text/unreadable' });
});

test.each([-1, 5, 100, 1e60])('seat %s is nobody to trade with', (seat) => {
	expect(whyNot(state, 0, { type: 'trade-goals', seat })).toBe('target/not-a-seat');
	expect(whyNot(everyone, 0, { type: 'trade-hands', seat })).toBe('target/not-a-seat');
});

test.each(['3', '0', 'map', 'length', '__proto__', 2.5, -1, 9, null, undefined])(
	'nobody comes to or leaves %o',
	(data) => {
		const seat = data as number;
		expect(joinGame(state, seat)).toEqual({ ok: false, code: 'target/not-a-seat' });
		expect(leaveGame(state, seat)).toEqual({ ok: false, code: 'target/not-a-seat' });
		expect(applyMove(state, seat, { type: 'pass' })).toEqual({ ok: false, code: 'turn/not-yours' });
		expect(viewFor(state, seat).me).toBeNull();
	},
);

describe('a seat that still has to draw', () => {
	const drawing: GameState = { ...everyone, phase: 'draw', deck: ['FFFF' as CardWord, 'EEEE' as CardWord] };
	const place = parseMove('FFFF@1,0') as Move;
	test('is ready for all moves in the state, where the card is known, and draws it by moving', () => {
		expect(legalMoves(drawing, 0)).toContainEqual(place);
		const played = applyMove(drawing, 0, place);
		if (!played.ok) throw new Error(played.code);
		expect(played.value.events.slice(0, 2)).toMatchObject([
			{ type: 'drew', seat: 0, cards: ['FFFF'], why: 'turn' },
			{ type: 'placed', seat: 0, card: 'FFFF' },
		]);
		expect(played.value.entry).toEqual({ seat: 0, play: 'FFFF@1,0', next: 1, drew: ['EEEE'] });
	});
	test('has no move in a view before it has drawn: nobody can say whether it may pass', () => {
		const view = viewFor(drawing, 0);
		expect(legalMoves(view, 0)).toEqual([]);
		for (const move of [place, { type: 'pass' } as const]) expect(whyNot(view, 0, move)).toBe('turn/not-yours');
		expect(whyNot({ ...view, outcome: over.outcome }, 0, place)).toBe('game/over');
	});
	test('is on turn when there is nothing to draw, in the view as in the state', () => {
		const empty: GameState = { ...drawing, deck: [] };
		expect(legalMoves(viewFor(empty, 0), 0)).toEqual(legalMoves(empty, 0));
		expect(whyNot(viewFor(empty, 0), 0, { type: 'pass' })).toBe(whyNot(empty, 0, { type: 'pass' }));
	});
	test('draws from the discards when these are due to be the deck (E45)', () => {
		const result = parsePosition({
			rules: { base: 'v3', deckOut: 'rebuild', maxRebuilds: 1 },
			players: [{ hand: [], goal: 'E' }, { goal: 'A' }],
			unusedGoals: ['W', 'F', 'S'],
			table: ['FFFF@0,0'],
			discard: ['trade-goals'],
			phase: 'draw',
		});
		if (!result.ok) throw new Error(result.code.detail);
		expect(whyNotText(result.value, 0, 'trade-goals 1')).toBeUndefined();
		expect(whyNotText(result.value, 0, 'pass')).toBe('pass/not-allowed');
		expect(whyNotText({ ...result.value, rebuilt: 1 }, 0, 'pass')).toBeUndefined();
	});
	test('draws nothing once the game is over', () => {
		expect(withTurnDrawn(drawing).players[0]?.hand).toEqual([...ACTIONS, 'FFFF']);
		expect(withTurnDrawn({ ...drawing, outcome: over.outcome })).toMatchObject({
			players: drawing.players,
			deck: drawing.deck,
		});
	});
	test('draws before somebody comes or goes', () => {
		for (const change of [joinGame(drawing, 2), leaveGame({ ...drawing, players: three(drawing) }, 1)]) {
			if (!change.ok) throw new Error(change.code);
			expect(change.value.events[0]).toEqual({ type: 'drew', seat: 0, cards: ['FFFF'], why: 'turn' });
			expect(change.value.state.players[0]?.hand.at(-1)).toBe('FFFF');
			expect(change.value.state.phase).toBe('play');
		}
	});
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e9, 0.25])('a card at %s is off the grid', (x) => {
	const move = { type: 'place', card: 'FFFF', x, y: 0 } as unknown as Move;
	expect(whyNot(state, 0, move)).toBe('placement/off-grid');
});

// ---------- every code, and every rule set that has a reason of its own ----------

type Fields = Readonly<Record<string, unknown>>;
/** A position of some rules: seat 0 on turn, one card on the table unless it is said otherwise. */
function given(rules: unknown, fields: Fields = {}): GameState {
	const goalless = ['dont-block-it-off', 'collect-seven'].includes(rules as string);
	const player = (goal: string, hand: readonly string[]) => (goalless ? { hand } : { hand, goal });
	const players = [player('E', []), player('A', ['EEEE'])];
	const result = parsePosition({ rules, players, table: ['FFFF@0,0'], ...fields });
	if (!result.ok) throw new Error(`${result.code.at}: ${result.code.detail}`);
	return result.value;
}
const holding = (rules: unknown, hand: readonly string[], fields: Fields = {}): GameState => {
	const base = given(rules, fields);
	const players = base.players.map((player, seat) => (seat === 0 ? { ...player, hand } : player));
	return { ...base, players: players as GameState['players'] }; // the hand is read below like any other
};
/** Five piles of which some hold cards. */
const piles = (called: string, ...given: readonly (readonly string[])[]): GameState => {
	const all = [...given, ...Array.from({ length: 5 - given.length }, () => ['EEEE'])];
	const result = parsePosition({
		rules: 'solitaire',
		players: [{ hand: [] }],
		piles: all,
		slots: [['F'], ['W', 'WWWW'], [], [], []],
		called: [called],
		actions: [],
	});
	if (!result.ok) throw new Error(`${result.code.at}: ${result.code.detail}`);
	return result.value;
};
const covered = given('aqua-chicken', {
	players: [
		{ hand: ['FFFF'], goal: 'F', covered: true },
		{ hand: ['EEEE'], goal: 'A' },
	],
	table: Array.from({ length: 7 }, (_, x) => `FFFF@${x},0`),
	unusedGoals: ['W', 'S', 'E'],
});
const pile = (unusedGoals: readonly string[]) => holding('v2', ['trade-goals'], { unusedGoals });

const CASES: readonly (readonly [ReasonCode | undefined, string, GameState, number, string])[] = [
	['text/unreadable', 'no move of any rules', given('summary'), 0, 'EEEE@0.25,0'],
	['text/unreadable', 'a word of no card', given('v1'), 0, 'EEEF@1,0'],
	['text/unreadable', 'before the game being over', { ...given('v1'), outcome: over.outcome }, 0, 'p0>p1 EEEE'],
	['game/over', 'before it being another’s turn', { ...given('v2'), outcome: over.outcome }, 1, 'EEEE@1,0'],
	['game/over', 'for a claim', { ...covered, outcome: over.outcome }, 0, 'claim'],
	['game/over', 'for giving up', { ...piles('zap-a-card'), outcome: { winners: [], reason: 'none' } }, 0, 'resign'],
	['turn/not-yours', 'before an Action of other rules', given('v1'), 1, 'rotate-goals left'],
	['turn/not-yours', 'for nobody’s seat', given('v2'), 7, 'pass'],
	['turn/not-yours', 'in the solitaire', piles('zap-a-card'), 1, 'call'],
	['action/not-in-rules', 'Shuffle Hands in 1.0', given('v1'), 0, 'shuffle-hands'],
	['action/not-in-rules', 'Rotate Goals in 3.0', given('v3'), 0, 'rotate-goals left'],
	['action/not-in-rules', 'Shuffle Goals in 2.0', given('v2'), 0, 'shuffle-goals'],
	['action/not-in-rules', 'Rotate a Card outside the summary', given('v1'), 0, 'rotate-a-card 0,0'],
	['action/not-in-rules', 'an Action in a game without', given('connect-seven'), 0, 'zap-a-card 0,0'],
	['action/not-in-rules', 'Move a Card only', given('get-moving'), 0, 'trade-hands 1'],
	['action/not-in-rules', 'a Wild as Action in 2.0', given('v2'), 0, '****=zap-a-card 0,0'],
	['action/not-in-rules', 'the Rotate Option without it', given('v3'), 0, 'shuffle-hands left'],
	['action/not-in-rules', 'Rotate Goals without a direction', given('v2'), 0, 'rotate-goals'],
	['action/not-in-rules', 'Rotate Goals with one, as printed in 004', given('v2-vi'), 0, 'rotate-goals left'],
	['action/not-in-rules', 'a pile of Goals in 3.0', holding('v3', ['trade-goals']), 0, 'trade-goals unused'],
	['action/not-in-rules', 'a pile of Goals in 1.0', holding('v1', ['trade-goals']), 0, 'trade-goals unused'],
	['action/not-in-rules', 'looking at an open Goal', given('v2'), 1, 'look'],
	['action/not-in-rules', 'claiming where it is automatic', given('v3'), 0, 'claim'],
	['action/not-in-rules', 'before there being no such seat', given('v3'), 9, 'look'],
	['action/not-in-rules', 'a card for the table in the solitaire', piles('zap-a-card'), 0, 'EEEE@0,0'],
	['action/not-in-rules', 'an Action of the solitaire played', piles('zap-a-card'), 0, 'zap-a-card -'],
	['action/not-in-rules', 'no Action left to call', piles('zap-a-card'), 0, 'call'],
	['action/not-in-rules', 'a pile at the table', given('summary'), 0, 'p1>p2 EEEE'],
	['card/not-in-hand', 'an Action', given('v2'), 0, 'rotate-goals left'],
	['card/not-in-hand', 'before a seat that is none', given('v1'), 0, 'trade-hands 9'],
	['card/not-in-hand', 'before a place off the grid', given('summary'), 0, 'WWWW@10001,0'],
	['card/not-in-hand', 'another card on the pile', piles('zap-a-card', ['FFFF']), 0, 'p1>p2 WWWW'],
	['card/not-in-hand', 'an empty pile', piles('zap-a-card', []), 0, 'p1>p5 WWWW'],
	['text/unreadable', 'a pile that there is not', piles('zap-a-card'), 0, 'p6>p1 WWWW'],
	['target/not-a-seat', 'beyond the players where no seat is invisible', pile(['W']), 0, 'trade-goals 2'],
	['target/not-a-seat', 'no pile left', pile([]), 0, 'trade-goals unused'],
	['target/not-a-seat', 'looking from a seat of nobody', covered, 2, 'look'],
	[
		'target/not-a-seat',
		'hands with an invisible player',
		holding('v3', ['trade-hands'], { unusedGoals: ['W', 'F', 'S'] }),
		0,
		'trade-hands 3',
	],
	['target/yourself', 'Trade Hands', holding('v1', ['trade-hands']), 0, 'trade-hands 0'],
	['target/yourself', 'Trade Goals by a Wild', holding('v3', ['****']), 0, '****=trade-goals 0'],
	['target/no-card', 'Zap of bare table', holding('v1', ['zap-a-card']), 0, 'zap-a-card 1,0'],
	['target/no-card', 'a half spot', holding('v1', ['zap-a-card']), 0, 'zap-a-card 0.5,0'],
	[
		'target/no-card',
		'a spot that a card covers but does not name',
		holding('summary', ['rotate-a-card']),
		0,
		'rotate-a-card 0.5,0',
	],
	['target/no-card', 'a Move of another card', holding('get-moving', ['move-a-card']), 0, 'move-a-card 0,0 EEEE@1,0'],
	[
		'target/no-card',
		'before a place off the grid',
		holding('get-moving', ['move-a-card']),
		0,
		'move-a-card 3,0 EEEE@10001,0',
	],
	['target/no-card', 'onto the same pile', piles('zap-a-card', ['FFFF']), 0, 'p1>p1 FFFF'],
	['text/unreadable', 'a slot that there is not', piles('zap-a-card', ['FFFF']), 0, 'p1>a6 FFFF'],
	['target/possible', 'Zap', holding('v1', ['zap-a-card']), 0, 'zap-a-card -'],
	['target/possible', 'Rotate a Card', holding('summary', ['rotate-a-card']), 0, 'rotate-a-card -'],
	['target/possible', 'Move', holding('v2', ['move-a-card'], { table: ['FFFF@0,0', 'FFFF@1,0'] }), 0, 'move-a-card -'],
	[undefined, 'Move of a card alone', holding('v2', ['move-a-card']), 0, 'move-a-card -'],
	['placement/off-grid', 'half a card without overlap', holding('v1', ['FFFF']), 0, 'FFFF@1.5,0'],
	['placement/off-grid', 'far away', holding('summary', ['FFFF']), 0, 'FFFF@0,-10000.5'],
	['placement/off-grid', 'on an empty table', holding('v2', ['FFFF'], { table: [] }), 0, 'FFFF@10001,0'],
	['placement/occupied', 'the spot of another', holding('connect-seven', ['FFFF']), 0, 'FFFF@0,0'],
	[
		'placement/occupied',
		'all four quadrants on cards',
		holding('summary', ['FFFF'], { table: ['FFFF@0,0', 'FFFF@1,0', 'FFFF@0,1', 'FFFF@1,1'] }),
		0,
		'FFFF@0.5,0.5',
	],
	['placement/occupied', 'before hiding a card', holding('summary', ['FFFF']), 0, 'FFFF@0,0'],
	[
		'placement/hides-a-card',
		'its last quadrant in sight',
		holding('summary', ['FFFF'], { table: ['FFFF@0,0', 'WWWW@0.5,0', 'EEEE@-0.5,0.5'] }),
		0,
		'FFFF@-0.5,-0.5',
	],
	['placement/not-adjacent', 'at a corner', holding('get-moving', ['FFFF']), 0, 'FFFF@1,1'],
	['placement/not-adjacent', 'an empty table', holding('v2', ['FFFF'], { table: [] }), 0, 'FFFF@1,0'],
	['placement/not-adjacent', 'at a corner under overlap', holding('summary', ['FFFF']), 0, 'FFFF@1,1'],
	[undefined, 'half aside', holding('summary', ['WWWW']), 0, 'WWWW@1,0.5'],
	['placement/no-match', 'touching is not enough', holding('collect-seven', ['EEWW']), 0, 'EEWW@1,0'],
	[
		'placement/no-match',
		'overlap with matches',
		holding({ base: 'summary', matchRequired: true }, ['WWWW']),
		0,
		'WWWW@1,0.5',
	],
	[
		'move/unchanged',
		'a Move to where it lies',
		holding('v1', ['move-a-card'], { table: ['FFFF@0,0', 'FFFF@1,0'] }),
		0,
		'move-a-card 0,0 FFFF@0,0',
	],
	[
		'move/unchanged',
		'a Rotate that nobody sees',
		holding('summary', ['rotate-a-card'], { table: ['FFFF@0,0', 'FFWW@1,0'] }),
		0,
		'rotate-a-card 0,0',
	],
	[undefined, 'a Rotate where none can be seen', holding('summary', ['rotate-a-card']), 0, 'rotate-a-card 0,0'],
	['move/unchanged', 'a look at an open Goal', covered, 1, 'look'],
	['pass/not-allowed', 'a card fits', holding('dont-block-it-off', ['FFWW']), 0, 'pass'],
	['pass/not-allowed', 'an Action in hand', holding('v2-vi', ['rotate-goals']), 0, 'pass'],
	['pass/not-allowed', 'in the solitaire', piles('zap-a-card'), 0, 'pass'],
	['claim/not-won', 'fewer than seven', covered, 1, 'claim'],
	['goal/covered', 'seven, unseen', covered, 0, 'claim'],
	[undefined, 'looking off turn', { ...covered, turn: 1 }, 0, 'look'],
	['pile/no-match', 'the element called is not on it', piles('move-a-card', ['FFFF'], ['FFFF']), 0, 'p1>p2 FFFF'],
	['pile/no-match', 'another element on that quadrant', piles('zap-a-card', ['FFWW'], ['WWFF']), 0, 'p1>p2 FFWW'],
	[undefined, 'the half turn that lines up', piles('zap-a-card', ['FFWW'], ['WWFF']), 0, 'p1>p2 WWFF'],
	['pile/no-match', 'a Goal onto a pile', piles('zap-a-card', ['E'], ['FFFF']), 0, 'p1>p2 E'],
	['pile/no-match', 'a Goal onto a slot that has one', piles('zap-a-card', ['E']), 0, 'p1>a1 E'],
	['pile/no-match', 'no Ace onto a Goal', piles('zap-a-card', ['FFWW']), 0, 'p1>a1 FFWW'],
	['pile/no-match', 'an Ace of another element', piles('shuffle-goals', ['WWWW']), 0, 'p1>a1 WWWW'],
	['pile/no-match', 'onto an empty pile', piles('zap-a-card', ['FFFF'], []), 0, 'p1>p2 FFFF'],
];

describe('every code', () => {
	test.each(CASES)('%s: %s', (code, _, position, seat, text) => {
		expect(whyNotText(position, seat, text)).toBe(code);
		const move = parseMove(text);
		if (move !== undefined) expect(applyMove(position, seat, move).ok).toBe(code === undefined);
	});
	test('is the same for data as for text, where the text has no room for it', () => {
		const stack = (from: number, to: number): Move => ({
			type: 'stack',
			from,
			onto: 'slot',
			to,
			card: 'FFFF' as CardWord,
		});
		expect(whyNot(piles('zap-a-card', ['FFFF']), 0, stack(0, 5))).toBe('target/no-card');
		expect(whyNot(piles('zap-a-card', ['FFFF']), 0, stack(5, 0))).toBe('card/not-in-hand');
		expect(whyNot(piles('zap-a-card', ['FFFF']), 0, stack(0.5, 0))).toBe('text/unreadable');
	});
	test('is given by some of these', () => {
		expect([...new Set(CASES.flatMap(([code]) => code ?? []))].sort()).toEqual([...REASON_CODES].sort());
	});
	/** What is legal in some rules is in others refused with a code, never with an exception. */
	test.each(RULE_SET_IDS)('or none is the answer of %s to every move of all rules', (id) => {
		const position = createGame({ rules: ruleSet(id), players: ruleSet(id).players.min, random: '7'.repeat(64) });
		const texts = new Set(CASES.map(([, , , , text]) => text));
		for (const text of texts) {
			for (const seat of [0, 1, -1, 0.5]) {
				const code = whyNotText(position, seat, text);
				if (code !== undefined) expect(REASON_CODES).toContain(code);
			}
		}
	});
});

describe('a view', () => {
	const seen = (seat: number, hand: readonly string[], unusedGoals: readonly string[]) => {
		const players = [0, 1].map((number) => ({ hand: number === seat ? hand : [], goal: 'EA'[number] }));
		const result = parsePosition({ rules: 'v2', players, unusedGoals, table: ['FFFF@0,0'], turn: seat });
		if (!result.ok) throw new Error(result.code.detail);
		return viewFor(result.value, seat);
	};
	test('knows whether there is a Goal on the pile to trade for, not which', () => {
		expect(whyNotText(seen(0, ['trade-goals'], ['W']), 0, 'trade-goals unused')).toBeUndefined();
		expect(whyNotText(seen(0, ['trade-goals'], []), 0, 'trade-goals unused')).toBe('target/not-a-seat');
	});
	test('says nothing for other seats, whose Goals it does not know', () => {
		const covered = createGame({ rules: ruleSet('aqua-chicken'), players: 2, random: '7'.repeat(64) });
		expect(whyNotText(viewFor(covered, 0), 1, 'look')).toBe('turn/not-yours');
		expect(whyNotText(viewFor(covered, 0), 0, 'look')).toBeUndefined();
		expect(whyNotText(covered, 1, 'look')).toBeUndefined();
	});
	test('of a card that is not known allows no move with it', () => {
		const view = seen(0, ['FFFF'], []);
		const unknown = { ...view, players: view.players.map((player) => ({ ...player, hand: ['????' as const] })) };
		expect(whyNotText(view, 0, 'pass')).toBe('pass/not-allowed');
		expect(whyNotText(unknown, 0, 'pass')).toBeUndefined();
		expect(legalMoves(unknown, 0)).toEqual([{ type: 'pass' }]);
	});
});
