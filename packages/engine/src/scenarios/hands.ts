import { given, scenario } from './write.ts';

const rotateOption = { rotateOption: true };

/** Trade Hands and Shuffle Hands. */
export const hands = [
	scenario(
		'trade-hands/whole-hands-but-not-goals',
		['v3/trade-hands', 'C30'],
		{ seats: ['E trade-hands EEEE WWWW', 'A SSSS'], deck: ['AAAA', 'FFFF'] },
		['trade-hands 1'],
		// The one who played it had drawn before; the other draws as the turn comes round.
		{ hands: [['SSSS'], ['EEEE', 'WWWW', 'AAAA']], goals: ['E', 'A'], turn: 1 },
	),
	scenario('trade-hands/with-oneself', ['E23'], { seats: ['E trade-hands EEEE', 'A SSSS'] }, ['trade-hands 0'], {
		refused: 'target/yourself',
	}),
	scenario(
		'trade-hands/invisible-players-have-none',
		['v3/trade-hands'],
		{ seats: ['E trade-hands EEEE', 'A SSSS'] },
		['trade-hands 2'],
		{ refused: 'target/not-a-seat' },
	),
	scenario(
		'trade-hands/one-hand-may-be-empty',
		['E33', 'v3/trade-hands'],
		{ seats: ['E trade-hands', 'A SSSS'], deck: [] },
		['trade-hands 1'],
		// Seat 1 has nothing left and nothing to draw, so seat 0 goes on.
		{ hands: [['SSSS'], []], turn: 0 },
	),
	scenario(
		'shuffle-hands/dealt-evenly',
		['v3/shuffle-hands', 'C29', 'E26'],
		{
			seats: ['E shuffle-hands EEEE EEEE', 'A SSSS SSSS SSSS SSSS', 'W WWWW WWWW'],
			deck: [],
		},
		['shuffle-hands'],
		{ handSizes: [3, 3, 2], turn: 1 },
	),
	scenario(
		'shuffle-hands/the-one-who-plays-it-gets-the-first-card',
		['C29', 'E26'],
		{ seats: ['E SSSS', 'A shuffle-hands EEEE EEEE', 'W WWWW WWWW'], turn: 1, deck: [] },
		['shuffle-hands'],
		// Five cards: seat 1 gets two, then seat 2, and seat 0 one.
		{ handSizes: [1, 2, 2], turn: 2 },
	),
	scenario(
		'shuffle-hands/the-action-is-not-dealt',
		['E26', 'E41'],
		{ seats: ['E shuffle-hands EEEE WWWW', 'A AAAA SSSS'], deck: [] },
		[
			given('shuffle-hands', {
				hands: [
					['AAAA', 'EEEE'],
					['SSSS', 'WWWW'],
				],
			}),
		],
		{
			hands: [
				['AAAA', 'EEEE'],
				['SSSS', 'WWWW'],
			],
			discard: ['shuffle-hands'],
			goals: ['E', 'A'],
		},
	),
	scenario(
		'shuffle-hands/an-empty-hand-is-filled',
		['E26', 'E33'],
		{ seats: ['E shuffle-hands EEEE WWWW', 'A'], deck: [] },
		['shuffle-hands'],
		{ handSizes: [1, 1], turn: 1 },
	),
	scenario(
		'shuffle-hands/rotated-left-between-players-only',
		['v3/rotate-option', 'E27', 'C22'],
		{ seats: ['E shuffle-hands EEEE', 'A AAAA AAAA', 'W WWWW'], rules: rotateOption, deck: [] },
		['shuffle-hands left'],
		{ hands: [['WWWW'], ['EEEE'], ['AAAA', 'AAAA']], goals: ['E', 'A', 'W'] },
	),
	scenario(
		'shuffle-hands/rotated-right-between-players-only',
		['v3/rotate-option', 'E27', 'C22'],
		{ seats: ['E shuffle-hands EEEE', 'A AAAA AAAA', 'W WWWW'], rules: rotateOption, deck: [] },
		['shuffle-hands right'],
		{ hands: [['AAAA', 'AAAA'], ['WWWW'], ['EEEE']] },
	),
	scenario(
		'shuffle-hands/no-rotating-without-the-option',
		['v3/rotate-option'],
		{ seats: ['E shuffle-hands EEEE', 'A SSSS'] },
		['shuffle-hands right'],
		{ refused: 'action/not-in-rules' },
	),
];
