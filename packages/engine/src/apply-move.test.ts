import { expect, test } from 'vitest';
import { applyMove } from './apply-move.ts';
import { parseMove } from './text/move.ts';
import { parsePosition } from './text/position.ts';
import type { Move } from './types.ts';

test.each([
	[
		'F',
		[
			{ type: 'placed', connected: ['A', 'F'], bonus: 0 },
			{ type: 'game-over', winners: [0] },
		],
	],
	[
		'E',
		[
			{ type: 'placed', connected: ['A', 'F'], bonus: 1 },
			{ type: 'drew', why: 'bonus' },
			{ type: 'turn' },
			{ type: 'drew' },
		],
	],
])('a placement that wins promises no bonus cards (E9b): with Goal %s', (goal, events) => {
	const fire = Array.from({ length: 6 }, (_, x) => `FFFF@${x},0`);
	const position = parsePosition({
		rules: 'v3',
		players: [{ hand: ['FFAA'], goal }, { goal: 'A' }],
		table: [...fire, 'AAAA@6,1'],
		deck: ['SSSS', 'SSSS'],
	});
	if (!position.ok) throw new Error(position.code.detail);
	const result = applyMove(position.value, 0, parseMove('FFAA@6,0') as Move);
	if (!result.ok) throw new Error(result.code);
	expect(result.value.events).toMatchObject(events);
	expect(result.value.events.length).toBe(events.length);
	expect(result.value.entry.bonus).toEqual(goal === 'F' ? undefined : ['SSSS']);
});
