import { parseRules } from '../rulesets/parse.ts';
import { RULE_SET_IDS, type RuleSet } from '../types.ts';

/** Fields that the rule sets themselves leave alone, so that the search is tried with every one. */
const HOUSE_RULES: readonly object[] = [
	{
		base: 'v3',
		bonusBesideWild: 'none',
		bonusOnMove: true,
		rotateOption: true,
		wildMayStart: false,
		tieAtSeven: 'play-on',
		closestTie: 'turn-order',
	},
	{ base: 'v3', wildAsAction: false, bonus: false, handSize: 6 },
	{ base: 'v3', decks: 2 },
	{ base: 'v2', decks: 2, rotateOption: true },
	{ base: 'v1-fr', decks: 2, rotateOption: true },
	{ base: 'v1', rotateOption: true, goalsCovered: true },
	{ base: 'v2', goalsCovered: true, bonusOnMove: true },
	{ base: 'aqua-chicken', decks: 2, handSize: 1 },
	{ base: 'v3', matchRequired: false },
	// Nearly every card empties the table or comes from it.
	{ base: 'v3', deck: { FFFF: 3, EEWW: 3, '****': 2, 'zap-a-card': 12, 'move-a-card': 6 } },
	{
		base: 'v3',
		deck: { FAFW: 4, 'F..A': 4, '.WS.': 4, 'zap-a-card': 4, 'shuffle-hands': 4, 'trade-hands': 2 },
		handSize: 1,
	},
	{ base: 'v3', deck: { EEEE: 120, FFFF: 120, FFWW: 60, WFES: 60, '****': 12, 'move-a-card': 4, 'zap-a-card': 4 } },
	{ base: 'v3', deck: { 'zap-a-card': 9, 'move-a-card': 3, 'trade-goals': 3 } },
	{ base: 'dont-block-it-off', startKind: 'quad', openTable: 'outside' },
	{ base: 'collect-seven', actions: ['trade-hands', 'zap-a-card'] },
	{ base: 'v3', zapTo: 'discard', deckOut: 'rebuild', maxRebuilds: 1, actions: ['zap-a-card', 'rotate-a-card'] },
];

/** Every rule set and some house rules, each with a name. */
export const SEARCH_RULES: readonly (readonly [name: string, rules: RuleSet])[] = [
	...RULE_SET_IDS.map((id) => [id, read(id)] as const),
	...HOUSE_RULES.map((json) => [JSON.stringify(json), read(json)] as const),
];

function read(json: unknown): RuleSet {
	const rules = parseRules(json);
	if (!rules.ok) throw new Error(`${rules.code.at}: ${rules.code.detail}`);
	return rules.value;
}
