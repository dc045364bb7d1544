import { isAction, isWild, kindOf } from './cards.ts';
import type { Draft } from './draft.ts';
import type { Card, CardWord, RuleSet } from './types.ts';

/** Whether a card may lie first on a table (E11, E49, E52). */
export function mayStart(card: Card, rules: RuleSet): card is CardWord {
	if (isAction(card)) return false;
	if (isWild(card)) return rules.wildMayStart && rules.startKind === 'any';
	return rules.startKind === 'any' || rules.startKind === kindOf(card);
}

/**
 * Turns up cards until one may start; the skipped ones go back and the deck is shuffled (E19). If none may, all go back and the table
 * stays empty (E19b). A start card lies as its smaller word (E19c).
 */
export function turnUpStart(draft: Draft): void {
	const { deck, rules } = draft;
	const found = deck.findIndex((card) => mayStart(card, rules));
	const turnedUp = deck.slice(0, found < 0 ? deck.length : found + 1);
	const skipped = found < 0 ? turnedUp : turnedUp.slice(0, -1);
	const start = found < 0 ? undefined : deck[found];
	if (turnedUp.length > 0) draft.chance.start = turnedUp;
	draft.deck = deck.slice(turnedUp.length);
	if (skipped.length > 0) {
		draft.deck = draft.mixer.deck(draft, [...draft.deck, ...skipped]);
		draft.chance.deck = draft.deck;
	}
	const placed = start !== undefined && mayStart(start, rules) ? { card: start, x: 0, y: 0 } : null;
	if (placed !== null) draft.table = [placed];
	draft.events.push({ type: 'start-turned-up', placed, skipped });
}
