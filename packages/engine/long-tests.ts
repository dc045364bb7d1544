/**
 * Tests that play thousands of games and positions. `npm test` runs them without watching which branches they reach, which would take
 * several times as long: the quick tests have to reach every branch that matters.
 */
export const LONG_TESTS = [
	'src/games.test.ts',
	'src/oracle.test.ts',
	'src/perft.test.ts',
	'src/properties.test.ts',
] as const;
