import { describe, expect, test } from 'vitest';
import { applyMove, play } from './apply-move.ts';
import { unmixed } from './mixer.ts';
import { joinGame, leaveGame } from './seats.ts';
import { parseMove } from './text/move.ts';
import { parsePosition } from './text/position.ts';
import type { GameState, Move } from './types.ts';

/** Players with these Goals, the rest on the pile or aside, top first; seat 0 holds every Action of Goals. */
function position(
	rules: unknown,
	goals: string,
	pile: string,
	more: Readonly<Record<string, unknown>> = {},
): GameState {
	const hand = ['trade-goals', 'shuffle-goals', 'rotate-goals'];
	const players = [...goals].map((goal, seat) => ({ hand: seat === 0 ? hand : ['EEEE'], goal }));
	const result = parsePosition({
		rules,
		players,
		unusedGoals: [...pile],
		table: ['WFES@0,0'],
		deck: ['EEEE'],
		...more,
	});
	if (!result.ok) throw new Error(`${result.code.at}: ${result.code.detail}`);
	return result.value;
}

const moveOf = (text: string) => parseMove(text) as Move; // a move in the tests below

function goalsAfter(state: GameState, text: string): string {
	const result = play(state, state.turn, moveOf(text), unmixed);
	if (!result.ok) throw new Error(result.code);
	const { players, unusedGoals } = result.value.state;
	return `${players.map(({ goal }) => goal).join('')} ${unusedGoals.join('')}`;
}

describe('a trade with the pile', () => {
	/** The top is taken; the own one goes below the upper half of the rest, which has ceil(k / 2) of k (E24). */
	test.each([
		['EA', 'WFS', 'WA FES'],
		['EAW', 'FS', 'FAW SE'],
		['EAWF', 'S', 'SAWF E'],
	])('%s with %s gives %s', (goals, pile, after) => {
		expect(goalsAfter(position('v2', goals, pile), 'trade-goals unused')).toBe(after);
	});
	test('of five Goals of two decks puts the own one below two of four', () => {
		const rules = { base: 'v2', decks: 2 };
		expect(goalsAfter(position(rules, 'EAEAS', 'WFSWF'), 'trade-goals unused')).toBe('WAEAS FSEWF');
	});
	test('shuffles the pile where the rules do, and says so in the record (E24d)', () => {
		const state = position('v1-fr', 'EA', 'WFS');
		const result = applyMove(state, 0, moveOf('trade-goals unused'));
		if (!result.ok) throw new Error(result.code);
		expect(result.value.state.players[0]?.goal).toBe('W');
		expect([...(result.value.entry.chance?.unused ?? [])].sort()).toEqual(['E', 'F', 'S']);
		expect(result.value.state.unusedGoals).toEqual(result.value.entry.chance?.unused);
		const orders = new Set<string>();
		for (let i = 0; i < 60; i++) {
			const random = i.toString(16).padStart(64, '0') + '0'.repeat(16);
			const other = applyMove({ ...state, random }, 0, moveOf('trade-goals unused'));
			if (other.ok) orders.add(other.value.state.unusedGoals.join(''));
		}
		expect(orders.size).toBe(6);
	});
	test('of one Goal is a plain swap that nothing shuffles', () => {
		const result = applyMove(position('v1-fr', 'EAWF', 'S'), 0, moveOf('trade-goals unused'));
		if (!result.ok) throw new Error(result.code);
		expect(result.value.entry.chance).toBeUndefined();
		expect(result.value.state.unusedGoals).toEqual(['E']);
	});
	test('is no way to a Goal that a player left in a seat: that seat is named', () => {
		const state = position('v2', 'EAW', 'FS');
		const left = leaveGame(state, 1);
		if (!left.ok) throw new Error(left.code);
		expect(goalsAfter(left.value.state, 'trade-goals 1')).toBe('AEW FS');
		expect(goalsAfter(left.value.state, 'trade-goals unused')).toBe('FAW SE');
	});
});

