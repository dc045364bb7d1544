import { ACTIONS, type CardWord, ELEMENTS, type GameEvent, type Move, OUTCOME_REASONS } from '@aquarius/engine';

export const word = (text: string) => text as CardWord;

/** Names by seat. The first is who does it in every sample. */
export const NAMES = ['Mai', 'Tom', 'Inès', 'Seat 4', 'Seat 5'];

/** One event of every kind; the type makes a forgotten kind a build error. */
export const EVENTS: { readonly [T in GameEvent['type']]: Extract<GameEvent, { type: T }> } = {
	placed: { type: 'placed', seat: 0, card: word('FFWA'), x: 1, y: -2, connected: ['F', 'W'], bonus: 1 },
	'action-played': { type: 'action-played', seat: 0, card: word('****'), as: 'zap-a-card' },
	'no-target': { type: 'no-target', seat: 0, action: 'zap-a-card' },
	'goals-traded': { type: 'goals-traded', seat: 0, with: 1, goals: ['F', 'E'] },
	'goals-shuffled': { type: 'goals-shuffled', seat: 0, goals: ['F', '?', '?', '?', '?'] },
	'goals-rotated': { type: 'goals-rotated', seat: 0, direction: 'left', goals: ['F', '?', '?', '?', '?'], ring: 5 },
	'hands-traded': { type: 'hands-traded', seat: 0, with: 1, hands: [[], []] },
	'hands-shuffled': { type: 'hands-shuffled', seat: 0, hands: [] },
	'hands-rotated': { type: 'hands-rotated', seat: 0, direction: 'right', hands: [] },
	zapped: { type: 'zapped', seat: 0, card: word('FFWA'), x: 0, y: 0 },
	moved: {
		type: 'moved',
		seat: 0,
		from: { card: word('FFWA'), x: 0, y: 0 },
		to: { card: word('AWFF'), x: 2, y: 0 },
	},
	'card-rotated': {
		type: 'card-rotated',
		seat: 0,
		from: { card: word('FFWA'), x: 0.5, y: 0 },
		to: { card: word('AWFF'), x: 0.5, y: 0 },
	},
	'goal-opened': { type: 'goal-opened', seat: 0, goal: 'F' },
	claimed: { type: 'claimed', seat: 0 },
	'deck-rebuilt': { type: 'deck-rebuilt', cards: 12 },
	stacked: { type: 'stacked', seat: 0, from: 1, onto: 'slot', to: 2, card: word('FFFF') },
	refilled: { type: 'refilled', pile: 1, card: 'F' },
	called: { type: 'called', seat: 0, action: 'zap-a-card', again: true },
	resigned: { type: 'resigned', seat: 0 },
	'start-turned-up': { type: 'start-turned-up', placed: { card: word('FFFF'), x: 0, y: 0 }, skipped: [] },
	passed: { type: 'passed', seat: 0 },
	drew: { type: 'drew', seat: 0, cards: [word('FFWA'), 'trade-hands'], why: 'bonus' },
	turn: { type: 'turn', seat: 0 },
	joined: { type: 'joined', seat: 0 },
	left: { type: 'left', seat: 0 },
	'game-over': { type: 'game-over', winners: [0], reason: 'seven' },
};

/** One move of every kind. */
export const MOVES: { readonly [T in Move['type']]: Extract<Move, { type: T }> } = {
	place: { type: 'place', card: word('FFWA'), x: 1, y: -2 },
	'trade-goals': { type: 'trade-goals', seat: 'unused' },
	'shuffle-goals': { type: 'shuffle-goals', rotate: 'left' },
	'rotate-goals': { type: 'rotate-goals' },
	'trade-hands': { type: 'trade-hands', seat: 1, wild: true },
	'shuffle-hands': { type: 'shuffle-hands' },
	'zap-a-card': { type: 'zap-a-card', target: { x: 0, y: 0 } },
	'move-a-card': { type: 'move-a-card', target: { x: 0, y: 0 }, to: { card: word('SSEE'), x: 0, y: 1 } },
	'rotate-a-card': { type: 'rotate-a-card', target: { x: 0.5, y: 0 } },
	pass: { type: 'pass' },
	look: { type: 'look' },
	claim: { type: 'claim' },
	stack: { type: 'stack', from: 1, onto: 'slot', to: 2, card: word('FFFF') },
	call: { type: 'call' },
	resign: { type: 'resign' },
};

