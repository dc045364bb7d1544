import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../support/fixtures.ts';
import { newTable } from '../support/tables.ts';

const PAGES = [
	'/',
	'/new',
	'/quick',
	'/about',
	'/play',
	'/nowhere',
	'/docs/',
	'/docs/rules/placing/',
	'/docs/rules/actions/zap-a-card/',
	'/docs/run/',
];

for (const colorScheme of ['light', 'dark'] as const) {
	for (const path of PAGES) {
		test(`axe finds nothing on ${path} in ${colorScheme}`, async ({ server, visitor }) => {
			const { page } = await visitor({ colorScheme });
			await page.goto(server.url + path);
			if (!path.startsWith('/docs')) await page.locator('html[data-ready]').waitFor();
			const { violations } = await new AxeBuilder({ page }).analyze();
			expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
		});
	}

	test(`axe finds nothing at an online table in ${colorScheme}`, async ({ server, visitor }) => {
		const host = await visitor({ colorScheme });
		await newTable(host, server.url, 'Ada', 3);
		const lobby = await new AxeBuilder({ page: host.page }).analyze();
		expect(lobby.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
		await host.page
			.getByRole('button', { name: /Seat 2: add a bot/ })
			.first()
			.click();
		await host.page.getByRole('button', { name: 'Start the game' }).click();
		await expect(host.cards.first()).toBeVisible();
		const table = await new AxeBuilder({ page: host.page }).analyze();
		expect(table.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
	});
}
