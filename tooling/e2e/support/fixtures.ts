import { type BrowserContext, test as base } from '@playwright/test';
import { Player } from './player.ts';
import { type RunningServer, startServer } from './server.ts';

interface Fixtures {
	/** Someone in a browser of their own. */
	readonly visitor: (options?: Parameters<import('@playwright/test').Browser['newContext']>[0]) => Promise<Player>;
}

interface WorkerFixtures {
	readonly server: RunningServer;
}

/** One server for all specs of a worker; bots answer at once, so that games are about people. */
export const test = base.extend<Fixtures, WorkerFixtures>({
	server: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to know what a fixture needs.
		async ({}, use) => {
			const server = await startServer({ BOT_PAUSE_MS: '0', QUICK_WAIT_SECONDS: '3', REQUESTS_PER_MINUTE: '0' });
			await use(server);
			await server.remove();
		},
		{ scope: 'worker' },
	],
	visitor: async ({ browser }, use) => {
		const contexts: BrowserContext[] = [];
		const problems: string[] = [];
		await use(async (options) => {
			const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
			contexts.push(context);
			context.setDefaultTimeout(15_000);
			const page = await context.newPage();
			page.on('pageerror', (error) => problems.push(error.message));
			return new Player(page);
		});
		for (const context of contexts) await context.close();
		// An error nobody caught is a failure, whatever the page shows.
		base.expect(problems, 'errors on the pages').toEqual([]);
	},
});
export { expect } from '@playwright/test';
