import { expect, test } from '../support/fixtures.ts';
import { playOn } from '../support/player.ts';
import { newTable, sitDown, twoAtATable } from '../support/tables.ts';

test('two people by link play a game to a win, and who watches sees no hand', async ({ server, visitor }) => {
	test.slow();
	const [host, guest, watcher] = [await visitor(), await visitor(), await visitor()];
	const link = await twoAtATable(host, guest, server.url);
	await watcher.open(link);
	await watcher.page.getByRole('button', { name: 'Only watch' }).click();
	await expect(
		watcher.page.getByRole('list', { name: 'Players' }).or(watcher.page.getByRole('region', { name: 'Players' })),
	).toContainText('Ada');
	await expect(watcher.page.getByRole('list', { name: 'Your hand' })).toHaveCount(0);
	await expect(watcher.page.getByRole('button', { name: /^Your Goal/ })).toHaveCount(0);

	await playOn([host, guest]);

	for (const player of [host, guest, watcher]) await expect(player.result).toBeVisible();
	await expect(watcher.page.getByRole('list', { name: 'Your hand' })).toHaveCount(0);
	await host.page.getByRole('button', { name: 'Rematch' }).click();
	for (const player of [host, guest]) await expect(player.cards).not.toHaveCount(0);
	await expect(watcher.result).toHaveCount(0);
});

test('a full table offers to watch', async ({ server, visitor }) => {
	const [host, guest, third] = [await visitor(), await visitor(), await visitor()];
	const link = await newTable(host, server.url, 'Ada', 2);
	await sitDown(guest, link, 'Ben');
	await expect(host.page.getByRole('listitem').getByText('Ben')).toBeVisible();
	await third.open(link);
	await expect(third.page.getByText('Every seat is taken. You can watch.')).toBeVisible();
	await expect(third.page.getByRole('button', { name: 'Sit down' })).toHaveCount(0);
});

test('the code from the home page leads to the same table', async ({ server, visitor }) => {
	const [host, guest] = [await visitor(), await visitor()];
	const link = await newTable(host, server.url, 'Ada', 3);
	const code = link.slice(-6);
	await guest.open(server.url);
	await guest.page.getByLabel('Join by code').fill(code.toLowerCase());
	await guest.page.getByRole('button', { name: 'Join' }).click();
	await expect(guest.page).toHaveURL(link);
	await expect(guest.page.getByRole('button', { name: 'Sit down' })).toBeVisible();
});

test('a table whose game the pages cannot show yet says so, at the door and to who sits there', async ({
	server,
	visitor,
}) => {
	const made = await fetch(`${server.url}/api/tables`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ name: 'Ada', rules: 'summary', seats: 3 }),
	});
	const { code, credential } = (await made.json()) as { code: string; credential: string };
	const words = 'This table plays by rules that this page cannot show yet.';
	const [guest, host] = [await visitor(), await visitor()];
	await guest.open(`${server.url}/table/${code}`);
	await expect(guest.page.getByText(words)).toBeVisible();
	for (const name of ['Sit down', 'Only watch']) await expect(guest.page.getByRole('button', { name })).toHaveCount(0);

	await host.open(server.url);
	await host.page.evaluate(([key, value]) => localStorage.setItem(key, value), [`seat:${code}`, credential] as const);
	await host.open(`${server.url}/table/${code}`);
	await expect(host.page.getByText(words)).toBeVisible();
	await expect(host.page.getByRole('button', { name: 'Start the game' })).toHaveCount(0);
});
