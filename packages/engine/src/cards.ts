import { disbelieve } from './disbelieve.ts';
import {
	ACTIONS,
	type Action,
	CARD_KINDS,
	type Card,
	type CardKind,
	type CardWord,
	ELEMENTS,
	type Element,
	type RuleSet,
} from './types.ts';

/** A connected area of one element on a card. */
export interface Panel {
	readonly element: Element;
	/** The quadrants (1 2 / 3 4) that lie wholly in it: a diagonal's two cut quadrants belong to none. */
	readonly quadrants: readonly number[];
}

/**
 * What the rules ask about a word, worked out once. A half-edge carries five bits, one an element; eight half-edges fill two
 * numbers so that one AND each compares all that can meet:
 * `upperLeft` T1 T2 L1 L2 and `lowerRight` B1 B2 R1 R2, five bits each, lowest first.
 */
export interface WordFacts {
	readonly word: CardWord;
	readonly turned: CardWord;
	/** The smaller of the two words: how the card is called off the table. */
	readonly card: CardWord;
	/** The facts of the card's two lies, the smaller word's first. The second meets nothing if the card looks the same turned. */
	readonly first: WordFacts;
	readonly second: WordFacts;
	readonly wild: boolean;
	readonly upperLeft: number;
	readonly lowerRight: number;
	/** Bit e: the card has a panel of `ELEMENTS[e]`. */
	readonly elements: number;
	/** What each quadrant (1 2 / 3 4) shows: five bits a side, those of the top lowest, then left, bottom, right. */
	readonly quadrants: readonly number[];
}

export const WILD = '****' as CardWord;
export const ALL_ELEMENTS = 31;

/** The lie reversed: a half turn. */
export function turned(word: CardWord): CardWord {
	return factsOf(word).turned;
}

/** How the card is called off the table: the smaller of its two words. */
export function cardOf(word: CardWord): CardWord {
	return factsOf(word).card;
}

/** Whether a card is an Action, not a word: words have four letters. */
export function isAction(card: string): card is Action {
	return card.length > 4;
}

/** Whether a card or word is the Wild. */
export function isWild(card: string): boolean {
	return card === WILD;
}

/** How many panels a card or word has, by name. */
export function kindOf(word: CardWord): CardKind {
	return CARD_KINDS[ELEMENTS.filter((element) => word.includes(element)).length - 1] ?? 'wild';
}

/** A word that names a card as it lies, or undefined. */
export function parseWord(text: string): CardWord | undefined {
	return FACTS.get(text)?.word;
}

/** Any card off the table, in either of its words; gives the smaller one. Undefined if it is no card. */
export function parseCard(text: string): Card | undefined {
	return FACTS.get(text)?.card ?? ACTIONS.find((action) => action === text);
}

/** A card's text off the table: the name of an Action, the smaller of its words of any other. */
export function makeCard(card: Card): string {
	return isAction(card) ? card : cardOf(card);
}

/** The panels of a word. The Wild counts as one panel of each element (an Ace of all five). */
export function panelsOf(word: CardWord): readonly Panel[] {
	let panels = PANELS.get(word);
	if (panels === undefined) {
		const elements = isWild(word) ? ELEMENTS : [...word].flatMap((letter) => elementsIn(letter));
		panels = [...new Set(elements)].map((element) => ({ element, quadrants: wholeQuadrants(word, element) }));
		PANELS.set(word, panels);
	}
	return panels;
}

const PANELS = new Map<CardWord, readonly Panel[]>();

function wholeQuadrants(word: CardWord, element: Element): readonly number[] {
	return [1, 2, 3, 4].filter((quadrant) => elementsIn(word[quadrant - 1]).includes(element));
}

/** Facts of a word that is known to be one. */
export function factsOf(word: CardWord): WordFacts {
	return FACTS.get(word) ?? disbelieve(`${word} is a card`);
}

/** Every card of the draw deck before shuffling, kinds in fixed order, copies side by side. */
export function deckOf(rules: RuleSet): readonly Card[] {
	const known = DECKS.get(rules);
	if (known !== undefined) return known;
	const cards = cardKinds(rules).flatMap((card) => new Array<Card>((rules.deck[card] ?? 0) * rules.decks).fill(card));
	DECKS.set(rules, cards);
	return cards;
}

