import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import base from '../../tooling/vitest.base.ts';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
const HOW = 'Install one (on Debian: apt-get install chromium) or set CHROMIUM to its path.';
const browserTests = 'src/dom/**/*.browser.test.ts';

const executablePath =
	process.env.CHROMIUM ??
	(process.env.PATH ?? '')
		.split(delimiter)
		.flatMap((folder) => NAMES.map((name) => join(folder, name)))
		.find((file) => existsSync(file));

if (!executablePath && process.env.CI) throw new Error(`No Chromium for the tests of the live board. ${HOW}`);
if (!executablePath) console.warn(`\n!!! THE LIVE BOARD IS NOT TESTED: no Chromium was found.\n!!! ${HOW}\n`);

const node = {
	extends: true as const,
	test: { name: 'node', include: ['src/**/*.test.ts'], exclude: [browserTests] },
};

const browser = {
	extends: true as const,
	optimizeDeps: { include: ['axe-core'] },
	test: {
		name: 'browser',
		include: [browserTests],
		browser: {
			enabled: true,
			headless: true,
			ui: false,
			screenshotFailures: false,
			viewport: { width: 1000, height: 800 },
			provider: playwright({ launchOptions: { ...(executablePath ? { executablePath } : {}), args: ARGS } }),
			instances: [{ browser: 'chromium' as const }],
		},
	},
};

// `include` is set by each project: lists are joined when a project extends, not replaced.
const { include: _, ...shared } = base.test ?? {};

/** Two surroundings and one result file: pure parts in Node, the live board in a real Chromium. */
export default defineConfig({ test: { ...shared, projects: executablePath ? [node, browser] : [node] } });
