import { defineConfig, mergeConfig } from 'vitest/config';
import base from '../../tooling/vitest.base.ts';

export default mergeConfig(
	base,
	defineConfig({
		test: {
			include: ['quality/**/*.test.ts'],
			coverage: {
				provider: 'v8',
				include: ['src/**/*.ts'],
				exclude: ['src/**/*.test.ts', 'src/testing/**'],
				reporter: [['text', { skipFull: true }]],
				thresholds: { branches: 97 },
			},
		},
	}),
);
