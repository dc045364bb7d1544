import { beforeEach, expect, it } from 'vitest';
import type { Log } from './log.ts';
import { onceInAWhile } from './repeats.ts';

let now: number;
let lines: unknown[];
let log: Log;
beforeEach(() => {
	now = 0;
	lines = [];
	log = onceInAWhile(
		(event, facts) => lines.push({ event, ...facts }),
		1000,
		() => now,
	);
});

it('what is said again and again is told at once, and then once in a while with how often it was said', () => {
	for (; now < 2000; now += 250) log('framework', { text: 'no Redis' });
	expect(lines).toEqual([
		{ event: 'framework', text: 'no Redis' },
		{ event: 'framework', text: 'no Redis', times: 4 },
	]);
	now = 60_000;
	log('framework', { text: 'no Redis' });
	expect(lines[2]).toEqual({ event: 'framework', text: 'no Redis', times: 4 });
	now = 120_000;
	log('framework', { text: 'no Redis' });
	expect(lines[3]).toEqual({ event: 'framework', text: 'no Redis' });
});

it('what differs in a word is not the same', () => {
	log('framework', { text: 'no Redis' });
	log('framework', { text: 'no Redis at all' });
	log('other', { text: 'no Redis' });
	expect(lines).toHaveLength(3);
});

it('everything new is told, however much that is', () => {
	for (let n = 0; n < 1000; n++) log('framework', { text: `${n}` });
	expect(lines).toHaveLength(1000);
});
