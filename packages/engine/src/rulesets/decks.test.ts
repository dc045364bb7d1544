import { describe, expect, test } from 'vitest';
import { cardKinds, deckOf, factsOf, isAction, isWild, panelsOf, parseCard } from '../cards.ts';
import { fitsSomewhere } from '../placing.ts';
import { type CardWord, ELEMENTS, type RuleSet, type RuleSetId } from '../types.ts';
import { parseRules } from './parse.ts';
import { ruleSet } from './rule-set.ts';

const elementsOf = (rules: RuleSet) =>
	deckOf(rules).filter((card): card is CardWord => !isAction(card) && !isWild(card));
const layout = (word: CardWord) => panelsOf(word).length;
const choose4 = (n: number) => (n * (n - 1) * (n - 2) * (n - 3)) / 24;
const fits = (card: CardWord, start: CardWord) => fitsSomewhere([{ card: start, x: 0, y: 0 }], card, ruleSet('v3'));
const halfEdges = (word: CardWord, e: number) => {
	const { upperLeft, lowerRight } = factsOf(word);
	return [0, 1, 2, 3].reduce((n, h) => n + ((upperLeft >> (h * 5 + e)) & 1) + ((lowerRight >> (h * 5 + e)) & 1), 0);
};

describe('the deck of edition 3.0', () => {
	const v3 = ruleSet('v3');
	const elements = elementsOf(v3);
	const kinds = [...new Set(elements)];
	test('has 75 Elements, 18 Actions, 2 Wilds and 5 Goals', () => {
		expect(deckOf(v3).length).toBe(95);
		expect(elements.length).toBe(75);
		expect(deckOf(v3).filter(isAction).length).toBe(18);
		expect(deckOf(v3).filter(isWild).length).toBe(2);
		expect(v3.goals).toEqual(['E', 'A', 'W', 'F', 'S']);
		expect(cardKinds(v3).length).toBe(65 + 1 + 6);
	});
	test('is made of 15 Aces, 30 Doubles, 20 Triples and 10 Quads', () => {
		expect([1, 2, 3, 4].map((n) => elements.filter((word) => layout(word) === n).length)).toEqual([15, 30, 20, 10]);
	});
	test('has 65 different cards and 175 panels', () => {
		expect(kinds.length).toBe(65);
		expect(elements.reduce((n, word) => n + layout(word), 0)).toBe(175);
	});
	test.each([...ELEMENTS.entries()])('%i %s is on 35 cards and owns 120 half-edges', (e, element) => {
		expect(elements.filter((word) => word.includes(element)).length).toBe(35);
		expect(elements.reduce((n, word) => n + halfEdges(word, e), 0)).toBe(120);
	});
	test('has 32 pairs of cards that share an element and can never be joined alone', () => {
		const apart = kinds.flatMap((a, i) =>
			kinds.slice(i + 1).filter((b) => (factsOf(a).elements & factsOf(b).elements) !== 0 && !fits(a, b)),
		);
		expect(apart.length).toBe(32);
	});
	test('leaves a first player without a placeable card in 0.039, and with a pass in 0.0065 of all deals', () => {
		const starts = [...elements, '****' as CardWord, '****' as CardWord];
		const chance = (actions: number) =>
			starts.reduce((sum, start) => {
				const useless = elements.filter((word) => !fits(word, start)).length + actions;
				return sum + choose4(useless) / choose4(94);
			}, 0) / starts.length;
		expect(chance(18)).toBeCloseTo(0.039, 3);
		expect(chance(0)).toBeCloseTo(0.0065, 4);
	});
});

test.each(['3A', '3B', '3C', '3D'])('profile %s has 75 Elements, in balance', (deckProfile) => {
	const rules = parseRules({ base: 'v3', deckProfile });
	if (!rules.ok) throw new Error(rules.code.detail);
	const elements = elementsOf(rules.value);
	expect(elements.length).toBe(75);
	for (const e of ELEMENTS.keys()) {
		expect(elements.reduce((n, word) => n + halfEdges(word, e), 0)).toBe(120);
	}
	expect(elements.filter((word) => layout(word) === 1).length).toBe(15);
});

