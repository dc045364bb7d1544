import { given, scenario } from './write.ts';

/**
 * Positions of the rule pages: real cards of the deck, laid so that one thing can be seen. The pages show them as live boards; as
 * tests they hold what the pages say.
 */

/** Six Fires in the shape of a tree; `FSWE` at 1,1 makes seven. */
const FIRE_TREE = ['FFFF@0,0', 'FAFW@1,0', 'SFEF@-1,0', 'ESFF@0,-1', 'FFWA@0,1', 'WWAF@-1,-1'];
/** Fire and Air each one short of seven; `F..A` at 1,1 completes both. */
const TWO_CHAINS = [...FIRE_TREE, 'AAFS@2,0', 'AAAA@3,0', 'AAEW@3,1', 'AAAA@2,1', 'AWAE@3,-1'];
const SIX_CARDS = ['FFWA@0,0', 'FAFW@1,0', 'FASA@0,1', 'WEAE@1,1', 'A..W@2,0', 'SSWW@-1,0'];
const THREE_IN_A_ROW = ['FFWA@0,0', 'FAFW@1,0', 'A..W@2,0'];
const QUIET = ['WFES@0,0', 'FSWE@1,0', 'EEWA@0,1'];
const BONUS_CORNER = ['WFES@0,0', 'EFAW@0,1', 'FFWA@1,1'];
const WILD_CORNER = ['****@0,0', 'FASA@0,1', 'AAEW@1,1'];

const deck = ['EEWA', 'SSSS', 'AAFS', 'WWWW', 'zap-a-card', 'EEEE'];
const OTHER = 'SSEW trade-hands WWWW';

/** Two players. The reader is on turn; one letter and cards each. */
const two = (reader: string, table: readonly string[], other = `A ${OTHER}`) => ({
	seats: [reader, other],
	table,
	deck,
});
/** Three players, so that two seats are invisible. */
const three = (reader: string, second: string, third: string) => ({
	seats: [reader, second, third],
	unusedGoals: ['S', 'F'],
	table: QUIET,
	deck,
});

const placing = [
	scenario('pages/one-match', ['v3/placing/1'], two('E FAFW', ['FFWA@0,0']), ['FAFW@1,0'], {
		connected: ['F'],
		turn: 1,
	}),
	scenario('pages/no-match', ['v3/placing/1'], two('E FFWW', ['EEEE@0,0']), ['WWFF@1,0'], {
		refused: 'placement/no-match',
	}),
	scenario('pages/six-cards', ['v3/placing/1'], two('E SSWW', SIX_CARDS.slice(0, 5)), ['SSWW@-1,0'], {
		connected: ['W'],
		table: SIX_CARDS,
	}),
	scenario('pages/try-placing', ['v3/placing'], two('E EEFS .FE. WSAF', SIX_CARDS), [], {
		legal: { '.FE.': ['.EF.@0,-1', '.EF.@1,-1', '.EF.@1,2', '.FE.@-1,1', '.FE.@2,1'] },
	}),
	scenario('pages/corner-only', ['v3/placing/2'], two('E EFAW', ['FSWE@0,0']), ['EFAW@1,1'], {
		refused: 'placement/not-adjacent',
	}),
	scenario('pages/crossed-halves', ['v3/placing/2'], two('E EFAW', ['FSWE@0,0']), ['EFAW@1,0'], {
		refused: 'placement/no-match',
	}),
	scenario('pages/tip-only', ['v3/placing/3', 'E1'], two('E F..A', ['EEWA@0,0']), ['F..A@1,0'], {
		refused: 'placement/no-match',
	}),
	scenario('pages/tip-turned', ['v3/placing/3', 'E1'], two('E F..A', ['EEWA@0,0']), ['A..F@1,0'], { connected: ['A'] }),
	scenario('pages/two-ways-only', ['v3/placing/4'], two('E FFWA', ['WFES@0,0']), [], {
		legal: { FFWA: ['FFWA@1,0', 'AWFF@-1,0', 'FFWA@0,-1', 'AWFF@0,-1'] },
	}),
	scenario('pages/skewed', ['v3/placing/5'], two('E EEEE', ['FFEE@0,0']), ['EEEE@0.5,1'], {
		refused: 'placement/off-grid',
	}),
	scenario('pages/half-turn', ['v3/placing/6'], two('E AAEW', ['FFWA@0,0']), ['WEAA@1,0'], { connected: ['A'] }),
	scenario('pages/occupied', ['v3/placing/7'], two('E FFFF', ['FFWA@0,0', 'FAFW@1,0']), ['FFFF@1,0'], {
		refused: 'placement/occupied',
	}),
];

