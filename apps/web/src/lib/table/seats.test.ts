import { describe, expect, it } from 'vitest';
import { botsOf } from './other-seats.ts';
import { nameOfSeat } from './seat-name.ts';

describe('who sits where', () => {
	it('people go by their name, bots by one of ours, empty places by their number', () => {
		expect(nameOfSeat({ seat: 0, name: 'Inès', kind: 'person' })).toBe('Inès');
		expect(nameOfSeat({ seat: 1, name: '', kind: 'bot' })).toBe('Juno');
		expect(nameOfSeat({ seat: 4, name: '', kind: 'invisible' })).toBe('Seat 5');
	});

	it('a new table asks for the bots of its seats only', () => {
		expect(botsOf(['friend', 'greedy', 'random', 'greedy'], 3)).toEqual(['greedy']);
		expect(botsOf(['greedy', 'greedy', 'random', 'greedy'], 5)).toEqual(['greedy', 'greedy', 'random', 'greedy']);
		expect(botsOf(['friend', 'friend', 'friend', 'friend'], 2)).toEqual([]);
	});

	it('a new table has each bot in the seat it was asked for, counted from the last one', () => {
		expect(botsOf(['expert', 'easy', 'friend', 'friend'], 4)).toEqual(['expert', 'easy', null]);
		expect(botsOf(['friend', 'easy', 'friend', 'medium'], 5)).toEqual(['easy', null, 'medium']);
	});
});
