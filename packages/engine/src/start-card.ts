import { isAction, isWild, kindOf } from './cards.ts';
import { type Draft, shuffleIntoDeck } from './draft.ts';
import type { Card, CardWord, Placement, RuleSet } from './types.ts';

/** Whether a card may lie first on a table (E11, E49, E52). */
export function mayStart(card: Card, rules: RuleSet): card is CardWord {
	if (isAction(card)) return false;
	if (rules.startKind === 'any') return rules.wildMayStart || !isWild(card);
	return rules.startKind === kindOf(card);
}

/** Parts a deck at its first card that may start. If none may, all of it is above. */
export function partAtStart(
	deck: readonly Card[],
	rules: RuleSet,
): { readonly above: readonly Card[]; readonly start: Placement | null; readonly below: readonly Card[] } {
	const found = deck.findIndex((card) => mayStart(card, rules));
	const card = deck[found];
	if (card === undefined || !mayStart(card, rules)) return { above: deck, start: null, below: [] };
	return { above: deck.slice(0, found), start: { card, x: 0, y: 0 }, below: deck.slice(found + 1) };
}

/**
 * Turns up cards until one may start; the skipped ones go back and the deck is shuffled (E19). If none may, all go back and the table
 * stays empty (E19b). A start card lies as its smaller word (E19c).
 */
export function turnUpStart(draft: Draft): void {
	const { above: skipped, start: placed, below } = partAtStart(draft.deck, draft.rules);
	if (draft.deck.length > 0) draft.chance.start = placed === null ? skipped : [...skipped, placed.card];
	draft.deck = below;
	if (skipped.length > 0) shuffleIntoDeck(draft, skipped);
	if (placed !== null) draft.table = [placed];
	draft.events.push({ type: 'start-turned-up', placed, skipped });
}
