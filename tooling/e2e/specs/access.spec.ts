import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { openPrepared } from '../support/local-save.ts';
import { newTable } from '../support/tables.ts';

const PAGES = ['/', '/new', '/quick', '/about', '/play', '/nowhere', '/docs/', '/docs/rules/placing/'];

/** What axe finds on a page, one line a fault. */
async function faults(page: Page): Promise<readonly string[]> {
	const { violations } = await new AxeBuilder({ page }).analyze();
	return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}

for (const colorScheme of ['light', 'dark'] as const) {
	for (const path of PAGES) {
		test(`axe finds nothing on ${path} in ${colorScheme}`, async ({ server, visitor }) => {
			const { page } = await visitor({ colorScheme });
			await page.goto(server.url + path);
			if (!path.startsWith('/docs')) await page.locator('html[data-ready]').waitFor();
			expect(await faults(page)).toEqual([]);
		});
	}

	test(`axe finds nothing at an online table in ${colorScheme}`, async ({ server, visitor }) => {
		const host = await visitor({ colorScheme });
		await newTable(host, server.url, 'Ada', 3);
		expect(await faults(host.page)).toEqual([]);
		await host.page
			.getByRole('button', { name: /Seat 2: add a bot/ })
			.first()
			.click();
		await host.page.getByRole('button', { name: 'Start the game' }).click();
		await expect(host.cards.first()).toBeVisible();
		expect(await faults(host.page)).toEqual([]);
	});

	test(`axe finds nothing in a choice and at the end, on a phone in ${colorScheme}`, async ({ server, visitor }) => {
		const player = await visitor({ colorScheme, viewport: { width: 390, height: 844 } });
		const six = [0, 1, 2, 3, 4, 5].map((x) => `FFFF@${x},0`);
		await openPrepared(player, server.url, { hand: ['FFWW', 'trade-goals'], goal: 'F', table: six });
		await player.page.getByRole('button', { name: /Trade Goals/ }).click();
		await expect(player.page.getByRole('dialog')).toBeVisible();
		expect(await faults(player.page)).toEqual([]);
		await player.page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
		await player.playAnything();
		await expect(player.result).toHaveText('You won!');
		expect(await faults(player.page)).toEqual([]);
	});
}

test('axe finds nothing on any page of the rule book', async ({ server, visitor }) => {
	test.slow();
	const { page } = await visitor();
	await page.goto(`${server.url}/docs/`);
	const paths = await page
		.getByRole('navigation', { name: 'Main' })
		.getByRole('link')
		.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
	expect(paths.length).toBeGreaterThan(20);
	for (const path of paths) {
		await page.goto(server.url + path);
		expect(await faults(page), path).toEqual([]);
	}
});
