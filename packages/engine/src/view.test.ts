import { describe, expect, test } from 'vitest';
import { applyMove } from './apply-move.ts';
import { disbelieve } from './disbelieve.ts';
import { joinGame, leaveGame, type SeatChanged } from './seats.ts';
import { parseMove } from './text/move.ts';
import { parsePosition } from './text/position.ts';
import type { GameEvent, GameState, Result } from './types.ts';
import { eventsFor, viewFor } from './view.ts';

test.each([{ type: 'hands-burnt', hands: [['FFFF']] }, { type: 'peeked', goal: 'F' }, { type: 'toString' }, {}])(
	'an event of an unknown kind is told to nobody, not even by the error: %o',
	(unknown) => {
		for (const rules of [undefined, { openHands: true }, { openHands: false }]) {
			for (const viewer of [0, null]) {
				const tell = () => eventsFor([unknown as unknown as GameEvent], viewer, undefined, rules);
				expect(tell).toThrow('there is no case');
				expect(tell).not.toThrow(/FFFF|"F"/);
			}
		}
	},
);

function position(hands: readonly (readonly string[])[], rules: unknown = 'v3'): GameState {
	const players = hands.map((hand, seat) => ({ hand, goal: 'EAWFS'[seat] }));
	const unusedGoals = [...'EAWFS'].slice(hands.length);
	const result = parsePosition({ rules, players, unusedGoals, table: ['FFFF@0,0'], deck: ['SSSS', 'WWWW', 'AAAA'] });
	if (!result.ok) throw new Error(result.code.detail);
	return result.value;
}

function eventsOf(state: GameState, text: string): readonly GameEvent[] {
	const move = parseMove(text);
	const result = move && applyMove(state, state.turn, move);
	if (!result?.ok) disbelieve(`${text} is legal`);
	return result.value.events;
}

const told = (events: readonly GameEvent[], viewer: number | null, type: GameEvent['type']) =>
	eventsFor(events, viewer).filter((event) => event.type === type);

describe('a view', () => {
	const state = position([['FFWW', 'zap-a-card'], ['EEEE'], ['AAAA', 'WWWW']]);
	test('shows the own hand and Goal, and of others how many cards they hold (E34, C20)', () => {
		const view = viewFor(state, 2);
		expect(view.players).toEqual([
			{ hand: ['????', '????'], goal: '?' },
			{ hand: ['????'], goal: '?' },
			{ hand: ['AAAA', 'WWWW'], goal: 'W' },
			{ hand: [], goal: '?', invisible: true },
			{ hand: [], goal: '?', invisible: true },
		]);
		expect(view.deck).toBe(3);
		expect(Object.keys(view)).not.toContain('random');
	});
	test.each([null, 0])('lays every Goal open when the game is over, and no hand of others: %s', (viewer) => {
		const over: GameState = { ...state, outcome: { winners: [1], reason: 'seven' } };
		const { players } = viewFor(over, viewer);
		expect(players.map((player) => player.goal).join('')).toBe('EAWFS');
		expect(players[2]?.hand).toEqual(['????', '????']);
	});
	test.each([null, 3, 9])('for nobody in a seat of a player shows no secret: %s', (viewer) => {
		const view = viewFor(state, viewer);
		expect(view.me).toBeNull();
		expect(view.players.every(({ goal, hand }) => goal === '?' && hand.every((card) => card === '????'))).toBe(true);
	});
	test('hides in what was seen before what was not told', () => {
		const events = eventsOf(position([['pass', 'x'].map(() => 'EEEE'), ['AAAA']]), 'pass');
		expect(viewFor(state, 0, events).seen).toContainEqual({ type: 'drew', seat: 1, cards: ['????'], why: 'turn' });
		expect(viewFor(state, 1, events).seen).toContainEqual({ type: 'drew', seat: 1, cards: ['SSSS'], why: 'turn' });
	});
});

