import { ELEMENTS, type Spot } from '@aquarius/engine';
import type { Messages } from '../index.ts';
import { CARDS, cardAt, EVENT_SAMPLES, MOVE_SAMPLES, NAMES } from './samples.ts';

/** Of every function among the texts the lists of arguments to try; a function without any is a build error. */
export type Calls<T> = T extends string | readonly unknown[]
	? never
	: T extends (...args: infer A) => unknown
		? readonly Readonly<A>[]
		: { readonly [K in keyof T as HoldsCalls<T[K]> extends true ? K : never]: Calls<T[K]> };
type HoldsCalls<T> = [Calls<T>] extends [never] ? false : keyof Calls<T> extends never ? false : true;

/** The counts that plural rules of the languages differ by. */
export const COUNTS = [0, 1, 2, 5, 21, 1_000_000] as const;

const CODE = 'KTX294';
const SPOTS: readonly Spot[] = [
	{ x: 0, y: 0 },
	{ x: -2, y: 0 },
	{ x: 1, y: -3 },
	{ x: 0.5, y: -1.5 },
];
const VIEWERS = [0, 1, null] as const;
const SHARES = [0, 0.04, 0.1, 0.38, 0.54, 0.97, 1];
const SHARE_PAIRS = SHARES.flatMap((better) => SHARES.filter((made) => made < better).map((made) => [better, made]));

const one = <T>(items: readonly T[]): readonly (readonly [T])[] => items.map((item) => [item]);
const counts = one(COUNTS);
const seatNumbers = one([1, 5]);
const names = one(['Mai', 'Inès', 'Seat 4']);
const elements = one(ELEMENTS);
const cards = one(CARDS);
const ofTotal = [
	[1, 1],
	[1, 21],
	[5, 21],
] as const;

/** Arguments for every function of a language; those that are texts themselves come from that language. */
export function callsOf(m: Messages): Calls<Messages> {
	const levels = Object.values(m.bots).map(({ name }) => name);
	const moves = MOVE_SAMPLES.map((move) => m.move(move, NAMES, cardAt));
	const events = VIEWERS.flatMap((me) => EVENT_SAMPLES.map((event) => [event, NAMES, me] as const));
	const moveCalls = MOVE_SAMPLES.map((move) => [move, NAMES, cardAt] as const);
	const groups = one([['Mai'], ['Mai', 'Tom'], ['Mai', 'Tom', 'Inès']]);
	const wins = one([['Mai'], ['Mai', 'Tom'], ['Mai', 'Tom', 'Inès'], [m.local.you], [m.local.you, 'Inès']]);
	const players = [...names, [m.local.you] as const];
	const joined = [m.list([m.elements.E, m.elements.W]), m.card('****'), ''];
	const ofElement = ELEMENTS.flatMap((element) => COUNTS.map((n) => [element, n] as const));
	return {
		list: groups,
		plural: COUNTS.map((n) => [n, { one: 'x', other: 'y' }] as const),
		percent: one(SHARES),
		app: { title: one([m.app.rules]), theme: one(Object.values(m.app.themes)) },
		newTable: {
			seatCount: counts,
			seat: seatNumbers,
			bot: one(levels),
			clocks: one([0, 30, 60, 120, 300]),
		},
		quick: { startsIn: counts },
		card: cards,
		spot: one(SPOTS),
		joins: [
			[
				{ x: 1, y: 2 },
				[
					{ x: 1.25, y: 2, element: 'F' },
					{ x: 1.75, y: 3, element: 'S' },
					{ x: 1, y: 2.75, element: 'W' },
					{ x: 2, y: 2.75, element: 'E' },
				],
			],
		],
		log: { event: events },
		spoken: { event: events, move: moveCalls },
		move: moveCalls,
		seats: {
			came: names,
			left: names,
			away: names,
			back: names,
			bot: levels.map((level) => ['Mai', m.lobby.bot(level)] as const),
			botFor: names,
		},
		lobby: {
			bot: one(levels),
			botLevel: seatNumbers,
			addBotTo: levels.map((level) => [level, 5] as const),
			here: groups,
			removeBot: names,
			kick: names,
			waitHost: names,
		},
		table: {
			title: one([CODE]),
			invisibleSeat: seatNumbers,
			handCount: counts,
			toDraw: counts,
			cardsLeft: counts,
			discards: counts,
			showDiscards: counts,
			group: ofElement,
			showGroup: elements,
			count: counts,
			bonus: counts,
			handCard: CARDS.map((card, at) => [card, at + 1] as const),
			goalIs: elements,
			deadline: counts,
			hurry: counts,
			says: Object.values(m.emotes).map((said) => ['Inès', said] as const),
		},
		prompt: {
			ready: one(joined),
			makesSeven: elements,
			others: names,
			chosenCard: { 'zap-a-card': cards, 'move-a-card': cards, 'rotate-a-card': cards },
		},
		hint: {
			lead: ofTotal,
			text: moves.flatMap((move) => SHARES.map((share) => [move, share] as const)),
			winsAtOnce: one(moves),
		},
		result: {
			won: wins,
			seven: elements,
			closest: ofElement,
			waitRematch: names,
			line: wins.flatMap(([won]) => COUNTS.map((n) => [m.result.won(won), m.result.cards, n] as const)),
			moves: counts,
		},
		replay: {
			position: ofTotal,
			toMove: one(moves).map(([move]) => [21, move] as const),
			botPlays: players,
			openHand: players,
			goalOf: players.flatMap(([name]) => ELEMENTS.map((element) => [name, element] as const)),
			chanceOf: SHARES.map((share) => ['Mai', share] as const),
			chartIs: one([[], ['Mai 5%', 'Tom 95%']]),
			progress: ofTotal,
			seeking: ofTotal,
			stopped: ofTotal,
			turns: counts,
			changed: SHARE_PAIRS.map(([a = 0, b = 0]) => [a, b] as const),
			better: moves.flatMap((move) => SHARE_PAIRS.map(([a = 0, b = 0]) => [move, a, b] as const)),
			pile: seatNumbers,
			slot: seatNumbers,
		},
	};
}
