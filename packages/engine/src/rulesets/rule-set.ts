import type { RuleSet, RuleSetId } from '../types.ts';
import { aquaChicken } from './aqua-chicken.ts';
import { collectSeven, connectSeven, dontBlockItOff, getMoving } from './preschool.ts';
import { solitaire } from './solitaire.ts';
import { summary } from './summary.ts';
import { v1, v1Fr } from './v1.ts';
import { v2, v2Vi } from './v2.ts';
import { v3 } from './v3.ts';

const RULE_SETS: Readonly<Record<RuleSetId, RuleSet>> = {
	v1,
	'v1-fr': v1Fr,
	v2,
	'v2-vi': v2Vi,
	v3,
	summary,
	'dont-block-it-off': dontBlockItOff,
	'collect-seven': collectSeven,
	'connect-seven': connectSeven,
	'get-moving': getMoving,
	solitaire,
	'aqua-chicken': aquaChicken,
};

/** A published edition or variant as it stands, without house rules. */
export function ruleSet(id: RuleSetId): RuleSet {
	return RULE_SETS[id];
}
