import { parseCard } from '../cards.ts';
import {
	type FormatError,
	fail,
	type Json,
	join,
	need,
	readBoolean,
	readCount,
	reading,
	readList,
	readObject,
	readOneOf,
	readParsed,
	readRecord,
	shown,
} from '../text/read.ts';
import {
	ACTIONS,
	CARD_KINDS,
	DECK_PROFILES,
	ELEMENTS,
	type Result,
	RULE_SET_IDS,
	type RuleSet,
	type RuleSetId,
} from '../types.ts';
import { deckOfProfile } from './decks.ts';
import { ruleSet } from './rule-set.ts';
import { same } from './same.ts';
import { MOST_PLAYERS, MOST_REBUILDS, whyNotWhole } from './whole.ts';

type Fields = Omit<RuleSet, 'id'>;

/** How each field is read; the compiler asks for a row when the vocabulary gets a field. */
const READERS: { readonly [F in keyof Fields]: (value: unknown, at: string) => Fields[F] } = {
	layout: oneOf(['table', 'piles']),
	deckProfile: oneOf(DECK_PROFILES),
	deckKinds: (value, at) => distinct(readList(value, at, oneOf(CARD_KINDS)), at),
	deck: readDeck,
	decks: (value, at) =>
		value === 1 || value === 2 ? value : fail('format/unknown-value', at, `${shown(value)} is not 1 or 2`),
	goals: (value, at) => distinct(readList(value, at, oneOf(ELEMENTS)), at),
	fifthElement: oneOf(['space', 'ether']),
	players: readPlayers,
	handSize: (value, at) => readCount(value, at, 20),
	openHands: readBoolean,
	startKind: oneOf(['any', 'double', 'triple', 'quad']),
	wildMayStart: readBoolean,
	unusedGoals: oneOf(['seats', 'pile', 'aside']),
	goalsCovered: readBoolean,
	drawing: oneOf(['turn', 'never']),
	actions: (value, at) => distinct(readList(value, at, oneOf(ACTIONS)), at),
	matchRequired: readBoolean,
	overlap: readBoolean,
	bonus: readBoolean,
	bonusBesideWild: oneOf(['ignore-wild', 'none']),
	bonusOnMove: readBoolean,
	wildAsAction: readBoolean,
	rotateOption: readBoolean,
	rotateGoals: oneOf(['rotate', 'shuffle']),
	pileTrade: oneOf(['middle', 'shuffle']),
	zapTo: oneOf(['hand', 'discard']),
	deckOut: oneOf(['play-on', 'rebuild']),
	maxRebuilds: (value, at) => readCount(value, at, MOST_REBUILDS),
	win: oneOf(['seven', 'cards', 'path']),
	tieAtSeven: oneOf(['turn-order', 'play-on']),
	closestTie: oneOf(['shared', 'turn-order']),
	openTable: oneOf(['any-hole', 'outside']),
	solitaireRuns: oneOf(['one', 'many']),
	solitaireSlots: oneOf(['any', 'own']),
};
const FIELDS = Object.keys(READERS) as readonly (keyof Fields)[]; // the keys of the literal above

/** A rule set's id, or `{ "base": id, …fields that differ }`. A deck that is not given follows from `deckProfile` and `actions`. */
export function parseRules(json: unknown): Result<RuleSet, FormatError> {
	return reading(() => readRules(json, ''));
}

export function readRules(json: unknown, at: string): RuleSet {
	if (typeof json === 'string') return ruleSet(readId(json, at));
	const object = readObject(json, at, ['base', ...FIELDS]);
	const base = ruleSet(readId(need(object, 'base', at), join(at, 'base')));
	const given: { -readonly [F in keyof Fields]?: Fields[F] } = {};
	for (const field of FIELDS) if (object[field] !== undefined) read(field, object, at, given);
	// What is not given follows from what is: twice the decks seat twice as many, and another profile is another deck.
	if (given.decks === 2 && given.players === undefined) given.players = twice(base.players);
	if (given.deck === undefined && DECK_FIELDS.some((field) => given[field] !== undefined)) {
		given.deck = deckOfProfile({ ...base, ...given });
	}
	const rules = { ...base, ...given };
	const wrong = whyNotWhole(rules);
	if (wrong === undefined) return rules;
	// Of the fields that clash one is blamed that is given here, not one of the edition.
	const culprit = wrong.fields.find((field) => object[field] !== undefined) ?? wrong.fields[0];
	return fail('format/impossible', join(at, culprit), wrong.detail);
}

