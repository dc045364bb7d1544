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
	readonly panels: readonly Panel[];
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
	return (isWild(word) ? undefined : CARD_KINDS[panelsOf(word).length - 1]) ?? 'wild';
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
	return factsOf(word).panels;
}

/** Facts of a word that is known to be one. */
export function factsOf(word: CardWord): WordFacts {
	const facts = FACTS.get(word);
	if (facts === undefined) throw new Error(`${word} was believed to be a card word`);
	return facts;
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
	const words: Card[] = [];
	for (const key of Object.keys(rules.deck).sort()) {
		const card = parseCard(key);
		if (card !== undefined && !isAction(card)) words.push(card);
	}
	return [...words, ...ACTIONS.filter((action) => (rules.deck[action] ?? 0) > 0)];
}

// ---------- the words ----------

/** Half-edges owned by a quadrant, as places in the two masks: [upper left, lower right]. */
const QUADRANT_HALVES: readonly (readonly [readonly number[], readonly number[]])[] = [
	[[0, 2], []], // 1: T1 L1
	[[1], [2]], // 2: T2 R1
	[[3], [0]], // 3: L2 B1
	[[], [1, 3]], // 4: B2 R2
];
/** E1: a diagonal's triangle owns two whole sides; the cut quadrants pass their outer halves to the triangle on that side. */
const TRIANGLE_HALVES: Readonly<Record<string, readonly [readonly number[], readonly number[]]>> = {
	'0/': [[0, 1, 2, 3], []],
	'3/': [[], [0, 1, 2, 3]],
	'1\\': [
		[0, 1],
		[2, 3],
	],
	'2\\': [
		[2, 3],
		[0, 1],
	],
};

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
	const back = [...word].reverse().join('') as CardWord;
	const wild = word === WILD;
	let upperLeft = 0;
	let lowerRight = 0;
	const quadrants = new Map<Element, number[]>();
	for (let q = 0; q < 4; q++) {
		if (word[q] === '.') continue;
		const [upper, lower] = halvesOf(word, q);
		for (const [e, element] of ELEMENTS.entries()) {
			if (!wild && element !== word[q]) continue;
			for (const h of upper) upperLeft |= 1 << (h * 5 + e);
			for (const h of lower) lowerRight |= 1 << (h * 5 + e);
			quadrants.set(element, [...(quadrants.get(element) ?? []), q + 1]);
		}
	}
	const panels = [...quadrants].map(([element, of]) => ({ element, quadrants: of }));
	const elements = panels.reduce((bits, panel) => bits | (1 << ELEMENTS.indexOf(panel.element)), 0);
	const [card = word] = [word, back].sort();
	const unknown = {} as WordFacts; // until all words are worked out
	const lies = { first: unknown, second: unknown };
	return { word, turned: back, card, ...lies, wild, upperLeft, lowerRight, elements, panels };
}

function halvesOf(word: string, q: number): readonly [readonly number[], readonly number[]] {
	const diagonal = word[1] === '.' ? '/' : word[0] === '.' ? '\\' : '';
	const halves = diagonal === '' ? QUADRANT_HALVES[q] : TRIANGLE_HALVES[`${q}${diagonal}`];
	if (halves === undefined) throw new Error(`Quadrant ${q} of ${word} was believed to be whole`);
	return halves;
}

/**
 * Every layout of formats: Ace, doubles, triples, quads, diagonals and the Wild, in every lie. They are taken from an object's keys,
 * because those are strings that the machine keeps once only and compares by address.
 */
function allWords(): readonly string[] {
	const words = new Set<string>([WILD]);
	for (const x of ELEMENTS) {
		words.add(x.repeat(4));
		for (const y of ELEMENTS) {
			if (y === x) continue;
			for (const word of [`${x}${x}${y}${y}`, `${x}${y}${x}${y}`, `${x}..${y}`, `.${x}${y}.`]) words.add(word);
			for (const z of ELEMENTS) {
				if (z === x || z === y) continue;
				for (const word of [x + x + y + z, y + z + x + x, x + y + x + z, y + x + z + x]) words.add(word);
				for (const w of ELEMENTS) if (w !== x && w !== y && w !== z) words.add(x + y + z + w);
			}
		}
	}
	return Object.keys(Object.fromEntries([...words].map((word) => [word, true])));
}
