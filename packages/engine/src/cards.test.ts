import { describe, expect, test } from 'vitest';
import { cardOf, factsOf, isAction, panelsOf, parseCard, parseWord, turned } from './cards.ts';
import { letterOn } from './testing/oracle/index.ts';
import { type CardWord, ELEMENTS } from './types.ts';

const LETTERS = ['E', 'A', 'W', 'F', 'S', '.', '*'];
const everyText = LETTERS.flatMap((a) =>
	LETTERS.flatMap((b) => LETTERS.flatMap((c) => LETTERS.map((d) => `${a}${b}${c}${d}`))),
);
/** The half-edges of a card's upper and left, lower and right sides, each as a quadrant (0 1 / 2 3) and its side. */
const BORDER = [
	[0, 'top'],
	[1, 'top'],
	[0, 'left'],
	[2, 'left'],
	[2, 'bottom'],
	[3, 'bottom'],
	[1, 'right'],
	[3, 'right'],
] as const;
const words = everyText.flatMap((text) => parseWord(text) ?? []);

describe('words', () => {
	test.each(['FFFF', 'FFWW', 'FWFW', 'FFSE', 'SEFF', 'FAFW', 'AFWF', 'WFES', 'F..A', '.FA.', '****'])(
		'%s is a card',
		(text) => expect(parseWord(text)).toBe(text),
	);
	test.each([
		'FFFE',
		'FWWF',
		'F..F',
		'.FF.',
		'FF',
		'FFWWW',
		'ffww',
		'F.A.',
		'*FFF',
		'XXXX',
		'....',
		'FFWF',
		'',
		'constructor',
	])('%s is none', (text) => expect(parseWord(text)).toBeUndefined());
	test('there are as many as the layouts give', () => {
		// Aces, four halves for each of ten pairs and twice for the lie, triples, quads, diagonals, the Wild.
		expect(words.length).toBe(5 + 20 + 20 + 4 * 60 + 120 + 40 + 1);
	});
	test('a half turn is the word reversed, and two of them nothing', () => {
		for (const word of words) {
			expect(turned(word)).toBe([...word].reverse().join(''));
			expect(turned(turned(word))).toBe(word);
			expect(cardOf(word)).toBe(cardOf(turned(word)));
			expect(cardOf(word) <= word).toBe(true);
		}
	});
	test('a card has at most one panel of an element', () => {
		for (const word of words) {
			const elements = panelsOf(word).map(({ element }) => element);
			expect(new Set(elements).size).toBe(elements.length);
		}
	});
	test('half-edges carry the letter that is seen there', () => {
		for (const word of words) {
			const { upperLeft, lowerRight } = factsOf(word);
			for (const [e, element] of ELEMENTS.entries()) {
				const shown = (bits: number, half: number) => (bits & (1 << (half * 5 + e))) !== 0;
				const seen = (letter: string) => letter === element || letter === '*';
				const all = BORDER.map(([quadrant, side]) => seen(letterOn(word, quadrant, side)));
				const facts = [0, 1, 2, 3]
					.map((h) => shown(upperLeft, h))
					.concat([0, 1, 2, 3].map((h) => shown(lowerRight, h)));
				expect(facts).toEqual(all);
			}
		}
	});
});

test('panels are told by their whole quadrants', () => {
	expect(panelsOf('FFSE' as CardWord)).toEqual([
		{ element: 'F', quadrants: [1, 2] },
		{ element: 'S', quadrants: [3] },
		{ element: 'E', quadrants: [4] },
	]);
	expect(panelsOf('.FA.' as CardWord)).toEqual([
		{ element: 'F', quadrants: [2] },
		{ element: 'A', quadrants: [3] },
	]);
	expect(panelsOf('****' as CardWord).map(({ element }) => element)).toEqual([...ELEMENTS]);
});

test('off the table a card has one name', () => {
	expect(parseCard('WWFF')).toBe('FFWW');
	expect(parseCard('zap-a-card')).toBe('zap-a-card');
	expect(parseCard('rotate-a-card')).toBe('rotate-a-card');
	expect(parseCard('draw-a-card')).toBeUndefined();
	expect(isAction('zap-a-card')).toBe(true);
	expect(isAction('FFWW')).toBe(false);
});
