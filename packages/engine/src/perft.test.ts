import { describe, expect, test } from 'vitest';
import { perft } from './perft.ts';
import { ruleSet } from './rulesets/rule-set.ts';
import { createGame } from './setup.ts';
import { comparable, expectSameAfter, expectSameMoves, jsonOf, stateOf } from './testing/agreement.ts';
import { chooser } from './testing/games.ts';
import { oraclePerft, type PositionJson, RULE_TABLE, readPosition } from './testing/oracle/index.ts';
import positions from './testing/perft-positions.json' with { type: 'json' };
import { RULE_SET_IDS } from './types.ts';

interface Case {
	readonly name: string;
	readonly position: PositionJson;
	/** Numbers of sequences of one, two and three moves, as the oracle found them; the engine has no part in them. */
	readonly counts: readonly number[];
}
/** What is written there is checked by reading it. */
const cases = positions as unknown as readonly Case[];

describe.each(cases)('$name', ({ position, counts }) => {
	test('has as many sequences of moves', () => {
		const state = stateOf(position);
		expect(counts.map((_, i) => perft(state, i + 1))).toEqual(counts);
	});
	test('has as many for the oracle', () => {
		expect(counts.map((_, i) => oraclePerft(position, i + 1))).toEqual(counts);
	});
	test('reads the same, and so does what comes of it', () => {
		const pick = chooser(counts.length);
		let states = [stateOf(position)];
		expect(comparable(readPosition(jsonOf(stateOf(position))))).toEqual(comparable(readPosition(position)));
		for (let depth = 0; depth < 4; depth++) {
			const after = states.flatMap((state) => {
				expectSameMoves(state, state.turn);
				return expectSameAfter(state, state.turn);
			});
			// All of the first moves, some of the later ones.
			states = after.filter((state) => state.outcome === null && pick(after.length) < 20);
		}
	});
});

test('every rule set has a position', () => {
	const bases = cases.map(({ position: { rules } }) => (typeof rules === 'string' ? rules : rules.base));
	expect(new Set(bases)).toEqual(new Set(RULE_SET_IDS));
	expect(Object.keys(RULE_TABLE).sort()).toEqual([...RULE_SET_IDS].sort());
});

test.each([-1, 0.5, Number.NaN])('%d is no depth', (depth) => {
	const state = createGame({ rules: ruleSet('v3'), players: 2, random: '1'.repeat(64) });
	expect(() => perft(state, depth)).toThrow('depth');
});
