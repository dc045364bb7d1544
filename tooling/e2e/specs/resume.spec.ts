import { expect, test } from '../support/fixtures.ts';
import { startProxy } from '../support/proxy.ts';
import { startServer } from '../support/server.ts';
import { twoAtATable } from '../support/tables.ts';

test('a reload in the middle of a turn changes nothing', async ({ server, visitor }) => {
	const [host, guest] = [await visitor(), await visitor()];
	await twoAtATable(host, guest, server.url);
	const player = (await host.isMyTurn()) ? host : guest;
	// Before a card is picked up: a held card is shown as it would lie.
	const [hand, goal] = [await player.hand(), await player.goal()];
	await player.cards.first().click();
	await player.page.reload();
	await player.ready();
	await expect(player.cards).toHaveCount(hand.length);
	expect(await player.hand()).toEqual(hand);
	expect(await player.goal()).toBe(goal);
	await expect(player.sentence).toContainText('Your turn');
	await player.playAnything();
});

test('an outage of five seconds in the middle of a turn changes nothing', async ({ server, visitor }) => {
	const line = await startProxy(server.url);
	const [host, guest] = [await visitor(), await visitor()];
	await twoAtATable(host, guest, line.url);
	const [player, other] = (await host.isMyTurn()) ? [host, guest] : [guest, host];
	const [hand, goal, others] = [await player.hand(), await player.goal(), await other.hand()];
	const outage = line.outage(5000);
	await expect(player.page.getByRole('status', { name: 'Connection' })).toContainText('Connection lost');
	await outage;
	await expect(player.page.getByRole('status', { name: 'Connection' })).not.toContainText('Connection lost');
	await expect(player.sentence).toContainText('Your turn');
	expect(await player.hand()).toEqual(hand);
	expect(await player.goal()).toBe(goal);
	expect(await other.hand()).toEqual(others);
	await player.playAnything();
	await expect(other.sentence).toContainText('Your turn');
	await line.close();
});

test('the server is killed and started again: the game goes on with the same hands', async ({ visitor }) => {
	const server = await startServer({ BOT_PAUSE_MS: '0', REQUESTS_PER_MINUTE: '0' });
	const [host, guest] = [await visitor(), await visitor()];
	await twoAtATable(host, guest, server.url);
	for (let moves = 0; moves < 2; moves++) {
		const [player, other] = (await host.isMyTurn()) ? [host, guest] : [guest, host];
		await player.playAnything();
		// Whoever is next has drawn then, and sees it.
		await expect(other.sentence).toContainText('Your turn');
	}
	const before = [await host.hand(), await host.goal(), await guest.hand(), await guest.goal()];
	await server.stop('SIGKILL');
	await expect(host.page.getByRole('status', { name: 'Connection' })).toContainText('Connection lost');
	await server.start();
	for (const player of [host, guest]) {
		await expect(player.page.getByRole('status', { name: 'Connection' })).not.toContainText('Connection lost');
	}
	expect([await host.hand(), await host.goal(), await guest.hand(), await guest.goal()]).toEqual(before);
	const player = (await host.isMyTurn()) ? host : guest;
	await player.playAnything();
	await expect((player === host ? guest : host).sentence).toContainText('Your turn');
	await server.remove();
});

test('a second tab takes the seat over, and the first says so', async ({ server, visitor }) => {
	const [host, guest] = [await visitor(), await visitor()];
	const link = await twoAtATable(host, guest, server.url);
	const hand = await host.hand();
	const second = await host.page.context().newPage();
	await second.goto(link);
	await expect(second.getByRole('list', { name: 'Your hand' }).getByRole('button')).toHaveCount(hand.length);
	await expect(host.page.getByRole('button', { name: 'Play here' })).toBeVisible();
	await host.page.getByRole('button', { name: 'Play here' }).click();
	await expect(host.cards).toHaveCount(hand.length);
	expect(await host.hand()).toEqual(hand);
});
