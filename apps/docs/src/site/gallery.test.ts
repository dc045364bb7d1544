import { cardKinds, ruleSet } from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import { countOf, GALLERY_KINDS, galleryOf, kindOf } from './gallery.ts';

const rules = ruleSet('v3');

describe('the gallery of cards', () => {
	it.each([
		['goal', 5, 5],
		['ace', 5, 15],
		['landscape', 10, 10],
		['portrait', 10, 10],
		['diagonal', 10, 10],
		['triple', 20, 20],
		['quad', 10, 10],
		['wild', 1, 2],
		['action', 6, 18],
	] as const)('has of kind %s %i cards, %i with copies', (kind, kinds, cards) => {
		expect(galleryOf(rules, kind)).toHaveLength(kinds);
		expect(countOf(rules, kind)).toBe(cards);
	});

	it('holds the hundred cards of the box, each kind of card in one place', () => {
		expect(GALLERY_KINDS.reduce((sum, kind) => sum + countOf(rules, kind), 0)).toBe(100);
		const shown = GALLERY_KINDS.flatMap((kind) => galleryOf(rules, kind)).flatMap(({ card }) =>
			typeof card === 'string' ? [card] : [],
		);
		expect(shown.toSorted()).toEqual([...cardKinds(rules)].toSorted());
		expect(shown.every((card) => GALLERY_KINDS.includes(kindOf(card)))).toBe(true);
	});
});
