import { scenario } from './write.ts';

const stay = ['A SSSS SSSS'];

/** Where a card may lie: rule book examples 1 to 5 with cards of our own, and what follows from them. */
export const placing = [
	scenario(
		'placing/six-cards-with-mismatches',
		['v3/placing/1'],
		{ seats: ['W FFFF WFSE AWEE', 'S FFSW SASW'], table: ['FFEA@0,0'] },
		['FFFF@0,-1', 'FFSW@1,-1', 'WFSE@-1,-1', 'SASW@0,1', 'AWEE@-1,0'],
		{
			table: ['FFEA@0,0', 'FFFF@0,-1', 'FFSW@1,-1', 'WFSE@-1,-1', 'SASW@0,1', 'AWEE@-1,0'],
			connected: ['E'],
			bonus: 0,
			groups: { F: 4, A: 2, E: 2 },
		},
	),
	scenario(
		'placing/panels-meet-only-at-a-corner',
		['v3/placing/2'],
		{ seats: ['F EEEE', ...stay], table: ['EEEE@0,0'] },
		['EEEE@1,1'],
		{ refused: 'placement/not-adjacent' },
	),
	scenario(
		'placing/equal-quadrants-at-a-corner-of-neighbours',
		['v3/placing/2'],
		// Earth lies lower right on the one and upper left on the other: they touch at the middle of the edge only.
		{ seats: ['F EAFS', ...stay], table: ['WWFE@0,0'] },
		['EAFS@1,0'],
		{ refused: 'placement/no-match' },
	),
	scenario(
		'placing/tip-of-a-diagonal-owns-no-edge',
		['v3/placing/3', 'E1'],
		{ seats: ['F AAAA', ...stay], table: ['W..A@0,0'] },
		[],
		{ legal: { AAAA: ['AAAA@1,0', 'AAAA@0,1'] } },
	),
	scenario(
		'placing/tip-above-is-no-connection',
		['v3/placing/3', 'E1'],
		{ seats: ['F AAAA', ...stay], table: ['W..A@0,0'] },
		['AAAA@0,-1'],
		{ refused: 'placement/no-match' },
	),
	scenario('placing/other-diagonal', ['v3/placing/3', 'E1'], { seats: ['F AAAA', ...stay], table: ['.WA.@0,0'] }, [], {
		legal: { AAAA: ['AAAA@-1,0', 'AAAA@0,1'] },
	}),
	scenario(
		'placing/two-diagonals',
		['E1'],
		// Fire owns the upper and the left side of the one, so the other comes there with its Fire turned to it.
		{ seats: ['E F..W', ...stay], table: ['F..A@0,0'] },
		[],
		{ legal: { 'F..W': ['W..F@0,-1', 'W..F@-1,0'] } },
	),
	scenario('placing/only-two-lies', ['v3/placing/4'], { seats: ['E FFWA', ...stay], table: ['****@0,0'] }, [], {
		legal: {
			FFWA: ['AWFF@-1,0', 'AWFF@0,-1', 'AWFF@0,1', 'AWFF@1,0', 'FFWA@-1,0', 'FFWA@0,-1', 'FFWA@0,1', 'FFWA@1,0'],
		},
	}),
	scenario(
		'placing/right-angles-cannot-be-written',
		['v3/placing/4'],
		// The quarter turn of FFWA is another card, which is not in the hand.
		{ seats: ['E FFWA', ...stay], table: ['FFFF@0,0'] },
		['WFAF@1,0'],
		{ refused: 'card/not-in-hand' },
	),
	scenario('placing/skewed', ['v3/placing/5'], { seats: ['F EEEE', ...stay], table: ['EEEE@0,0'] }, ['EEEE@0.5,1'], {
		refused: 'placement/off-grid',
	}),
	scenario(
		'placing/long-sides-by-halves',
		['v3/placing'],
		// Only the left half of the long side matches; that is enough.
		{ seats: ['E FAWS', ...stay], table: ['EEFS@0,0'] },
		['FAWS@0,1'],
		{ connected: ['F'], turn: 1 },
	),
	scenario(
		'placing/short-sides-by-halves',
		['v3/placing'],
		{ seats: ['E FAWS', ...stay], table: ['EFES@0,0'] },
		['FAWS@1,0'],
		{ connected: ['F'], turn: 1 },
	),
	scenario(
		'placing/crossed-halves-do-not-match',
		['v3/placing'],
		{ seats: ['E FFWW', ...stay], table: ['FFWW@0,0'] },
		['WWFF@1,0'],
		{ refused: 'placement/no-match' },
	),
	scenario('placing/an-ace-around-an-ace', ['v3/placing'], { seats: ['E FFFF', ...stay] }, [], {
		legal: { FFFF: ['FFFF@-1,0', 'FFFF@0,-1', 'FFFF@0,1', 'FFFF@1,0'] },
	}),
	scenario(
		'placing/a-hole-between-cards',
		['v3/placing'],
		{
			seats: ['E AAAA', ...stay],
			table: ['FFFF@0,0', 'FFFF@1,0', 'AAAA@2,0', 'WWWW@0,1', 'EEEE@2,1', 'WWWW@0,2', 'SSSS@1,2', 'EEEE@2,2'],
		},
		['AAAA@1,1'],
		{ refused: 'placement/no-match' },
	),
	scenario('placing/occupied', ['v3/placing'], { seats: ['E FFFF', ...stay] }, ['FFFF@0,0'], {
		refused: 'placement/occupied',
	}),
	scenario('placing/free-standing', ['v3/placing'], { seats: ['E FFFF', ...stay] }, ['FFFF@3,0'], {
		refused: 'placement/not-adjacent',
	}),
	scenario(
		'placing/beside-an-island',
		['E20'],
		{ seats: ['E EEEE', ...stay], table: ['FFFF@0,0', 'EEEE@5,5'] },
		['EEEE@5,6'],
		{ table: ['FFFF@0,0', 'EEEE@5,5', 'EEEE@5,6'] },
	),
	scenario(
		'placing/whoever-laid-it',
		['v3/placing'],
		{ seats: ['E FFFF EEEE', 'A FFFF SSSS'] },
		['FFFF@1,0', 'FFFF@2,0'],
		{ groups: { F: 3 } },
	),
	scenario('placing/a-card-not-in-hand', ['v3/turn'], { seats: ['E FFFF', ...stay] }, ['FFWW@1,0'], {
		refused: 'card/not-in-hand',
	}),
	scenario('placing/either-word-names-the-card', ['v3/placing'], { seats: ['E WWFF', ...stay] }, ['FFWW@0,1'], {
		table: ['FFFF@0,0', 'FFWW@0,1'],
		turn: 1,
	}),
	scenario(
		'placing/no-edge-of-the-table',
		['E40'],
		{ seats: ['E FFFF', ...stay], table: ['FFFF@300,-4000'] },
		['FFFF@301,-4000'],
		{ table: ['FFFF@300,-4000', 'FFFF@301,-4000'], groups: { F: 2 } },
	),
	scenario(
		'placing/past-the-last-spot',
		['E40'],
		{ seats: ['E FFFF', ...stay], table: ['FFFF@10000,0'] },
		['FFFF@10001,0'],
		{ refused: 'placement/off-grid' },
	),
	scenario('placing/no-words', ['v3/placing/4'], { seats: ['E FFFF', ...stay] }, ['FFFE@1,0'], {
		refused: 'text/unreadable',
	}),
	scenario('placing/first-card-of-an-empty-table', ['E19b'], { seats: ['E FFWW', ...stay], table: [] }, [], {
		legal: { FFWW: ['FFWW@0,0', 'WWFF@0,0'] },
	}),
	scenario('placing/elsewhere-on-an-empty-table', ['E19b'], { seats: ['E FFWW', ...stay], table: [] }, ['FFWW@1,0'], {
		refused: 'placement/not-adjacent',
	}),
];
