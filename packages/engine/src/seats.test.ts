import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { disbelieve } from './disbelieve.ts';
import { hashOf } from './hash.ts';
import { legalMoves } from './legal-moves.ts';
import { realSeats } from './position.ts';
import { replayEntry } from './replay.ts';
import { joinGame, leaveGame, type SeatChanged } from './seats.ts';
import { cardsIn, cardsUnder, goalsIn, goalsUnder } from './testing/cards.ts';
import { chooser, deepFreeze } from './testing/games.ts';
import { reached } from './testing/reached.ts';
import { makePosition, parsePosition } from './text/position.ts';
import type { GameState, Result } from './types.ts';

function change(state: GameState, seat: number): Result<SeatChanged> {
	return state.players[seat]?.invisible ? joinGame(state, seat) : leaveGame(state, seat);
}

describe('coming and going', () => {
	test('loses no card, leaves the turn with a player, and is replayed from its entry', () => {
		fc.assert(
			fc.property(reached, fc.nat(), (start, seed) => {
				const pick = chooser(seed);
				let state = deepFreeze(start);
				for (let i = 0; i < 6 && state.outcome === null; i++) {
					const result = change(state, pick(state.players.length));
					if (!result.ok) throw new Error(result.code);
					const again = replayEntry(state, result.value.entry);
					if (!again.ok) throw new Error(again.code.detail);
					expect(hashOf(again.value.state)).toBe(hashOf(result.value.state));
					state = result.value.state;
					expect(cardsIn(state)).toEqual(cardsUnder(state.rules));
					expect(goalsIn(state)).toEqual(goalsUnder(state.rules));
					expect(parsePosition(makePosition(state))).toEqual({ ok: true, value: state });
					if (state.outcome !== null) break;
					expect(realSeats(state.players)).toContain(state.turn);
					expect(legalMoves(state, state.turn).length).toBeGreaterThan(0);
				}
			}),
		);
	});
	test('is over when the game is', () => {
		fc.assert(
			fc.property(reached, (state) => {
				const over: GameState = { ...state, outcome: { winners: [], reason: 'none' } };
				for (const seat of state.players.keys()) expect(change(over, seat)).toEqual({ ok: false, code: 'game/over' });
			}),
			{ numRuns: 5 },
		);
	});
});

