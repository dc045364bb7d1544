import { parseRules, type RuleSet } from '@aquarius/engine';

/** The largest deck a table plays with, in cards. Editions have about eighty; a deck of thousands would only fill the disk. */
const DECK_CARDS = 500;

/** Rules from outside, an id or an object; undefined if they cannot be read or are too large for a table. */
export function readRules(json: unknown): RuleSet | undefined {
	const rules = parseRules(json);
	if (!rules.ok) return undefined;
	const cards = Object.values(rules.value.deck).reduce((sum, count) => sum + count, 0);
	return cards <= DECK_CARDS ? rules.value : undefined;
}
