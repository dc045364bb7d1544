/**
 * What makes sense together. Each field of a rule set may have each of its values; here is which of them mean nothing beside each other,
 * or make a game that never comes to an end worth waiting for. A field that only refines something that is off (`bonusOnMove` without
 * `bonus`) is let be: it waits for what it refines. Only the piles of the solitaire, another game, want nothing of a table's.
 */
import { isAction, kindOf, parseCard } from '../cards.ts';
import { calledElement } from '../solitaire/piles.ts';
import { shown } from '../text/read.ts';
import { type Action, CARD_KINDS, type CardKind, type RuleSet, SEVEN } from '../types.ts';

/** Players of any game, whatever its rules: twice as many as one deck has Goals (E37). */
export const MOST_PLAYERS = 10;
/** Cards of a game, of both decks together: five times those of edition 3.0. */
export const MOST_DECK_CARDS = 500;
/**
 * The same where cards may overlap, and cards on such a table: two decks of edition 3.0. There the moves of a card grow with the square
 * of the table, to 100 000 and more, and a game of 500 cards would take many minutes.
 */
export const MOST_OVERLAPPING_CARDS = 200;
/** How often a deck may be rebuilt: the printed rules set no limit, and a game must end (E45b). */
export const MOST_REBUILDS = 10;
/** The same where cards may overlap, as often as in the summary: each turn takes longer there. */
const MOST_OVERLAPPING_REBUILDS = 3;

type Field = Exclude<keyof RuleSet, 'id'>;
type Fields = readonly [Field, ...Field[]];

/** What is wrong with rules as a whole: the fields that do not go together, the likeliest culprit first, and why. */
export interface Discord {
	readonly fields: Fields;
	readonly detail: string;
}

/** The first thing that makes no sense about rules each field of which is right by itself; undefined if they can be played. */
export function whyNotWhole(rules: RuleSet): Discord | undefined {
	for (const [fields, detail] of rules.layout === 'piles' ? PILES : TABLE) {
		const wrong = detail(rules);
		// Where nothing else is given, it is the layout that brought the edition's other fields under these rows.
		if (wrong !== undefined) return { fields: [...fields, 'layout'], detail: wrong };
	}
	return undefined;
}

/** Fields, and what is wrong about them, or nothing. */
type Row = readonly [fields: Fields, detail: (rules: RuleSet) => string | undefined];

const DECK_SOURCES = ['deck', 'deckKinds', 'deckProfile', 'actions'] as const;

const ANY_LAYOUT: readonly Row[] = [
	[['deckKinds'], ({ deckKinds }) => (deckKinds.length === 0 ? 'no kind of card is in the deck' : undefined)],
	[DECK_SOURCES, (rules) => (cardsOf(rules) === 0 ? 'there is no card in the deck' : undefined)],
	[
		['deck', 'decks', 'overlap', 'deckProfile', 'actions'],
		(rules) => {
			const cards = cardsOf(rules);
			if (cards > MOST_DECK_CARDS) return `${cards} cards are too many: a game has ${MOST_DECK_CARDS} at most`;
			return rules.overlap && cards > MOST_OVERLAPPING_CARDS
				? `${cards} cards are too many: a game has ${MOST_OVERLAPPING_CARDS} at most where cards may overlap`
				: undefined;
		},
	],
	[
		['deck', 'deckKinds', 'deckProfile'],
		({ deck, deckKinds }) => {
			const kind = CARD_KINDS.find((one) => !deckKinds.includes(one) && hasKind(deck, one));
			return kind && `a ${kind} is in the deck and not among the deckKinds, ${deckKinds.join(', ')}`;
		},
	],
	[
		['deck'],
		({ deck, actions }) => {
			const idle = actionsIn(deck).find((action) => !actions.includes(action));
			return idle && `${idle} is in the deck and not among the actions, so nobody could play it`;
		},
	],
];

