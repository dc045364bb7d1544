import { expect, test } from 'vitest';
import { applyMove } from './apply-move.ts';
import { legalMoves } from './legal-moves.ts';
import { replayEntry } from './replay.ts';
import { ruleSet } from './rulesets/rule-set.ts';
import { createGame } from './setup.ts';
import { wordOf } from './testing/tables.ts';
import { parseMove } from './text/move.ts';
import { parsePosition } from './text/position.ts';
import type { GameState, Move } from './types.ts';
import { viewFor } from './view.ts';

test.each([
	[
		'F',
		[
			{ type: 'placed', connected: ['A', 'F'], bonus: 0 },
			{ type: 'game-over', winners: [0] },
		],
	],
	[
		'E',
		[
			{ type: 'placed', connected: ['A', 'F'], bonus: 1 },
			{ type: 'drew', why: 'bonus' },
			{ type: 'turn' },
			{ type: 'drew' },
		],
	],
])('a placement that wins promises no bonus cards (E9b): with Goal %s', (goal, events) => {
	const fire = Array.from({ length: 6 }, (_, x) => `FFFF@${x},0`);
	const position = parsePosition({
		rules: 'v3',
		players: [{ hand: ['FFAA'], goal }, { goal: 'A' }],
		table: [...fire, 'AAAA@6,1'],
		deck: ['SSSS', 'SSSS'],
	});
	if (!position.ok) throw new Error(position.code.detail);
	const result = applyMove(position.value, 0, parseMove('FFAA@6,0') as Move);
	if (!result.ok) throw new Error(result.code);
	expect(result.value.events).toMatchObject(events);
	expect(result.value.events.length).toBe(events.length);
	expect(result.value.entry.bonus).toEqual(goal === 'F' ? undefined : ['SSSS']);
});

test.each([
	['seven', { winners: [0], reason: 'seven' }],
	['cards', null],
])('seven panels of the own Goal decide where that is the aim: %s', (win, outcome) => {
	const position = parsePosition({
		rules: { base: 'v3', win },
		players: [{ hand: ['FFFF'], goal: 'F' }, { goal: 'A' }],
		unusedGoals: ['E', 'W', 'S'],
		table: Array.from({ length: 6 }, (_, x) => `FFFF@${x},0`),
		deck: ['SSSS', 'SSSS'],
	});
	if (!position.ok) throw new Error(position.code.detail);
	const result = applyMove(position.value, 0, parseMove('FFFF@6,0') as Move);
	expect(result.ok && result.value.state.outcome).toEqual(outcome);
});

/** The deck is empty, so the card that the seat on turn has still to draw comes out of a shuffle. */
function stillToDraw(rules: unknown) {
	const position = parsePosition({
		rules,
		players: [
			{ hand: [], goal: 'E' },
			{ hand: ['SSSS'], goal: 'A' },
		],
		unusedGoals: ['W', 'F', 'S'],
		table: ['FFFF@0,0'],
		discard: ['FFFF', 'EEEE'],
		phase: 'draw',
	});
	if (!position.ok) throw new Error(position.code.detail);
	return position.value;
}

test.each([
	['FFFF@1,0', true],
	['EEEE@1,0', false],
])('what is legal with a card still to be drawn is asked of the card that the record says: %s', (play, ok) => {
	const chance = { deck: ['FFFF', 'EEEE'] as never };
	const entry = { seat: 0, play, chance, next: 1, drew: ['EEEE'] as never };
	expect(replayEntry(stillToDraw('summary'), entry)).toMatchObject(
		ok ? { ok } : { ok, code: { code: 'card/not-in-hand' } },
	);
});

test.each(['pass', 'look', 'claim', 'resign', 'call', 'FFFF@1,0', 'zap-a-card 0,0', 'shuffle-hands'])(
	'a view is no state to play %s in',
	(text) => {
		const move = parseMove(text);
		for (const rules of ['v3', 'dont-block-it-off', 'aqua-chicken', 'solitaire'] as const) {
			const state = createGame({ rules: ruleSet(rules), players: ruleSet(rules).players.min, random: '5e'.repeat(32) });
			const view = viewFor(state, 0) as unknown as GameState;
			expect(() => move && applyMove(view, state.turn, move)).toThrow(
				'believed that a move is given a state, not a view',
			);
		}
	},
);

test('a view waits for a card that a rebuilt deck has still to give', () => {
	const state = stillToDraw('summary');
	expect(legalMoves(state, 0).length).toBeGreaterThan(1);
	expect(legalMoves(viewFor(state, 0), 0)).toEqual([]);
});

test.each([
	{ x: -0, y: 1 },
	{ x: 1, y: -0 },
])('a card at %o, which only data can name, lies at a plain 0', ({ x, y }) => {
	const position = parsePosition({
		rules: 'v3',
		players: [{ hand: ['FFFF'], goal: 'E' }, { goal: 'A' }],
		table: ['FFFF@0,0'],
		deck: ['EEEE'],
	});
	if (!position.ok) throw new Error(position.code.detail);
	const result = applyMove(position.value, 0, { type: 'place', card: wordOf('FFFF'), x, y });
	if (!result.ok) throw new Error(result.code);
	const placement = { card: 'FFFF', x: x + 0, y: y + 0 };
	expect(result.value.state.table.at(-1)).toEqual(placement);
	expect(result.value.events[0]).toEqual({ type: 'placed', seat: 0, ...placement, connected: ['F'], bonus: 0 });
});

test.each([[{ x: '1', y: 0 }], [{ x: [1], y: 0 }], [{ x: 1, y: true }], [{ x: 1 }]])(
	'a place of %o is no place',
	(spot) => {
		const position = parsePosition({
			rules: 'summary',
			players: [{ hand: ['FFFF', 'move-a-card'], goal: 'E' }, { goal: 'A' }],
			table: ['FFFF@0,0', 'FFFF@1,1'],
		});
		if (!position.ok) throw new Error(position.code.detail);
		const refused = { ok: false, code: 'text/unreadable' };
		expect(applyMove(position.value, 0, { type: 'place', card: 'FFFF', ...spot } as never)).toEqual(refused);
		const move = { type: 'move-a-card', target: { x: 0, y: 0 }, to: { card: 'FFFF', ...spot } };
		expect(applyMove(position.value, 0, move as never)).toEqual(refused);
	},
);
