import { describe, expect, test } from 'vitest';
import { parseScenario } from '../text/scenario.ts';
import { scenarios } from './index.ts';
import { runScenario } from './run.ts';

describe.each(scenarios.map((scenario) => [scenario.name, scenario] as const))('%s', (_, scenario) => {
	test.each(scenario.rules)('in %s', (rules) => {
		expect(runScenario(scenario, rules)).toEqual({ name: scenario.name, rules, ok: true });
	});
});

test('names are unique and groups are those that the rule pages show', () => {
	expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length);
	const groups = new Set(scenarios.map(({ name }) => name.split('/')[0]));
	expect([...groups].sort()).toEqual([
		'bonus',
		'end',
		'move',
		'pages',
		'placing',
		'setup',
		'shuffle-goals',
		'shuffle-hands',
		'trade-goals',
		'trade-hands',
		'turn',
		'wild',
		'win',
		'zap',
	]);
});

test('scenarios are JSON of the public form', () => {
	for (const scenario of scenarios) {
		expect(parseScenario(JSON.parse(JSON.stringify(scenario)))).toEqual({ ok: true, value: scenario });
	}
});

/** FAQ answers and rulings that edition 3.0 meets. Missing ones have no position: C20 E34 views, C27 E39 clocks, E2 E3 decks, E38 first player. */
const FAQ = [...numbers(1, 19), 21, 22, 23, 24, 25, 26, 29, 30, 31].map((n) => `C${n}`);
const RULINGS = [
	...[
		1,
		...numbers(4, 12),
		13,
		15,
		16,
		17,
		18,
		...numbers(19, 23),
		25,
		26,
		27,
		28,
		29,
		30,
		31,
		32,
		33,
		35,
		36,
		40,
		41,
		54,
	],
	...['9b', '18b', '19b', '19c', '24c', '32b', '32c', '33c'],
].map((n) => `E${n}`);
test.each([...FAQ, ...RULINGS])('%s has a scenario', (ruling) => {
	expect(scenarios.filter(({ cites }) => cites.includes(ruling)).map(({ name }) => name)).not.toEqual([]);
});

function numbers(from: number, to: number): readonly number[] {
	return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
