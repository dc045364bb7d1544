import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../support/fixtures.ts';
import { newTable } from '../support/tables.ts';

test('bots come and go by keyboard alone: each with its own level, said aloud, and the focus stays in the row', async ({
	server,
	visitor,
}) => {
	const host = await visitor();
	const { page } = host;
	await newTable(host, server.url, 'Ada', 4);
	const log = page.getByRole('log', { name: 'What happens' });
	const level = (seat: number) => page.getByRole('combobox', { name: `Seat ${seat}: level of the bot` });
	const add = (seat: number) => page.getByRole('button', { name: new RegExp(`^Seat ${seat}: add a bot`) });
	await level(3).selectOption('expert');
	await expect(level(3)).toHaveAccessibleDescription(/^Takes its time/);
	await expect(level(2)).toHaveValue('medium');
	await add(3).press('Enter');
	await expect(page.getByRole('button', { name: 'Remove Rex' })).toBeFocused();
	await expect(log).toContainText('Rex (bot, expert) sits down.');
	await expect(level(2)).toHaveValue('medium');
	await add(2).press('Enter');
	await expect(page.getByRole('button', { name: 'Remove Juno' })).toBeFocused();
	await expect(log).toContainText('Juno (bot, medium) sits down.');
	await add(4).press('Enter');
	const last = page.getByRole('button', { name: 'Remove Basil' });
	await expect(last).toBeFocused();
	await last.press('Enter');
	await expect(add(4)).toBeFocused();
	await expect(log).toContainText('Basil has left.');
	await page.getByRole('button', { name: 'Remove Juno' }).press('Enter');
	await expect(add(2)).toBeFocused();
	// What is closed up is no news, and bots keep their names.
	await page.getByRole('button', { name: 'Start the game' }).press('Enter');
	const players = page.getByRole('region', { name: 'Players' });
	await expect(players).toContainText('bot, expert');
	await expect(players).toContainText('Rex');
	await expect(log.getByText(/sits down|has left/)).toHaveCount(5);
});

for (const [width, height] of [
	[390, 844],
	[820, 1180],
	[1440, 900],
] as const) {
	for (const colorScheme of ['light', 'dark'] as const) {
		test(`the lobby has room for levels at ${width}x${height} in ${colorScheme}`, async ({ server, visitor }) => {
			const host = await visitor({ viewport: { width, height }, colorScheme });
			await newTable(host, server.url, 'Ada', 3);
			await host.page.getByText('How bots play').click();
			await expect(host.page.getByText(/^Takes its time/)).toBeVisible();
			expect(await host.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
			const { violations } = await new AxeBuilder({ page: host.page }).analyze();
			expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
		});
	}
}
