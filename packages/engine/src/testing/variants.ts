import { parseRules } from '../rulesets/parse.ts';
import { ruleSet } from '../rulesets/rule-set.ts';
import { ACTIONS, RULE_SET_IDS, type RuleSet } from '../types.ts';

/** Rules by what a test calls them. */
export interface Variant {
	readonly name: string;
	readonly rules: RuleSet;
}

/** Every edition and variant as it stands. */
export const PRINTED: readonly Variant[] = RULE_SET_IDS.map((name) => ({ name, rules: ruleSet(name) }));

/** House rules that between them put every field the other way, and mix what no edition mixes. */
export const HOUSE: readonly Variant[] = [
	houseRules('v3 with its options', {
		base: 'v3',
		bonusBesideWild: 'none',
		bonusOnMove: true,
		rotateOption: true,
		wildMayStart: false,
		tieAtSeven: 'play-on',
		closestTie: 'turn-order',
		deckProfile: '3B',
	}),
	houseRules('v3 with everything else another way', {
		base: 'v3',
		deckProfile: '3D',
		fifthElement: 'ether',
		handSize: 2,
		openHands: true,
		startKind: 'triple',
		unusedGoals: 'pile',
		goalsCovered: true,
		actions: ACTIONS,
		matchRequired: false,
		rotateGoals: 'shuffle',
		pileTrade: 'shuffle',
		zapTo: 'discard',
		deckOut: 'rebuild',
		maxRebuilds: 1,
	}),
	houseRules('v3 with two decks', { base: 'v3', decks: 2, deckProfile: '3C', players: { min: 6, max: 10 } }),
	houseRules('v2 with two decks and rotation', {
		base: 'v2',
		decks: 2,
		actions: ACTIONS.filter((action) => action !== 'rotate-a-card'),
		rotateOption: true,
	}),
	houseRules('v2 with Goals aside', {
		base: 'v2',
		unusedGoals: 'aside',
		actions: ACTIONS,
		wildAsAction: true,
		rotateOption: true,
	}),
	houseRules('v2-vi with Goals in seats', { base: 'v2-vi', unusedGoals: 'seats', deckKinds: ['ace', 'wild'] }),
	houseRules('v1-fr with covered Goals', { base: 'v1-fr', goalsCovered: true, actions: ACTIONS, rotateOption: true }),
	houseRules('summary with matches, bonus and Wilds', {
		base: 'summary',
		deckProfile: '2.0',
		actions: ACTIONS,
		matchRequired: true,
		bonus: true,
		bonusOnMove: true,
		wildAsAction: true,
		zapTo: 'hand',
		handSize: 1,
	}),
	houseRules('dont-block-it-off to the outside', {
		base: 'dont-block-it-off',
		openTable: 'outside',
		startKind: 'quad',
	}),
	houseRules('collect-seven with Actions', {
		base: 'collect-seven',
		actions: ['trade-hands', 'shuffle-hands', 'zap-a-card', 'move-a-card', 'rotate-a-card'],
		openHands: false,
		deckOut: 'rebuild',
		maxRebuilds: 1,
		rotateOption: true,
	}),
	houseRules('solitaire, relaxed', { base: 'solitaire', solitaireRuns: 'many', solitaireSlots: 'own' }),
];

export const VARIANTS: readonly Variant[] = [...PRINTED, ...HOUSE];

/** What the search in place has besides to get right: fields one by one where it can play them on its grid, and lopsided decks. */
const FOR_THE_SEARCH: readonly Variant[] = [
	{ base: 'v3', wildAsAction: false, bonus: false, handSize: 6 },
	{ base: 'v3', matchRequired: false },
	{ base: 'v1', rotateOption: true, goalsCovered: true },
	{ base: 'v2', goalsCovered: true, bonusOnMove: true },
	{ base: 'v1-fr', decks: 2, rotateOption: true },
	{ base: 'aqua-chicken', decks: 2, handSize: 1 },
	{ base: 'collect-seven', actions: ['trade-hands', 'zap-a-card'] },
	// Nearly every card empties the table or comes from it.
	{ base: 'v3', deck: { FFFF: 3, EEWW: 3, '****': 2, 'zap-a-card': 12, 'move-a-card': 6 } },
	{
		base: 'v3',
		deck: { FAFW: 4, 'F..A': 4, '.WS.': 4, 'zap-a-card': 4, 'shuffle-hands': 4, 'trade-hands': 2 },
		handSize: 1,
	},
	{ base: 'v3', deck: { EEEE: 120, FFFF: 120, FFWW: 60, WFES: 60, '****': 12, 'move-a-card': 4, 'zap-a-card': 4 } },
	{ base: 'v3', deck: { 'zap-a-card': 10, 'move-a-card': 3, 'trade-goals': 3 } },
].map((json) => houseRules(JSON.stringify(json), json));

/** What the search is held against the pure interface by. */
export const SEARCHED: readonly Variant[] = [...VARIANTS, ...FOR_THE_SEARCH];

export function houseRules(name: string, json: unknown): Variant {
	const rules = parseRules(json);
	if (!rules.ok) throw new Error(`${name}, ${rules.code.at}: ${rules.code.detail}`);
	return { name, rules: rules.value };
}
