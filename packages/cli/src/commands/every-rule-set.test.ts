import { legalMoves, makeMove, makeView, parsePosition, RULE_SET_IDS, viewFor } from '@aquarius/engine';
import { describe, expect, it } from 'vitest';
import { aquarius, filesFolder } from '../testing.ts';

const file = filesFolder();

const simulated = new Map(
	RULE_SET_IDS.map((id) => [id, aquarius(['simulate', '--rules', id, '--seed', '5', '--bots', 'greedy'])]),
);

describe('every rule set', () => {
	it.each([...simulated])('%s is simulated to an outcome', (id, { status, stderr, lines: [record] }) => {
		expect({ status, stderr, base: record.rules.base }).toEqual({ status: 0, stderr: '', base: id });
		expect(record.result.reason).toMatch(/^(seven|closest|cards|path|none)$/);
	});

	it('has records that replay', () => {
		const { status, lines } = aquarius(['replay', '-'], [...simulated.values()].map(({ stdout }) => stdout).join(''));
		expect(status).toBe(0);
		expect(lines.map((line) => line.result)).toEqual(
			[...simulated.values()].map(({ lines: [record] }) => record.result),
		);
	});
});

/** Unlike each other in what a position holds and which moves there are. */
const UNLIKE = ['v2', 'summary', 'dont-block-it-off', 'solitaire', 'aqua-chicken'] as const;

describe.each(UNLIKE)('%s', (id) => {
	const record = simulated.get(id)?.lines[0];
	const start = { ...record.start, format: 'aquarius-position/1', rules: id };
	const play: string = record.log[0].play;

	it('lists the moves of a position, applies them and counts them', () => {
		const path = file(`${id}.json`, start);
		const [legal] = aquarius(['legal', path]).lines;
		expect(legal).toContain(play);
		expect(aquarius(['perft', path, '--depth', '1']).lines).toEqual([{ depth: 1, sequences: legal.length }]);
		const applied = aquarius(['apply', path, play]);
		expect(applied.status).toBe(0);
		expect(applied.lines[0]).toMatchObject({ position: { rules: id }, events: expect.any(Array) });
	});

	it('is played by a bot behind the line protocol', () => {
		const position = parsePosition(start);
		if (!position.ok) throw new Error('a record was believed to start with a position');
		const state = position.value;
		const legal = legalMoves(state, state.turn).map(makeMove);
		const question = JSON.stringify({ view: makeView(viewFor(state, state.turn)), legal });
		const { status, stdout } = aquarius(['bot', 'greedy'], question);
		expect(status).toBe(0);
		expect(legal).toContain(stdout.trim());
	});
});

it.each(['v2-vi', 'solitaire'])('bots meet in the arena of %s', (id) => {
	const { status, lines } = aquarius(['arena', '--rules', id, '--a', 'greedy', '--b', 'random', '--games', '2']);
	expect(status).toBe(0);
	expect(lines[0]).toMatchObject({ rules: id, games: 2 });
});

describe('how many play', () => {
	it.each([
		['solitaire', 1],
		['dont-block-it-off', 2],
		['v1', 2],
	] as const)('%s is simulated with %i unless another number is given', (id, players) => {
		expect(simulated.get(id)?.lines[0].players).toBe(players);
	});

	it.each([
		['solitaire', '2', '--players 2: solitaire is for 1\n'],
		['collect-seven', '1', '--players 1: collect-seven is for 2 to 8\n'],
		['v2', '6', '--players 6: v2 is for 2 to 5\n'],
	])('%s is not for %s', (id, players, message) => {
		const { status, stdout, stderr } = aquarius(['simulate', '--rules', id, '--players', players]);
		expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
		expect(stderr).toContain(message);
	});

	it('is up to ten with two decks', () => {
		const two = file('two.json', { base: 'v1', decks: 2 });
		expect(aquarius(['simulate', '--rules', two, '--players', '10']).lines[0].start.players).toHaveLength(10);
		expect(aquarius(['deck', two]).lines[0]).toMatchObject({ FFFF: 4, 'zap-a-card': 6 });
	});
});

describe('a rules file that cannot be right', () => {
	it.each([
		['an unknown field', { base: 'v1', colour: 'red' }, /colour/],
		['a value that the field lacks', { base: 'v2', rotateGoals: 'sideways' }, /rotateGoals.*sideways/],
		['an unknown base', { base: 'v9' }, /base.*v9/],
		['more players than Goals', { base: 'v1', players: { min: 2, max: 6 } }, /players.*Goals/],
	])('names %s', (_, rules, message) => {
		const { status, stdout, stderr } = aquarius(['simulate', '--rules', file('wrong.json', rules)]);
		expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
		expect(stderr).toMatch(message);
	});
});
