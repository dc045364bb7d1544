import { defineConfig } from 'vitest/config';

/** What every package's vitest run shares: results are also written where `tooling/verify.mjs` counts them. */
export default defineConfig({
	test: {
		include: ['src/**/*.test.ts'],
		reporters: ['default', 'json'],
		outputFile: { json: '.results/vitest.json' },
		testTimeout: 60_000,
		// A focused test would silently switch the others off.
		allowOnly: false,
	},
});
