import type { RuleSet } from '../types.ts';
import { expectRuleSet } from './expect-rules.ts';
import { GridSearch } from './grid-search.ts';
import type { Search, SearchOptions } from './search.ts';
import { StateSearch } from './state-search.ts';

/**
 * A search for games of a rule set. Nothing is on the table yet: `load` a position or `deal` a game first. Throws if it is given no rule
 * set, such as an id alone.
 */
export function createSearch(rules: RuleSet, options: SearchOptions = {}): Search {
	expectRuleSet(rules);
	return GridSearch.plays(rules) ? new GridSearch(rules, options) : new StateSearch(rules, options);
}
