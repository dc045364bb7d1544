import { row, scenario } from './write.ts';

/** Seats: unused Goals, late arrivals, and players who leave. */
export const setup = [
	scenario('setup/unused-goals-take-seats', ['v3/goals', 'E24c'], { seats: ['F FFFF', 'S SSSS', 'E EEEE'] }, [], {
		unusedGoals: ['A', 'W'],
		goals: ['F', 'S', 'E'],
	}),
	scenario(
		'setup/the-first-player-draws',
		['C15'],
		{ seats: ['E FFFF FFFF FFFF', 'A SSSS SSSS SSSS'], deck: ['FFWW', 'SSSS'], phase: 'draw' },
		['FFWW@0,1'],
		{ handSizes: [3, 4], turn: 1 },
	),
	scenario(
		'setup/a-late-arrival',
		['C25', 'E35'],
		{ seats: ['E FFFF', 'A SSSS'], unusedGoals: ['W', 'F', 'S'], deck: ['EEEE', 'AAAA', 'WWWW', 'FFFF'] },
		[{ event: 'join', seat: 3 }],
		{
			goals: ['E', 'A', 'W', 'F', 'S'],
			unusedGoals: ['W', 'S'],
			handSizes: [1, 1, 0, 3, 0],
			deck: ['FFFF'],
			turn: 0,
		},
	),
	scenario(
		'setup/a-late-arrival-plays-in-turn',
		['E35'],
		{ seats: ['E FFFF', 'A FFFF'], deck: ['EEEE', 'AAAA', 'WWWW', 'FFFF', 'SSSS'] },
		[{ event: 'join', seat: 3 }, 'FFFF@1,0', 'FFFF@2,0'],
		{ turn: 3, handSizes: [0, 1, 0, 4] },
	),
	scenario('setup/nobody-joins-a-taken-seat', ['E35'], { seats: ['E FFFF', 'A SSSS'] }, [{ event: 'join', seat: 1 }], {
		refused: 'target/not-a-seat',
	}),
	scenario(
		'setup/a-late-arrival-gets-what-is-there',
		['E35', 'E9'],
		{ seats: ['E FFFF', 'A SSSS'], deck: ['EEEE'] },
		[{ event: 'join', seat: 2 }],
		{ handSizes: [1, 1, 1], deck: [] },
	),
	scenario(
		'setup/a-late-arrival-with-a-finished-goal',
		['E29', 'E35'],
		{ seats: ['E FFFF', 'A SSSS'], table: row('FFFF', 7) },
		[{ event: 'join', seat: 3 }],
		{ winners: [3], reason: 'seven' },
	),
	scenario(
		'setup/a-player-leaves',
		['E36'],
		{ seats: ['E FFFF', 'A SSSS EEEE', 'W WWWW'], unusedGoals: ['F', 'S'], deck: ['AAAA'] },
		[{ event: 'leave', seat: 1, chance: { deck: ['EEEE', 'AAAA', 'SSSS'] } }],
		{
			goals: ['E', 'A', 'W', 'F', 'S'],
			unusedGoals: ['A', 'F', 'S'],
			deck: ['EEEE', 'AAAA', 'SSSS'],
			handSizes: [1, 0, 1, 0, 0],
			turn: 0,
		},
	),
	scenario(
		'setup/the-player-on-turn-leaves',
		['E36'],
		{ seats: ['E FFFF', 'A SSSS EEEE', 'W WWWW'], deck: ['AAAA'], turn: 1 },
		[{ event: 'leave', seat: 1, chance: { deck: ['EEEE', 'AAAA', 'SSSS'] } }],
		{ turn: 2, hands: [['FFFF'], [], ['WWWW', 'EEEE']], deck: ['AAAA', 'SSSS'] },
	),
	scenario(
		'setup/a-left-seat-is-skipped-and-rotated-through',
		// E27 is about the seats of the start; one that was left stays where it is, between its neighbours.
		['E36'],
		{
			seats: ['E shuffle-goals FFFF', 'A SSSS', 'W WWWW'],
			unusedGoals: ['F', 'S'],
			rules: { rotateOption: true },
		},
		[{ event: 'leave', seat: 1 }, 'shuffle-goals left'],
		{ goals: ['S', 'E', 'A', 'W', 'F'], turn: 2 },
	),
	scenario('setup/under-two-the-game-ends', ['E36'], { seats: ['E FFFF', 'A SSSS'] }, [{ event: 'leave', seat: 0 }], {
		winners: [1],
		reason: 'last-player',
	}),
	scenario(
		'setup/a-left-seat-can-be-taken',
		['E35', 'E36'],
		{ seats: ['E FFFF', 'A SSSS', 'W WWWW'] },
		[
			{ event: 'leave', seat: 1 },
			{ event: 'join', seat: 1 },
		],
		{ goals: ['E', 'A', 'W'], handSizes: [1, 3, 1], turn: 0 },
	),
	scenario(
		'setup/who-is-left-of-two-at-seven-wins',
		['E28', 'E36'],
		// Both have seven and the rules say play on; when one goes, the other is alone with it.
		{
			seats: ['F SSSS', 'E FFAA EEEE', 'A SSSS', 'W EEEE'],
			table: row('FFAA', 6),
			turn: 1,
			rules: { tieAtSeven: 'play-on' },
		},
		['FFAA@6,0', { event: 'leave', seat: 0 }],
		{ winners: [2], reason: 'seven' },
	),
	scenario(
		'setup/a-late-arrival-has-not-passed-yet',
		['E33c', 'E35'],
		// One has passed before; the newcomer takes the last cards, and a round of passes begins anew.
		{ seats: ['E EEEE', 'A SSSS'], deck: ['SSSS', 'SSSS', 'SSSS'], turn: 1, passed: 1 },
		[{ event: 'join', seat: 2 }, 'pass', 'pass'],
		{ winners: [], turn: 0, handSizes: [1, 1, 3] },
	),
	scenario(
		'setup/after-a-player-left-a-round-of-passes-begins-anew',
		['E33c', 'E36'],
		{ seats: ['E EEEE', 'A SSSS', 'W'], deck: [], turn: 1, passed: 1 },
		[{ event: 'leave', seat: 2 }, 'pass'],
		{ winners: [], turn: 0, handSizes: [1, 1] },
	),
	scenario(
		'setup/a-late-arrival-gets-as-many-cards-as-were-dealt',
		['E35'],
		{ seats: ['E FFFF', 'A SSSS'], deck: ['EEEE', 'AAAA', 'WWWW', 'FFFF', 'SSSS', 'EEEE'], rules: { handSize: 5 } },
		[{ event: 'join', seat: 2 }],
		{ handSizes: [1, 1, 5], deck: ['EEEE'] },
	),
	scenario('setup/a-bot-takes-over', ['E36'], { seats: ['E FFFF', 'A SSSS'] }, [{ event: 'bot', seat: 1 }], {
		turn: 0,
		handSizes: [1, 1],
	}),
];
