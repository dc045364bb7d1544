import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseScenario } from '../text/scenario.ts';
import { REASON_CODES, RULE_SET_IDS } from '../types.ts';
import { scenarios } from './index.ts';
import { NOT_SHOWN } from './not-shown.ts';
import { EDITION_ROWS, EDITIONS, RULINGS } from './rulings.ts';
import { runScenario } from './run.ts';

describe.each(scenarios.map((scenario) => [scenario.name, scenario] as const))('%s', (_, scenario) => {
	test.each(scenario.rules)('in %s', (rules) => {
		expect(runScenario(scenario, rules)).toEqual({ name: scenario.name, rules, ok: true });
	});
});

describe('the files', () => {
	const folder = new URL('../../scenarios/', import.meta.url);
	const groups = readdirSync(folder).filter((file) => file.endsWith('.json'));
	test.each(groups)('%s has the scenarios of its group, and all of them are handed out', (file) => {
		const list: readonly unknown[] = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
		const group = scenarios.filter(({ name }) => name.startsWith(`${file.slice(0, -'.json'.length)}/`));
		expect(list.map(parseScenario)).toEqual(group.map((value) => ({ ok: true, value })));
	});
	test('have names that are used once, in groups that are files', () => {
		expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length);
		expect(new Set(scenarios.map(({ name }) => `${name.split('/')[0]}.json`))).toEqual(new Set(groups));
	});
	test('name rule sets once each, in the order of the rule book', () => {
		for (const { rules } of scenarios) expect(rules).toEqual(RULE_SET_IDS.filter((id) => rules.includes(id)));
	});
});

describe('every rule set', () => {
	test.each(RULE_SET_IDS)('%s has its scenarios', (id) => {
		expect(scenarios.filter(({ rules }) => rules.includes(id)).length).toBeGreaterThanOrEqual(10);
	});
});

test.each(REASON_CODES)('%s is provoked', (code) => {
	expect(scenarios.filter(({ expect: { refused } }) => refused === code).map(({ name }) => name)).not.toEqual([]);
});

const cited = new Map<string, Set<string>>();
for (const { cites, rules } of scenarios) {
	for (const id of cites) cited.set(id, new Set([...(cited.get(id) ?? []), ...rules]));
}

describe('every cell of the editions, answer, variant, ruling, fault and mistake', () => {
	const cells = EDITION_ROWS.flatMap((row) => EDITIONS.map((edition) => [`${row}/${edition}`, row, edition] as const));
	test.each(cells)('%s is shown or has a reason not to be', (cell, row, edition) => {
		const reason = NOT_SHOWN[cell] ?? NOT_SHOWN[row];
		if (reason === undefined) expect([...(cited.get(row) ?? [])]).toContain(edition);
	});
	test.each(RULINGS)('%s is shown or has a reason not to be', (id) => {
		if (NOT_SHOWN[id] === undefined) expect([...cited.keys()]).toContain(id);
	});
	test('is an id that exists: no scenario cites another one, and no reason is given for another one or for one that is shown', () => {
		const ids = [...RULINGS, ...EDITION_ROWS];
		// Chapters of the rule pages begin with the edition.
		expect([...cited.keys()].filter((id) => !ids.includes(id) && !id.startsWith('v3/'))).toEqual([]);
		const unknown = (id: string) => !ids.includes(id) && !cells.some(([cell]) => cell === id);
		const shown = (id: string) =>
			cited.has(id) || cells.some(([cell, row, edition]) => cell === id && cited.get(row)?.has(edition));
		expect(Object.keys(NOT_SHOWN).filter((id) => unknown(id) || shown(id))).toEqual([]);
	});
});
