import { given, row, scenario } from './write.ts';

const stay = ['A SSSS'];
const rotateOption = { rotateOption: true };

/** Trade Goals and Shuffle Goals. Invisible seats of two players with E and A: 2 holds W, 3 holds F, 4 holds S. */
export const goals = [
	scenario(
		'trade-goals/with-a-player',
		['v3/trade-goals'],
		{ seats: ['E trade-goals EEEE', 'A SSSS', 'W SSSS'], unusedGoals: ['F', 'S'] },
		['trade-goals 2'],
		{ goals: ['W', 'A', 'E'], unusedGoals: ['F', 'S'], discard: ['trade-goals'], turn: 1 },
	),
	scenario(
		'trade-goals/with-an-invisible-player',
		['v3/trade-goals', 'C19', 'E24c'],
		{ seats: ['E trade-goals EEEE', 'A SSSS', 'W SSSS'], unusedGoals: ['S', 'F'] },
		['trade-goals 4'],
		{ goals: ['F', 'A', 'W'], unusedGoals: ['S', 'E'] },
	),
	scenario('trade-goals/with-oneself', ['E23'], { seats: ['E trade-goals EEEE', ...stay] }, ['trade-goals 0'], {
		refused: 'target/yourself',
	}),
	scenario('trade-goals/with-nobody', ['E24c'], { seats: ['E trade-goals EEEE', ...stay] }, ['trade-goals 5'], {
		refused: 'target/not-a-seat',
	}),
	scenario(
		'trade-goals/no-pile-of-undealt-goals',
		['E24c'],
		{ seats: ['E trade-goals EEEE', ...stay] },
		['trade-goals unused'],
		{ refused: 'action/not-in-rules' },
	),
	scenario(
		'trade-goals/every-other-seat-can-be-named',
		['v3/trade-goals', 'E23'],
		{ seats: ['E trade-goals', ...stay] },
		[],
		{ moves: 4 },
	),
	scenario(
		'trade-goals/the-partner-wins',
		['E30', 'v3/trade-goals'],
		{ seats: ['F trade-goals EEEE', ...stay], table: row('FFFF', 7) },
		['trade-goals 1'],
		{ winners: [1], reason: 'seven' },
	),
	scenario(
		'shuffle-goals/all-five-are-dealt-anew',
		['v3/shuffle-goals', 'C31', 'E25'],
		{ seats: ['E shuffle-goals EEEE', ...stay], unusedGoals: ['W', 'F', 'S'] },
		[given('shuffle-goals', { goals: ['S', 'W', 'A', 'E', 'F'] })],
		{ goals: ['S', 'W'], unusedGoals: ['A', 'E', 'F'], turn: 1 },
	),
	scenario(
		'shuffle-goals/the-old-goal-may-come-back',
		['E25'],
		{ seats: ['E shuffle-goals EEEE', ...stay], unusedGoals: ['W', 'F', 'S'] },
		[given('shuffle-goals', { goals: ['E', 'S', 'F', 'A', 'W'] })],
		{ goals: ['E', 'S'], unusedGoals: ['F', 'A', 'W'] },
	),
	scenario(
		'shuffle-goals/a-shuffle-can-end-the-game',
		['E30'],
		{ seats: ['E shuffle-goals EEEE', ...stay], table: row('FFFF', 7) },
		[given('shuffle-goals', { goals: ['E', 'F', 'W', 'A', 'S'] })],
		{ winners: [1], reason: 'seven', discard: ['shuffle-goals'] },
	),
	scenario(
		'shuffle-goals/no-rotating-without-the-option',
		['v3/rotate-option'],
		{ seats: ['E shuffle-goals EEEE', ...stay] },
		['shuffle-goals left'],
		{ refused: 'action/not-in-rules' },
	),
	scenario(
		'shuffle-goals/rotated-left-through-invisible-seats',
		['v3/rotate-option', 'C21', 'C22', 'E27'],
		{ seats: ['E shuffle-goals EEEE', ...stay], unusedGoals: ['W', 'F', 'S'], rules: rotateOption },
		['shuffle-goals left'],
		// Everyone hands on to the next seat; the last one hands to seat 0.
		{ goals: ['S', 'E'], unusedGoals: ['A', 'W', 'F'] },
	),
	scenario(
		'shuffle-goals/rotated-right-through-invisible-seats',
		['v3/rotate-option', 'C21', 'C22', 'E27'],
		{ seats: ['E shuffle-goals EEEE', ...stay], unusedGoals: ['W', 'F', 'S'], rules: rotateOption },
		['shuffle-goals right'],
		{ goals: ['A', 'W'], unusedGoals: ['F', 'S', 'E'] },
	),
	scenario(
		'shuffle-goals/the-option-is-a-choice',
		['v3/rotate-option'],
		{ seats: ['E shuffle-goals', ...stay], rules: rotateOption },
		[],
		{ moves: 3 },
	),
];
