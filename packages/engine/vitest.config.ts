import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';
import base from '../../tooling/vitest.base.ts';
import { LONG_TESTS } from './long-tests.ts';

const QUALITY = 'quality/**/*.test.ts';

/** All tests; with `--mode quick` or `--mode long` a part of them. */
export default defineConfig(({ mode }) =>
	mergeConfig(
		mode === 'long' ? { ...base, test: { ...base.test, include: [] } } : base,
		defineConfig({
			test: {
				include: mode === 'long' ? [...LONG_TESTS] : [QUALITY],
				exclude: [...configDefaults.exclude, ...(mode === 'quick' ? LONG_TESTS : [])],
				outputFile: { json: `.results/vitest${mode === 'long' ? '-long' : ''}.json` },
				coverage: {
					provider: 'v8',
					include: ['src/**/*.ts'],
					exclude: ['src/**/*.test.ts', 'src/testing/**'],
					reporter: [['text', { skipFull: true }]],
					thresholds: { branches: 97 },
				},
			},
		}),
	),
);
