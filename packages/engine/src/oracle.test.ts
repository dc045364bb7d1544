import { expect, test } from 'vitest';
import { type Group, groupsOf } from './groups.ts';
import { legalMoves } from './legal-moves.ts';
import { bonusFor, connectionsOf, legalPlacements } from './placing.ts';
import { ruleSet } from './rulesets/rule-set.ts';
import { expectSameAfter, expectSameMoves, rulesJson } from './testing/agreement.ts';
import { chooser } from './testing/games.ts';
import { oracleBonus, oracleConnected, oracleGroups, oraclePlacements, RULE_TABLE } from './testing/oracle/index.ts';
import { HOUSE, PRINTED } from './testing/variants.ts';
import { walk } from './testing/walk.ts';
import { makePlacement } from './text/spot.ts';
import { type CardWord, ELEMENTS, type GameState, RULE_SET_IDS } from './types.ts';

/** Positions of each rule set and of each set of house rules: 10 000 in all. Games with overlap have far more places to look at. */
const RULES = [
	...PRINTED.map((variant) => ({ ...variant, positions: variant.rules.overlap ? 300 : 650 })),
	...HOUSE.map((variant) => ({ ...variant, positions: variant.rules.overlap ? 100 : 260 })),
];

/** Every so many positions, and before the end of each game, everything is compared: all moves, and what some of them lead to. */
const FULLY = 40;

test.each(RULES)('$name: the engine and the oracle agree', ({ rules, positions }) => {
	const pick = chooser(positions);
	for (const { state, last } of walk(rules, positions, 1_000)) {
		if (rules.layout === 'table') expectSameTable(state, pick);
		else expectSameMoves(state, state.turn);
		if (!last && pick(FULLY) > 0) continue;
		for (const seat of state.players.keys()) expectSameMoves(state, seat);
		const moves = legalMoves(state, state.turn);
		const kinds = [...new Set(moves.map(({ type }) => type))];
		const tried = kinds.flatMap((kind) =>
			some(
				moves.filter(({ type }) => type === kind),
				2,
				pick,
			),
		);
		expectSameAfter(state, state.turn, tried);
	}
});

test('there are ten thousand positions', () => {
	expect(RULES.reduce((sum, { positions }) => sum + positions, 0)).toBeGreaterThanOrEqual(10_000);
});

test.each(RULE_SET_IDS)('%s: the fields that the oracle has are the engine’s', (id) => {
	expect(ruleSet(id)).toMatchObject({
		...RULE_TABLE[id],
		actions: expect.toSatisfy((actions) => sameSet(actions, RULE_TABLE[id]?.actions ?? [])),
	});
});

/** For one card of the deck: where it may be laid, and what it would earn there if there were a bonus; and all groups. */
function expectSameTable({ rules, table }: GameState, pick: (n: number) => number) {
	const texts = table.map(makePlacement);
	const words = Object.keys(rules.deck).filter((card) => card.length === 4);
	const word = words[pick(words.length)] as CardWord; // four characters of a deck that was read
	const paid = { ...rules, bonus: true };
	const json = rulesJson(paid);
	const told = `${word} on ${texts.join(' ')}`;

	const placements = legalPlacements(table, word, paid);
	expect(placements.map(makePlacement).sort(), told).toEqual([...oraclePlacements(texts, word, json)].sort());
	const tried = some(placements, 4, pick);
	const earned = tried.map((placement) => ({
		at: makePlacement(placement),
		bonus: bonusFor(table, placement, paid),
		connected: new Set(connectionsOf(table, placement).elements),
	}));
	expect(earned, told).toEqual(
		tried.map(makePlacement).map((at) => ({
			at,
			bonus: oracleBonus(texts, at, json),
			connected: new Set(oracleConnected(texts, at)),
		})),
	);
	const groups = groupsOf(table);
	const sizes = ELEMENTS.map((element) => groups.filter((group) => group.element === element).map(sizeOf));
	expect(
		sizes.map((each) => each.sort((a, b) => b - a)),
		told,
	).toEqual(ELEMENTS.map((element) => oracleGroups(texts, element)));
}

const sizeOf = ({ panels }: Group): number => panels.length;

function some<T>(all: readonly T[], count: number, pick: (n: number) => number): readonly T[] {
	if (all.length <= count) return all;
	const first = pick(all.length);
	const step = Math.ceil(all.length / count);
	return all.filter((_, i) => (i + first) % step === 0);
}

function sameSet(a: readonly string[], b: readonly string[]): boolean {
	return [...a].sort().join() === [...b].sort().join();
}
