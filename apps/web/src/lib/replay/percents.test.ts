import { expect, it } from 'vitest';
import { wholePercents } from './percents.ts';

it.each<[readonly (number | null)[], readonly (number | null)[]]>([
	[
		[0.925, 0.075],
		[0.93, 0.07],
	],
	[
		[0.006, 0.016, 0.006, 0.972],
		[0.01, 0.02, 0, 0.97],
	],
	[
		[1 / 3, 1 / 3, null, 1 / 3],
		[0.34, 0.33, null, 0.33],
	],
	[
		[0.29, 0.57, 0.14],
		[0.29, 0.57, 0.14],
	],
	[[0.615], [0.62]],
	[
		[0, 0, 1],
		[0, 0, 1],
	],
	[[], []],
])('%j is told as %j', (chances, told) => {
	expect(wholePercents(chances)).toEqual(told);
});
