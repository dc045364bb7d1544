import { describe, expect, test } from 'vitest';
import { leadsTo } from './off-screen.ts';

const size = { width: 600, height: 400 };
const camera = { x: 0, y: 0, card: 60 };
const at = (x: number, y: number) => ({ x, y });

describe('what is out of sight', () => {
	test('nothing leads to what can be seen', () => {
		expect(leadsTo([at(1, 1)], [at(2, 2)], camera, size)).toEqual([]);
	});

	test('one arrow a side, to the nearest', () => {
		const leads = leadsTo([], [at(30, 4), at(12, 5), at(-3, 5)], camera, size);
		expect(leads.map(({ spot }) => spot)).toEqual([at(12, 5), at(-3, 5)]);
	});

	test('what has just been laid comes before what is nearer', () => {
		const leads = leadsTo([at(30, 4)], [at(12, 5)], camera, size);
		expect(leads.map(({ spot }) => spot)).toEqual([at(30, 4)]);
	});
});
