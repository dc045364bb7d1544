import { describe, expect, test } from 'vitest';
import { replayEntry } from './replay.ts';
import { readEntry } from './text/entry.ts';
import { parsePosition } from './text/position.ts';
import type { LogEntry } from './types.ts';

/** A position of two seats whose first may hold something to play; nothing on its table is near a win. */
function position(rules: string, hand: readonly string[]) {
	const result = parsePosition({
		rules,
		players: [
			{ hand, goal: 'E' },
			{ hand: ['SSSS', 'WWWW'], goal: 'A' },
		],
		unusedGoals: ['W', 'F', 'S'],
		table: ['FFFF@0,0'],
		deck: ['EEEE', 'AAAA'],
	});
	if (!result.ok) throw new Error(result.code.detail);
	return result.value;
}

function whyNotReplayed(state: ReturnType<typeof position>, entry: object): string | undefined {
	const result = replayEntry(state, readEntry(entry, 'entry'));
	return result.ok ? undefined : `${result.code.code} ${result.code.detail}`;
}

test.each([
	[null, 'format/wrong-type null is no entry'],
	[7, 'format/wrong-type 7 is no entry'],
	['pass', 'format/wrong-type "pass" is no entry'],
	[{ event: 'nap', seat: 0 }, 'format/unknown-value "nap" is none of join, leave, bot'],
	[{ event: undefined, seat: 0 }, 'format/unknown-value undefined is none of join, leave, bot'],
	[{ seat: 0 }, 'text/unreadable undefined'],
	[{ seat: 0, play: 7 }, 'text/unreadable 7'],
	[{ seat: 0, play: 'x'.repeat(10_000) }, `text/unreadable "${'x'.repeat(56)}...`],
])('what is no entry is refused: %#', (value, refusal) => {
	const result = replayEntry(position('v3', []), value as unknown as LogEntry);
	expect(result.ok ? '' : `${result.code.code} ${result.code.detail}`).toBe(refusal);
});

describe('results of chance that are written down have to be possible', () => {
	test.each([
		['v3', 'shuffle-goals', {}, 'chance.goals is missing'],
		['v3', 'shuffle-goals', { goals: ['A', 'E', 'W', 'F'] }, 'chance.goals are not the Goals of the game'],
		['v3', 'shuffle-goals', { goals: ['A', 'E', 'W', 'F', 'F'] }, 'chance.goals are not the Goals of the game'],
		['v1', 'shuffle-goals', { goals: ['A', 'E'] }, 'chance.unused is missing'],
		[
			'v1',
			'shuffle-goals',
			{ goals: ['A', 'E'], unused: ['S', 'E', 'F'] },
			'chance.goals are not the Goals of the game',
		],
		[
			'v1',
			'shuffle-goals',
			{ goals: ['A', 'E', 'S'], unused: ['W', 'F'] },
			'chance.goals are not the Goals of the game',
		],
		['v1-fr', 'trade-goals unused', {}, 'chance.unused is missing'],
		['v1-fr', 'trade-goals unused', { unused: ['S', 'F', 'W'] }, 'chance.unused is not made of the Goals of the pile'],
		['v1-fr', 'trade-goals unused', { unused: ['S', 'E'] }, 'chance.unused is not made of the Goals of the pile'],
		['v3', 'shuffle-hands', {}, 'chance.hands is missing'],
		['v3', 'shuffle-hands', { hands: [['FFFF'], ['SSSS', 'WWWW'], [], [], [], []] }, 'chance.hands has more hands'],
		['v3', 'shuffle-hands', { hands: [['FFFF', 'SSSS', 'WWWW'], []] }, 'chance.hands is not dealt evenly'],
		['v3', 'shuffle-hands', { hands: [[], ['FFFF', 'WWWW'], ['SSSS']] }, 'chance.hands is not dealt evenly'],
		['v3', 'shuffle-hands', { hands: [['WWWW', 'FFFF'], ['WWWW']] }, 'chance.hands are not the cards of the hands'],
	])('%s, %s, %j', (rules, play, chance, detail) => {
		const state = position(rules, [play.replace(/ .*/, ''), 'FFFF']);
		expect(whyNotReplayed(state, { seat: 0, play, chance })).toContain(`record/chance ${play}: ${detail}`);
	});
	test.each([
		[{}, 'chance.deck is missing'],
		[{ deck: ['EEEE', 'AAAA', 'SSSS', 'FFFF'] }, 'chance.deck is not made of the cards that were shuffled'],
	])('a leave, %j', (chance, detail) => {
		const { players, ...rest } = position('v3', []);
		const state = { ...rest, players: players.map(({ invisible: _, ...player }) => player) };
		expect(whyNotReplayed(state, { event: 'leave', seat: 1, chance })).toBe(`record/chance leave of seat 1: ${detail}`);
	});
});

test('results that are possible are taken', () => {
	const entry = {
		seat: 0,
		play: 'shuffle-goals',
		chance: { goals: ['A', 'S', 'E', 'F', 'W'] },
		next: 1,
		drew: ['EEEE'],
	};
	const result = replayEntry(position('v3', ['shuffle-goals', 'FFFF']), readEntry(entry, 'entry'));
	expect(result.ok && result.value.state.players.map(({ goal }) => goal).join('')).toBe('ASEFW');
});
