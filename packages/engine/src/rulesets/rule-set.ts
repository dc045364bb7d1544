import { disbelieve } from '../disbelieve.ts';
import type { RuleSet, RuleSetId } from '../types.ts';
import { aquaChicken } from './aqua-chicken.ts';
import { collectSeven, connectSeven, dontBlockItOff, getMoving } from './preschool.ts';
import { solitaire } from './solitaire.ts';
import { summary } from './summary.ts';
import { v1, v1Fr } from './v1.ts';
import { v2, v2Vi } from './v2.ts';
import { v3 } from './v3.ts';

/** Each once, under its own id. */
const RULE_SETS: readonly RuleSet[] = [
	v1,
	v1Fr,
	v2,
	v2Vi,
	v3,
	summary,
	dontBlockItOff,
	collectSeven,
	connectSeven,
	getMoving,
	solitaire,
	aquaChicken,
];

/** A published edition or variant as it stands, without house rules. Throws for what is no id; `parseRules` reads ids from outside. */
export function ruleSet(id: RuleSetId): RuleSet {
	return RULE_SETS.find((rules) => rules.id === id) ?? disbelieve(`${id} is the id of a rule set`);
}
