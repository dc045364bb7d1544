import { scenario } from './write.ts';

/** The turn: draw, then play; passing only when nothing else is legal. */
export const turn = [
	scenario(
		'turn/draw-before-playing',
		['C15', 'v3/turn'],
		// The card that is drawn can be played at once.
		{ seats: ['E EEEE', 'A SSSS'], deck: ['FFFF', 'SSSS'], phase: 'draw' },
		['FFFF@1,0'],
		{ hands: [['EEEE'], ['SSSS', 'SSSS']], deck: [], turn: 1, phase: 'play' },
	),
	scenario(
		'turn/goes-on-to-the-next-seat',
		['v3/turn'],
		{ seats: ['E FFFF', 'A FFFF', 'W FFFF'] },
		['FFFF@1,0', 'FFFF@2,0', 'FFFF@3,0'],
		{ turn: 0 },
	),
	scenario('turn/invisible-players-have-none', ['E24c'], { seats: ['E SSSS', 'A FFFF SSSS'], turn: 1 }, ['FFFF@1,0'], {
		turn: 0,
		handSizes: [2, 1],
	}),
	scenario('turn/not-yours', ['v3/turn'], { seats: ['E FFFF', 'A FFFF'] }, [{ seat: 1, move: 'FFFF@1,0' }], {
		refused: 'turn/not-yours',
	}),
	scenario('turn/pass-when-stuck', ['C1', 'E21'], { seats: ['E EEEE', 'A SSSS'], deck: ['FFFF'] }, ['pass'], {
		turn: 1,
		handSizes: [1, 2],
		table: ['FFFF@0,0'],
	}),
	scenario('turn/pass-is-then-the-only-move', ['C1'], { seats: ['E EEEE SSSS', 'A SSSS'] }, [], {
		moves: 1,
		legal: { EEEE: [], SSSS: [] },
	}),
	scenario('turn/no-pass-while-a-card-fits', ['C2', 'E21'], { seats: ['E FFFF', 'A SSSS'] }, ['pass'], {
		refused: 'pass/not-allowed',
	}),
	scenario('turn/no-pass-with-an-action', ['C2', 'E21', 'E22'], { seats: ['E EEEE trade-hands', 'A SSSS'] }, ['pass'], {
		refused: 'pass/not-allowed',
	}),
	scenario(
		'turn/a-harmful-action-must-be-played',
		['E22'],
		// Giving away the better hand is the only thing left to do.
		{ seats: ['E EEEE EEEE trade-hands', 'A SSSS'], deck: [] },
		[],
		{ moves: 1 },
	),
	scenario(
		'turn/no-limit-to-a-hand',
		['v3/turn'],
		{ seats: ['E FFFF EEEE EEEE EEEE EEEE EEEE EEEE EEEE', 'A SSSS'] },
		['FFFF@1,0'],
		{ handSizes: [7, 2] },
	),
	scenario(
		'turn/discards-keep-their-order',
		['C26', 'E41'],
		{ seats: ['E trade-goals EEEE', 'A trade-hands SSSS'], discard: ['shuffle-goals'] },
		['trade-goals 1', 'trade-hands 0'],
		{ discard: ['shuffle-goals', 'trade-goals', 'trade-hands'] },
	),
	scenario('turn/an-action-of-other-rules', ['v3/turn'], { seats: ['E FFFF', 'A SSSS'] }, ['rotate-goals left'], {
		refused: 'action/not-in-rules',
	}),
	scenario(
		'turn/an-action-taken-out-by-the-table',
		['v3/turn'],
		{ seats: ['E trade-hands EEEE', 'A SSSS'], rules: { actions: ['zap-a-card'] } },
		['trade-hands 1'],
		{ refused: 'action/not-in-rules' },
	),
	scenario('turn/goals-are-not-covered-here', ['v3/turn'], { seats: ['E FFFF', 'A SSSS'] }, ['claim'], {
		refused: 'action/not-in-rules',
	}),
	scenario('turn/no-words', ['v3/turn'], { seats: ['E FFFF', 'A SSSS'] }, ['zap the big one'], {
		refused: 'text/unreadable',
	}),
];
