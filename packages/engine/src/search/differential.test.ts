import { expect, test } from 'vitest';
import { stateOf } from '../testing/agreement.ts';
import { compareSearch } from '../testing/compare-search.ts';
import type { PositionJson } from '../testing/oracle/index.ts';
import positions from '../testing/perft-positions.json' with { type: 'json' };
import { SEARCHED } from '../testing/variants.ts';
import { createSearch, type Search } from './index.ts';

/** `pnpm soak:search` plays a thousand and more. */
const GAMES = 5;
/** Longer sequences than these are counted by the pure interface only. */
const SEQUENCES = 40_000;

test.each(SEARCHED)('the search plays as the pure interface does: $name', ({ rules }) => {
	const games = rules.overlap ? 1 : GAMES;
	expect(compareSearch(rules, games, 1).games).toBe(games);
});

test.each(positions.map(({ name, position, counts }) => [name, position, counts] as const))(
	'there are as many sequences as the oracle found: %s',
	(_, position, counts) => {
		// What is written there is checked by reading it.
		const state = stateOf(position as unknown as PositionJson);
		const search = createSearch(state.rules, { shuffles: 'none' });
		search.load(state);
		const few = counts.filter((count) => count <= SEQUENCES);
		expect(few.map((_, i) => sequences(search, i + 1))).toEqual(few);
	},
);

function sequences(search: Search, depth: number): number {
	const count = search.generate();
	if (depth <= 1) return count;
	let sum = 0;
	for (const code of search.moves.slice(0, count)) {
		search.make(code);
		sum += sequences(search, depth - 1);
		search.unmake();
	}
	return sum;
}
