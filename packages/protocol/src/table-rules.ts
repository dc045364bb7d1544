import { type FormatError, parseRules, type Result, type RuleSet, type RuleSetId, ruleSet } from '@aquarius/engine';

/** The rule set that tables play, and the fields of it that a table may choose. */
const BASE: RuleSetId = 'v3';
const CHOICES: ReadonlySet<keyof RuleSet> = new Set<keyof RuleSet>([
	'deckProfile',
	'deckKinds',
	'deck',
	'goals',
	'fifthElement',
	'players',
	'handSize',
	'startKind',
	'wildMayStart',
	'actions',
	'bonus',
	'bonusBesideWild',
	'bonusOnMove',
	'wildAsAction',
	'rotateOption',
	'tieAtSeven',
	'closestTie',
]);

/** Rules from outside for a table, an id or an object; or what is wrong with them, by field and value. */
export function parseTableRules(json: unknown): Result<RuleSet, FormatError> {
	const rules = parseRules(json);
	if (!rules.ok) return rules;
	const wrong = whyNotAtTable(rules.value);
	return wrong === undefined ? rules : { ok: false, code: wrong };
}

/** Why a table does not play these rules: it cannot show what they need. Undefined if it does. */
export function whyNotAtTable(rules: RuleSet): FormatError | undefined {
	const base = ruleSet(BASE);
	if (rules.id !== BASE) {
		return { code: 'format/unknown-rules', at: 'base', detail: `tables play ${BASE}, not ${rules.id}` };
	}
	for (const [field, usual] of Object.entries(base)) {
		const name = field as keyof RuleSet; // the keys of a rule set
		if (CHOICES.has(name) || JSON.stringify(rules[name]) === JSON.stringify(usual)) continue;
		const detail = `tables play ${JSON.stringify(usual)}, not ${JSON.stringify(rules[name])}`;
		return { code: 'format/unknown-value', at: field, detail };
	}
	return undefined;
}
