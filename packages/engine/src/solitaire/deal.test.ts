import { describe, expect, test } from 'vitest';
import { deckOf, isAction } from '../cards.ts';
import { disbelieve } from '../disbelieve.ts';
import { fromKey } from '../random/generator.ts';
import { ruleSet } from '../rulesets/rule-set.ts';
import { createGame } from '../setup.ts';
import { keyOf } from '../testing/games.ts';
import { ELEMENTS, type GameState, type RuleSet, type Solitaire } from '../types.ts';

const rules = ruleSet('solitaire');

function dealt(seed: number, of: RuleSet = rules): GameState & { readonly solitaire: Solitaire } {
	const state = createGame({ rules: of, players: 1, random: keyOf(seed) });
	if (state.solitaire === undefined) disbelieve('there are piles');
	return { ...state, solitaire: state.solitaire };
}

describe('the deal', () => {
	test('lays one card on each pile and turns up one Action', () => {
		const { piles, slots, called, deck, actions } = dealt(1).solitaire;
		expect(piles.map((pile) => pile.length)).toEqual([1, 1, 1, 1, 1]);
		expect(slots).toEqual([[], [], [], [], []]);
		expect([called.length, actions.length, deck.length]).toEqual([1, 14, 40]);
	});
	test('uses every Element, Goal and Action of the deck once', () => {
		const { piles, called, deck, actions } = dealt(2).solitaire;
		const all = deckOf(rules);
		const cards = [...all.filter((card) => !isAction(card)), ...ELEMENTS];
		expect([...piles.flat(), ...deck].sort()).toEqual([...cards].sort());
		expect([...called, ...actions].sort()).toEqual(all.filter(isAction).sort());
	});
	test('is another with another key, and the same with the same', () => {
		expect(dealt(3)).toEqual(dealt(3));
		expect(dealt(3).solitaire.piles).not.toEqual(dealt(4).solitaire.piles);
		expect(dealt(3).random).not.toBe(fromKey(keyOf(3)));
	});
	test('of a small deck leaves nothing out', () => {
		const { piles, called, deck, actions } = dealt(5, { ...rules, deck: {} }).solitaire;
		expect(piles.flat().sort()).toEqual([...ELEMENTS].sort());
		expect([...called, ...actions, ...deck]).toEqual([]);
	});
});
