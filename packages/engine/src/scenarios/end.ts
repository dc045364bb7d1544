import { row, scenario } from './write.ts';

/** The deck is empty: play goes on without drawing, then the closest to seven wins. */
export const end = [
	scenario(
		'end/play-on-without-drawing',
		['C24', 'E31'],
		{ seats: ['E FFFF EEEE', 'A SSSS'], deck: [] },
		['FFFF@1,0'],
		{ turn: 1, handSizes: [1, 1], winners: [] },
	),
	scenario(
		'end/the-last-card',
		['C24', 'E31'],
		{ seats: ['F FFFF', 'A'], table: ['FFFF@0,0', 'AAAA@4,4'], deck: [] },
		['FFFF@1,0'],
		{ winners: [0], reason: 'closest', turn: 0, handSizes: [0, 0] },
	),
	scenario(
		'end/the-largest-own-group',
		['E32b'],
		// Four in two groups are less than three in one.
		{
			seats: ['F EEEE', 'A'],
			table: [
				'EEEE@0,0',
				'FFFF@5,0',
				'FFFF@6,0',
				'FFFF@8,0',
				'FFFF@9,0',
				...row('AAAA', 3).map((text) => text.replace(',0', ',9')),
			],
			deck: [],
		},
		['EEEE@1,0'],
		{ winners: [1], reason: 'closest' },
	),
	scenario(
		'end/unused-goals-do-not-take-part',
		['E29', 'E31'],
		{ seats: ['E FFFF', 'A'], table: [...row('FFFF', 4), 'AAAA@9,9'], deck: [] },
		['FFFF@4,0'],
		{ winners: [1], reason: 'closest', groups: { F: 5, A: 1, E: 0 } },
	),
	scenario(
		'end/tie-is-shared',
		['E32'],
		{ seats: ['F FFFF', 'A'], table: ['FFFF@0,0', 'AAAA@4,4', 'AAAA@5,4'], deck: [] },
		['FFFF@1,0'],
		{ winners: [0, 1], reason: 'closest' },
	),
	scenario(
		'end/tie-in-turn-order-as-a-house-rule',
		['E32'],
		{
			seats: ['A', 'F FFFF', 'S'],
			table: ['FFFF@0,0', 'AAAA@4,4', 'AAAA@5,4'],
			deck: [],
			turn: 1,
			rules: { closestTie: 'turn-order' },
		},
		['FFFF@1,0'],
		{ winners: [1], reason: 'closest' },
	),
	scenario(
		'end/eight-are-no-closer-than-seven',
		['E28', 'E32'],
		// Two at seven or more play on and then run out of cards: Fire has eight, Air seven.
		{
			seats: ['F', 'E FFAA', 'A'],
			table: [...row('FFAA', 6), 'FFFF@-1,0'],
			deck: [],
			turn: 1,
			rules: { tieAtSeven: 'play-on' },
		},
		['FFAA@6,0'],
		{ winners: [0, 2], reason: 'closest', groups: { F: 8, A: 7 } },
	),
	scenario('end/all-at-zero-is-a-tie-of-all', ['E32c'], { seats: ['A FFFF', 'E', 'S'], deck: [] }, ['FFFF@1,0'], {
		winners: [0, 1, 2],
		reason: 'closest',
	}),
	scenario(
		'end/who-has-no-card-is-skipped',
		['E33'],
		{ seats: ['E FFFF EEEE', 'A', 'W SSSS'], deck: [] },
		['FFFF@1,0'],
		{ turn: 2, winners: [] },
	),
	scenario(
		'end/the-only-one-with-cards-goes-on',
		['E33'],
		{ seats: ['E FFFF FFFF', 'A', 'W'], deck: [] },
		['FFFF@1,0'],
		{ turn: 0, winners: [] },
	),
	scenario(
		'end/a-trade-brings-cards-back',
		['E33'],
		{ seats: ['E trade-hands FFFF', 'A', 'W SSSS'], deck: [] },
		['trade-hands 1'],
		{ turn: 1, handSizes: [0, 1, 1], winners: [] },
	),
	scenario(
		'end/everyone-left-has-passed',
		['E33c'],
		{ seats: ['E EEEE', 'A', 'W SSSS'], table: ['FFFF@0,0', 'WWWW@9,9'], deck: [] },
		['pass', 'pass'],
		{ winners: [2], reason: 'closest' },
	),
	scenario('end/one-pass-is-no-round', ['E33c'], { seats: ['E EEEE', 'A SSSS'], deck: [] }, ['pass'], {
		winners: [],
		turn: 1,
	}),
	scenario(
		'end/passes-while-cards-could-be-drawn-count',
		['E33c'],
		{ seats: ['E EEEE', 'A SSSS'], deck: ['SSSS'] },
		['pass', 'pass'],
		{ reason: 'closest', winners: [0, 1] },
	),
	scenario(
		'end/a-play-breaks-the-round',
		['E33c'],
		{ seats: ['E EEEE', 'A FFFF SSSS'], deck: [] },
		['pass', 'FFFF@1,0', 'pass'],
		{ winners: [], turn: 1 },
	),
	scenario('end/a-seat-without-cards-can-only-pass', ['E33'], { seats: ['E', 'A FFFF'], deck: [] }, ['pass'], {
		turn: 1,
		winners: [],
	}),
];
