import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { LONG_TESTS } from './long-tests.ts';

/** Besides the long ones: what says little of placing, chains, turns and Actions, and the search, which plays by itself. */
const BESIDE_THE_POINT = [
	'src/random/**',
	'src/search/**',
	'src/secrecy.test.ts',
	'src/solitaire/games.test.ts',
	'src/text/{foreign,record,table}.test.ts',
];

/** A mutant is done with when the first test fails: those that take seconds are asked last, the others as Vitest would, failed ones first. */
class QuickFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const sorted = await super.sort(files);
		const isSlow = ({ moduleId }: TestSpecification) => /\/(?:properties|setup)\.test\.ts$/.test(moduleId);
		return [...sorted.filter((file) => !isSlow(file)), ...sorted.filter(isSlow)];
	}
}

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
		sequence: { sequencer: QuickFirst },
	},
});
