import { type FormatError, parseRules, type Result, type RuleSet } from '@aquarius/engine';

/**
 * The most cards a table plays with, the Actions and all decks counted, and each time that the discards may become the deck again. An
 * edition has about eighty, two decks of it twice that; the log of thousands of moves would only fill disks and lines.
 */
const MOST_CARDS = 600;
/** The same where cards fit nearly anywhere: Move a Card has hundreds of thousands of ways then, and bots and clocks look at all. */
const MOST_LOOSE_CARDS = 150;

/** Rules from outside for a table, an id or an object; or what is wrong with them, by field and value. */
export function parseTableRules(json: unknown): Result<RuleSet, FormatError> {
	const rules = parseRules(json);
	if (!rules.ok) return rules;
	const wrong = whyNotAtTable(rules.value);
	return wrong === undefined ? rules : { ok: false, code: wrong };
}

/** Why no table hosts these rules. Undefined if one does: every edition, and every house rule of a reasonable size. */
export function whyNotAtTable(rules: RuleSet): FormatError | undefined {
	const { deck, decks, deckOut, maxRebuilds, overlap, matchRequired } = rules;
	const cards = decks * Object.values(deck).reduce((sum, count) => sum + count, 0);
	const most = overlap || !matchRequired ? MOST_LOOSE_CARDS : MOST_CARDS;
	if (cards > most) return impossible('deck', `${cards} cards`, most);
	const dealt = deckOut === 'rebuild' ? cards * (1 + maxRebuilds) : cards;
	return dealt > MOST_CARDS
		? impossible('maxRebuilds', `${cards} cards, ${maxRebuilds} times rebuilt,`, MOST_CARDS)
		: undefined;
}

function impossible(at: keyof RuleSet, what: string, most: number): FormatError {
	return { code: 'format/impossible', at, detail: `${what} are more than the ${most} cards that a table deals` };
}
