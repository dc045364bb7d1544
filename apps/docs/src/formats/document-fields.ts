import type { Chance, Expect, Fairness, FormatCode, PlayEntry, Solitaire } from '@aquarius/engine';
import { type FieldText, rowsOf } from './field.ts';

/** The compiler asks for a row for every field that the engine knows. */
const EXPECT: { readonly [F in keyof Expect]-?: FieldText } = {
	refused: ['a reason code', 'the last move is refused with this code, and the position is as it was before it'],
	table: ['a list of cards at spots', 'the table afterwards; the order counts only where cards may overlap'],
	discard: ['a list of cards', 'the discards afterwards, the oldest first'],
	deck: ['a list of cards', 'the deck afterwards, the next card first'],
	hands: ['a list of cards for each seat', 'the hands afterwards, each in any order'],
	handSizes: ['a number for each seat', 'how many cards each hand has, where chance decides which'],
	goals: ['a letter for each seat', 'the Goals afterwards'],
	unusedGoals: ['a list of letters', 'the Goals that nobody holds'],
	turn: ['a seat', 'who is on turn afterwards'],
	phase: ['`play` or `draw`', 'whether that seat has still to draw'],
	bonus: ['a number', 'how many bonus cards the last move drew'],
	connected: [
		'a list of letters',
		'the elements that the last placement connected, in any order, without contacts with a Wild',
	],
	winners: ['a list of seats', 'who has won, in any order; nobody while the game goes on'],
	reason: ['a word', 'why the game ended: `seven`, `closest`, `cards`, `path`, `last-player` or `none`'],
	groups: [
		'an object such as `{ "F": 7, "E": 2 }`',
		'how many panels the largest group of an element has; elements left out are not compared',
	],
	legal: [
		'an object such as `{ "FFWA": ["FFWA@1,0", "AWFF@-1,0"] }`',
		'exactly the placements that are legal for that card in the hand of the seat on turn',
	],
	moves: ['a number', 'how many legal moves the seat on turn has'],
};

const ENTRY: { readonly [F in keyof PlayEntry]-?: FieldText } = {
	seat: ['a seat', 'who moved'],
	play: ['a move', 'what was decided'],
	bonus: ['a list of cards', 'what the bonus drew; left out if nothing'],
	chance: ['an object', 'what chance decided, see below; left out if nothing'],
	next: ['a seat', 'who is on turn afterwards; left out when the game is over'],
	drew: ['a list of cards', 'what that seat drew as its turn began; in the solitaire, what came onto an empty pile'],
	at: ['a number', 'when, in milliseconds since 1970; optional'],
	by: ['`clock` or `bot`', 'who decided, if it was not the player; optional'],
};

const CHANCE: { readonly [F in keyof Chance]-?: FieldText } = {
	goals: ['a letter for each seat', 'every Goal afterwards, those of invisible players too'],
	unused: [
		'a list of letters',
		'the pile of undealt Goals afterwards, or those set aside; left out where there is at most one',
	],
	hands: ['a list of cards for each seat', 'every hand afterwards'],
	deck: ['a list of cards', 'the deck after it was shuffled, the next card first'],
	start: ['a list of cards', 'the cards turned up for a new start card, in order'],
};

const FAIR: { readonly [F in keyof Fairness]-?: FieldText } = {
	commit: ['a text', 'the promise that was made before the shuffle'],
	seed: ['a text', 'what was promised'],
	salts: ['a list of texts', 'what the players added to it'],
	method: ['a text', 'how seed and salts become the shuffle'],
};

const SOLITAIRE: { readonly [F in keyof Solitaire]-?: FieldText } = {
	deck: [
		'a list',
		'the main deck, the next card first: words of cards, and letters of Goals among them. In a view a number',
	],
	piles: ['five lists', 'the piles, each with its lowest card first: words as the cards lie, and letters of Goals'],
	slots: [
		'five lists',
		'the slots, each with the letter of its Goal first and then words; empty as long as it has no Goal',
	],
	called: ['a list of Actions', 'those turned up in this run; the last one counts'],
	actions: ['a list of Actions', 'those still to come, the next first. In a view a number'],
};

/** What a view has that a position has not, and what stands in the same field as something else. */
const VIEW: Readonly<Record<string, FieldText>> = {
	me: ['a number or `null`', 'the seat whose view it is, or that it is somebody who watches'],
	players: [
		'a list of objects',
		'as in a position, but every card in a hand that this seat may not see is `????`, and every such Goal is `?`',
	],
	unusedGoals: [
		'a list of `?`, or a number',
		'the list where invisible players hold these Goals (`"unusedGoals": "seats"` in the rules), with letters once the game is over; else how many are on the pile or aside',
	],
	deck: ['a number', 'how many cards are left to draw'],
	actions: ['a number', 'solitaire: how many Actions are still to come'],
	seen: ['a list of events', 'what happened, as told to this seat, the oldest first'],
};

export const VIEW_FIELDS = rowsOf(VIEW);
export const SOLITAIRE_FIELDS = rowsOf(SOLITAIRE);
export const FAIR_FIELDS = rowsOf(FAIR);
export const EXPECT_FIELDS = rowsOf(EXPECT);
export const ENTRY_FIELDS = rowsOf(ENTRY);
export const CHANCE_FIELDS = rowsOf(CHANCE);

/** What can be wrong with a document, for people who write programs. */
export const FORMAT_WORDS: Readonly<Record<FormatCode, string>> = {
	'format/not-this-format': 'It is not JSON, or its `format` names another form or version.',
	'format/wrong-type': 'A value is of another kind: a text where a list belongs.',
	'format/missing-field': 'A field that has to be there is not.',
	'format/unknown-field': 'A field has a name that is not known.',
	'format/unknown-value': 'A value is none of those that the field can have.',
	'format/unknown-rules': 'There is no rule set of that name.',
	'format/unreadable-text': 'A text is no card, spot, move or hex number where one belongs.',
	'format/impossible': 'Values do not go together: two cards on one spot, rules that cannot be played.',
};

/** What can be wrong with a record besides: it is readable, but no game went like that. */
export const RECORD_WORDS = {
	'record/chance': 'What chance decided is missing, not needed, or cannot have come about.',
	'record/differs': 'An entry or the result says something else than the rules do.',
} as const;
