import { expect, test } from '../support/fixtures.ts';
import type { Player } from '../support/player.ts';

async function find(player: Player, url: string, name: string): Promise<void> {
	await player.open(`${url}/quick`);
	await player.page.getByLabel('Your name').fill(name);
	await player.page.getByRole('radio', { name: '3 players' }).check({ force: true });
	await player.page.getByRole('button', { name: 'Find players' }).click();
}

test('quick match seats three strangers at one table', async ({ server, visitor }) => {
	const people = [await visitor(), await visitor(), await visitor()];
	await Promise.all(people.map((player, i) => find(player, server.url, `Stranger ${i + 1}`)));
	for (const player of people) await expect(player.cards).not.toHaveCount(0);
	const urls = new Set(people.map((player) => player.page.url()));
	expect(urls.size).toBe(1);
	for (const [i, player] of people.entries()) {
		const players = player.page.getByRole('region', { name: 'Players' });
		for (const other of [1, 2, 3]) if (other !== i + 1) await expect(players).toContainText(`Stranger ${other}`);
	}
});

test('who is alone plays with bots after the wait', async ({ server, visitor }) => {
	const player = await visitor();
	await find(player, server.url, 'Alone');
	await expect(player.page.getByText(/bots take the empty seats/)).toBeVisible();
	await expect(player.cards).not.toHaveCount(0);
	await expect(
		player.page.getByRole('region', { name: 'Players' }).getByText('bot, medium', { exact: true }),
	).toHaveCount(2);
});