const bonus = [
	scenario('pages/bonus-two', ['v3/bonus/2'], two('E AAFF', ['FFWA@0,0']), ['FFAA@1,0'], {
		connected: ['A', 'F'],
		bonus: 1,
	}),
	scenario('pages/bonus-three', ['v3/bonus/2'], two('E ASEW', ['AWFS@0,0', 'FASA@0,1', 'AAEW@1,1']), ['WESA@1,0'], {
		connected: ['A', 'W', 'S'],
		bonus: 2,
	}),
	scenario(
		'pages/bonus-four',
		['v3/bonus/2'],
		two('E WFES', ['SWAE@0,0', 'AAFS@0,1', 'AWAE@1,1', 'WWSE@2,1', 'FASW@2,0']),
		['WFES@1,0'],
		{ connected: ['E', 'W', 'F', 'S'], bonus: 3 },
	),
	scenario('pages/bonus-same-twice', ['v3/bonus/3', 'E6'], two('E FFFF', BONUS_CORNER), ['FFFF@1,0'], {
		connected: ['F'],
		bonus: 0,
	}),
	scenario('pages/bonus-wild-placed', ['v3/bonus/4'], two('E ****', BONUS_CORNER), ['****@1,0'], { bonus: 0 }),
	scenario('pages/bonus-beside-wild', ['v3/bonus/4', 'E7'], two('E ASEW', WILD_CORNER), ['WESA@1,0'], {
		connected: ['A'],
		bonus: 0,
	}),
	scenario(
		'pages/bonus-wild-and-two',
		['v3/bonus/4', 'E7'],
		two('E AWFS', ['****@0,0', 'FFWA@0,1', 'FSWE@1,1']),
		['AWFS@1,0'],
		{ connected: ['F', 'S'], bonus: 1 },
	),
];

const turns = [
	scenario('pages/a-turn', ['v3/turn/2'], two('E FFWA SSSS zap-a-card ****', QUIET), [], {
		legal: { SSSS: ['SSSS@1,-1', 'SSSS@2,0'] },
	}),
	scenario('pages/pass-when-stuck', ['v3/turn/3', 'E21'], two('E EEEE SSSS', ['FFFF@0,0']), ['pass'], {
		turn: 1,
		table: ['FFFF@0,0'],
	}),
	scenario('pages/no-pass-with-an-action', ['v3/turn/3', 'E21'], two('E EEEE trade-hands', ['FFFF@0,0']), ['pass'], {
		refused: 'pass/not-allowed',
	}),
	scenario(
		'pages/invisible-seats',
		['v3/setup/2', 'E24c'],
		three('E trade-goals AAEE FFWA', 'A SSSS WWAF move-a-card', 'W EEFF FSFS AAAA'),
		[],
		{ unusedGoals: ['S', 'F'] },
	),
];

const goals = [
	scenario(
		'pages/trade-goals',
		['v3/trade-goals/1'],
		three('E trade-goals SSWW', 'A SSSS FFFF', 'W AAAA'),
		['trade-goals 4'],
		{
			goals: ['F', 'A', 'W'],
			unusedGoals: ['S', 'E'],
			turn: 1,
		},
	),
	scenario(
		'pages/trade-for-a-finished-goal',
		['v3/trade-goals/3', 'E29', 'E30'],
		{ ...two('E trade-goals SSWW', [...FIRE_TREE, 'FSWE@1,1']), unusedGoals: ['S', 'F', 'W'] },
		['trade-goals 3'],
		{ winners: [0], reason: 'seven', goals: ['F', 'A'], unusedGoals: ['S', 'E', 'W'] },
	),
	scenario(
		'pages/shuffle-goals',
		['v3/shuffle-goals/1', 'E25'],
		three('E shuffle-goals SSWW', 'A SSSS FFFF', 'W AAAA'),
		[given('shuffle-goals', { goals: ['W', 'F', 'E', 'A', 'S'] })],
		{ goals: ['W', 'F', 'E'], unusedGoals: ['A', 'S'], turn: 1 },
	),
	scenario(
		'pages/rotate-goals',
		['v3/rotate-option/1', 'E27'],
		{ ...three('E shuffle-goals SSWW', 'A SSSS FFFF', 'W AAAA'), rules: { rotateOption: true } },
		['shuffle-goals left'],
		{ goals: ['F', 'E', 'A'], unusedGoals: ['W', 'S'], turn: 1 },
	),
];

const hands = [
	scenario(
		'pages/trade-hands',
		['v3/trade-hands/1'],
		three('E trade-hands SSSS', 'A EEFF WWAF **** AAAA', 'W WWWW FAFW'),
		['trade-hands 1'],
		{
			hands: [
				['EEFF', 'WWAF', '****', 'AAAA'],
				['SSSS', 'EEWA'],
				['WWWW', 'FAFW'],
			],
		},
	),
	scenario(
		'pages/shuffle-hands',
		['v3/shuffle-hands/1', 'E26'],
		{ ...three('E shuffle-hands SSSS WWAF', 'A EEFF FFFF **** AAAA', 'W WWWW FAFW'), deck: [] },
		['shuffle-hands'],
		{ handSizes: [3, 3, 2], turn: 1 },
	),
];

