import { configDefaults, defineConfig } from 'vitest/config';
import { LONG_TESTS } from './long-tests.ts';

/** Besides the long ones: what says little of placing, chains, turns and Actions, and the search, which plays by itself. */
const BESIDE_THE_POINT = [
	'src/random/**',
	'src/search/**',
	'src/secrecy.test.ts',
	'src/solitaire/games.test.ts',
	'src/text/**',
];

/** The tests that are asked about mutants. Stryker runs them in a copy of this folder, so nothing here may lead out of it. */
export default defineConfig({
	test: {
		include: ['src/**/*.test.ts'],
		exclude: [
			...configDefaults.exclude,
			...LONG_TESTS.filter((file) => file !== 'src/properties.test.ts'),
			...BESIDE_THE_POINT,
		],
		setupFiles: ['src/testing/few-runs.ts'],
		testTimeout: 60_000,
	},
});