const TABLE: readonly Row[] = [
	...ANY_LAYOUT,
	[
		['goals', 'win'],
		({ win, goals }) =>
			win === 'seven' && goals.length === 0 ? 'a win by seven needs Goals, and there are none' : undefined,
	],
	[
		['players', 'goals', 'decks'],
		({ goals, decks, players }) => {
			const all = goals.length * decks;
			return all > 0 && players.max > all
				? `${players.max} players need as many Goals, and there are ${all}`
				: undefined;
		},
	],
	[
		['actions', 'goals'],
		({ goals, actions }) => {
			const idle = goals.length === 0 && actions.find((action) => action.endsWith('-goals'));
			return idle ? `there are no Goals for ${idle}` : undefined;
		},
	],
	[
		['goalsCovered', 'win'],
		({ goalsCovered, win }) =>
			goalsCovered && win !== 'seven' ? `covered Goals need a win by seven, not by ${win}` : undefined,
	],
	[
		['drawing', 'win'],
		({ drawing, win }) =>
			drawing === 'never' && win === 'cards' ? 'who never draws cannot collect seven cards' : undefined,
	],
	[
		['handSize', 'drawing'],
		({ drawing, handSize }) =>
			drawing === 'never' && handSize === 0 ? 'who gets 0 cards and never draws has nothing to play' : undefined,
	],
	[
		['handSize', 'win'],
		({ handSize, win }) =>
			win === 'cards' && handSize >= SEVEN
				? `who is dealt ${handSize} cards has collected ${SEVEN} before the first turn`
				: undefined,
	],
	[
		['handSize', 'players', ...DECK_SOURCES, 'decks'],
		(rules) => {
			const { handSize, players } = rules;
			const [needed, cards] = [handSize * players.max + 1, cardsOf(rules)];
			return cards < needed
				? `${handSize} cards for each of ${players.max} players and a start card are ${needed}, and the deck has ${cards}`
				: undefined;
		},
	],
	[
		['maxRebuilds', 'overlap', 'deckOut'],
		({ maxRebuilds, overlap, deckOut }) =>
			overlap && deckOut === 'rebuild' && maxRebuilds > MOST_OVERLAPPING_REBUILDS
				? `${maxRebuilds} rebuilds are too many: there are ${MOST_OVERLAPPING_REBUILDS} at most where cards may overlap`
				: undefined,
	],
	[
		['overlap', 'win'],
		({ overlap, win }) => (overlap && win === 'path' ? `${PATH_NEEDS}; overlap is true` : undefined),
	],
	[
		['actions', 'win'],
		({ actions, win }) => {
			const unsettling = win === 'path' && actions.find((action) => action.endsWith('-a-card'));
			return unsettling ? `${PATH_NEEDS}; ${unsettling} is among them` : undefined;
		},
	],
	[
		['startKind', ...DECK_SOURCES],
		({ startKind, deck }) =>
			startKind !== 'any' && !hasKind(deck, startKind) ? `no card of the deck is a ${startKind}` : undefined,
	],
];

const PATH_NEEDS =
	'a win by path needs a start card that stays and is seen whole: no overlap, and actions without zap-a-card, move-a-card and rotate-a-card';

/** What a game at a table has and the piles have not: each with the value by which it is not there. */
const NOT_IN_PILES: { readonly [F in Field]?: RuleSet[F] } = {
	handSize: 0,
	openHands: false,
	startKind: 'any',
	wildMayStart: false,
	unusedGoals: 'aside',
	goalsCovered: false,
	drawing: 'never',
	matchRequired: true,
	overlap: false,
	bonus: false,
	bonusBesideWild: 'ignore-wild',
	bonusOnMove: false,
	wildAsAction: false,
	rotateOption: false,
	rotateGoals: 'rotate',
	pileTrade: 'middle',
	zapTo: 'hand',
	deckOut: 'play-on',
	maxRebuilds: 0,
	win: 'seven',
	tieAtSeven: 'turn-order',
	closestTie: 'shared',
	openTable: 'any-hole',
};

const PILES: readonly Row[] = [
	...ANY_LAYOUT,
	[
		['goals'],
		({ goals }) =>
			goals.length > 0
				? `the Goals of the solitaire are in its main deck; no others, as ${goals.join(', ')}, are dealt`
				: undefined,
	],
	[
		['decks'],
		({ decks }) => (decks > 1 ? `the solitaire has slots for the Goals of one deck, not of ${decks}` : undefined),
	],
	[['players'], ({ players }) => (players.max > 1 ? `the solitaire is for one, not for ${players.max}` : undefined)],
	...Object.entries(NOT_IN_PILES).map(([name, off]): Row => {
		const field = name as Field; // the keys of the literal above
		const detail = (rules: RuleSet) =>
			`the solitaire reads no ${name}: it is ${shown(off)} there, not ${shown(rules[field])}`;
		return [[field], (rules) => (rules[field] === off ? undefined : detail(rules))];
	}),
	[
		['actions'],
		({ actions }) => {
			const blank = actions.find((action) => calledElement({ called: [action] }) === undefined);
			return blank && `${blank} shows no element in the solitaire, so nothing could be moved by it`;
		},
	],
	[
		['deck', 'actions'],
		({ deck }) =>
			actionsIn(deck).length === 0 ? 'the solitaire needs Actions in its deck: they say what may be moved' : undefined,
	],
];

function cardsOf({ deck, decks }: RuleSet): number {
	return decks * Object.values(deck).reduce((sum, count) => sum + count, 0);
}

function actionsIn(deck: RuleSet['deck']): readonly Action[] {
	return Object.keys(deck).filter((card): card is Action => isAction(card) && (deck[card] ?? 0) > 0);
}

function hasKind(deck: RuleSet['deck'], kind: CardKind): boolean {
	return Object.entries(deck).some(([text, count]) => {
		const card = count > 0 ? parseCard(text) : undefined;
		return card !== undefined && !isAction(card) && kindOf(card) === kind;
	});
}
