import { parsePosition } from '@aquarius/engine';
import { createSearch } from '@aquarius/engine/search';
import { describe, expect, it } from 'vitest';
import { must } from '../testing/games.ts';
import { playOut } from './playout.ts';

describe('a playout with covered Goals', () => {
	it.each([0, 4])('of %i moves ends with a win that lies there to be claimed by who has looked', (most) => {
		const table = Array.from({ length: 7 }, (_, x) => `FFFF@${x},0`);
		const players = [
			{ hand: ['AAAA'], goal: 'F' },
			{ hand: ['EEEE'], goal: 'E', covered: true },
		];
		const state = must(parsePosition({ format: 'aquarius-position/1', rules: 'aqua-chicken', table, players }));
		const search = createSearch(state.rules);
		search.load(state);
		const values = new Float64Array(search.seats);
		playOut(search, most, values);
		expect(Array.from(values.subarray(0, 2))).toEqual([1, 0]);
		expect(search.toState()).toEqual(state);
	});
});
