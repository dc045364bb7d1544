import { expect, test } from '../support/fixtures.ts';
import type { Player } from '../support/player.ts';

async function openSetup(player: Player): Promise<void> {
	await player.page.getByRole('button', { name: 'Menu' }).click();
	await player.page.getByRole('button', { name: 'New game' }).click();
}

test('a new game against bots begins with the choices of the game on the table', async ({ server, visitor }) => {
	const player = await visitor();
	const { page } = player;
	const level = (name: string) => page.getByRole('radio', { name, exact: true });
	await player.open(`${server.url}/play`);
	await openSetup(player);
	await expect(level('3')).toBeChecked();
	await expect(level('Medium')).toBeChecked();
	await level('2').check({ force: true });
	await level('Expert').check({ force: true });
	await page.getByRole('checkbox', { name: /^Shuffles may rotate/ }).check();
	await page.getByRole('button', { name: 'Deal the cards' }).click();
	await expect(page.getByRole('region', { name: 'Players' }).getByText('bot, expert')).toHaveCount(2);
	// What is chosen and not dealt is forgotten; what is on the table is still there after a reload.
	for (const isReloaded of [false, false, true]) {
		if (isReloaded) await player.open(`${server.url}/play`);
		await openSetup(player);
		await expect(level('2')).toBeChecked();
		await expect(level('Expert')).toBeChecked();
		await expect(page.getByRole('checkbox', { name: /^Shuffles may rotate/ })).toBeChecked();
		await level('Easy').check({ force: true });
		await page.getByRole('button', { name: 'Cancel' }).click();
		await page.getByRole('button', { name: 'Close' }).click();
	}
});

const HELP = {
	Easy: /^Misses things/,
	Medium: /^Builds its own Goal/,
	Strong: /^Thinks ahead/,
	Expert: /^Takes its time/,
};

test('what a level means is seen, and heard with the level', async ({ server, visitor }) => {
	const player = await visitor();
	const { page } = player;
	await player.open(`${server.url}/play`);
	await openSetup(player);
	for (const [name, help] of Object.entries(HELP)) {
		const level = page.getByRole('radio', { name, exact: true });
		await expect(level).toHaveAccessibleDescription(help);
		await level.check({ force: true });
		await expect(page.getByText(help)).toBeVisible();
	}
	await player.open(`${server.url}/new`);
	for (const [name, help] of Object.entries(HELP)) {
		const seat = page.getByRole('combobox', { name: /^Seat 3/ });
		await seat.selectOption(name.toLowerCase());
		await expect(seat).toHaveAccessibleDescription(help);
		await expect(page.getByText(help)).toBeVisible();
	}
	await expect(page.getByRole('combobox', { name: /^Seat 2/ })).toHaveAccessibleDescription('');
});
