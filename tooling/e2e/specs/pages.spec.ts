import { expect, test } from '../support/fixtures.ts';

const WIDTHS = [
	[360, 740],
	[390, 844],
	[820, 1180],
	[1440, 900],
	[844, 390],
] as const;

for (const [width, height] of WIDTHS) {
	test(`nothing runs off the page at ${width} x ${height}`, async ({ server, visitor }) => {
		const { page } = await visitor({ viewport: { width, height } });
		for (const path of ['/', '/new', '/quick', '/about', '/play', '/docs/', '/docs/rules/placing/']) {
			await page.goto(server.url + path);
			const [content, window] = await page.evaluate(() => [
				document.documentElement.scrollWidth,
				document.documentElement.clientWidth,
			]);
			expect(content, `${path} is ${content} wide in ${window}`).toBeLessThanOrEqual(window ?? 0);
		}
	});
}

test('every link of the site and the rule book leads somewhere', async ({ server, request }) => {
	const seen = new Set<string>();
	const queue = ['/', '/docs/'];
	const broken: string[] = [];
	for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
		if (seen.has(path)) continue;
		seen.add(path);
		const answer = await request.get(server.url + path);
		if (!answer.ok()) broken.push(`${path}: ${answer.status()}`);
		if (!(answer.headers()['content-type'] ?? '').includes('html')) continue;
		for (const [, href = ''] of (await answer.text()).matchAll(/<(?:a|link)\b[^>]*?\shref="([^"]+)"/g)) {
			const to = new URL(href, server.url + path);
			if (to.origin === server.url) queue.push(to.pathname);
		}
	}
	expect(broken).toEqual([]);
	expect(seen.size).toBeGreaterThan(20);
});

test('boards in the rule book can be played on', async ({ server, visitor }) => {
	const { page } = await visitor();
	await page.goto(`${server.url}/docs/rules/actions/zap-a-card/`);
	const figure = page.getByRole('figure').first();
	await figure.getByRole('group', { name: 'Your hand' }).getByRole('button', { name: 'Zap a Card' }).click();
	const board = figure.getByRole('group', { name: /^Board/ });
	await board.locator('g[role=button]').first().focus();
	await page.keyboard.press('Enter');
	await page.keyboard.press('Enter');
	await expect(figure).toContainText('You took');
});
