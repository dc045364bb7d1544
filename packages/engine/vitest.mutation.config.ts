import { defineConfig } from 'vitest/config';

/**
 * The tests that judge mutants: quick ones. Stryker runs them in a copy of this folder, so nothing here may lead out of it. Left out are
 * the tests of thousands of games; what is left of fast-check stops after a moment.
 */
export default defineConfig({
	test: {
		include: ['src/**/*.test.ts'],
		exclude: ['src/games.test.ts', 'src/perft.test.ts', 'src/secrecy.test.ts', 'src/text/**', 'src/random/**'],
		setupFiles: ['src/testing/few-runs.ts'],
		testTimeout: 60_000,
	},
});
