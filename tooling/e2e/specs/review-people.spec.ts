import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../support/fixtures.ts';
import { KEPT, keep, recordWithGuests } from '../support/kept-record.ts';

const JOINED = 3;
const LEFT = 7;

test('whoever joined late has a line and a hand from there on, and whoever left until then', async ({
	server,
	visitor,
}) => {
	const player = await visitor();
	const { page } = player;
	await keep(player, recordWithGuests());
	await player.open(server.url + KEPT);
	const people = page.getByRole('region', { name: 'Players' });
	const chip = (n: number) => people.getByRole('listitem').filter({ hasText: `Seat ${n}` });
	await expect(chip(4)).toContainText('not at the table');
	await expect(page.getByText(/turning point|No single move/).first()).toBeVisible();
	for (const [at, there] of [
		[JOINED - 1, [1, 2, 3]],
		[JOINED, [1, 2, 3, 4]],
		[LEFT - 1, [1, 2, 3, 4]],
		[LEFT, [1, 3, 4]],
	] as const) {
		await page.getByRole('slider', { name: 'Move of the game' }).fill(`${at}`);
		const chart = page.getByRole('img', { name: /^Chances to win/ });
		for (const n of [1, 2, 3, 4]) {
			const isThere = (there as readonly number[]).includes(n);
			await expect(people.getByRole('list', { name: `Hand of Seat ${n}` })).toHaveCount(isThere ? 1 : 0);
			if (isThere) await expect(chart).toHaveAccessibleName(new RegExp(`Seat ${n} \\d+`));
			else await expect(chart).not.toHaveAccessibleName(new RegExp(`Seat ${n}`));
		}
	}
	const onTurn = people.getByRole('listitem').and(page.locator('[aria-current=true]'));
	await expect(onTurn).toContainText('to play');
	await page.getByRole('button', { name: 'To the end' }).click();
	await expect(onTurn).toHaveCount(0);
	await expect(people.getByRole('listitem').filter({ hasText: 'won' })).toHaveCount(1);
	await page.getByRole('button', { name: 'As a table' }).click();
	const row = page.getByRole('dialog').getByRole('row');
	await expect(row.nth(1).getByRole('cell')).toHaveText([/%/, /%/, /%/, '']);
	await expect(row.nth(1 + JOINED).getByRole('cell')).toHaveText([/%/, /%/, /%/, /%/]);
	await expect(row.nth(1 + LEFT).getByRole('cell')).toHaveText([/%/, '', /%/, /%/]);
});

test('a server that cannot be reached, or is busy, is no missing game: it is asked again', async ({
	server,
	visitor,
}) => {
	const player = await visitor();
	const { page } = player;
	let answer: 'none' | 'busy' | 'game' = 'none';
	const record = recordWithGuests();
	await page.route('**/api/games/*', (route) => {
		if (answer === 'none') return route.abort();
		if (answer === 'busy') return route.fulfill({ status: 503, json: { refused: 'room/restarting' } });
		return route.fulfill({ json: record });
	});
	await player.open(server.url + KEPT);
	await expect(page.getByRole('heading', { name: 'The game could not be fetched' })).toBeVisible();
	await expect(page.getByRole('banner')).toContainText('Looking back');
	await expect(page.getByRole('banner')).not.toContainText('Against bots');
	answer = 'busy';
	const again = page.getByRole('button', { name: 'Try again' });
	await again.click();
	await expect(page.getByText('or is busy')).toBeVisible();
	await expect(again).toBeFocused();
	answer = 'game';
	await page.keyboard.press('Enter');
	await expect(page.getByRole('slider', { name: 'Move of the game' })).toBeVisible();
	await expect(page.getByRole('main')).toBeFocused();
	await expect(page.getByRole('link', { name: 'To the start page' })).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
	for (const viewport of [
		{ width: 390, height: 844 },
		{ width: 820, height: 1180 },
	]) {
		test(`everybody’s cards can be seen by touch, ${viewport.width} wide in ${colorScheme}`, async ({
			server,
			visitor,
		}) => {
			const player = await visitor({ colorScheme, viewport, hasTouch: true, isMobile: true });
			const { page } = player;
			await keep(player, recordWithGuests());
			await player.open(server.url + KEPT);
			const opens = page.getByRole('button', { name: 'Hand of Seat 3' });
			const size = await opens.boundingBox();
			expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
			await expect(opens).toHaveAttribute('aria-expanded', 'false');
			await opens.tap();
			await expect(opens).toHaveAttribute('aria-expanded', 'true');
			const hand = page.getByRole('list', { name: 'Hand of Seat 3' });
			await expect(hand.getByRole('img', { name: /^Goal of Seat 3: / })).toBeVisible();
			const cards = hand.getByRole('listitem').filter({ hasText: /./ });
			expect(await cards.count()).toBeGreaterThan(2);
			for (const card of await cards.all()) {
				const box = await card.boundingBox();
				expect(box?.width).toBeGreaterThanOrEqual(52);
				expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
			}
			const before = await cards.allTextContents();
			for (let move = 0; move < 5; move++) await page.getByRole('button', { name: 'One move on' }).tap();
			expect(await cards.allTextContents()).not.toEqual(before);
			const { violations } = await new AxeBuilder({ page }).analyze();
			expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
			await opens.tap();
			await expect(hand).toHaveCount(0);
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
		});
	}
}
