import { expect, test } from 'vitest';
import { groupsOf } from './groups.ts';
import { legalMoves } from './legal-moves.ts';
import { bonusFor, legalPlacements } from './placing.ts';
import { ruleSet } from './rulesets/rule-set.ts';
import { expectSameAfter, expectSameMoves, rulesFrom, rulesJson } from './testing/agreement.ts';
import { chooser } from './testing/games.ts';
import { oracleBonus, oracleGroups, oraclePlacements, RULE_TABLE } from './testing/oracle/index.ts';
import { walk } from './testing/walk.ts';
import { makePlacement } from './text/spot.ts';
import { type CardWord, ELEMENTS, type GameState, RULE_SET_IDS } from './types.ts';

/** The rule sets as they stand, and their switches the other way. 10 000 positions in all. */
const RULES = [
	...RULE_SET_IDS.map((id) => ({ name: id, rules: ruleSet(id), positions: id === 'summary' ? 350 : 740 })),
	...Object.entries({
		'v3 switched': {
			base: 'v3',
			bonusBesideWild: 'none',
			bonusOnMove: true,
			rotateOption: true,
			wildMayStart: false,
			tieAtSeven: 'play-on',
			closestTie: 'turn-order',
			deckProfile: '3B',
		},
		'v3 with two decks': { base: 'v3', decks: 2, deckProfile: '3D' },
		'v2 with covered Goals': { base: 'v2', goalsCovered: true },
		'summary with matches and bonus': { base: 'summary', matchRequired: true, bonus: true, bonusOnMove: true },
		'dont-block-it-off, outside': { base: 'dont-block-it-off', openTable: 'outside', startKind: 'quad' },
		'solitaire, relaxed': { base: 'solitaire', solitaireRuns: 'many', solitaireSlots: 'own' },
	}).map(([name, json]) => ({ name, rules: rulesFrom(json), positions: 260 })),
];

/** Every so many positions, and before the end of each game, everything is compared: all moves, and what some of them lead to. */
const FULLY = 25;

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
	const told = `${word} on ${texts.join(' ')}`;

	const placements = legalPlacements(table, word, paid);
	expect(placements.map(makePlacement).sort(), told).toEqual(
		[...oraclePlacements(texts, word, rulesJson(paid))].sort(),
	);
	for (const placement of some(placements, 4, pick)) {
		const text = makePlacement(placement);
		expect(bonusFor(table, placement, paid), `${text}, ${told}`).toBe(oracleBonus(texts, text, rulesJson(paid)));
	}
	for (const element of ELEMENTS) {
		const sizes = groupsOf(table)
			.filter((group) => group.element === element)
			.map(({ panels }) => panels.length);
		expect(
			sizes.sort((a, b) => b - a),
			`${element}, ${told}`,
		).toEqual(oracleGroups(texts, element));
	}
}

function some<T>(all: readonly T[], count: number, pick: (n: number) => number): readonly T[] {
	if (all.length <= count) return all;
	const first = pick(all.length);
	const step = Math.ceil(all.length / count);
	return all.filter((_, i) => (i + first) % step === 0);
}

function sameSet(a: readonly string[], b: readonly string[]): boolean {
	return [...a].sort().join() === [...b].sort().join();
}
