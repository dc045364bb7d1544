import { describe, expect, it } from 'vitest';
import { botChair, type Chair, closedUp, EMPTY, freeSeat, nextHost, person, resized, seatOf } from './seats.ts';

const A = person('A', 'a');
const B = person('B', 'b');
const bot = botChair('random');

describe('seats', () => {
	it.each<[string, readonly Chair[], number, readonly Chair[] | undefined]>([
		['grow at the end', [A, bot], 3, [A, bot, EMPTY]],
		['lose free chairs from the end', [A, EMPTY, B, EMPTY], 3, [A, EMPTY, B]],
		['close up over a free chair', [A, EMPTY, B, EMPTY], 2, [A, B]],
		['never throw somebody off', [A, B, bot], 2, undefined],
	])('%s', (_, chairs, count, want) => expect(resized(chairs, count)).toEqual(want));

	it('close up to those who take part', () => {
		expect(closedUp([EMPTY, A, { ...B, kind: 'gone', holder: null }, bot])).toEqual([A, bot]);
	});

	it.each<[string, readonly Chair[], number | undefined, number | null]>([
		['the first free one', [A, EMPTY, EMPTY], undefined, 1],
		['the wished one', [A, EMPTY, EMPTY], 2, 2],
		['none if the wished one is taken', [A, EMPTY], 0, null],
		['none if it does not exist', [A, EMPTY], 7, null],
		['none if all are taken', [A, bot], undefined, null],
	])('freeSeat: %s', (_, chairs, wish, want) => expect(freeSeat(chairs, wish)).toBe(want));

	it('finds the seat of a holder', () => {
		expect([seatOf([A, B], 'b'), seatOf([A, B], 'c'), seatOf([A, EMPTY], null)]).toEqual([1, null, null]);
	});

	it.each<[string, readonly Chair[], number | null, readonly number[], number | null]>([
		['the next person who is here', [A, bot, B, person('C', 'c')], 0, [2, 3], 2],
		['round the table', [A, bot, B], 2, [0], 0],
		['over someone who is away', [A, B, person('C', 'c')], 0, [2], 2],
		['someone who is away, if nobody is here', [A, B], 0, [], 1],
		['nobody, if only bots are left', [A, bot], 0, [], null],
		['the first person, if there was no host', [bot, A], null, [1], 1],
	])('nextHost: %s', (_, chairs, host, here, want) =>
		expect(nextHost(chairs, host, (seat) => here.includes(seat))).toBe(want),
	);
});