describe('who comes and goes', () => {
	const play = (state: GameState, text: string) => {
		const move = parseMove(text);
		const result = move && applyMove(state, state.turn, move);
		if (!result?.ok) disbelieve(`${text} is legal`);
		return result.value;
	};
	const must = (result: Result<SeatChanged>) => {
		if (!result.ok) throw new Error(result.code);
		return result.value;
	};
	const told = (events: readonly GameEvent[], type: GameEvent['type']) => events.filter((event) => event.type === type);

	test('a late arrival does not learn the Goals of a trade with the seat before', () => {
		const first = play(position([['trade-goals', 'FFFF'], ['EEEE']]), 'trade-goals 2');
		expect(told(eventsFor(first.events, 2, first.state.players), 'goals-traded')).toMatchObject([
			{ goals: ['?', '?'] },
		]);
		const joined = must(joinGame(first.state, 2));
		const events = [...first.events, ...joined.events];
		for (const seen of [eventsFor(events, 2), viewFor(joined.state, 2, events).seen]) {
			expect(told(seen, 'goals-traded')).toMatchObject([{ goals: ['?', '?'] }]);
			expect(told(seen, 'drew')).toContainEqual({ type: 'drew', seat: 2, cards: ['WWWW', 'AAAA'], why: 'join' });
		}
		expect(told(eventsFor(events, 0), 'goals-traded')).toMatchObject([{ goals: ['E', 'W'] }]);
	});
	test('who takes a seat that was left learns nothing of what its predecessor knew', () => {
		const first = play(position([['trade-hands', 'FFFF'], ['EEEE'], ['AAAA']]), 'trade-hands 1');
		const left = must(leaveGame(first.state, 1));
		const gone = [...first.events, ...left.events];
		const joined = must(joinGame(left.state, 1));
		const events = [...gone, ...joined.events];
		for (const seen of [eventsFor(gone, 1), viewFor(left.state, 1, gone).seen, viewFor(joined.state, 1, events).seen]) {
			expect(told(seen, 'hands-traded')).toMatchObject([{ hands: [['????'], ['????']] }]);
			expect(told(seen, 'drew')[0]).toMatchObject({ seat: 1, cards: ['????'], why: 'turn' });
		}
		expect(told(eventsFor(events, 1), 'drew').at(-1)).toMatchObject({ seat: 1, why: 'join' });
		expect(JSON.stringify(told(eventsFor(events, 1), 'drew').at(-1))).not.toContain('????');
	});
	test('a late arrival does not learn what went round or was dealt before', () => {
		const before = play(
			position([['shuffle-goals'], ['EEEE']], { base: 'v3', rotateOption: true }),
			'shuffle-goals left',
		);
		const events = [...before.events, ...must(joinGame(before.state, 3)).events];
		expect(told(eventsFor(events, 3), 'goals-rotated')).toMatchObject([{ goals: ['?', '?', '?', '?', '?'] }]);
	});
	test.each([null, 0, 1, 2, 3])('told twice it is the same: %s', (viewer) => {
		const first = play(position([['trade-goals', 'FFFF'], ['EEEE']]), 'trade-goals 2');
		const events = [...first.events, ...must(joinGame(first.state, 2)).events];
		expect(eventsFor(eventsFor(events, viewer), viewer)).toEqual(eventsFor(events, viewer));
	});
});

