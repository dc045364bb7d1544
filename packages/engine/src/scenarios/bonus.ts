import { row, scenario } from './write.ts';

const stay = ['A SSSS SSSS'];

/** Multi-Connection Bonus. */
export const bonus = [
	scenario(
		'bonus/two-elements-with-one-neighbour',
		['v3/bonus', 'C10', 'E6'],
		{ seats: ['E FFWW SSSS', ...stay], table: ['FFWW@0,0'] },
		['FFWW@1,0'],
		{ connected: ['F', 'W'], bonus: 1, handSizes: [2, 3], turn: 1 },
	),
	scenario(
		'bonus/two-elements-with-two-neighbours',
		['v3/bonus', 'C10'],
		{ seats: ['E FFWW SSSS', ...stay], table: ['FFFF@0,0', 'AAAA@1,0', 'WWWW@1,2', 'FFAA@0,1'] },
		['FFWW@1,1'],
		{ connected: ['F', 'W'], bonus: 1 },
	),
	scenario(
		'bonus/three-elements',
		['v3/bonus', 'C10'],
		{ seats: ['E WFES SSSS', ...stay], table: ['WWEE@-1,0', 'FFAA@1,0'] },
		['WFES@0,0'],
		{ connected: ['E', 'F', 'W'], bonus: 2, handSizes: [3, 3] },
	),
	scenario(
		'bonus/four-elements',
		['v3/bonus', 'C10'],
		{ seats: ['A WFES SSSS', 'E SSSS'], table: ['WWEE@-1,0', 'FFSS@1,0'] },
		['WFES@0,0'],
		{ connected: ['E', 'F', 'S', 'W'], bonus: 3, handSizes: [4, 2] },
	),
	scenario('bonus/one-element-gives-nothing', ['v3/bonus'], { seats: ['E FFWW SSSS', ...stay] }, ['FFWW@0,1'], {
		connected: ['F'],
		bonus: 0,
		handSizes: [1, 3],
	}),
	scenario(
		'bonus/same-element-on-several-sides-counts-once',
		['C10', 'E6'],
		{ seats: ['E FFFF SSSS', ...stay], table: ['FFFF@0,0', 'FFFF@1,1', 'FFFF@0,2', 'EEEE@0,1'] },
		['FFFF@1,0'],
		{ connected: ['F'], bonus: 0 },
	),
	scenario(
		'bonus/elements-not-connections',
		['C10', 'E6'],
		// Three connections of two elements: one card.
		{ seats: ['E FFWW SSSS', ...stay], table: ['FFWW@0,0', 'AAFF@1,-1'] },
		['FFWW@1,0'],
		{ connected: ['F', 'W'], bonus: 1 },
	),
	scenario(
		'bonus/none-for-placing-a-wild',
		['v3/wild', 'C11'],
		{ seats: ['E **** SSSS', ...stay], table: ['FFFF@-1,0', 'EEEE@1,0'] },
		['****@0,0'],
		{ bonus: 0, handSizes: [1, 3] },
	),
	scenario(
		'bonus/none-beside-a-wild-alone',
		['v3/wild', 'C11'],
		{ seats: ['E WFES SSSS', ...stay], table: ['****@0,0'] },
		['WFES@1,0'],
		{ connected: [], bonus: 0 },
	),
	scenario(
		'bonus/wild-and-one-other-connection',
		['E7', 'C10'],
		{ seats: ['E FFWW SSSS', ...stay], table: ['****@0,0', 'FFFF@1,-1'] },
		['FFWW@1,0'],
		{ connected: ['F'], bonus: 0 },
	),
	scenario(
		'bonus/wild-beside-two-others-is-ignored',
		['E7'],
		{ seats: ['E FFWW SSSS', ...stay], table: ['****@0,0', 'FFWW@2,0'] },
		['FFWW@1,0'],
		{ connected: ['F', 'W'], bonus: 1 },
	),
	scenario(
		'bonus/wild-beside-two-others-cancels',
		['E7'],
		{ seats: ['E FFWW SSSS', ...stay], table: ['****@0,0', 'FFWW@2,0'], rules: { bonusBesideWild: 'none' } },
		['FFWW@1,0'],
		{ connected: ['F', 'W'], bonus: 0 },
	),
	scenario(
		'bonus/none-on-a-move',
		['C8', 'E8'],
		{ seats: ['E move-a-card SSSS', ...stay], table: ['FFWW@0,0', 'FFWW@0,1', 'WWWW@0,2'] },
		['move-a-card 0,1 FFWW@1,0'],
		{ bonus: 0, handSizes: [1, 3] },
	),
	scenario(
		'bonus/on-a-move-as-a-house-rule',
		['E8'],
		{
			seats: ['E move-a-card SSSS', ...stay],
			table: ['FFWW@0,0', 'FFWW@0,1', 'WWWW@0,2'],
			rules: { bonusOnMove: true },
		},
		['move-a-card 0,1 FFWW@1,0'],
		{ bonus: 1, handSizes: [2, 3] },
	),
	scenario(
		'bonus/lifted-card-earns-nothing-with-itself',
		['E8', 'E16'],
		// Beside where it lay; only the Ace above counts.
		{
			seats: ['E move-a-card SSSS', ...stay],
			table: ['FFWW@0,0', 'FFFF@0,-1', 'FFFF@1,-1'],
			rules: { bonusOnMove: true },
		},
		['move-a-card 0,0 FFWW@1,0'],
		{ bonus: 0, turn: 1 },
	),
	scenario(
		'bonus/short-deck',
		['E9'],
		{ seats: ['A WFES SSSS', 'E SSSS'], table: ['WWEE@-1,0', 'FFSS@1,0'], deck: ['AAAA', 'AAAA'] },
		['WFES@0,0'],
		{ bonus: 2, handSizes: [3, 1], deck: [] },
	),
	scenario(
		'bonus/empty-deck',
		['E9', 'C24'],
		{ seats: ['A WFES SSSS', 'E SSSS'], table: ['WWEE@-1,0', 'FFSS@1,0'], deck: [] },
		['WFES@0,0'],
		{ bonus: 0, handSizes: [1, 1] },
	),
	scenario(
		'bonus/drawn-before-the-next-player-draws',
		['E9', 'v3/bonus'],
		{ seats: ['E FFWW SSSS', ...stay], table: ['FFWW@0,0'], deck: ['EEEE', 'WWWW'] },
		['FFWW@1,0'],
		{
			hands: [
				['SSSS', 'EEEE'],
				['SSSS', 'SSSS', 'WWWW'],
			],
			deck: [],
		},
	),
	scenario(
		'bonus/a-winning-placement-draws-nothing',
		['E9b'],
		{ seats: ['F FFWW SSSS', ...stay], table: row('FFWW', 6), deck: ['EEEE', 'EEEE'] },
		['FFWW@6,0'],
		{ winners: [0], reason: 'seven', bonus: 0, handSizes: [1, 2], deck: ['EEEE', 'EEEE'] },
	),
	scenario(
		'bonus/a-bonus-card-waits-for-the-next-turn',
		['C9'],
		{ seats: ['E FFWW SSSS', ...stay], table: ['FFWW@0,0'], deck: ['FFFF', 'SSSS'] },
		['FFWW@1,0', { seat: 0, move: 'FFFF@0,-1' }],
		{ refused: 'turn/not-yours' },
	),
	scenario(
		'bonus/off',
		['v3/bonus'],
		{ seats: ['E FFWW SSSS', ...stay], table: ['FFWW@0,0'], rules: { bonus: false } },
		['FFWW@1,0'],
		{ connected: ['F', 'W'], bonus: 0, handSizes: [1, 3] },
	),
];
