import type { GameEvent, PlayerView, SeenGoal } from '@aquarius/engine';
import { viewFor } from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import { knownGoals } from './knowledge.ts';
import { newGame } from './testing/games.ts';

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
		});
		const events = [traded(0, 1, ['A', 'W'])];
		expect(knownGoals(viewAfter([...events, rotated('left')]))).toEqual(['F', 'W', 'A', undefined, undefined]);
		expect(knownGoals(viewAfter([...events, rotated('right')]))).toEqual(['F', undefined, undefined, undefined, 'W']);
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
