import { RULE_SET_IDS, ruleSet } from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import { parseTableRules, whyNotAtTable } from './table-rules.ts';

describe('rules of a table', () => {
	it.each(RULE_SET_IDS)('may be %s as it stands', (id) => {
		expect(parseTableRules(id)).toEqual({ ok: true, value: ruleSet(id) });
	});

	it.each([
		['a switch', { base: 'v3', rotateOption: true, bonus: false, tieAtSeven: 'play-on' }],
		['another deck', { base: 'v3', deckProfile: '3C', fifthElement: 'ether' }],
		['two decks of the largest edition', { base: 'v3', decks: 2 }],
		['two decks of cards that overlap', { base: 'summary', decks: 2, maxRebuilds: 1 }],
		['open hands, covered Goals, overlap', { base: 'v2', openHands: true, goalsCovered: true, overlap: true }],
		['a relaxed solitaire', { base: 'solitaire', solitaireRuns: 'many' }],
	])('may have %s', (_, json) => {
		expect(parseTableRules(json)).toMatchObject({ ok: true });
	});

	it.each([
		['a deck of thousands', { base: 'v3', deck: { EEEE: 601 } }, 'deck', '601 cards'],
		['two decks that are too much together', { base: 'v3', decks: 2, deck: { EEEE: 301 } }, 'deck', '602 cards'],
		['many cards that may lie anywhere', { base: 'v3', overlap: true, decks: 2 }, 'deck', '150'],
		['many cards that need no match', { base: 'v3', matchRequired: false, decks: 2 }, 'deck', '150'],
		['a deck that comes back for ever', { base: 'v1', deckOut: 'rebuild', maxRebuilds: 10 }, 'maxRebuilds', '10 times'],
	])('have not %s, and say in which field', (_, json, at, detail) => {
		const parsed = parseTableRules(json);
		expect(parsed).toMatchObject({ ok: false, code: { code: 'format/impossible', at } });
		expect(!parsed.ok && parsed.code.detail).toContain(detail);
	});

	it('may name rebuilding where the deck is not rebuilt', () => {
		expect(whyNotAtTable({ ...ruleSet('v3'), maxRebuilds: 100 })).toBeUndefined();
	});

	it('name what cannot be read as the engine does', () => {
		expect(parseTableRules('v9')).toMatchObject({ ok: false, code: { code: 'format/unknown-rules', at: '' } });
		expect(parseTableRules({ base: 'v3', colour: 1 })).toMatchObject({ ok: false, code: { at: 'colour' } });
	});
});
