import { given, row, scenario } from './write.ts';

const stay = ['A SSSS'];
const seven = row('FFFF', 7);

/** Seven connected panels of the own Goal. */
export const win = [
	scenario(
		'win/own-seven',
		['v3/win', 'E4', 'E54'],
		{ seats: ['F FFFF EEEE', ...stay], table: row('FFFF', 6) },
		['FFFF@6,0'],
		{ winners: [0], reason: 'seven', turn: 0 },
	),
	scenario(
		'win/six-are-not-enough',
		['v3/win'],
		{ seats: ['F FFFF EEEE', ...stay], table: row('FFFF', 5) },
		['FFFF@5,0'],
		{ winners: [], groups: { F: 6 } },
	),
	scenario(
		'win/more-than-seven-at-once',
		['v3/win'],
		{ seats: ['F FFFF EEEE', ...stay], table: [...row('FFFF', 4), 'FFFF@5,0', 'FFFF@6,0', 'FFFF@7,0', 'FFFF@8,0'] },
		['FFFF@4,0'],
		{ winners: [0], groups: { F: 9 } },
	),
	scenario(
		'win/completed-by-somebody-else',
		['v3/win', 'C17'],
		{ seats: ['E FFFF EEEE', 'F SSSS'], table: row('FFFF', 6) },
		['FFFF@6,0'],
		{ winners: [1], reason: 'seven' },
	),
	scenario(
		'win/two-at-once-the-one-on-turn',
		['C16'],
		{ seats: ['A FFAA EEEE', 'F SSSS'], table: row('FFAA', 6) },
		['FFAA@6,0'],
		{ winners: [0], reason: 'seven' },
	),
	scenario(
		'win/two-others-at-once-in-turn-order',
		['E28'],
		{ seats: ['F SSSS', 'E FFAA EEEE', 'A SSSS'], table: row('FFAA', 6), turn: 1 },
		['FFAA@6,0'],
		{ winners: [2], reason: 'seven' },
	),
	scenario(
		'win/two-others-at-once-before-the-one-on-turn',
		['E28'],
		// After the last seat the first one is next in turn order.
		{ seats: ['F SSSS', 'A SSSS', 'E FFAA EEEE'], table: row('FFAA', 6), turn: 2 },
		['FFAA@6,0'],
		{ winners: [0], reason: 'seven' },
	),
	scenario(
		'win/two-others-at-once-play-on',
		['E28'],
		{ seats: ['F SSSS', 'E FFAA EEEE', 'A SSSS'], table: row('FFAA', 6), turn: 1, rules: { tieAtSeven: 'play-on' } },
		['FFAA@6,0'],
		{ winners: [], turn: 2 },
	),
	scenario(
		'win/play-on-until-one-moves',
		['E28'],
		// Seat 2 is on turn next and has its seven still after the move.
		{
			seats: ['F SSSS', 'E FFAA EEEE', 'A FFFF'],
			table: row('FFAA', 6),
			turn: 1,
			rules: { tieAtSeven: 'play-on' },
		},
		['FFAA@6,0', 'FFFF@0,-1'],
		{ winners: [2], reason: 'seven' },
	),
	scenario(
		'win/an-unused-goal-wins-nothing',
		['C18', 'E29'],
		{ seats: ['E FFFF EEEE', ...stay], table: row('FFFF', 6) },
		['FFFF@6,0'],
		{ winners: [], groups: { F: 7 }, turn: 1 },
	),
	scenario(
		'win/by-taking-the-finished-goal',
		['C18', 'E29', 'E30'],
		{ seats: ['E trade-goals EEEE', ...stay], unusedGoals: ['S', 'F', 'W'], table: seven },
		['trade-goals 3'],
		{ winners: [0], reason: 'seven' },
	),
	scenario(
		'win/by-rotated-goals',
		['E30', 'v3/rotate-option'],
		{
			seats: ['E shuffle-goals EEEE', ...stay],
			unusedGoals: ['S', 'W', 'F'],
			table: seven,
			rules: { rotateOption: true },
		},
		['shuffle-goals left'],
		{ winners: [0], reason: 'seven' },
	),
	scenario(
		'win/by-shuffled-goals',
		['E30'],
		{ seats: ['E shuffle-goals EEEE', ...stay], table: seven },
		[given('shuffle-goals', { goals: ['F', 'E', 'A', 'W', 'S'] })],
		{ winners: [0], reason: 'seven' },
	),
	scenario(
		'win/two-groups-do-not-add-up',
		['C12', 'E5'],
		{ seats: ['F FFFF EEEE', ...stay], table: [...row('FFFF', 4), 'AAAA@4,0', 'FFFF@5,0', 'FFFF@6,0'] },
		['FFFF@7,0'],
		{ winners: [], groups: { F: 4 } },
	),
	scenario(
		'win/branches',
		['C13', 'E5'],
		{
			seats: ['F FFFF EEEE', ...stay],
			table: ['FFFF@0,0', 'FFFF@1,0', 'FFFF@2,0', 'FFFF@1,-1', 'FFFF@1,1', 'FFFF@1,2'],
		},
		['FFFF@0,2'],
		{ winners: [0], groups: { F: 7 } },
	),
	scenario(
		'win/a-blob',
		['C13', 'E5'],
		{
			seats: ['F FFFF EEEE', ...stay],
			table: ['FFFF@0,0', 'FFFF@1,0', 'FFFF@2,0', 'FFFF@0,1', 'FFFF@1,1', 'FFFF@2,1'],
		},
		['FFFF@1,2'],
		{ winners: [0], groups: { F: 7 } },
	),
	scenario(
		'win/panels-must-touch',
		['C14'],
		// The cards lie side by side, the Fire panels do not meet.
		{ seats: ['F FFFF EEEE', ...stay], table: [...row('FFWW', 5), 'WWFF@5,0'] },
		['FFFF@6,0'],
		{ winners: [], groups: { F: 5 } },
	),
	scenario(
		'win/the-size-of-a-panel-does-not-matter',
		['v3/win', 'E4'],
		// Three Aces, three halves (wide, tall and slanting) and a quarter.
		{
			seats: ['F FEAW EEEE', ...stay],
			table: ['FFFF@0,0', 'FFWW@1,0', 'FAFW@2,0', 'F..A@0,1', 'FFFF@-1,0', 'FFFF@-1,-1'],
		},
		['FEAW@0,-1'],
		{ winners: [0], reason: 'seven', groups: { F: 7 } },
	),
	scenario(
		'win/a-seven-given-waits-for-a-move',
		['v3/win'],
		{ seats: ['F SSSS', 'A EEEE'], table: seven, deck: [] },
		[],
		{ winners: [], turn: 0 },
	),
	scenario(
		'win/nothing-can-be-played-afterwards',
		['v3/win'],
		{ seats: ['F FFFF EEEE', ...stay], table: row('FFFF', 6) },
		['FFFF@6,0', { seat: 1, move: 'pass' }],
		{ refused: 'game/over' },
	),
];
