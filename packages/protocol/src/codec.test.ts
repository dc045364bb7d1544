import {
	ACTIONS,
	type Card,
	cardKinds,
	DECK_PROFILES,
	ELEMENTS,
	isAction,
	parseRules,
	RULE_SET_IDS,
	type RuleSet,
	ruleSet,
	turned,
} from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import { type Codec, plainCodec } from './codec.ts';
import { Canaries } from './testing/canaries.ts';

const rules = ruleSet('v3');
const kinds = cardKinds(rules);
const cardsOf = (rules: RuleSet): readonly Card[] =>
	cardKinds(rules).flatMap((card): readonly Card[] => (isAction(card) ? [card] : [card, turned(card)]));

const houseRules = (json: object): RuleSet => {
	const rules = parseRules(json);
	if (!rules.ok) throw new Error(rules.code.detail);
	return rules.value;
};
const DECKS: readonly (readonly [string, RuleSet])[] = [
	...RULE_SET_IDS.map((id) => [id, ruleSet(id)] as const),
	...DECK_PROFILES.map((deckProfile) => [`deck ${deckProfile}`, houseRules({ base: 'v3', deckProfile })] as const),
	['two decks', houseRules({ base: 'v3', decks: 2 })],
	['every Action', houseRules({ base: 'v3', actions: ACTIONS })],
	['a deck of its own', houseRules({ base: 'summary', deck: { EEEE: 13, 'zap-a-card': 0, '.FA.': 12 } })],
];

describe.each(
	DECKS.flatMap(([name, rules]): readonly [string, RuleSet, Codec][] => [
		[`plain codec of ${name}`, rules, plainCodec(rules)],
		[`canary codec of ${name}`, rules, new Canaries().codecFor(rules, 'game 1')],
	]),
)('the %s', (_, rules, codec) => {
	const cards = cardsOf(rules);

	it('gives back every card as it lies, and every Goal, for every audience', () => {
		for (const audience of [null, 0, 4]) {
			expect(cards.map((card) => codec.cardAt(codec.card(card, audience), audience))).toEqual(cards);
			expect(ELEMENTS.map((goal) => codec.goalAt(codec.goal(goal, audience), audience))).toEqual(ELEMENTS);
		}
	});

	it('never uses 0 for a Goal, and knows nothing of other numbers', () => {
		expect(ELEMENTS.map((goal) => codec.goal(goal, 0))).not.toContain(0);
		expect([codec.goalAt(0, 0), codec.goalAt(99, 0), codec.cardAt(9999, 0)]).toEqual([undefined, undefined, undefined]);
	});
});

it('the plain code is the place in the card list and the lie', () => {
	const codec = plainCodec(rules);
	for (const [place, card] of kinds.entries()) expect(codec.card(card, 0)).toBe(place * 2);
	const quad = kinds.find((card) => !isAction(card) && turned(card) !== card);
	if (quad === undefined || isAction(quad)) throw new Error('some card looks different turned');
	expect(codec.card(turned(quad), 0)).toBe(kinds.indexOf(quad) * 2 + 1);
	expect(() => codec.card('EEEEE' as typeof quad, 0)).toThrow(/not a card/);
});

it('canaries differ by game and audience and are found in every form', () => {
	const canaries = new Canaries();
	const [one, two] = [canaries.codecFor(rules, 'one'), canaries.codecFor(rules, 'two')];
	const codes = [
		one.card('****' as never, 0),
		one.card('****' as never, 1),
		two.card('****' as never, 0),
		one.goal('E', 0),
	];
	expect(new Set(codes).size).toBe(4);
	expect(canaries.codecFor(rules, 'one')).toBe(one);
	const [code = 0] = codes;
	const float = Buffer.alloc(11);
	float.writeDoubleBE(code, 3);
	const whole = Buffer.alloc(13);
	whole.writeBigUInt64LE(BigInt(code), 1);
	for (const bytes of [float, whole, Buffer.from(`{"hand":[${code}]}`)]) {
		expect(canaries.foreignIn(bytes, () => 1)).toHaveLength(1);
		expect(canaries.foreignIn(bytes, () => 0)).toEqual([]);
		expect(canaries.countOf(bytes, 'one', 0)).toBe(1);
	}
	expect(canaries.foreignIn(Buffer.from('nothing here 1234567890123456'), () => null)).toEqual([]);
});
