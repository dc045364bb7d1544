import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '../support/fixtures.ts';

const SCREENS = [
	{ width: 390, height: 844 },
	{ width: 740, height: 390 },
	{ width: 820, height: 1180 },
	{ width: 1440, height: 900 },
];

for (const viewport of SCREENS) {
	test(`who is a bot, and of which level, is seen and heard at ${viewport.width}x${viewport.height}`, async ({
		server,
		visitor,
	}) => {
		const player = await visitor({ viewport });
		await player.open(`${server.url}/play`);
		const seats = player.page.getByRole('region', { name: 'Players' }).getByRole('listitem');
		for (const name of ['Rex', 'Juno', 'Basil']) {
			const bot = seats.filter({ hasText: name });
			await expect(bot.locator('i.face svg')).toBeVisible();
			await expect(bot).toMatchAriaSnapshot(`- listitem: /${name} bot, medium/`);
			await expect(bot.locator('i.face')).toHaveAttribute('title', 'bot, medium');
			// On small screens the words are there for those who hear them.
			const words = await bot.getByText('bot, medium').boundingBox();
			expect(words?.width ?? 0).toBeGreaterThan(viewport.width < 800 ? 0 : 50);
		}
		await expect(seats.filter({ hasText: 'You' }).locator('i.face svg')).toHaveCount(0);
		expect(await player.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
		const { violations } = await new AxeBuilder({ page: player.page }).analyze();
		expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
	});
}

test('bots sit in the seats that were chosen for them, and the door of the table names them as bots', async ({
	server,
	visitor,
}) => {
	const host = await visitor();
	await host.open(`${server.url}/new`);
	await host.page.getByLabel('Your name').fill('Ada');
	await host.page.getByRole('combobox', { name: /^Seat 2/ }).selectOption('expert');
	await host.page.getByRole('combobox', { name: /^Seat 3/ }).selectOption('easy');
	await host.page.getByRole('button', { name: 'Create table' }).click();
	await expect(host.page.getByRole('main').getByRole('list').first().getByRole('listitem')).toContainText([
		'Ada',
		'bot, expert',
		'bot, easy',
		'Seat 4',
	]);
	const guest = await visitor();
	await guest.open(host.page.url());
	await expect(guest.page.getByText('At the table: Ada, Rex (bot), and Juno (bot).')).toBeVisible();
});
