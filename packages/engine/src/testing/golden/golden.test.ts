import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { hashOf } from '../../hash.ts';
import { checkRecord, parseRecord } from '../../text/record.ts';
import { RULE_SET_IDS } from '../../types.ts';

/** How many lines are pinned, and the digest of their text. Both change only when lines were added at the end (`add.ts`). */
const KEPT = 22;
const DIGEST = '85b2b7149f8d44e4e9450efc8b010e76';

interface Golden {
	readonly name: string;
	/** Of the state at the end. */
	readonly hash: string;
	readonly record: Readonly<Record<string, unknown>>;
}

const lines = readFileSync(new URL('records.jsonl', import.meta.url), 'utf8')
	.trimEnd()
	.split('\n');
const golden = lines.map((line): Golden => JSON.parse(line));
const text = JSON.stringify(golden);

describe('golden records', () => {
	test.each(golden)('$name', ({ hash, record }) => {
		const { ok, error, state, played } = checkRecord(record);
		expect(error).toBeUndefined();
		expect({ ok, played }).toEqual({ ok: true, played: (record.log as readonly unknown[]).length });
		expect(state && hashOf(state)).toBe(hash);
	});
	test('are never made anew: a record that no longer replays shows a fault, or wants a new value of a field', () => {
		expect(lines.length).toBeGreaterThanOrEqual(KEPT);
		expect(createHash('sha256').update(lines.slice(0, KEPT).join('')).digest('hex').slice(0, 32)).toBe(DIGEST);
	});
	test('are of every rule set', () => {
		const ids = golden.map(({ record }) => (record.rules as { base: string }).base);
		expect([...new Set(ids)].sort()).toEqual([...RULE_SET_IDS].sort());
		expect(new Set(golden.map(({ name }) => name)).size).toBe(golden.length);
	});
	test.each([
		'"join"',
		'"leave"',
		'"bot"',
		'"goals":',
		'"unused":',
		'"hands":',
		'"deck":',
		'"bonus":',
		'"decks":2',
		'"play":"claim"',
	])('have %s in them', (part) => expect(text).toContain(part));
	test('are also of the first kind, whose rules have fewer fields', () => {
		const first = golden.filter(({ record }) => !Object.hasOwn(record.rules as object, 'layout'));
		expect(first.length).toBe(2);
		for (const { record } of first)
			expect(parseRecord(record)).toMatchObject({ ok: true, value: { rules: { layout: 'table', decks: 1 } } });
	});
});
