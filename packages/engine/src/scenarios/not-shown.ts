const DECK = 'which cards there are is in no position; the tests of the decks count them';
const SECRET = 'who may see what is a view, not a position; the tests of views and secrecy show it';
const PEOPLE = 'the people at the table settle it before the first move';
const NO_DIAGONALS = 'this deck has no slanting cards';
const NO_WILD = 'this deck has no Wild';
const UNKNOWN = 'known in part only, so it is no rule set';
const NO_CLOCK = 'time is the table’s, not the game’s';

/** What no position and move can show, and why: an id of `rulings.ts`, a cell of one edition, or a row for all of them. */
export const NOT_SHOWN: Readonly<Record<string, string>> = {
	'A1/deck': DECK,
	'A1/elements-per-card': DECK,
	'A1/goal-deal': SECRET,
	'A1/first-player': PEOPLE,
	'A3/tip/v1': NO_DIAGONALS,
	'A3/tip/v1-fr': NO_DIAGONALS,
	'A3/tip/summary': NO_DIAGONALS,
	'A3/wild/v1': NO_WILD,
	'A3/wild/v1-fr': NO_WILD,
	'A3/wild/summary': NO_WILD,
	C20: SECRET,
	C27: NO_CLOCK,
	C33b: 'the question is cut off after its first words',
	C34: 'worn cards are no matter of the rules',
	D3: 'names and texts of the three games are not known, so they are no rule sets',
	D6: UNKNOWN,
	D7: UNKNOWN,
	D8: UNKNOWN,
	D9: UNKNOWN,
	D10: 'another game',
	E2: DECK,
	E3: DECK,
	E34: SECRET,
	E38: PEOPLE,
	E39: NO_CLOCK,
	'F/hand-sizes-hidden': SECRET,
	'F/goals-shown': SECRET,
	'G4/fifteen-diagonals': DECK,
};