describe('Rotate Goals', () => {
	/** Through the pile, whose top is beside the last seat and whose bottom is beside the first (E24, E27). */
	test.each([
		['v2', 'left', 'EA', 'WFS', 'SE AWF'],
		['v2', 'right', 'EA', 'WFS', 'AW FSE'],
		['v2', 'left', 'EAWFS', '', 'SEAWF '],
	])('of %s to the %s takes %s %s to %s', (rules, direction, goals, pile, after) => {
		expect(goalsAfter(position(rules, goals, pile), `rotate-goals ${direction}`)).toBe(after);
	});
	test('goes round the players only where the others lie aside', () => {
		const rules = { base: 'v1', actions: ['trade-goals', 'shuffle-goals', 'rotate-goals'] };
		expect(goalsAfter(position(rules, 'EAW', 'FS'), 'rotate-goals left')).toBe('WEA FS');
	});
	test('goes through invisible seats too', () => {
		const rules = { base: 'v3', actions: ['rotate-goals'] };
		expect(goalsAfter(position(rules, 'EA', 'WFS'), 'rotate-goals left')).toBe('SEAWF ');
	});
	test('goes through the seat of who left, where it is (E36)', () => {
		const left = leaveGame(position('v2', 'EAW', 'FS'), 1);
		if (!left.ok) throw new Error(left.code);
		expect(goalsAfter(left.value.state, 'rotate-goals right')).toBe('AWF SE');
	});
	test('shuffles seats and pile as one document prints it (E48)', () => {
		const state = position('v2-vi', 'EA', 'WFS');
		expect(goalsAfter(state, 'rotate-goals')).toBe('EA WFS');
		const result = applyMove(state, 0, moveOf('rotate-goals'));
		if (!result.ok) throw new Error(result.code);
		const { goals = [], unused = [] } = result.value.entry.chance ?? {};
		expect([goals.length, unused.length]).toEqual([2, 3]);
		expect([...goals, ...unused].sort()).toEqual(['A', 'E', 'F', 'S', 'W']);
		expect(result.value.events.map(({ type }) => type)).toContain('goals-shuffled');
	});
});

describe('Shuffle Goals', () => {
	test.each(['v1', 'v1-fr', 'summary'])('deals the undealt ones too: %s (E25, E46)', (rules) => {
		const seen = new Set<string>();
		for (let i = 0; i < 80; i++) {
			const random = i.toString(16).padStart(64, '0') + '0'.repeat(16);
			const result = applyMove({ ...position(rules, 'EA', 'WFS'), random }, 0, moveOf('shuffle-goals'));
			if (!result.ok) throw new Error(result.code);
			const { players, unusedGoals, outcome } = result.value.state;
			expect([...players.flatMap(({ goal }) => goal ?? []), ...unusedGoals].sort()).toEqual(['A', 'E', 'F', 'S', 'W']);
			expect(outcome).toBeNull();
			seen.add(players[0]?.goal ?? '');
		}
		expect([...seen].sort()).toEqual(['A', 'E', 'F', 'S', 'W']);
	});
	test('leaves the pile out of the record when it holds one Goal, which follows', () => {
		const result = applyMove(position('v1', 'EAWF', 'S'), 0, moveOf('shuffle-goals'));
		if (!result.ok) throw new Error(result.code);
		expect(result.value.entry.chance?.goals?.length).toBe(4);
		expect(result.value.entry.chance?.unused).toBeUndefined();
	});
});

test('a latecomer takes the top of the pile (E35)', () => {
	const joined = joinGame(position('v2', 'EA', 'WFS'), 2);
	if (!joined.ok) throw new Error(joined.code);
	expect(joined.value.state.players[2]?.goal).toBe('W');
	expect(joined.value.state.unusedGoals).toEqual(['F', 'S']);
});
