import { expect, test } from 'vitest';
import { compareSearch } from '../testing/compare-search.ts';
import { SEARCH_RULES } from '../testing/search-rules.ts';

/** `pnpm soak:search` plays a thousand and more. */
const GAMES = 5;

test.each(SEARCH_RULES)('the search plays as the pure interface does: %s', (_, rules) => {
	const games = rules.overlap ? 1 : GAMES;
	expect(compareSearch(rules, games, 1).games).toBe(games);
});
