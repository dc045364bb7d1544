import type { GameEvent, SeatEntry } from '@aquarius/engine';
import type { FieldRow } from './field.ts';

type EventType = GameEvent['type'];
type FieldsOf<T extends EventType> = Omit<Extract<GameEvent, { type: T }>, 'type'>;

/** The compiler asks for every event that the engine tells, and for every field of each. */
interface EventText<Fields> {
	readonly meaning: string;
	readonly fields: { readonly [F in keyof Fields]-?: string };
	/** What others are told instead: the field, and who is told all of it. */
	readonly hidden?: string;
}

const MOVER = 'the seat that moved';
const COVERED = 'the seats that may not look at their Goals; left out where no Goal is covered';
const WORD = 'the word of the card as it lies';
const X = 'a number, the spot in cards';
const BOTH_GOALS = 'two letters: what `seat` and `with` held before, in that order';
const BOTH_HANDS = 'two lists of cards: what `seat` and `with` held before, in that order';
const ALL_GOALS = 'a letter for each seat, the Goals afterwards';
const ALL_HANDS = 'a list of cards for each seat, the hands afterwards';
const ROUND = '`left` or `right`';
const CARD_FROM = 'an object `{ "card": "FFWA", "x": 1, "y": 0 }`, the card as it lay';
const CARD_TO = 'the same, the card as it lies now';
const PILE_CARD = 'the word of the card as it lies, or the letter of a Goal';

/** What stands in `seen` of a view and in `events` of `aquarius apply`. */
export const EVENTS: { readonly [T in EventType]: EventText<FieldsOf<T>> } = {
	placed: {
		meaning: 'A card was placed.',
		fields: {
			seat: MOVER,
			card: WORD,
			x: X,
			y: X,
			connected: 'a list of letters, the elements that the card connected, without contacts with a Wild',
			bonus: 'a number: how many bonus cards this gave',
		},
	},
	'action-played': {
		meaning: 'An Action was played. What it did is the next event.',
		fields: { seat: MOVER, card: 'the card', as: 'the Action, which is not the card where a Wild stands for it' },
	},
	'no-target': {
		meaning: 'An Action on a card of the table found none that it could have had.',
		fields: { seat: MOVER, action: 'the Action' },
	},
	'goals-traded': {
		meaning: 'Two Goals changed places.',
		fields: { seat: MOVER, with: 'the other seat, or `unused` for the pile', goals: BOTH_GOALS, covered: COVERED },
		hidden: '`goals` is told to the two alone, and not to one of them who may not look',
	},
	'goals-shuffled': {
		meaning: 'All Goals were shuffled.',
		fields: { seat: MOVER, goals: ALL_GOALS, covered: COVERED },
		hidden: 'in `goals` everybody is told the own one, or none who may not look',
	},
	'goals-rotated': {
		meaning: 'All Goals went on by one place.',
		fields: {
			seat: MOVER,
			direction: ROUND,
			goals: ALL_GOALS,
			ring: 'a number: how many places they went round, the seats and the pile after them',
			covered: COVERED,
		},
		hidden: 'in `goals` everybody is told the own one and the one that they handed on, or none who may not look',
	},
	'goal-opened': {
		meaning: 'Somebody looked at the own covered Goal.',
		fields: { seat: MOVER, goal: 'its letter' },
		hidden: '`goal` is told to that seat alone',
	},
	claimed: { meaning: 'A win was claimed, and rightly so.', fields: { seat: MOVER } },
	'hands-traded': {
		meaning: 'Two hands changed places.',
		fields: { seat: MOVER, with: 'the other seat', hands: BOTH_HANDS },
		hidden: '`hands` is told to the two alone',
	},
	'hands-shuffled': {
		meaning: 'All hands were shuffled and dealt anew.',
		fields: { seat: MOVER, hands: ALL_HANDS },
		hidden: 'in `hands` everybody is told the own one',
	},
	'hands-rotated': {
		meaning: 'All hands went on by one seat.',
		fields: { seat: MOVER, direction: ROUND, hands: ALL_HANDS },
		hidden: 'in `hands` everybody is told the own one',
	},
	zapped: {
		meaning: 'A card was taken off the table.',
		fields: {
			seat: MOVER,
			card: 'the word of the card as it lay',
			x: X,
			y: X,
			to: '`discard` if it went there; left out if it went into the hand of that seat',
		},
	},
	moved: { meaning: 'A card of the table was moved.', fields: { seat: MOVER, from: CARD_FROM, to: CARD_TO } },
	'card-rotated': {
		meaning: 'A card of the table was given a half turn.',
		fields: { seat: MOVER, from: CARD_FROM, to: CARD_TO },
	},
	'start-turned-up': {
		meaning: 'The table was empty, and a new start card was turned up.',
		fields: {
			placed: 'an object `{ "card": "FFFF", "x": 0, "y": 0 }`, or `null` if there was none',
			skipped: 'a list of cards that could not be it and went back into the deck',
		},
	},
	'deck-rebuilt': { meaning: 'The discards became the deck.', fields: { cards: 'a number: how many' } },
	passed: { meaning: 'A seat had nothing to play.', fields: { seat: MOVER } },
	stacked: {
		meaning: 'Solitaire: a card went from one pile to another or to a slot.',
		fields: {
			seat: MOVER,
			from: 'the number of the pile, counted from 0',
			onto: '`pile` or `slot`',
			to: 'the number of that, counted from 0',
			card: PILE_CARD,
		},
	},
	refilled: {
		meaning: 'Solitaire: a card of the main deck came onto an empty pile.',
		fields: { pile: 'the number of the pile, counted from 0', card: PILE_CARD },
	},
	called: {
		meaning: 'Solitaire: the next Action was turned up.',
		fields: {
			seat: MOVER,
			action: 'the Action',
			again: '`true` if the Actions were gone through and turned over first, else `false`',
		},
	},
	resigned: { meaning: 'Solitaire: given up.', fields: { seat: MOVER } },
	drew: {
		meaning: 'Cards were drawn or dealt.',
		fields: {
			seat: 'the seat that has them now',
			cards: 'a list of cards',
			why: '`turn`, `bonus` or `join`',
		},
		hidden: '`cards` is told to that seat alone',
	},
	turn: { meaning: 'A turn began.', fields: { seat: 'the seat on turn' } },
	joined: { meaning: 'Somebody took a seat.', fields: { seat: 'which' } },
	left: { meaning: 'Somebody left; the seat is invisible now.', fields: { seat: 'which' } },
	'game-over': {
		meaning: 'The game ended.',
		fields: {
			winners: 'a list of seats',
			reason: '`seven`, `closest`, `cards`, `path`, `last-player` or `none`',
		},
	},
};

