import { given, row, scenario } from './write.ts';

const stay = ['A SSSS'];

/** Zap a Card. */
export const zap = [
	scenario(
		'zap/the-card-goes-into-the-hand',
		['v3/zap', 'C3'],
		{ seats: ['E zap-a-card EEEE', ...stay], table: ['FFFF@0,0', 'WWFF@0,-1'] },
		['zap-a-card 0,-1'],
		// However it lay, in the hand it is the card.
		{
			table: ['FFFF@0,0'],
			hands: [
				['EEEE', 'FFWW'],
				['SSSS', 'SSSS'],
			],
			discard: ['zap-a-card'],
			turn: 1,
		},
	),
	scenario(
		'zap/the-hand-stays-larger',
		['C3'],
		{ seats: ['E zap-a-card EEEE', 'A FFFF SSSS'], table: ['FFFF@0,0', 'FFWW@0,1'] },
		['zap-a-card 0,1', 'FFFF@1,0'],
		{ turn: 0, handSizes: [3, 2] },
	),
	scenario(
		'zap/may-leave-an-island',
		['v3/islands', 'C7', 'E20'],
		{ seats: ['E zap-a-card EEEE', ...stay], table: row('FFFF', 3) },
		['zap-a-card 1,0'],
		{ table: ['FFFF@0,0', 'FFFF@2,0'], groups: { F: 1 } },
	),
	scenario(
		'zap/a-card-left-without-a-match-stays',
		['E20'],
		{ seats: ['E zap-a-card EEEE', ...stay], table: ['FFFF@0,0', 'FFWW@0,1', 'AAWW@1,1', 'AAAA@1,0'] },
		['zap-a-card 0,1'],
		{ table: ['FFFF@0,0', 'AAWW@1,1', 'AAAA@1,0'] },
	),
	scenario(
		'zap/a-wild',
		['E15'],
		{ seats: ['E zap-a-card EEEE', ...stay], table: ['FFFF@0,0', '****@1,0'] },
		['zap-a-card 1,0'],
		{
			table: ['FFFF@0,0'],
			hands: [
				['EEEE', '****'],
				['SSSS', 'SSSS'],
			],
		},
	),
	scenario('zap/an-empty-spot', ['v3/zap'], { seats: ['E zap-a-card EEEE', ...stay] }, ['zap-a-card 1,0'], {
		refused: 'target/no-card',
	}),
	scenario('zap/between-spots', ['v3/zap'], { seats: ['E zap-a-card EEEE', ...stay] }, ['zap-a-card 0.5,0'], {
		refused: 'target/no-card',
	}),
	scenario(
		'zap/one-move-for-each-card',
		['v3/zap', 'E15'],
		{ seats: ['E zap-a-card', ...stay], table: ['FFFF@0,0', '****@1,0', 'FFFF@2,0'] },
		[],
		{ moves: 3 },
	),
	scenario('zap/a-target-must-be-named', ['E18'], { seats: ['E zap-a-card EEEE', ...stay] }, ['zap-a-card -'], {
		refused: 'target/possible',
	}),
	scenario(
		'zap/without-a-target-it-does-nothing',
		['E18'],
		{ seats: ['E zap-a-card', 'A SSSS'], table: [] },
		['zap-a-card -'],
		{ table: [], discard: ['zap-a-card'], handSizes: [0, 2], turn: 1 },
	),
	scenario(
		'zap/the-last-card-brings-a-new-start',
		['C23', 'E19'],
		{ seats: ['E zap-a-card EEEE', ...stay], deck: ['AAAA', 'WWWW', 'EEEE'] },
		['zap-a-card 0,0'],
		{
			table: ['AAAA@0,0'],
			hands: [
				['EEEE', 'FFFF'],
				['SSSS', 'WWWW'],
			],
			deck: ['EEEE'],
			turn: 1,
		},
	),
	scenario(
		'zap/skipped-actions-go-back',
		['E19'],
		{ seats: ['E zap-a-card EEEE', ...stay], deck: ['trade-goals', 'zap-a-card', 'AAAA', 'WWWW'] },
		[
			given('zap-a-card 0,0', {
				start: ['trade-goals', 'zap-a-card', 'AAAA'],
				deck: ['zap-a-card', 'WWWW', 'trade-goals'],
			}),
		],
		{
			table: ['AAAA@0,0'],
			deck: ['WWWW', 'trade-goals'],
			hands: [
				['EEEE', 'FFFF'],
				['SSSS', 'zap-a-card'],
			],
		},
	),
	scenario(
		'zap/the-new-start-lies-as-its-smaller-word',
		['E19c'],
		{ seats: ['E zap-a-card EEEE', ...stay], deck: ['WWFF', 'SSSS'] },
		['zap-a-card 0,0'],
		{ table: ['FFWW@0,0'] },
	),
	scenario(
		'zap/a-wild-may-start',
		['E11'],
		{ seats: ['E zap-a-card EEEE', ...stay], deck: ['****', 'SSSS'] },
		['zap-a-card 0,0'],
		{ table: ['****@0,0'], bonus: 0 },
	),
	scenario(
		'zap/a-wild-may-not-start-as-a-house-rule',
		['E11'],
		{ seats: ['E zap-a-card EEEE', ...stay], deck: ['****', 'SSSS'], rules: { wildMayStart: false } },
		['zap-a-card 0,0'],
		{
			table: ['SSSS@0,0'],
			deck: [],
			hands: [
				['EEEE', 'FFFF'],
				['SSSS', '****'],
			],
		},
	),
	scenario(
		'zap/no-card-can-start',
		['E19b'],
		{ seats: ['E zap-a-card EEEE', ...stay], deck: ['trade-goals', 'zap-a-card'] },
		['zap-a-card 0,0'],
		{ table: [], handSizes: [2, 2], turn: 1, legal: { SSSS: ['SSSS@0,0'] } },
	),
	scenario(
		'zap/empty-deck-and-empty-table',
		['E19'],
		{ seats: ['E zap-a-card EEEE', ...stay], deck: [] },
		['zap-a-card 0,0', 'SSSS@0,0'],
		{ table: ['SSSS@0,0'], turn: 0 },
	),
	scenario(
		'zap/breaks-a-chain',
		['v3/zap'],
		{ seats: ['F zap-a-card EEEE', ...stay], table: row('FFFF', 6) },
		['zap-a-card 2,0'],
		{ groups: { F: 3 }, winners: [] },
	),
];