describe('events', () => {
	test('a trade is known to the two who trade', () => {
		const goals = eventsOf(position([['trade-goals'], ['EEEE'], ['AAAA']]), 'trade-goals 1');
		const hands = eventsOf(position([['trade-hands', 'FFFF'], ['EEEE'], ['AAAA']]), 'trade-hands 1');
		for (const viewer of [0, 1]) {
			expect(told(goals, viewer, 'goals-traded')).toMatchObject([{ goals: ['E', 'A'] }]);
			expect(told(hands, viewer, 'hands-traded')).toMatchObject([{ hands: [['FFFF'], ['EEEE']] }]);
		}
		for (const viewer of [2, null]) {
			expect(told(goals, viewer, 'goals-traded')).toMatchObject([{ goals: ['?', '?'] }]);
			expect(told(hands, viewer, 'hands-traded')).toMatchObject([{ hands: [['????'], ['????']] }]);
		}
	});
	test('after a shuffle everyone knows the own part', () => {
		const goals = eventsOf(position([['shuffle-goals'], ['EEEE'], ['AAAA']]), 'shuffle-goals');
		const [raw] = goals.filter((event) => event.type === 'goals-shuffled');
		expect(told(goals, 1, 'goals-shuffled')).toMatchObject([{ goals: ['?', raw?.goals[1], '?', '?', '?'] }]);
		const hands = eventsOf(position([['shuffle-hands', 'FFFF'], ['FFFF'], ['FFFF']]), 'shuffle-hands');
		expect(told(hands, 1, 'hands-shuffled')).toMatchObject([{ hands: [['????'], ['FFFF'], ['????'], [], []] }]);
	});
	test('after a rotation everyone knows the own Goal and where the old one went', () => {
		const state = position([['shuffle-goals'], ['EEEE'], ['AAAA']], { base: 'v3', rotateOption: true });
		const left = eventsOf(state, 'shuffle-goals left');
		expect(told(left, 1, 'goals-rotated')).toMatchObject([{ goals: ['?', 'E', 'A', '?', '?'] }]);
		const right = eventsOf(state, 'shuffle-goals right');
		expect(told(right, 0, 'goals-rotated')).toMatchObject([{ goals: ['A', '?', '?', '?', 'E'] }]);
		expect(told(left, null, 'goals-rotated')).toMatchObject([{ goals: ['?', '?', '?', '?', '?'] }]);
	});
	test('after hands were handed on everyone knows the own one', () => {
		const hands = [['shuffle-hands', 'FFFF'], ['EEEE', 'EEEE'], ['AAAA']];
		const events = eventsOf(position(hands, { base: 'v3', rotateOption: true }), 'shuffle-hands left');
		expect(told(events, 1, 'hands-rotated')).toMatchObject([{ hands: [['????'], ['FFFF'], ['????', '????'], [], []] }]);
		expect(told(events, null, 'hands-rotated')).toMatchObject([
			{ hands: [['????'], ['????'], ['????', '????'], [], []] },
		]);
	});
	test('where hands lie open everyone is told what happens to them (D.2)', () => {
		const rules = { base: 'v3', openHands: true, rotateOption: true };
		for (const text of ['trade-hands 1', 'shuffle-hands', 'shuffle-hands left']) {
			const state = position([[text.split(' ')[0] ?? text, 'FFFF', 'WWWW'], ['EEEE'], ['AAAA']], rules);
			const events = eventsOf(state, text);
			for (const viewer of [0, 2, null]) {
				expect(eventsFor(events, viewer, state.players, state.rules)).toEqual(events);
				expect(viewFor(state, viewer, events).seen).toEqual(events);
				expect(JSON.stringify(eventsFor(events, viewer))).toContain('????');
			}
		}
		const goals = eventsOf(position([['trade-goals'], ['EEEE'], ['AAAA']], rules), 'trade-goals 1');
		expect(eventsFor(goals, 2, undefined, { openHands: true })).toContainEqual(
			expect.objectContaining({ type: 'goals-traded', goals: ['?', '?'] }),
		);
	});
	test('Goals on a pile are only counted, even at the end', () => {
		const players = [{ hand: ['FFFF'], goal: 'E' }, { goal: 'A' }];
		const read = parsePosition({ rules: 'v2', players, unusedGoals: ['W', 'F', 'S'], table: ['FFFF@0,0'] });
		if (!read.ok) throw new Error(read.code.detail);
		const over: GameState = { ...read.value, outcome: { winners: [1], reason: 'seven' } };
		expect(viewFor(over, null)).toMatchObject({ players: [{ goal: 'E' }, { goal: 'A' }], unusedGoals: 3 });
	});
	test('what lies on the table or is laid down is public', () => {
		const events = eventsOf(position([['zap-a-card'], ['EEEE']]), 'zap-a-card 0,0');
		for (const viewer of [0, 1, null]) {
			expect(told(events, viewer, 'zapped')).toEqual(told(events, 0, 'zapped'));
			expect(told(events, viewer, 'start-turned-up')).toEqual(told(events, 0, 'start-turned-up'));
		}
	});
	test('told twice they are the same', () => {
		const events = eventsOf(position([['shuffle-hands', 'FFFF'], ['EEEE']]), 'shuffle-hands');
		expect(eventsFor(eventsFor(events, 1), 1)).toEqual(eventsFor(events, 1));
	});
});
