import type { FormatError, Result, RuleSet } from '@aquarius/engine';
import { parseTableRules } from '@aquarius/protocol';

/** The largest deck a table plays with, in cards. Editions have about eighty; a deck of thousands would only fill the disk. */
const DECK_CARDS = 500;

/** Rules from outside, an id or an object; or why they cannot be read, are not for tables, or are too large for one. */
export function readRules(json: unknown): Result<RuleSet, FormatError> {
	const rules = parseTableRules(json);
	if (!rules.ok) return rules;
	const cards = Object.values(rules.value.deck).reduce((sum, count) => sum + count, 0);
	if (cards <= DECK_CARDS) return rules;
	const detail = `${cards} cards are more than the ${DECK_CARDS} that a table plays with`;
	return { ok: false, code: { code: 'format/impossible', at: 'deck', detail } };
}
