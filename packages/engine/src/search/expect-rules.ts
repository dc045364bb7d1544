import { disbelieve } from '../disbelieve.ts';
import { same } from '../rulesets/same.ts';
import { shown } from '../text/read.ts';
import type { GameState, RuleSet } from '../types.ts';

/** Throws unless it is a rule set: an id alone is none. */
export function expectRuleSet(rules: RuleSet): void {
	if (rules?.layout === undefined) disbelieve(`${shown(rules)} is a rule set, as ruleSet and parseRules give it`);
}

/** Throws unless a search for games of `own` rules can go on from there: with a whole state, not a view, of the same rules. */
export function expectStateOf(own: RuleSet, state: GameState): void {
	if ('me' in state) disbelieve('a search is given a state, not a view');
	const { rules } = state;
	if (rules === own || FOUND_THE_SAME.get(rules) === own) return;
	const field = fieldsOf(own).find((name) => !same(own[name], rules?.[name]));
	if (field !== undefined) {
		disbelieve(`the state has the rules of the search: ${field} is ${shown(rules?.[field])}, not ${shown(own[field])}`);
	}
	FOUND_THE_SAME.set(rules, own);
}

/** Rules that were read twice, and what they are the same as: bots load thousands of states a second, and comparing takes longer. */
const FOUND_THE_SAME = new WeakMap<RuleSet, RuleSet>();

const fieldsOf = (rules: RuleSet) => Object.keys(rules) as readonly (keyof RuleSet)[]; // a rule set has no others
