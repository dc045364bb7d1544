import { cardOf } from '../cards.ts';
import { readPileCard } from '../text/card-in-json.ts';
import { fail, given, type Json, join, readCount, readList, readOneOf } from '../text/read.ts';
import { ACTIONS, type Action, type PileCard, type RuleSet, type Solitaire, type SolitaireInView } from '../types.ts';
import { isGoal, type Piles, PLACES } from './piles.ts';

/** The fields that positions and views of the solitaire have and others have not. Its main deck is in the field `deck`. */
export const SOLITAIRE_FIELDS: readonly string[] = ['piles', 'slots', 'called', 'actions'];

/** The solitaire's part of a position or view, to be written over the rest; nothing for games at a table. */
export function makeSolitaire(solitaire: Piles | undefined): Json {
	return { ...solitaire };
}

/** The solitaire's part of a position; nothing for games at a table, whose positions must not have one. */
export function readSolitaire(object: Json, at: string, rules: RuleSet): { readonly solitaire?: Solitaire } {
	if (!isSolitaire(object, at, rules)) return {};
	const deck = readCards(given(object.deck, []), join(at, 'deck')).map((card) => (isGoal(card) ? card : cardOf(card)));
	const actions = readActions(given(object.actions, []), join(at, 'actions'));
	return { solitaire: { ...readOpen(object, at), deck, actions } };
}

/** The same of a view, where both decks are counts. */
export function readSolitaireInView(
	object: Json,
	at: string,
	rules: RuleSet,
): { readonly solitaire?: SolitaireInView } {
	if (!isSolitaire(object, at, rules)) return {};
	const deck = readCount(given(object.deck, 0), join(at, 'deck'));
	const actions = readCount(given(object.actions, 0), join(at, 'actions'));
	return { solitaire: { ...readOpen(object, at), deck, actions } };
}

/** What is always empty in the solitaire. */
const TABLE_FIELDS: readonly string[] = ['table', 'discard'];

function hasItems(value: unknown): boolean {
	return Array.isArray(value) && value.length > 0;
}

function isSolitaire(object: Json, at: string, { layout }: RuleSet): boolean {
	const field = SOLITAIRE_FIELDS.find((name) => object[name] !== undefined);
	if (layout === 'table' && field !== undefined) {
		fail('format/impossible', join(at, field), 'only the solitaire has this field');
	}
	const laid = TABLE_FIELDS.find((name) => hasItems(object[name]));
	if (layout === 'piles' && laid !== undefined) {
		fail('format/impossible', join(at, laid), 'the cards of the solitaire are in its piles');
	}
	return layout === 'piles';
}

/** What lies open. */
function readOpen(object: Json, at: string): Pick<Solitaire, 'piles' | 'slots' | 'called'> {
	return {
		piles: readLists(given(object.piles, NOTHING), join(at, 'piles'), readCards),
		slots: readLists(given(object.slots, NOTHING), join(at, 'slots'), readSlot),
		called: readActions(given(object.called, []), join(at, 'called')),
	};
}

const NOTHING: readonly (readonly PileCard[])[] = Array.from({ length: PLACES }, () => []);

type Cards = readonly PileCard[];
const readCards = (value: unknown, at: string): Cards => readList(value, at, readPileCard);
const readActions = (value: unknown, at: string): readonly Action[] =>
	readList(value, at, (action, place) => readOneOf(action, place, ACTIONS));

function readLists(value: unknown, at: string, read: (value: unknown, at: string) => Cards): readonly Cards[] {
	const lists = readList(value, at, read);
	return lists.length === PLACES ? lists : fail('format/impossible', at, `${PLACES} lists were expected`);
}

/** A Goal and then no other. */
function readSlot(value: unknown, at: string): Cards {
	const cards = readCards(value, at);
	const wrong = cards.findIndex((card, i) => isGoal(card) !== (i === 0));
	if (wrong < 0) return cards;
	return fail(
		'format/impossible',
		`${at}[${wrong}]`,
		wrong === 0 ? 'a slot begins with a Goal' : 'a slot has one Goal',
	);
}
