import { describe, expect, test } from 'vitest';
import { parseScenario, type Scenario } from '../text/scenario.ts';
import { runScenario } from './run.ts';

const given = {
	players: [
		{ hand: ['FFFF', 'shuffle-goals'], goal: 'E' },
		{ hand: ['SSSS'], goal: 'A' },
	],
	table: ['FFFF@0,0'],
	deck: ['SSSS', 'WWWW'],
};

function run(fields: object) {
	const scenario = parseScenario({ name: 'x', rules: ['v3'], given, play: [], expect: { bonus: 0 }, ...fields });
	if (!scenario.ok) return { ok: false, got: { error: scenario.code } };
	return runScenario(scenario.value, 'v3');
}

const outOfReach = ['FFFF@5,5'];
const refused = 'placement/not-adjacent';

describe('a refused move', () => {
	test('leaves everything as it was, and that is compared', () => {
		const expected = { refused, turn: 0, handSizes: [2, 1], winners: [], bonus: 0, connected: [] };
		expect(run({ play: outOfReach, expect: expected })).toMatchObject({ ok: true });
		expect(
			run({ play: ['FFFF@1,0', { seat: 0, move: 'pass' }], expect: { refused: 'turn/not-yours', turn: 1 } }).ok,
		).toBe(true);
	});
	test.each([
		{ turn: 1 },
		{ winners: [0] },
		{ handSizes: [1, 1] },
		{ handSizes: [1, 1, 1, 1] },
		{ moves: 99 },
		{ table: [] },
		{ connected: ['F'] },
		{ reason: 'seven' },
		{ discard: ['no card'] },
	])('fails when something else is not as expected: %o', (fields) => {
		const [field] = Object.keys(fields);
		const result = run({ play: outOfReach, expect: { refused, ...fields } });
		expect(result).toMatchObject({ ok: false, want: fields });
		expect(Object.keys(result.got ?? {})).toEqual([field]);
	});
	test('of chance that is none', () => {
		// Built by a program: what is read from a file is refused before.
		const play = [{ move: 'shuffle-hands', chance: { hands: [['no card']] } }];
		const scenario = { name: 'x', rules: ['v3'], cites: [], given, play, expect: {} } satisfies Scenario;
		expect(runScenario(scenario, 'v3')).toMatchObject({
			ok: false,
			got: { refused: 'chance.hands[0][0]: "no card" is no card', step: 0 },
		});
	});
	test('tells the code that came, or that none came', () => {
		const expected = { refused: 'placement/occupied' };
		expect(run({ play: outOfReach, expect: expected })).toMatchObject({ ok: false, got: { refused }, want: expected });
		expect(run({ play: ['FFFF@1,0'], expect: expected })).toMatchObject({ ok: false, got: { refused: null } });
		expect(run({ play: outOfReach })).toMatchObject({ ok: false, got: { refused, step: 0 } });
		expect(run({ play: [...outOfReach, 'FFFF@1,0'], expect: { refused } })).toMatchObject({
			got: { refused, step: 0 },
		});
		expect(run({ play: [], expect: { refused } })).toMatchObject({ ok: false, got: { refused: null } });
	});
});

describe('chance that is written down', () => {
	test.each<[string, object, RegExp]>([
		['Goals of another game', { move: 'shuffle-goals', chance: { goals: ['E', 'E', 'E', 'E', 'E'] } }, /not the Goals/],
		[
			'a deck where only Goals are shuffled',
			{ move: 'shuffle-goals', chance: { deck: ['SSSS', 'WWWW'] } },
			/chance.deck/,
		],
		[
			'Goals where nothing is shuffled',
			{ move: 'FFFF@1,0', chance: { goals: ['E', 'A', 'W', 'F', 'S'] } },
			/chance.goals/,
		],
		['hands where nothing is shuffled', { move: 'FFFF@1,0', chance: { hands: [] } }, /chance.hands/],
		['a start card where none is turned up', { move: 'FFFF@1,0', chance: { start: [] } }, /chance.start/],
		['a deck at a join', { event: 'join', seat: 2, chance: { deck: [] } }, /chance.deck/],
		['a wrong deck at a leave', { event: 'leave', seat: 1, chance: { deck: ['SSSS'] } }, /chance.deck/],
		['Goals at a bot', { event: 'bot', seat: 1, chance: { goals: [] } }, /chance.goals/],
	])('fails if it is %s', (_, step, message) => {
		const result = run({ play: [step] });
		expect(result.ok).toBe(false);
		expect(JSON.stringify(result.got)).toMatch(message);
	});
	test('fails beside a move that is refused', () => {
		const step = { move: outOfReach[0], chance: { goals: ['E'] } };
		expect(run({ play: [step], expect: { refused } }).ok).toBe(false);
	});
	test('fails if another start card is written than the deck has', () => {
		const zap = { ...given, players: [{ hand: ['zap-a-card'], goal: 'E' }, { goal: 'A' }] };
		const step = (start: readonly string[]) => ({ given: zap, play: [{ move: 'zap-a-card 0,0', chance: { start } }] });
		expect(run(step(['SSSS'])).ok).toBe(true);
		expect(run(step(['WWWW']))).toMatchObject({ ok: false });
	});
});

describe('what can never differ is refused', () => {
	test.each([50, 2])('a bot in seat %i', (seat) => {
		expect(run({ play: [{ event: 'bot', seat }] })).toMatchObject({ ok: false, got: { refused: 'target/not-a-seat' } });
	});
	test.each(['NONSENSE', 'zap-a-card', 'FFFE'])('legal placements of %s', (card) => {
		const error = { code: 'format/unreadable-text', at: `expect.legal.${card}` };
		expect(run({ expect: { legal: { [card]: [] } } })).toMatchObject({ ok: false, got: { error } });
	});
	test('legal placements of a card that is not in the hand', () => {
		expect(run({ expect: { legal: { SSSS: [] } } })).toMatchObject({ ok: false, got: { legal: { SSSS: null } } });
	});
});

test('Goals that nobody holds are in invisible seats when they are left out', () => {
	expect(run({ expect: { unusedGoals: ['W', 'F', 'S'] } }).ok).toBe(true);
	expect(run({ expect: { unusedGoals: [] } }).ok).toBe(false);
	expect(run({ given: { ...given, unusedGoals: [] }, expect: { unusedGoals: [] } }).ok).toBe(true);
	expect(run({ given: { ...given, unusedGoals: ['S', 'W'] }, expect: { unusedGoals: ['S', 'W'] } }).ok).toBe(true);
});

test('rule sets that are not known fail by name', () => {
	const scenario = { name: 'x', rules: ['v9'], cites: [], given, play: [], expect: {} } satisfies Scenario;
	expect(runScenario(scenario, 'v9')).toMatchObject({ ok: false, got: { error: { code: 'format/unknown-rules' } } });
});

test.each([['v3'], [{ base: 'v3', rotateOption: true }]])(
	'rules of another base than the one it runs under: %o',
	(rules) => {
		const given = { rules, players: [{ goal: 'E' }, { goal: 'A' }] };
		const result = runScenario({ name: 'x/y', rules: ['v1'], cites: [], given, play: [], expect: {} }, 'v1');
		expect(result).toMatchObject({ ok: false, got: { error: { code: 'format/impossible', at: 'given.rules' } } });
	},
);
