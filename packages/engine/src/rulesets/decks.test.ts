import { describe, expect, test } from 'vitest';
import { cardKinds, deckOf, factsOf, isAction, isWild, panelsOf, parseCard } from '../cards.ts';
import { fitsSomewhere } from '../placing.ts';
import { type CardWord, DECK_PROFILES, ELEMENTS, type RuleSet } from '../types.ts';
import { parseRules } from './parse.ts';
import { ruleSet } from './rule-set.ts';

const elementsOf = (rules: RuleSet) =>
	deckOf(rules).filter((card): card is CardWord => !isAction(card) && !isWild(card));
const layout = (word: CardWord) => panelsOf(word).length;
const choose4 = (n: number) => (n * (n - 1) * (n - 2) * (n - 3)) / 24;
const fits = (card: CardWord, start: CardWord) => fitsSomewhere([{ card: start, x: 0, y: 0 }], card);
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

test.each(DECK_PROFILES)('profile %s has 75 Elements, in balance', (deckProfile) => {
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
