import type { BotName } from '@aquarius/protocol';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BotQueue, type Waiting } from './bot-queue.ts';
import { EXPECTED_MS } from './usual-times.ts';

const question = (code: string, bot: BotName, askedAt: number): Waiting => ({
	code,
	askedAt,
	usual: { expectedMs: EXPECTED_MS[bot] },
});

function rowOf(questions: readonly Waiting[]): readonly string[] {
	const queue = new BotQueue<Waiting>();
	for (const one of questions) queue.add(one);
	const row: string[] = [];
	for (let next = queue.take(); next !== undefined; next = queue.take()) row.push(next.code);
	expect([queue.length, queue.workMs]).toEqual([0, 0]);
	return row;
}

describe('the row of questions', () => {
	it('is in the order of asking for bots of one level', () => {
		const codes = fc.uniqueArray(fc.string(), { maxLength: 30 });
		fc.assert(
			fc.property(codes, fc.constantFrom('random', 'medium', 'expert'), (codes, bot: BotName) => {
				expect(rowOf(codes.map((code, at) => question(code, bot, at)))).toEqual(codes);
			}),
		);
	});

	it('lets quick ones past slow ones', () => {
		const row = [
			question('A', 'expert', 0),
			question('B', 'strong', 1),
			question('C', 'easy', 2),
			question('D', 'random', 3),
		];
		expect(rowOf(row)).toEqual(['D', 'C', 'B', 'A']);
	});

	it('lets nobody wait for ever: a question is overtaken for four times its length', () => {
		const overtaken = 4 * EXPECTED_MS.expert;
		expect(rowOf([question('old', 'expert', 0), question('new', 'random', overtaken - 10)])).toEqual(['new', 'old']);
		expect(rowOf([question('old', 'expert', 0), question('new', 'random', overtaken)])).toEqual(['old', 'new']);
	});

	it('holds one question a table: a newer one comes in place of the older, at its end', () => {
		const queue = new BotQueue<Waiting>();
		const older = question('A', 'easy', 0);
		expect(queue.add(older)).toBeUndefined();
		queue.add(question('B', 'easy', 1));
		expect(queue.add(question('A', 'easy', 2))).toBe(older);
		expect(queue.length).toBe(2);
		expect([queue.take(), queue.take(), queue.take()].map((next) => next?.askedAt)).toEqual([1, 2, undefined]);
	});

	it('knows how much there is to do, and for how long somebody has waited', () => {
		const queue = new BotQueue<Waiting>();
		expect(queue.oldestMs(10)).toBe(0);
		for (const [at, bot] of (['medium', 'expert'] as const).entries()) queue.add(question(bot, bot, at));
		expect([queue.workMs, queue.oldestMs(10)]).toEqual([EXPECTED_MS.expert + EXPECTED_MS.medium, 10]);
	});
});
