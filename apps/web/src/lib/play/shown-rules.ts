import { parseRules, type RuleSet, type RuleSetId, ruleSet } from '@aquarius/engine';

/** The edition whose game these pages can show, and the fields of it that may be another way. */
const BASE: RuleSetId = 'v3';
const CHOICES: ReadonlySet<string> = new Set<keyof RuleSet>([
	'id',
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

/** Whether these pages can show a game by such rules: tables play more than the board and the hand here have signs for. */
export function isShown(rules: RuleSet): boolean {
	const base = Object.entries(ruleSet(BASE));
	return (
		rules.id === BASE &&
		base.every(
			([field, usual]) => CHOICES.has(field) || JSON.stringify(rules[field as keyof RuleSet]) === JSON.stringify(usual), // the keys of a rule set
		)
	);
}

/** The same of rules as a server tells them. Rules that cannot be read are of a newer server, and not shown either. */
export function isShownJson(json: unknown): boolean {
	const rules = parseRules(json);
	return rules.ok && isShown(rules.value);
}