const AT_START = { x: 0, y: 0 };

/** Card words and names of Actions: every layout, a Wild, a card that is not seen. */
export const CARDS: readonly string[] = [
	...ELEMENTS.map((element) => element.repeat(4)),
	...['FFWW', 'AEAE', 'FFWA', 'FAFW', 'AWFF', 'WFES', 'F..A', '****', '????'],
	...ACTIONS,
];

/** What changes a sentence about an event besides its kind. */
export const EVENT_SAMPLES: readonly GameEvent[] = [
	...Object.values(EVENTS),
	...['EEEE', 'FFWW', 'WFES', '****'].map((card, n) => {
		return { ...EVENTS.placed, ...AT_START, card: word(card), bonus: n, connected: ELEMENTS.slice(0, n) };
	}),
	...ACTIONS.flatMap((as) => [
		{ ...EVENTS['action-played'], card: as, as },
		{ ...EVENTS['action-played'], as },
		{ ...EVENTS['no-target'], action: as },
		{ ...EVENTS.called, action: as, again: false },
	]),
	{ ...EVENTS['goals-traded'], goals: ['A', 'E'] },
	{ ...EVENTS['goals-traded'], with: 'unused' },
	{ ...EVENTS['goals-traded'], with: 'unused', goals: ['?', '?'] },
	{ ...EVENTS['goals-traded'], with: 2 },
	{ ...EVENTS['goals-rotated'], direction: 'right' },
	{ ...EVENTS['hands-rotated'], direction: 'left' },
	{ ...EVENTS['hands-traded'], with: 2 },
	{ ...EVENTS.zapped, to: 'discard' },
	{ ...EVENTS.zapped, card: word('****') },
	{ ...EVENTS.moved, to: { ...AT_START, card: word('AWFF') } },
	{ ...EVENTS.moved, to: { card: word('****'), x: -1, y: 1.5 } },
	{ ...EVENTS['goal-opened'], goal: '?' },
	{ ...EVENTS['deck-rebuilt'], cards: 1 },
	{ ...EVENTS.stacked, onto: 'pile', card: 'A' },
	{ ...EVENTS.stacked, card: word('****') },
	{ ...EVENTS.refilled, card: word('****') },
	{ ...EVENTS['start-turned-up'], placed: null },
	{ ...EVENTS.drew, cards: ['????'] },
	{ ...EVENTS.drew, cards: [] },
	{ ...EVENTS.drew, cards: [word('FFFF'), word('****'), 'zap-a-card'], why: 'turn' },
	{ ...EVENTS.drew, seat: 2 },
	{ ...EVENTS.turn, seat: 2 },
	...OUTCOME_REASONS.flatMap((reason) =>
		(reason === 'none' ? [[]] : [[0], [1], [0, 1], [1, 2]]).map((winners) => {
			return { ...EVENTS['game-over'], reason, winners };
		}),
	),
];

/** What changes the words of a move besides its kind. */
export const MOVE_SAMPLES: readonly Move[] = [
	...Object.values(MOVES),
	{ ...MOVES.place, ...AT_START, card: word('****') },
	{ ...MOVES['trade-goals'], seat: 2 },
	{ ...MOVES['trade-goals'], seat: 1, wild: true },
	{ type: 'shuffle-goals' },
	{ ...MOVES['shuffle-goals'], rotate: 'right', wild: true },
	{ ...MOVES['rotate-goals'], rotate: 'left' },
	{ type: 'trade-hands', seat: 2 },
	{ ...MOVES['shuffle-hands'], rotate: 'right' },
	{ ...MOVES['zap-a-card'], target: null },
	{ ...MOVES['zap-a-card'], target: null, wild: true },
	{ ...MOVES['zap-a-card'], target: { x: 3, y: 3 } },
	{ type: 'move-a-card', target: null },
	{ ...MOVES['move-a-card'], to: { ...AT_START, card: word('SSEE') } },
	{ ...MOVES['move-a-card'], to: { card: word('EESS'), x: 2, y: -1 } },
	{ ...MOVES['rotate-a-card'], target: null },
	{ ...MOVES.stack, onto: 'pile', card: 'A' },
];

/** The table that `MOVE_SAMPLES` speak of: one Wild, the rest the same card. */
export const cardAt = ({ x, y }: { readonly x: number; readonly y: number }): string =>
	x === 3 && y === 3 ? '****' : 'EESS';
