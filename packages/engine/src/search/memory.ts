import { EVERY_EDGE } from '../board.ts';
import { deckOf } from '../cards.ts';
import { mayStart } from '../start-card.ts';
import { ACTIONS, ELEMENTS, type OutcomeReason, type RuleSet } from '../types.ts';
import { CARDS, kindOfCard } from './kinds.ts';
import type { SearchOptions } from './search.ts';
import { Xorshift } from './xorshift.ts';

/** Integers that a ply writes down for its way back: see `Ply` in make.ts. */
export const PLY = 9;
/** The most seats: ten players, or players and invisible ones. */
export const MOST_SEATS = 16;

/**
 * A game in place: everything that the functions of this folder read and change. Lists are typed arrays with a count; what is after the
 * count means nothing. Arrays grow by being replaced, so nobody keeps one across a call.
 *
 * This folder reads them as `list[place] as number`: the compiler takes every place for one that may be empty, and these are inside. A
 * fallback would be a branch that nothing takes, and a function that reads costs some percent of the speed.
 */
export class Memory {
	readonly rules: RuleSet;

	// What the rules come down to.
	/** By kind, 1: may lie first on a table. */
	readonly startable: Uint8Array;
	/** The cards of a new deck, and the Goals. */
	readonly newDeck: Uint8Array;
	readonly newGoals: Uint8Array;
	/** Numbers of the Actions that a Wild can be played as. */
	readonly wildActions: Uint8Array;
	/** By number, 1: the Action is in the rules. */
	readonly allowed: Uint8Array;
	/** Halves that every card has for placing: all where touching is enough (E43), else none. */
	readonly anyEdge: number;
	/** Seven connected panels win at once, without being claimed. */
	readonly sevenWins: boolean;
	readonly draws: boolean;

	// The grid, a window: `left`, `top` and the size in cells.
	left = 0;
	top = 0;
	width = 0;
	height = 0;
	/** The cell of the spot 0,0. */
	origin = 0;
	/** Where in a code of a move what stands above the cell begins, and the cell's bits. */
	aboveCell = 0;
	cellMask = 0;
	/** By cell, the masks of the card there, 0 where there is none. */
	cellUpperLeft = new Int32Array(0);
	cellLowerRight = new Int32Array(0);
	/** By cell, the number of the open spot there plus one, or 0. */
	spotAt = new Int16Array(0);
	/** By cell, the last flood that came by. */
	visits = new Uint32Array(0);
	visit = 0;
	queue = new Int32Array(16);

	// Empty spots beside a card, with the halves that a card there would meet. With an empty table the origin, where all fits.
	spotCount = 0;
	/** Twice the cell: where the cell and the lie stand in codes. */
	spotCode = new Int32Array(0);
	spotUpperLeft = new Int32Array(0);
	spotLowerRight = new Int32Array(0);

	// Cards in play in the order of placement.
	tableCount = 0;
	tableCell = new Int32Array(0);
	tableFace = new Uint16Array(0);

	// Cards elsewhere, as kinds. The next card of the deck is the last.
	deckCount = 0;
	deck = new Uint8Array(0);
	discardCount = 0;
	discard = new Uint8Array(0);
	/** By seat, where in `hands` its cards begin, and how many there are: Actions that swap hands swap these. */
	hands = new Uint8Array(0);
	readonly handStart = new Int32Array(MOST_SEATS);
	readonly handCount = new Int32Array(MOST_SEATS);

	/** Invisible ones included. */
	seatCount = 0;
	/** Bit s: seat s is a player. */
	real = 0;
	/** Bit s: seat s may not look at its Goal. */
	covered = 0;
	/** By seat, the number of the element, or -1 in games without Goals. */
	readonly goals = new Int8Array(MOST_SEATS);
	pileCount = 0;
	/** Goals on the pile or aside, top first. */
	readonly pile = new Uint8Array(MOST_SEATS);

	turn = 0;
	passed = 0;
	/** The size of each element's largest group, up to seven, three bits each. */
	sizes = 0;
	over = false;
	/** Bit s: seat s has won. */
	winnerBits = 0;
	reason: OutcomeReason = 'none';

	/** The search's own chance, and whether shuffles mix anything. */
	readonly xorshift: Xorshift;
	readonly mixes: boolean;
	/** As loaded: the search leaves it alone. */
	random = '0'.repeat(80);
	/** As loaded: in games of the grid the discards never become the deck. */
	rebuilt = 0;

	// The way back: a record of fixed length a ply, and a stack for what only some moves need.
	plyCount = 0;
	plies = new Int32Array(PLY * 256);
	spillCount = 0;
	spill = new Int32Array(1024);

	/** What the last of `generate`, `generateGrowing` and `generateShrinking` found. */
	moveCount = 0;
	moves = new Int32Array(4096);
	/** The size of the group that the last `generateGrowing` found, or 0. */
	grown = 0;
	/** By kind, the last hand in which it was met. */
	readonly met = new Uint32Array(CARDS.length);
	meeting = 0;

	constructor(rules: RuleSet, options: SearchOptions) {
		this.rules = rules;
		this.xorshift = new Xorshift(options.seed ?? 1);
		this.mixes = options.shuffles !== 'none';
		this.startable = Uint8Array.from(CARDS, (card) => (mayStart(card, rules) ? 1 : 0));
		this.newDeck = Uint8Array.from(deckOf(rules), kindOfCard);
		const goals = rules.goals.map((goal) => ELEMENTS.indexOf(goal));
		this.newGoals = Uint8Array.from(rules.decks === 2 ? [...goals, ...goals] : goals);
		this.allowed = Uint8Array.from(ACTIONS, (action) => (rules.actions.includes(action) ? 1 : 0));
		this.anyEdge = rules.matchRequired ? 0 : EVERY_EDGE;
		this.sevenWins = rules.win === 'seven' && !rules.goalsCovered;
		this.draws = rules.drawing === 'turn';
		this.wildActions = Uint8Array.from(
			rules.wildAsAction ? rules.actions.map((action) => ACTIONS.indexOf(action)) : [],
		);
	}
}

/** Makes room on the spill for `count` more integers. */
export function reserveSpill(s: Memory, count: number): void {
	if (s.spillCount + count > s.spill.length) s.spill = longer(s.spill, (s.spillCount + count) * 2);
}

/** Makes room for one more ply. */
export function reservePly(s: Memory): void {
	if ((s.plyCount + 1) * PLY > s.plies.length) s.plies = longer(s.plies, s.plies.length * 2);
}

/** Makes room for `count` more moves. */
export function reserveMoves(s: Memory, count: number): void {
	if (s.moveCount + count > s.moves.length) s.moves = longer(s.moves, (s.moveCount + count) * 2);
}

/** Shuffles the first `count` items in place, unless shuffles mix nothing. */
export function shuffle(s: Memory, items: Uint8Array, count: number): void {
	if (s.mixes) s.xorshift.shuffle(items, count);
}

export function pushSpill(s: Memory, value: number): void {
	s.spill[s.spillCount++] = value;
}

export function popSpill(s: Memory): number {
	return s.spill[--s.spillCount] as number;
}

function longer(from: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer> {
	const to = new Int32Array(length);
	to.set(from);
	return to;
}