const tableActions = [
	scenario(
		'pages/move-without-target',
		['v3/actions/4', 'E18'],
		two('E move-a-card EEEE', ['FFFF@0,0']),
		['move-a-card -'],
		{
			table: ['FFFF@0,0'],
			discard: ['move-a-card'],
			turn: 1,
		},
	),
	scenario('pages/zap-a-card', ['v3/zap/1'], two('E zap-a-card AAAA', FIRE_TREE), ['zap-a-card 0,0'], {
		table: FIRE_TREE.slice(1),
		discard: ['zap-a-card'],
		handSizes: [2, 4],
	}),
	scenario(
		'pages/zap-leaves-an-island',
		['v3/zap/2', 'E20'],
		two('E zap-a-card EEEE', THREE_IN_A_ROW),
		['zap-a-card 1,0'],
		{
			table: ['FFWA@0,0', 'A..W@2,0'],
			handSizes: [2, 4],
		},
	),
	scenario('pages/zap-the-only-card', ['v3/zap/3', 'E19'], two('E zap-a-card EEEE', ['FFFF@0,0']), ['zap-a-card 0,0'], {
		table: ['AWEE@0,0'],
		turn: 1,
	}),
	scenario('pages/move-a-card', ['v3/move/1'], two('E move-a-card SSSS', SIX_CARDS), ['move-a-card 2,0 A..W@1,2'], {
		table: [...SIX_CARDS.filter((card) => card !== 'A..W@2,0'), 'A..W@1,2'],
		turn: 1,
	}),
	scenario(
		'pages/move-turned-in-place',
		['v3/move/2'],
		two('E move-a-card SSSS', ['FFWW@0,0', 'FWEA@1,0']),
		['move-a-card 1,0 AEWF@1,0'],
		{ table: ['FFWW@0,0', 'AEWF@1,0'], turn: 1 },
	),
	scenario(
		'pages/move-leaves-an-island',
		['v3/move/3'],
		two('E move-a-card SSSS', THREE_IN_A_ROW),
		['move-a-card 1,0 FAFW@0,-1'],
		{ table: ['FFWA@0,0', 'FAFW@0,-1', 'A..W@2,0'], turn: 1 },
	),
	scenario(
		'pages/move-matches-only-itself',
		['v3/move/3', 'E16'],
		two('E move-a-card SSSS', ['FFWA@0,0', 'FAFW@1,0']),
		['move-a-card 1,0 FAFW@2,0'],
		{ refused: 'placement/not-adjacent' },
	),
];

const wilds = [
	scenario(
		'pages/wild-joins-two-chains',
		['v3/wild/1'],
		two('E **** EEEE', ['WFES@0,0', 'EFAW@0,1', 'FFWA@1,1', 'FSWE@2,1', 'SEFW@2,0']),
		['****@1,0'],
		{ bonus: 0, groups: { F: 6, S: 3 } },
	),
	scenario('pages/wild-as-zap', ['v3/wild/2', 'E13'], two('E **** EEEE', FIRE_TREE), ['****=zap-a-card 0,0'], {
		table: FIRE_TREE.slice(1),
		discard: ['****'],
		handSizes: [2, 4],
	}),
];

const endings = [
	scenario('pages/win-seven', ['v3/winning/1'], two('F EEEE FSWE', FIRE_TREE), ['FSWE@1,1'], {
		winners: [0],
		reason: 'seven',
		groups: { F: 7 },
	}),
	scenario('pages/win-in-anothers-turn', ['v3/winning/3'], two('E EEEE FSWE', FIRE_TREE, `F ${OTHER}`), ['FSWE@1,1'], {
		winners: [1],
		reason: 'seven',
	}),
	scenario('pages/win-both-at-once', ['v3/winning/4', 'E28'], two('F F..A EEEE', TWO_CHAINS), ['F..A@1,1'], {
		winners: [0],
		reason: 'seven',
		groups: { F: 7, A: 7 },
	}),
	scenario('pages/invisible-seven', ['v3/winning/5', 'E29'], two('E EEEE FSWE', FIRE_TREE), ['FSWE@1,1'], {
		winners: [],
		groups: { F: 7 },
		turn: 1,
	}),
	scenario(
		'pages/closest-wins',
		['v3/deck-out/2', 'E31'],
		{ seats: ['F FFFF', 'A'], table: ['FFWA@0,0', 'FAFW@1,0', 'AAFS@2,0'], deck: [] },
		['FFFF@0,-1'],
		{ winners: [0], reason: 'closest', groups: { F: 3, A: 2 } },
	),
	scenario(
		'pages/joining-late',
		['v3/joining/1', 'E35'],
		two('E FFWA SSSS zap-a-card ****', QUIET),
		[{ event: 'join', seat: 2 }],
		{ handSizes: [4, 3, 3], turn: 0 },
	),
	scenario(
		'pages/leaving',
		['v3/joining/2', 'E36'],
		three('E FFWA SSSS zap-a-card ****', 'A EEEE WWAF move-a-card', 'W AAAA FFFF SSWW'),
		[{ event: 'leave', seat: 1 }],
		{ handSizes: [4, 3], goals: ['E', 'W'], unusedGoals: ['A', 'S', 'F'], turn: 0 },
	),
];

export const docs = [...placing, ...bonus, ...turns, ...goals, ...hands, ...tableActions, ...wilds, ...endings];