type SeatEvent = SeatEntry['event'];
type Beside<E extends SeatEvent> = Omit<Extract<SeatEntry, { event: E }>, 'event'>;

const WHICH = 'which';
const TIME = 'when, in milliseconds since 1970; optional';

/** What stands in a log for somebody who came, left or was replaced. */
export const SEAT_EVENTS: { readonly [E in SeatEvent]: EventText<Beside<E>> } = {
	join: {
		meaning: 'Somebody took an invisible seat, or a new last one.',
		fields: {
			seat: WHICH,
			chance: 'what chance decided, if the discards became the deck for them; else left out',
			drew: 'a list of the cards dealt; left out if there are none',
			at: TIME,
		},
	},
	leave: {
		meaning: 'The seat became invisible and kept its Goal; its hand was shuffled into the deck.',
		fields: {
			seat: WHICH,
			chance: 'an object with the `deck` afterwards; left out if nothing was shuffled',
			next: 'who is on turn afterwards; left out if it was not the turn of that seat, or when the game is over',
			drew: 'what that one drew; left out where `next` is',
			at: TIME,
		},
	},
	bot: { meaning: 'A bot moves for this seat from now on.', fields: { seat: WHICH, at: TIME } },
};

/** The events as rows: each with its fields, and what is hidden. */
export const EVENT_ROWS = rowsOf(EVENTS);
export const SEAT_EVENT_ROWS = rowsOf(SEAT_EVENTS);

function rowsOf(texts: Readonly<Record<string, EventText<Record<string, string>>>>): readonly FieldRow[] {
	return Object.entries(texts).map(([name, { meaning, fields, hidden }]) => ({
		name,
		type: '',
		meaning,
		values: Object.entries(fields).map(([value, means]) => ({ value, meaning: means })),
		facts: hidden === undefined ? [] : [{ label: 'Hidden', text: hidden }],
	}));
}