describe('a late arrival', () => {
	const state = (rules: unknown, given: Record<string, unknown>) => {
		const result = parsePosition({ rules, table: ['FFFF@0,0'], ...given });
		if (!result.ok) throw new Error(`${result.code.at}: ${result.code.detail}`);
		return result.value;
	};
	const joined = (before: GameState, seat: number) => {
		const result = joinGame(before, seat);
		if (!result.ok) throw new Error(result.code);
		return result.value;
	};
	const [one, other] = [
		{ hand: ['EEEE'], goal: 'E' },
		{ hand: ['AAAA'], goal: 'A' },
	];
	const deck = ['SSSS', 'WWWW', 'EEEE', 'AAAA'];
	test('takes the Goal of an invisible seat (E35)', () => {
		const before = state('v3', { players: [one, other], unusedGoals: ['W', 'F', 'S'], deck });
		const { players } = joined(before, 4).state;
		expect(players[4]).toEqual({ hand: ['SSSS', 'WWWW', 'EEEE'], goal: 'S' });
		expect(players[3]?.invisible).toBe(true);
		expect(joinGame(before, 5)).toEqual({ ok: false, code: 'target/not-a-seat' });
	});
	test.each(['v2', 'v1', 'summary'])('takes the top unused Goal and a new last seat: %s', (rules) => {
		const before = state(rules, { players: [one, other], unusedGoals: ['W', 'F', 'S'], deck });
		const after = joined(before, 2).state;
		expect(after.players[2]).toEqual({ hand: ['SSSS', 'WWWW', 'EEEE'], goal: 'W' });
		expect(after.unusedGoals).toEqual(['F', 'S']);
		expect(after.turn).toBe(0);
		for (const seat of [0, 3]) expect(joinGame(before, seat)).toEqual({ ok: false, code: 'target/not-a-seat' });
		expect(joinGame({ ...before, unusedGoals: [] }, 2)).toEqual({ ok: false, code: 'target/not-a-seat' });
	});
	test('takes a new last seat in games without Goals, as long as there is room', () => {
		const players = Array.from({ length: 7 }, () => ({ hand: ['EEFF'] }));
		const before = state('collect-seven', { players, deck });
		const after = joined(before, 7).state;
		expect(after.players[7]).toEqual({ hand: ['SSSS', 'WWWW', 'EEEE'] });
		expect(joinGame(after, 8)).toEqual({ ok: false, code: 'target/not-a-seat' });
		const left = leaveGame(after, 2);
		if (!left.ok) throw new Error(left.code);
		// The seat that was left is taken again, and there are never more seats than players.
		expect(joinGame(left.value.state, 8)).toEqual({ ok: false, code: 'target/not-a-seat' });
		expect(joined(left.value.state, 2).state.players[2]?.invisible).toBeUndefined();
	});
	test('finds no seat where as many play as can', () => {
		const rules = { base: 'v3', players: { min: 2, max: 2 } };
		const before = state(rules, { players: [one, other], unusedGoals: ['W', 'F', 'S'], deck });
		expect(joinGame(before, 2)).toEqual({ ok: false, code: 'target/not-a-seat' });
	});
	test('holds a covered Goal where all do (E54)', () => {
		const before = state('aqua-chicken', { players: [one, other], unusedGoals: ['W', 'F', 'S'], deck });
		expect(joined(before, 3).state.players[3]).toMatchObject({ goal: 'F', covered: true });
	});
	test('draws nothing where nobody does', () => {
		const before = state('dont-block-it-off', { players: [{ hand: ['EEFF'] }], deck });
		expect(joined(before, 1).state.players[1]).toEqual({ hand: [] });
	});
	test('is dealt the discards when the deck is empty, and the record keeps their order (E45)', () => {
		const discard = ['SSSS', 'WWWW', 'EEEE', 'AAAA', 'FFFF'];
		const before = state('summary', { players: [one, other], unusedGoals: ['W', 'F', 'S'], deck: ['EEWW'], discard });
		const { entry, state: after, events } = joined(before, 2);
		if (entry.event !== 'join') disbelieve('the entry is a join');
		expect(after).toMatchObject({ rebuilt: 1, discard: [] });
		expect([...(entry.chance?.deck ?? [])].sort()).toEqual([...discard].sort());
		expect(entry.drew).toEqual(['EEWW', ...(entry.chance?.deck ?? []).slice(0, 2)]);
		expect(events.map(({ type }) => type)).toEqual(['joined', 'deck-rebuilt', 'drew']);
		// From the entry alone, whatever the generator.
		const elsewhere = { ...before, random: 'f'.repeat(64) + '0'.repeat(16) };
		const again = replayEntry(elsewhere, entry);
		if (!again.ok) throw new Error(again.code.detail);
		expect({ ...again.value.state, random: '' }).toEqual({ ...after, random: '' });
		const { chance: _, ...silent } = entry;
		expect(replayEntry(before, silent)).toMatchObject({ ok: false, code: { code: 'record/chance' } });
	});
});

describe('who leaves', () => {
	const play = (rules: unknown, given: Record<string, unknown>, seat: number) => {
		const before = parsePosition({ rules, table: ['FFFF@0,0'], ...given });
		if (!before.ok) throw new Error(`${before.code.at}: ${before.code.detail}`);
		const result = leaveGame(before.value, seat);
		if (!result.ok) throw new Error(result.code);
		return result.value.state;
	};
	const players = ['E', 'A', 'W'].map((goal) => ({ hand: ['EEEE'], goal }));
	test.each(['v1', 'v2', 'v3'])('leaves the Goal in an invisible seat, and the hand in the deck (E36): %s', (rules) => {
		const after = play(rules, { players, unusedGoals: ['F', 'S'], deck: ['SSSS'] }, 1);
		expect(after.players[1]).toEqual({ hand: [], goal: 'A', invisible: true });
		expect([...after.deck].sort()).toEqual(['EEEE', 'SSSS']);
		expect(after.outcome).toBeNull();
	});
	test('covers no Goal any more', () => {
		const covered = players.map((player) => ({ ...player, covered: true }));
		const after = play('aqua-chicken', { players: covered, unusedGoals: ['F', 'S'] }, 1);
		expect(after.players[1]).toEqual({ hand: [], goal: 'A', invisible: true });
	});
	test.each([
		['v2', players.slice(0, 2), [1]],
		['dont-block-it-off', [{ hand: ['EEFF'] }], []],
	])('ends a game that too few are left for: %s', (rules, some, winners) => {
		const given = { players: some, unusedGoals: rules === 'v2' ? ['W', 'F', 'S'] : [] };
		expect(play(rules, given, 0).outcome).toEqual({ winners, reason: 'last-player' });
	});
	test('leaves a game that one can play alone to the other', () => {
		const after = play('dont-block-it-off', { players: [{ hand: ['EEFF'] }, { hand: ['FFWW'] }] }, 0);
		expect(after.outcome).toBeNull();
		expect(after.turn).toBe(1);
	});
});
