import { given, row, scenario } from './write.ts';

const stay = ['A SSSS'];

/** Both uses of the Wild: laid as a card that joins everything, and played for any Action. */
export const wild = [
	scenario(
		'wild/beside-any-card',
		['v3/wild', 'E10'],
		{ seats: ['E ****', ...stay], table: ['FWAS@0,0'], rules: { wildAsAction: false } },
		[],
		{ legal: { '****': ['****@-1,0', '****@0,-1', '****@0,1', '****@1,0'] }, moves: 4 },
	),
	scenario('wild/not-free-standing', ['E10', 'v3/islands'], { seats: ['E **** EEEE', ...stay] }, ['****@3,3'], {
		refused: 'placement/not-adjacent',
	}),
	scenario(
		'wild/any-card-beside-it',
		['v3/wild'],
		{ seats: ['E EFSW EEEE', ...stay], table: ['****@0,0'] },
		['EFSW@0,1'],
		{ table: ['****@0,0', 'EFSW@0,1'], connected: [] },
	),
	scenario('wild/may-be-the-start-card', ['E11'], { seats: ['E SSSS', ...stay], table: ['****@0,0'] }, [], {
		legal: { SSSS: ['SSSS@-1,0', 'SSSS@0,-1', 'SSSS@0,1', 'SSSS@1,0'] },
	}),
	scenario(
		'wild/joins-every-element',
		['v3/wild', 'E4'],
		{ seats: ['E ****', ...stay], table: ['EEEE@-1,0', 'AAAA@0,-1', 'WWWW@1,0', 'FFFF@0,1'] },
		['****@0,0'],
		{ groups: { E: 2, A: 2, W: 2, F: 2, S: 1 } },
	),
	scenario('wild/two-side-by-side', ['E12'], { seats: ['E ****', ...stay], table: ['****@0,0'] }, ['****@1,0'], {
		groups: { E: 2, A: 2, W: 2, F: 2, S: 2 },
		bonus: 0,
	}),
	scenario(
		'wild/closes-a-chain',
		['v3/wild', 'v3/win'],
		{ seats: ['F **** EEEE', ...stay], table: [...row('FFFF', 3), 'FFFF@4,0', 'FFFF@5,0', 'FFFF@6,0'] },
		['****@3,0'],
		{ winners: [0], reason: 'seven', groups: { F: 7 } },
	),
	scenario('wild/as-trade-goals', ['v3/wild', 'E13'], { seats: ['E **** EEEE', ...stay] }, ['****=trade-goals 1'], {
		goals: ['A', 'E'],
		discard: ['****'],
		turn: 1,
	}),
	scenario(
		'wild/as-shuffle-goals',
		['E13'],
		{ seats: ['E **** EEEE', ...stay] },
		[given('****=shuffle-goals', { goals: ['S', 'F', 'W', 'A', 'E'] })],
		{ goals: ['S', 'F'], unusedGoals: ['W', 'A', 'E'], discard: ['****'] },
	),
	scenario('wild/as-trade-hands', ['E13'], { seats: ['E **** EEEE', ...stay] }, ['****=trade-hands 1'], {
		hands: [['SSSS'], ['EEEE', 'SSSS']],
		discard: ['****'],
	}),
	scenario(
		'wild/as-shuffle-hands',
		['E13'],
		{ seats: ['E **** EEEE', 'A SSSS SSSS'], deck: [] },
		['****=shuffle-hands'],
		{ handSizes: [2, 1], discard: ['****'] },
	),
	scenario(
		'wild/as-zap',
		['E13'],
		{ seats: ['E **** EEEE', ...stay], table: ['FFFF@0,0', 'FFWW@1,0', 'WWEE@1,1'], deck: [] },
		['****=zap-a-card 1,1'],
		{ table: ['FFFF@0,0', 'FFWW@1,0'], hands: [['EEEE', 'WWEE'], ['SSSS']], discard: ['****'] },
	),
	scenario(
		'wild/as-move',
		['E13'],
		{ seats: ['E **** EEEE', ...stay], table: ['FFFF@0,0', 'FFWW@1,0'] },
		['****=move-a-card 1,0 FFWW@-1,0'],
		{ table: ['FFFF@0,0', 'FFWW@-1,0'], discard: ['****'] },
	),
	scenario(
		'wild/rotates-with-the-option',
		['E13', 'v3/rotate-option'],
		{ seats: ['E **** EEEE', ...stay], unusedGoals: ['W', 'F', 'S'], rules: { rotateOption: true } },
		['****=shuffle-goals left'],
		{ goals: ['S', 'E'], discard: ['****'] },
	),
	scenario(
		'wild/no-action-as-a-house-rule',
		['E13'],
		{ seats: ['E **** EEEE', ...stay], rules: { wildAsAction: false } },
		['****=trade-hands 1'],
		{ refused: 'action/not-in-rules' },
	),
	scenario('wild/no-other-card-is-an-action', ['E13'], { seats: ['E EEEE', ...stay] }, ['****=trade-hands 1'], {
		refused: 'card/not-in-hand',
	}),
	scenario(
		'wild/actions-that-these-rules-lack',
		['E13'],
		{ seats: ['E **** EEEE', ...stay] },
		['****=rotate-a-card 0,0'],
		{ refused: 'action/not-in-rules' },
	),
	scenario('wild/a-held-wild-forbids-passing', ['E21'], { seats: ['E ****', ...stay] }, ['pass'], {
		refused: 'pass/not-allowed',
	}),
];
