import { describe, expect, test } from 'vitest';
import { applyMove } from './apply-move.ts';
import { legalMoves } from './legal-moves.ts';
import { joinGame, leaveGame } from './seats.ts';
import { parseMove } from './text/move.ts';
import { parsePosition } from './text/position.ts';
import { ACTIONS, type CardWord, type GameState, type Move, REASON_CODES } from './types.ts';
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
	players.map((player, seat) => (seat === 2 ? { hand: [], goal: player.goal } : player));

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
		[state, 0, `trade-goals ${'9'.repeat(60)}`, 'target/not-a-seat'],
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
	test('draws before somebody comes or goes', () => {
		for (const change of [joinGame(drawing, 2), leaveGame({ ...drawing, players: three(drawing) }, 1)]) {
			if (!change.ok) throw new Error(change.code);
			expect(change.value.events[0]).toEqual({ type: 'drew', seat: 0, cards: ['FFFF'], why: 'turn' });
			expect(change.value.state.players[0]?.hand.at(-1)).toBe('FFFF');
			expect(change.value.state.phase).toBe('play');
		}
	});
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e9, 0.25, '1'])('a card at %s is off the grid', (x) => {
	const move = { type: 'place', card: 'FFFF', x, y: 0 } as unknown as Move;
	expect(whyNot(state, 0, move)).toBe('placement/off-grid');
});
