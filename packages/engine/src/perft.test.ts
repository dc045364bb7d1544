import { expect, test } from 'vitest';
import { perft } from './perft.ts';
import { ruleSet } from './rulesets/rule-set.ts';
import { createGame } from './setup.ts';
import { playGame } from './testing/games.ts';
import { parsePosition } from './text/position.ts';
import type { GameState } from './types.ts';

function position(json: object): GameState {
	const result = parsePosition({ rules: 'v3', unusedGoals: ['W', 'F', 'S'], ...json });
	if (!result.ok) throw new Error(result.code.detail);
	return result.value;
}

const small = position({
	players: [
		{ hand: ['FFFF', 'FFWW'], goal: 'E' },
		{ hand: ['zap-a-card'], goal: 'A' },
	],
	table: ['FFFF@0,0'],
});
const actions = position({
	players: [
		{ hand: ['move-a-card', 'trade-goals', 'EEEE'], goal: 'E' },
		{ hand: ['****'], goal: 'A' },
	],
	table: ['FFFF@0,0', 'FFWW@1,0', 'WWEE@1,1'],
	deck: ['shuffle-hands'],
});

/**
 * Numbers of move sequences. `small` by hand: the Ace fits on four sides of the Ace; FFWW twice at its left and right and once above
 * and below; then two cards can be zapped. The others are golden: a change of any rule shows in them.
 */
test.each([['small', small, [1, 10, 20]]])('%s', (_, state, counts) => {
	expect(counts.map((_, depth) => perft(state, depth))).toEqual(counts);
});

test('golden', () => {
	const dealt = createGame({ rules: ruleSet('v3'), players: 2, random: '7'.repeat(64), first: 0 });
	const middle = playGame(ruleSet('v3'), 4, 77, 30).state;
	expect({
		actions: [0, 1, 2, 3].map((depth) => perft(actions, depth)),
		dealt: [1, 2, 3].map((depth) => perft(dealt, depth)),
		middle: [1, 2].map((depth) => perft(middle, depth)),
	}).toMatchInlineSnapshot(`
		{
		  "actions": [
		    1,
		    17,
		    512,
		    6395,
		  ],
		  "dealt": [
		    14,
		    72,
		    945,
		  ],
		  "middle": [
		    90,
		    2987,
		  ],
		}
	`);
});
