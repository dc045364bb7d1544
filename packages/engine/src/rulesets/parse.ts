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
import { ACTIONS, DECK_PROFILES, ELEMENTS, type Result, RULE_SET_IDS, type RuleSet, type RuleSetId } from '../types.ts';
import { deckOfProfile } from './decks.ts';
import { ruleSet } from './rule-set.ts';

type Fields = Omit<RuleSet, 'id'>;

/** How each field is read; the compiler asks for a row when the vocabulary gets a field. */
const READERS: { readonly [F in keyof Fields]: (value: unknown, at: string) => Fields[F] } = {
	deckProfile: oneOf(DECK_PROFILES),
	deck: readDeck,
	goals: (value, at) => distinct(readList(value, at, oneOf(ELEMENTS)), at),
	players: readPlayers,
	handSize: (value, at) => readCount(value, at, 20),
	actions: (value, at) => distinct(readList(value, at, oneOf(ACTIONS)), at),
	bonus: readBoolean,
	bonusBesideWild: oneOf(['ignore-wild', 'none']),
	bonusOnMove: readBoolean,
	wildAsAction: readBoolean,
	wildMayStart: readBoolean,
	unusedGoals: oneOf(['seats']),
	rotateOption: readBoolean,
	deckOut: oneOf(['play-on']),
	win: oneOf(['seven']),
	tieAtSeven: oneOf(['turn-order', 'play-on']),
	closestTie: oneOf(['shared', 'turn-order']),
	fifthElement: oneOf(['space', 'ether']),
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
	const given: Partial<Fields> = {};
	for (const field of FIELDS) if (object[field] !== undefined) read(field, object, at, given);
	const rules = { ...base, ...given };
	if (rules.players.max > rules.goals.length) {
		fail('format/impossible', join(at, 'players'), `${rules.players.max} players need as many Goals`);
	}
	if (given.deck !== undefined || (given.deckProfile === undefined && given.actions === undefined)) return rules;
	return { ...rules, deck: deckOfProfile(rules.deckProfile, rules.actions) };
}

/** Rules with every field there, as records carry them: nothing in them follows from an edition that may be corrected. */
export function readAllRules(json: unknown, at: string): RuleSet {
	const object = readRecord(json, at);
	for (const field of ['base', ...FIELDS]) need(object, field, at);
	return readRules(object, at);
}

export function sameRules(a: RuleSet, b: RuleSet): boolean {
	return a.id === b.id && FIELDS.every((field) => same(a[field], b[field]));
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
	// A differing deck profile or list of Actions implies a deck unless it is given, so it always is.
	const implied = fields.some((field) => field === 'deckProfile' || field === 'actions');
	const names = implied && !fields.includes('deck') ? [...fields, 'deck' as const] : fields;
	return { base: rules.id, ...Object.fromEntries(names.map((field) => [field, rules[field]])) };
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
		deck[card] = (deck[card] ?? 0) + readCount(count, join(at, key), 1_000);
	}
	return deck;
}

function readPlayers(value: unknown, at: string): RuleSet['players'] {
	const object = readObject(value, at, ['min', 'max']);
	const min = readCount(need(object, 'min', at), join(at, 'min'), 10);
	const max = readCount(need(object, 'max', at), join(at, 'max'), 10);
	if (min < 1 || max < min) fail('format/impossible', at, `from ${min} to ${max} players`);
	return { min, max };
}

function oneOf<T extends string>(known: readonly T[]): (value: unknown, at: string) => T {
	return (value, at) => readOneOf(value, at, known);
}

function distinct<T>(list: readonly T[], at: string): readonly T[] {
	return new Set(list).size === list.length ? list : fail('format/impossible', at, 'something is there twice');
}

/** Equal as JSON, whatever the order of fields. */
function same(a: unknown, b: unknown): boolean {
	return a === b || sorted(a) === sorted(b);
}

function sorted(value: unknown): string {
	return JSON.stringify(value, (_, inner: unknown) =>
		typeof inner === 'object' && inner !== null && !Array.isArray(inner)
			? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
			: inner,
	);
}