/** Different Triples and Quads, and how many of the Quads are there mirrored too: left and right exchanged is no turn of the card. */
test.each([
	['3A', 20, 10, 0],
	['3B', 10, 10, 0],
	['3C', 10, 20, 20],
	['3D', 20, 20, 20],
])(
	'profile %s has %i Triples, %i Quads, %i of them with their mirror image',
	(deckProfile, triples, quads, mirrored) => {
		const rules = parseRules({ base: 'v3', deckProfile });
		if (!rules.ok) throw new Error(rules.code.detail);
		const kinds = [...new Set(elementsOf(rules.value))];
		const all = kinds.filter((word) => layout(word) === 4);
		const mirror = ([a, b, c, d]: string) => parseCard(`${b}${a}${d}${c}`);
		expect(kinds.filter((word) => layout(word) === 3).length).toBe(triples);
		expect(all.length).toBe(quads);
		expect(all.filter((word) => kinds.some((other) => other === mirror(word))).length).toBe(mirrored);
	},
);

/** Numbers that were worked out from the printed lists, not from this code (rules B.8). */
describe.each<[RuleSetId, number, number, number, number, number]>([
	['v1', 40, 35, 90, 18, 64],
	['v2', 55, 45, 115, 23, 88],
])('the deck of %s', (id, count, different, panels, cardsOfElement, halves) => {
	const elements = elementsOf(ruleSet(id));
	const kinds = [...new Set(elements)];
	test(`has ${count} Elements, ${different} different, with ${panels} panels`, () => {
		expect(elements.length).toBe(count);
		expect(kinds.length).toBe(different);
		expect(elements.reduce((n, word) => n + layout(word), 0)).toBe(panels);
	});
	test.each([...ELEMENTS.entries()])(
		'has element %i %s on as many cards and half-edges as every other',
		(e, element) => {
			expect(elements.filter((word) => word.includes(element)).length).toBe(cardsOfElement);
			expect(elements.reduce((n, word) => n + halfEdges(word, e), 0)).toBe(halves);
		},
	);
	test('has no two cards that share an element and can never be joined', () => {
		const never = kinds.flatMap((a, i) =>
			kinds.slice(i + 1).filter((b) => (factsOf(a).elements & factsOf(b).elements) !== 0 && !fits(a, b)),
		);
		expect(never).toEqual([]);
	});
});

test.each<[RuleSetId, number, number, number, number]>([
	['v1', 60, 40, 15, 0],
	['v1-fr', 60, 40, 15, 0],
	['v2', 79, 55, 18, 1],
	['v2-vi', 79, 55, 18, 1],
	['v3', 100, 75, 18, 2],
	['summary', 60, 40, 15, 0],
	['dont-block-it-off', 60, 60, 0, 0],
	['collect-seven', 60, 60, 0, 0],
	['connect-seven', 80, 75, 0, 0],
	['get-moving', 83, 75, 3, 0],
	['aqua-chicken', 100, 75, 18, 2],
])(
	'%s is played with %i cards: %i Elements, %i Actions, %i Wilds, and the Goals',
	(id, all, elements, actions, wilds) => {
		const rules = ruleSet(id);
		const deck = deckOf(rules);
		expect(deck.length + rules.goals.length).toBe(all);
		expect(elementsOf(rules).length).toBe(elements);
		expect(deck.filter(isAction).length).toBe(actions);
		expect(deck.filter(isWild).length).toBe(wilds);
		for (const action of rules.actions) expect(rules.deck[action]).toBe(3);
	},
);

test('two decks are each card twice', () => {
	const rules = parseRules({ base: 'v3', decks: 2 });
	if (!rules.ok) throw new Error(rules.code.detail);
	expect([...deckOf(rules.value)].sort()).toEqual([...deckOf(ruleSet('v3')), ...deckOf(ruleSet('v3'))].sort());
	// The one deck is not mistaken for the two that were laid out before.
	expect(deckOf(ruleSet('v3')).length).toBe(95);
});
