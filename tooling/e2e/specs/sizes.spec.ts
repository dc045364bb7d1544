import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { openPrepared } from '../support/local-save.ts';
import { newTable } from '../support/tables.ts';

const KB = 1024;

/** A game that is over after one move. */
const WON = { hand: ['FFWW'], table: [0, 1, 2, 3, 4, 5].map((x) => `FFFF@${x},0`), played: ['FFWW@6,0'] };

/** Adds up every script that the page has loaded, each packed with brotli. */
function scriptBytes(page: Page): () => Promise<number> {
	const sizes: Promise<number>[] = [];
	page.context().on('response', (response) => {
		const type = response.headers()['content-type'] ?? '';
		if (type.includes('javascript')) sizes.push(response.body().then((body) => brotliCompressSync(body).length));
	});
	return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

test('pages stay within their budgets of JavaScript', async ({ server, visitor }) => {
	const kB = async (path: string): Promise<number> => {
		const { page } = await visitor();
		const bytes = scriptBytes(page);
		await page.goto(server.url + path);
		await page.locator('html[data-ready]').waitFor();
		await page.waitForLoadState('networkidle');
		return Math.round((await bytes()) / KB);
	};
	const home = await kB('/');
	const local = await kB('/play');
	const host = await visitor();
	const link = await newTable(host, server.url, 'Ada', 2);
	// The host again in a fresh tab: everything an online table needs, loaded by itself.
	const page = await host.page.context().newPage();
	const bytes = scriptBytes(page);
	await page.goto(link);
	await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
	await page.waitForLoadState('networkidle');
	const online = Math.round((await bytes()) / KB);
	const looker = await visitor();
	await openPrepared(looker, server.url, WON);
	await looker.page.waitForLoadState('networkidle');
	const looked = scriptBytes(looker.page);
	await looker.page.goto(`${server.url}/play/replay`);
	await expect(looker.page.getByText(/turning point|No single move/).first()).toBeVisible();
	const review = Math.round((await looked()) / KB);
	console.log(JSON.stringify({ brotli_kB: { home, local, online, review } }));
	expect(home).toBeLessThanOrEqual(60);
	expect(online).toBeLessThanOrEqual(160);
	expect(review).toBeLessThanOrEqual(160);
});
