import { row, scenario } from './write.ts';

const stay = ['A SSSS'];

/** Move a Card. */
export const move = [
	scenario(
		'move/to-a-new-spot',
		['v3/move'],
		{ seats: ['E move-a-card EEEE', ...stay], table: ['FFFF@0,0', 'FFWW@1,0'] },
		['move-a-card 1,0 WWFF@0,-1'],
		{ table: ['FFFF@0,0', 'WWFF@0,-1'], discard: ['move-a-card'], handSizes: [1, 2], turn: 1 },
	),
	scenario(
		'move/turned-in-place',
		['v3/move', 'C4'],
		{ seats: ['E move-a-card EEEE', ...stay], table: ['FFFF@0,0', 'FFWW@1,0'] },
		['move-a-card 1,0 WWFF@1,0'],
		{ table: ['FFFF@0,0', 'WWFF@1,0'] },
	),
	scenario(
		'move/turned-in-place-must-still-match',
		['C5'],
		{ seats: ['E move-a-card EEEE', ...stay], table: ['FFFF@0,0', 'FFWW@0,1'] },
		['move-a-card 0,1 WWFF@0,1'],
		{ refused: 'placement/no-match' },
	),
	scenario(
		'move/no-island-for-the-moved-card',
		['C6'],
		{ seats: ['E move-a-card EEEE', ...stay], table: row('FFFF', 3) },
		['move-a-card 2,0 FFFF@5,5'],
		{ refused: 'placement/not-adjacent' },
	),
	scenario(
		'move/may-leave-an-island',
		['v3/islands', 'C7', 'E20'],
		{ seats: ['E move-a-card EEEE', ...stay], table: row('FFFF', 3) },
		['move-a-card 1,0 FFFF@3,0'],
		{ table: ['FFFF@0,0', 'FFFF@2,0', 'FFFF@3,0'], groups: { F: 2 } },
	),
	scenario(
		'move/no-neighbour-of-its-own',
		['E16'],
		{ seats: ['E move-a-card FFFF', ...stay], table: ['FFFF@0,0', 'FFWW@1,0', 'EEEE@0,1'] },
		['move-a-card 1,0 FFWW@2,0'],
		{ refused: 'placement/not-adjacent' },
	),
	scenario(
		'move/no-match-with-itself',
		['E16'],
		// Beside its old spot and an Ace of Earth: Fire would match only the card that was lifted.
		{ seats: ['E move-a-card FFFF', ...stay], table: ['FFFF@0,0', 'FFWW@1,0', 'EEEE@2,1', 'EEEE@1,1', 'EEEE@0,1'] },
		['move-a-card 1,0 FFWW@2,0'],
		{ refused: 'placement/no-match' },
	),
	scenario(
		'move/where-it-lies-as-it-lies',
		['E17'],
		{ seats: ['E move-a-card EEEE', ...stay], table: ['FFFF@0,0', 'FFWW@1,0'] },
		['move-a-card 1,0 FFWW@1,0'],
		{ refused: 'move/unchanged' },
	),
	scenario(
		'move/an-ace-looks-the-same-turned',
		['E17'],
		{ seats: ['E move-a-card', ...stay], table: ['FFFF@0,0', 'FFFF@1,0'] },
		[],
		// Each of the two can go to three other sides of the other one.
		{ moves: 6 },
	),
	scenario(
		'move/onto-another-card',
		['v3/move'],
		{ seats: ['E move-a-card EEEE', ...stay], table: ['FFFF@0,0', 'FFFF@1,0'] },
		['move-a-card 1,0 FFFF@0,0'],
		{ refused: 'placement/occupied' },
	),
	scenario(
		'move/the-wrong-card',
		['v3/move'],
		{ seats: ['E move-a-card EEEE', ...stay], table: ['FFFF@0,0', 'FFWW@1,0'] },
		['move-a-card 1,0 FFFF@0,1'],
		{ refused: 'target/no-card' },
	),
	scenario(
		'move/from-an-empty-spot',
		['v3/move'],
		{ seats: ['E move-a-card EEEE', ...stay], table: ['FFFF@0,0', 'FFWW@1,0'] },
		['move-a-card 4,0 FFFF@0,1'],
		{ refused: 'target/no-card' },
	),
	scenario(
		'move/half-a-step',
		['v3/move', 'v3/placing/5'],
		{ seats: ['E move-a-card EEEE', ...stay], table: ['FFFF@0,0', 'FFWW@1,0'] },
		['move-a-card 1,0 FFWW@0.5,1'],
		{ refused: 'placement/off-grid' },
	),
	scenario(
		'move/a-wild-goes-beside-any-card',
		['E15'],
		{ seats: ['E move-a-card EEEE', ...stay], table: ['FFFF@0,0', '****@1,0', 'AAAA@2,0'] },
		['move-a-card 1,0 ****@3,0'],
		{ table: ['FFFF@0,0', 'AAAA@2,0', '****@3,0'] },
	),
	scenario(
		'move/one-card-alone-has-no-target',
		['E18b', 'E18'],
		{ seats: ['E move-a-card EEEE', ...stay], table: ['FFWW@0,0'] },
		['move-a-card -'],
		{ table: ['FFWW@0,0'], discard: ['move-a-card'], turn: 1 },
	),
	scenario(
		'move/one-card-alone-cannot-turn',
		['E18b'],
		{ seats: ['E move-a-card EEEE', ...stay], table: ['FFWW@0,0'] },
		['move-a-card 0,0 WWFF@0,0'],
		{ refused: 'placement/not-adjacent' },
	),
	scenario(
		'move/no-card-can-go-anywhere',
		['E18', 'C7'],
		// Two cards that match nowhere, left by a Zap.
		{ seats: ['E move-a-card', ...stay], table: ['FFFF@0,0', 'AAAA@1,0'] },
		['move-a-card -'],
		{ table: ['FFFF@0,0', 'AAAA@1,0'], turn: 1 },
	),
	scenario(
		'move/only-unchanged-is-no-target',
		['E17', 'E18'],
		// Three Aces walled in one row: each fits only where it lies. Fire could go beside Fire, so there is one of each.
		{ seats: ['E move-a-card', ...stay], table: ['FFFF@0,0', 'AAAA@1,0', 'WWWW@2,0'] },
		[],
		{ moves: 1 },
	),
	scenario(
		'move/a-target-must-be-named',
		['E18'],
		{ seats: ['E move-a-card EEEE', ...stay], table: row('FFFF', 2) },
		['move-a-card -'],
		{ refused: 'target/possible' },
	),
	scenario(
		'move/wins',
		['E30'],
		{ seats: ['F move-a-card EEEE', ...stay], table: [...row('FFFF', 6), 'FFWW@9,0', 'WWWW@9,1'] },
		['move-a-card 9,0 FFWW@6,0'],
		{ winners: [0], reason: 'seven' },
	),
	scenario(
		'move/an-enclosed-card-moves-into-its-own-gap-only-turned',
		['E17', 'C4'],
		{ seats: ['E move-a-card', ...stay], table: ['FFFF@0,0', 'FFAA@1,0'] },
		[],
		// FFAA: three other sides of the Ace in the lies that match (left 2, above 1, below 1) and turned in place;
		// the Ace: where Fire of FFAA is open (above, left, right), without its own spot.
		{ moves: 7 },
	),
];
