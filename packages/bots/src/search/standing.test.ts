import { type GameState, parsePosition } from '@aquarius/engine';
import { createSearch, type Search } from '@aquarius/engine/search';
import { describe, expect, it } from 'vitest';
import { must, newGame } from '../testing/games.ts';
import { STANDING_LENGTH, standingOf } from './standing.ts';
import { WEIGHTS_OF_MORE, WEIGHTS_OF_TWO } from './standing-measured.ts';
import { PARTS } from './standing-parts.ts';
import { judge } from './value.ts';

function searchOf(state: GameState) {
	const search = createSearch(state.rules);
	search.load(state);
	return search;
}

function chancesOf(search: Search): readonly number[] {
	const values = new Float64Array(search.seats);
	judge(search, values);
	return Array.from(values);
}
const chanceOf = (search: Search, seat: number): number => chancesOf(search)[seat] ?? 0;

/** So many of Fire in a row, and seat 0 of two on turn, with Fire. */
function race(panels: number, own: readonly string[], other: readonly string[]) {
	const table = Array.from({ length: panels }, (_, x) => `FFFF@${x},0`);
	const players = [
		{ hand: own, goal: 'F' },
		{ hand: other, goal: 'E' },
	];
	return searchOf(must(parsePosition({ format: 'aquarius-position/1', rules: 'v3', table, players, deck: ['SSSS'] })));
}

describe('what seats have', () => {
	it('has a weight for each of its numbers', () => {
		for (const weights of [WEIGHTS_OF_TWO, WEIGHTS_OF_MORE]) {
			const lengths = Object.entries(weights).map(([part, numbers]) => [part, numbers.length]);
			expect(Object.fromEntries(lengths)).toEqual(PARTS);
		}
		expect(STANDING_LENGTH).toBe(Object.values(PARTS).reduce((sum, length) => sum + length, 0));
	});

	it('makes chances that add up to one, and leaves the position alone', () => {
		for (const players of [2, 3, 4, 5]) {
			const search = searchOf(newGame(players, players));
			const before = search.toState();
			const chances = chancesOf(search);
			expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
			expect(search.toState()).toEqual(before);
		}
	});

	it('is more with more panels, with the card that wins, and with an Action that helps', () => {
		const few = chanceOf(race(2, ['FFFF', 'AAAA'], ['AAAA']), 0);
		const many = chanceOf(race(5, ['FFFF', 'AAAA'], ['AAAA']), 0);
		const winning = chanceOf(race(6, ['FFFF', 'AAAA'], ['AAAA']), 0);
		const without = chanceOf(race(6, ['AAAA', 'AAAA'], ['AAAA']), 0);
		expect(many).toBeGreaterThan(few);
		expect(winning).toBeGreaterThan(many);
		expect(winning).toBeGreaterThan(without);
		expect(chanceOf(race(6, ['AAAA', 'AAAA'], ['AAAA', 'trade-goals']), 1)).toBeGreaterThan(
			chanceOf(race(6, ['AAAA', 'AAAA'], ['AAAA', 'AASS']), 1),
		);
	});

	it('knows who could win at once', () => {
		const numbers = new Float64Array(STANDING_LENGTH);
		const winsAfter = PARTS.size + PARTS.gain;
		standingOf(race(6, ['FFFF'], ['AAAA']), 0, numbers);
		expect(Array.from(numbers.subarray(winsAfter, winsAfter + PARTS.winsAfter))).toEqual([1, 0, 0, 0, 0]);
		standingOf(race(5, ['FFFF'], ['AAAA']), 0, numbers);
		expect(Array.from(numbers.subarray(winsAfter, winsAfter + PARTS.winsAfter))).toEqual([0, 0, 0, 0, 0]);
	});
});