/** Decks laid out before, by the rules they were made from: dealing is then a shuffle and no more. */
const DECKS = new WeakMap<RuleSet, readonly Card[]>();

/** The distinct cards of the draw deck: Elements and Wild in word order, then Actions in rule book order. */
export function cardKinds(rules: RuleSet): readonly Card[] {
	const words = Object.keys(rules.deck)
		.sort()
		.flatMap((key) => FACTS.get(key)?.card ?? []);
	return [...words, ...ACTIONS.filter((action) => (rules.deck[action] ?? 0) > 0)];
}

// ---------- the words ----------

const FACTS: ReadonlyMap<string, WordFacts> = factsOfAll();

function factsOfAll(): ReadonlyMap<string, WordFacts> {
	const all = new Map(allWords().map((word) => [word, workOut(word)]));
	const of = (word: string) => all.get(word) as Writable; // both lies of a word are words
	for (const facts of all.values()) {
		facts.turned = of(facts.turned).word;
		facts.card = of(facts.card).word;
		facts.first = of(facts.card);
		const { turned } = facts.first;
		facts.second = turned === facts.card ? { ...facts, upperLeft: 0, lowerRight: 0 } : of(turned);
	}
	return all;
}

type Writable = { -readonly [F in keyof WordFacts]: WordFacts[F] };

function workOut(text: string): Writable {
	const word = text as CardWord; // made by allWords: the one place where words come from
	const turned = [...word].reverse().join('') as CardWord;
	const quadrants = [0, 1, 2, 3].map((quadrant) =>
		sidesOf(word, quadrant).reduce((bits, letter, side) => bits | (bitsOf(letter) << (side * 5)), 0),
	);
	const half = (quadrant: number, side: number, place: number) =>
		(((quadrants[quadrant] ?? 0) >> (side * 5)) & ALL_ELEMENTS) << (place * 5);
	const [card = word] = [word, turned].sort();
	const unknown = {} as WordFacts; // until all words are worked out
	return {
		word,
		turned,
		card,
		first: unknown,
		second: unknown,
		wild: isWild(word),
		upperLeft: half(0, 0, 0) | half(1, 0, 1) | half(0, 1, 2) | half(2, 1, 3),
		lowerRight: half(2, 2, 0) | half(3, 2, 1) | half(1, 3, 2) | half(3, 3, 3),
		elements: [...word].reduce((bits, letter) => bits | bitsOf(letter), 0),
		quadrants,
	};
}

/** The letters at the top, left, bottom and right of a quadrant. E1: a cut one shows each of a diagonal's elements on two sides. */
function sidesOf(word: CardWord, quadrant: number): readonly string[] {
	const [first = '', second = '', third = '', fourth = ''] = word;
	const own = word[quadrant] ?? '';
	if (own !== '.') return [own, own, own, own];
	return first === '.' ? [second, third, third, second] : [first, first, fourth, fourth];
}

function bitsOf(letter: string): number {
	return elementsIn(letter).reduce((bits, element) => bits | (1 << ELEMENTS.indexOf(element)), 0);
}

/** The elements that a letter of a word stands for: all for a Wild's star. */
function elementsIn(letter: string | undefined): readonly Element[] {
	return ELEMENTS.filter((element) => letter === element || letter === '*');
}

/**
 * The Wild, Aces, diagonals, and every four letters with no element at both ends of a diagonal: doubles, triples, quads. They are taken
 * from an object's keys, because those are strings that the machine keeps once only and compares by address.
 */
function allWords(): readonly string[] {
	const words: Record<string, true> = { [WILD]: true };
	for (const a of ELEMENTS) {
		words[a.repeat(4)] = true;
		for (const d of ELEMENTS) {
			if (a === d) continue;
			words[`${a}..${d}`] = words[`.${a}${d}.`] = true;
			for (const b of ELEMENTS) for (const c of ELEMENTS) if (b !== c) words[a + b + c + d] = true;
		}
	}
	return Object.keys(words);
}
