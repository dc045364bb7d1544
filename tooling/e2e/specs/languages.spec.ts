import { expect, test } from '../support/fixtures.ts';
import { openPrepared } from '../support/local-save.ts';

/** A game that is over after one move. */
const WON = { hand: ['FFWW'], table: [0, 1, 2, 3, 4, 5].map((x) => `FFFF@${x},0`), played: ['FFWW@6,0'] };

test('somebody whose device speaks French is met in French, and keeps to what they choose', async ({
	server,
	visitor,
}) => {
	const { page } = await visitor({ locale: 'fr-FR' });
	await page.goto(`${server.url}/`);
	await expect(page).toHaveURL(`${server.url}/fr`);
	await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
	await page.getByRole('link', { name: 'English' }).click();
	await expect(page).toHaveURL(`${server.url}/`);
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Five elements');
	await page.reload();
	await page.locator('html[data-ready]').waitFor();
	await expect(page).toHaveURL(`${server.url}/`);
});

test('an address that names a language is kept to', async ({ server, visitor }) => {
	const { page } = await visitor({ locale: 'fr-FR' });
	await page.goto(`${server.url}/es/about`);
	await page.locator('html[data-ready]').waitFor();
	await expect(page).toHaveURL(`${server.url}/es/about`);
});

test('a game goes on while the page changes its language, without a reload', async ({ server, visitor }) => {
	const { page } = await visitor();
	await page.goto(`${server.url}/play`);
	await expect(page.getByRole('list', { name: 'Your hand' })).toBeVisible();
	await page.evaluate(() => {
		document.body.dataset.same = 'page';
	});
	await page.getByRole('button', { name: 'Menu' }).click();
	await page.getByRole('link', { name: 'Español' }).click();
	await expect(page).toHaveURL(`${server.url}/es/play`);
	await expect(page.locator('html')).toHaveAttribute('lang', 'es');
	await expect(page.getByRole('heading', { name: 'Menú' })).toBeVisible();
	await expect(page.locator('body')).toHaveAttribute('data-same', 'page');
	await expect(page.getByRole('list', { name: 'Tu mano', includeHidden: true })).toBeVisible();
});

test('a game that was begun in one language calls its player by the other, at the end and looked back at', async ({
	server,
	visitor,
}) => {
	const player = await visitor();
	await openPrepared(player, server.url, WON);
	const { page } = player;
	await page.goto(`${server.url}/fr/play`);
	await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.getByRole('button', { name: 'Copier' }).click();
	await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('Tu as gagné');
	await page.goto(`${server.url}/fr/play/replay`);
	await page.getByRole('button', { name: 'En tableau' }).click();
	await expect(page.getByRole('columnheader').nth(1)).toHaveText('Toi');
});

for (const language of ['fr', 'vi', 'es']) {
	test(`nothing runs off the page of a phone in ${language}`, async ({ server, visitor }) => {
		const { page } = await visitor({ viewport: { width: 360, height: 740 } });
		for (const path of ['', '/new', '/quick', '/about', '/play']) {
			await page.goto(`${server.url}/${language}${path}`);
			await page.locator('html[data-ready]').waitFor();
			const [content, window] = await page.evaluate(() => [
				document.documentElement.scrollWidth,
				document.documentElement.clientWidth,
			]);
			expect(content, `${path} is ${content} wide in ${window}`).toBeLessThanOrEqual(window ?? 0);
		}
	});
}
