import { defineConfig } from '@playwright/test';

/** Every spec starts the servers it needs itself (`support/server.ts`), so that it may also kill them. */
export default defineConfig({
	testDir: 'specs',
	timeout: 120_000,
	expect: { timeout: 20_000 },
	// Two cores: browsers and servers side by side are slow enough with one worker.
	workers: 1,
	forbidOnly: true,
	reporter: [['list'], ['json', { outputFile: '.results/playwright.json' }]],
	outputDir: 'test-results',
	use: {
		// Recording makes long games twice as long; `TRACE=1` turns it on to look into a failure.
		trace: process.env.TRACE ? 'retain-on-failure' : 'off',
		viewport: { width: 1280, height: 800 },
		launchOptions: {
			...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
			args: [
				'--no-sandbox',
				'--disable-gpu',
				'--disable-quic',
				'--no-first-run',
				'--disable-background-networking',
				'--disable-component-update',
				'--disable-sync',
			],
		},
	},
});