/** A deck that is not given follows from these. */
const DECK_FIELDS = ['deckProfile', 'deckKinds', 'actions'] as const;
/** Of one card: enough for any deck that `whyNotWhole` lets through. */
const MOST_COPIES = 1_000;

function twice({ min, max }: RuleSet['players']): RuleSet['players'] {
	return { min, max: Math.min(MOST_PLAYERS, 2 * max) };
}

/** The fields that the first records had. Rules were written with fewer then; what came later is in them as it is in their `base`. */
const FIRST_FIELDS: readonly (keyof Fields)[] = [
	'deckProfile',
	'deck',
	'goals',
	'players',
	'handSize',
	'actions',
	'bonus',
	'bonusBesideWild',
	'bonusOnMove',
	'wildAsAction',
	'wildMayStart',
	'unusedGoals',
	'rotateOption',
	'deckOut',
	'win',
	'tieAtSeven',
	'closestTie',
	'fifthElement',
];

/** Rules with every field there, as records carry them: nothing in them follows from an edition that may be corrected. */
export function readAllRules(json: unknown, at: string): RuleSet {
	const object = readRecord(json, at);
	for (const field of ['base', ...FIRST_FIELDS]) need(object, field, at);
	return readRules(object, at);
}

/** The id if nothing differs from the edition, else `{ "base": id, …fields that differ }`. */
export function makeRules(rules: RuleSet): string | Json {
	const base = ruleSet(rules.id);
	const differing = FIELDS.filter((field) => !same(rules[field], base[field]));
	return differing.length === 0 ? rules.id : fieldsOf(rules, differing);
}

/** Every field, as a record keeps them: it can be read when the edition has been corrected since. */
export function makeAllRules(rules: RuleSet): Json {
	return fieldsOf(rules, FIELDS);
}

function fieldsOf(rules: RuleSet, fields: readonly (keyof Fields)[]): Json {
	// What would follow from other fields is given where it does not.
	const implies = (names: readonly (keyof Fields)[]) => fields.some((field) => names.includes(field));
	const names = new Set(fields);
	if (implies(DECK_FIELDS)) names.add('deck');
	if (implies(['decks'])) names.add('players');
	return { base: rules.id, ...Object.fromEntries([...names].map((field) => [field, rules[field]])) };
}

function read<F extends keyof Fields>(field: F, object: Json, at: string, into: { -readonly [K in F]?: Fields[K] }) {
	into[field] = READERS[field](object[field], join(at, field));
}

function readId(value: unknown, at: string): RuleSetId {
	const id = RULE_SET_IDS.find((known) => known === value);
	return id ?? fail('format/unknown-rules', at, `${shown(value)} is none of ${RULE_SET_IDS.join(', ')}`);
}

function readDeck(value: unknown, at: string): Readonly<Record<string, number>> {
	const deck: Record<string, number> = {};
	for (const [key, count] of Object.entries(readRecord(value, at))) {
		const card = readParsed(key, join(at, key.slice(0, 60)), 'card', parseCard);
		deck[card] = (deck[card] ?? 0) + readCount(count, join(at, key), MOST_COPIES);
	}
	return deck;
}

function readPlayers(value: unknown, at: string): RuleSet['players'] {
	const object = readObject(value, at, ['min', 'max']);
	const min = readCount(need(object, 'min', at), join(at, 'min'), MOST_PLAYERS);
	const max = readCount(need(object, 'max', at), join(at, 'max'), MOST_PLAYERS);
	if (min < 1 || max < min) fail('format/impossible', at, `from ${min} to ${max} players`);
	return { min, max };
}

function oneOf<T extends string>(known: readonly T[]): (value: unknown, at: string) => T {
	return (value, at) => readOneOf(value, at, known);
}

function distinct<T>(list: readonly T[], at: string): readonly T[] {
	const again = list.find((item, i) => list.indexOf(item) < i);
	return again === undefined ? list : fail('format/impossible', at, `${shown(again)} is there twice`);
}
