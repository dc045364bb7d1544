import type { GameEvent, PlayerView, SeenGoal } from '@aquarius/engine';
import { ruleSet, viewFor } from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import { newGame } from '../testing/games.ts';
import { knownGoals } from './goals.ts';

/** Seat 0 of three, with Fire now, after these events. */
function viewAfter(seen: readonly GameEvent[]): PlayerView {
	const view = viewFor(newGame(3, 1), 0);
	const players = view.players.map((player, seat) => ({
		...player,
		goal: seat === 0 ? ('F' as const) : ('?' as const),
	}));
	return { ...view, players, seen };
}

const traded = (seat: number, other: number, goals: readonly [SeenGoal, SeenGoal]): GameEvent => ({
	type: 'goals-traded',
	seat,
	with: other,
	goals,
});

describe('what a seat knows about Goals', () => {
	it('is its own at first', () => {
		expect(knownGoals(viewAfter([]))).toEqual(['F', undefined, undefined, undefined, undefined]);
	});

	it('is what it gave away in a trade, whoever asked for it', () => {
		expect(knownGoals(viewAfter([traded(0, 3, ['A', 'F'])]))).toEqual(['F', undefined, undefined, 'A', undefined]);
		expect(knownGoals(viewAfter([traded(2, 0, ['F', 'A'])]))).toEqual(['F', undefined, 'A', undefined, undefined]);
	});

	it('goes along when others trade openly', () => {
		const events = [traded(0, 1, ['A', 'F']), traded(1, 2, ['?', '?'])];
		expect(knownGoals(viewAfter(events))).toEqual(['F', undefined, 'A', undefined, undefined]);
	});

	it('goes along when Goals rotate', () => {
		const hidden: readonly SeenGoal[] = ['F', '?', '?', '?', '?'];
		const rotated = (direction: 'left' | 'right'): GameEvent => ({
			type: 'goals-rotated',
			seat: 1,
			direction,
			goals: hidden,
			ring: 5,
		});
		const events = [traded(0, 1, ['A', 'W'])];
		expect(knownGoals(viewAfter([...events, rotated('left')]))).toEqual(['F', 'W', 'A', undefined, undefined]);
		expect(knownGoals(viewAfter([...events, rotated('right')]))).toEqual(['F', undefined, undefined, undefined, 'W']);
	});

	describe('with a pile of undealt Goals', () => {
		/** Two players, three Goals on the pile; seat 0 has Fire now. */
		function known(id: 'v2' | 'v1-fr' | 'v1', seen: readonly GameEvent[]) {
			const view = viewFor(newGame(2, 1, ruleSet(id)), 0);
			return knownGoals({
				...view,
				players: view.players.map((player, seat) => ({
					...player,
					goal: seat === 0 ? ('F' as const) : ('?' as const),
				})),
				seen,
			});
		}
		const withPile: GameEvent = { type: 'goals-traded', seat: 0, with: 'unused', goals: ['A', 'F'] };
		const rotated: GameEvent = { type: 'goals-rotated', seat: 1, direction: 'left', goals: ['F', '?'], ring: 5 };

		it('remembers where the own one went: the middle of what was left', () => {
			expect(known('v2', [withPile])).toEqual(['F', undefined, undefined, 'A', undefined]);
			expect(known('v2', [withPile, { ...withPile, seat: 1, goals: ['?', '?'] }])[2]).toBe('A');
		});

		it('follows it through the pile', () => {
			expect(known('v2', [withPile, rotated])[4]).toBe('A');
		});

		it('loses it where the pile is shuffled', () => {
			expect(known('v1-fr', [withPile]).slice(1)).toEqual([undefined, undefined, undefined, undefined]);
		});

		it('follows it when a new seat takes the top, and when one that was left is taken again', () => {
			expect(known('v2', [withPile, { type: 'joined', seat: 1 }])[3]).toBe('A');
			expect(known('v2', [withPile, { type: 'left', seat: 1 }, { type: 'joined', seat: 1 }])[3]).toBe('A');
		});

		it('leaves what lies aside there', () => {
			expect(known('v1', [traded(0, 1, ['A', 'F']), { ...rotated, ring: 2 }])).toHaveLength(5);
		});
	});

	it('is gone once they are shuffled', () => {
		const shuffled: GameEvent = { type: 'goals-shuffled', seat: 1, goals: ['F', '?', '?', '?', '?'] };
		expect(knownGoals(viewAfter([traded(0, 1, ['A', 'F']), shuffled]))).toEqual([
			'F',
			undefined,
			undefined,
			undefined,
			undefined,
		]);
	});
});
