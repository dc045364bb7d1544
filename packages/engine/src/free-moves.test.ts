import { describe, expect, test } from 'vitest';
import { applyMove } from './apply-move.ts';
import { legalMoves } from './legal-moves.ts';
import { makeMove, parseMove } from './text/move.ts';
import { parsePosition } from './text/position.ts';
import type { GameState, Move, Seat } from './types.ts';
import { viewFor } from './view.ts';

/** Three players with covered Goals, seven Fires on the table; seat 1 is on turn. */
function position(more: Readonly<Record<string, unknown>> = {}): GameState {
	const result = parsePosition({
		rules: 'aqua-chicken',
		players: [
			{ hand: ['FFFF'], goal: 'F', covered: true },
			{ hand: ['WWWW'], goal: 'E', covered: true },
			{ hand: ['shuffle-goals'], goal: 'A', covered: true },
		],
		unusedGoals: ['W', 'S'],
		table: Array.from({ length: 7 }, (_, x) => `FFFF@${x},0`),
		deck: ['SSSS', 'AAAA'],
		turn: 1,
		passed: 1,
		...more,
	});
	if (!result.ok) throw new Error(`${result.code.at}: ${result.code.detail}`);
	return result.value;
}

function made(state: GameState, seat: Seat, text: string) {
	const result = applyMove(state, seat, parseMove(text) as Move);
	if (!result.ok) throw new Error(result.code);
	return result.value;
}
const texts = (state: GameState, seat: Seat) => legalMoves(state, seat).map(makeMove);

describe('a look', () => {
	test('is open to any player at any time, beside what the turn allows', () => {
		expect(texts(position(), 0)).toEqual(['look']);
		expect(texts(position(), 1)).toEqual(['pass', 'look']);
		expect(texts(position(), 3)).toEqual([]);
	});
	test('opens the own Goal for good and leaves the turn, its passes and its cards alone', () => {
		const before = position();
		const { state, events, entry } = made(before, 0, 'look');
		const [{ covered: _, ...opened } = { hand: [] }] = before.players;
		expect(state).toEqual({ ...before, players: [opened, ...before.players.slice(1)] });
		expect(events).toEqual([{ type: 'goal-opened', seat: 0, goal: 'F' }]);
		expect(entry).toEqual({ seat: 0, play: 'look', next: 1, drew: [] });
		expect(viewFor(before, 0).players[0]?.goal).toBe('?');
		expect(viewFor(state, 0).players[0]?.goal).toBe('F');
		expect(viewFor(state, 1).players[0]?.goal).toBe('?');
	});
	test('stays open when the Goal goes elsewhere: it is the player who may look (E54)', () => {
		const { state } = made(made(position({ turn: 2 }), 0, 'look').state, 2, 'shuffle-goals');
		expect(state.players.map(({ covered }) => covered === true)).toEqual([false, true, true, false, false]);
		expect(viewFor(state, 0).players[0]?.goal).toBe(state.players[0]?.goal);
	});
});

describe('a claim', () => {
	test('wins alone, off turn, with the own open Goal at seven', () => {
		const open = made(position(), 0, 'look').state;
		expect(texts(open, 0)).toEqual(['claim']);
		const { state, events } = made(open, 0, 'claim');
		expect(state.outcome).toEqual({ winners: [0], reason: 'seven' });
		expect(state.turn).toBe(1);
		expect([0, 1, 2].flatMap((seat) => texts(state, seat))).toEqual([]);
		expect(events).toEqual([
			{ type: 'claimed', seat: 0 },
			{ type: 'game-over', winners: [0], reason: 'seven' },
		]);
	});
	test('is needed: seven alone end nothing, not even by the one who completes them', () => {
		const six = position({ turn: 0, table: Array.from({ length: 6 }, (_, x) => `FFFF@${x},0`) });
		const { state } = made(made(six, 0, 'look').state, 0, 'FFFF@6,0');
		expect(state.outcome).toBeNull();
		expect(texts(state, 0)).toEqual(['claim']);
		expect(texts(state, 1)).not.toContain('claim');
	});
	test('of nobody: the closest wins when the deck is out, covered or not', () => {
		const last = position({
			deck: [],
			passed: 2,
			players: position()
				.players.map(({ goal }) => ({ hand: ['WWWW'], goal, covered: true }))
				.slice(0, 3),
		});
		const { state } = made(last, 1, 'pass');
		expect(state.outcome).toEqual({ winners: [0], reason: 'closest' });
	});
});
