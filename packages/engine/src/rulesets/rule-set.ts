import type { RuleSet, RuleSetId } from '../types.ts';
import { v3 } from './v3.ts';

const RULE_SETS: Readonly<Record<RuleSetId, RuleSet>> = { v3 };

/** A published edition as it stands, without house rules. */
export function ruleSet(id: RuleSetId): RuleSet {
	return RULE_SETS[id];
}
