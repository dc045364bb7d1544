import { isElementCard, isKind, nameOf, WILD } from './cards.ts';
import type { Position } from './position.ts';
import type { Rules } from './rules.ts';

/**
 * E19: the table is empty, so cards are turned up until one may start; the skipped ones go back into the deck. Unmixed they lie beneath
 * it. If none may start all go back (E19b).
 */
export function turnUpStart(position: Position): void {
	const { deck, rules } = position;
	const found = deck.findIndex((card) => mayStart(card, rules));
	const start = deck[found];
	if (start === undefined) return;
	position.deck = [...deck.slice(found + 1), ...deck.slice(0, found)];
	position.table = [`${nameOf(start)}@0,0`];
}

function mayStart(card: string, rules: Rules): boolean {
	if (!isElementCard(card)) return false;
	if (card === WILD && !rules.wildMayStart) return false;
	return isKind(card, rules.startKind);
}
