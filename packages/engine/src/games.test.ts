import { describe, expect, test } from 'vitest';
import { hashOf } from './hash.ts';
import { replayEntry } from './replay.ts';
import { ruleSet } from './rulesets/rule-set.ts';
import { playGame, RULES } from './testing/games.ts';
import { checkRecord, makeRecord, parseRecord, recordOf } from './text/record.ts';

/** Whole games of random moves. */
describe('2 000 random games', () => {
	test('reach an outcome, and their logs rebuild the same end', () => {
		const reasons = new Set<string>();
		for (let seed = 0; seed < 2_000; seed++) {
			const rules = RULES[seed % 10 === 0 ? 1 : 0] ?? ruleSet('v3');
			const { start, state, log } = playGame(rules, 2 + (seed % 4), seed);
			reasons.add(state.outcome?.reason ?? 'no outcome');
			let again = start;
			for (const [i, entry] of log.entries()) {
				const result = replayEntry(again, entry);
				if (!result.ok) throw new Error(`Game ${seed}, entry ${i}: ${result.code.detail}`);
				again = result.value.state;
			}
			if (hashOf(again) !== hashOf(state)) throw new Error(`Game ${seed} ended differently when replayed`);
		}
		expect([...reasons].sort()).toEqual(['closest', 'seven']);
	});
	test('give records that can be written, read and checked', () => {
		for (let seed = 0; seed < 60; seed++) {
			const { start, state, log } = playGame(RULES[seed % 2] ?? ruleSet('v3'), 2 + (seed % 4), seed);
			const record = recordOf(start, log, state.outcome);
			const json: unknown = JSON.parse(JSON.stringify(makeRecord(record)));
			expect(parseRecord(json)).toEqual({ ok: true, value: record });
			expect(checkRecord(json)).toMatchObject({ ok: true, played: log.length, state: { outcome: state.outcome } });
		}
	});
});
